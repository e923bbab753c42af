import type { FactTexts } from '../fact-texts.ts';

/** Opposites, animals and their young, and the Italian words of sheet music. */
export const facts: FactTexts = {
  opposites: {
    all: `
caliente | frío
grande | pequeño / chico
largo | corto
rápido | lento
contento | triste
día | noche
arriba | abajo
dentro | fuera
abierto | cerrado
lleno | vacío
mojado | seco
viejo | joven / nuevo
duro | blando / suave
claro | oscuro
limpio | sucio
ruidoso | silencioso
temprano | tarde
izquierda | derecha
primero | último
empujar | tirar / jalar
pesado | ligero / liviano
cerca | lejos
grueso | fino / delgado
rico | pobre
empezar | terminar / acabar
antes | después
verdadero | falso
despierto | dormido
ganar | perder
siempre | nunca`,
  },
  'young-animals': {
    all: `
gato | gatito
perro | cachorro / perrito
vaca | ternero / becerro
caballo | potro / potrillo
oveja | cordero
cerdo | cochinillo / lechón
cabra | cabrito / chivo
gallina | pollito / polluelo
pato | patito
ganso | ansarino / gansito
jabalí | jabato
rana | renacuajo
oso | osezno / osito
ciervo | cervatillo / cervato
lobo | lobezno / lobato
águila | aguilucho
ballena | ballenato
mariposa | oruga
liebre | lebrato
conejo | gazapo / conejito`,
  },
  'music-words': {
    all: `
piano | suave
forte | fuerte
mezzo piano | medio suave
mezzo forte | medio fuerte
pianissimo | muy suave
fortissimo | muy fuerte
crescendo | cada vez más fuerte
diminuendo | cada vez más suave
largo | muy lento y amplio
adagio | lento
andante | al paso de quien camina
moderato | a velocidad media
allegro | rápido y alegre
presto | muy rápido
accelerando | cada vez más rápido
ritardando | cada vez más lento
a tempo | de vuelta a la primera velocidad
legato | ligado | Sin cortes entre las notas.
staccato | picado / corto | Las notas van separadas.
dolce | con dulzura
da capo | desde el principio
fine | el final
solo | uno sin los demás
tutti | todos juntos`,
  },
};

import type { FactTexts } from '../fact-texts.ts';

/** Opposites, animals and their young, and the Italian words of sheet music. */
export const facts: FactTexts = {
  opposites: {
    all: `
quente | frio
grande | pequeno
alto | baixo
rápido | lento / devagar
feliz | triste / infeliz
dia | noite
em cima | embaixo
dentro | fora
aberto | fechado
cheio | vazio
molhado | seco
velho | jovem / novo
duro | mole / macio
claro | escuro
limpo | sujo
barulhento | silencioso
cedo | tarde
esquerda | direita
primeiro | último
empurrar | puxar
pesado | leve
perto | longe
grosso | fino
rico | pobre
começar | terminar / acabar
antes | depois
verdadeiro | falso
acordado | dormindo / adormecido
ganhar | perder
sempre | nunca`,
  },
  'young-animals': {
    all: `
gato | gatinho
cachorro | cachorrinho
vaca | bezerro / terneiro
cavalo | potro / potrinho
ovelha | cordeiro / carneirinho
porco | leitão / porquinho
cabra | cabrito
galinha | pintinho
peixe | alevino
ganso | gansinho
leão | leãozinho
sapo | girino
urso | ursinho
veado | veadinho
elefante | elefantinho
coruja | corujinha
coelho | coelhinho / láparo
borboleta | lagarta
abelha | larva
foca | foquinha`,
  },
  'music-words': {
    all: `
piano | baixinho / suave
forte | alto / com força
mezzo piano | meio baixinho / meio suave
mezzo forte | meio alto
pianissimo | bem baixinho / muito suave
fortissimo | bem alto
crescendo | aumentando o som
diminuendo | diminuindo o som
largo | muito lento e amplo
adagio | devagar
andante | no passo de quem anda
moderato | em velocidade média
allegro | rápido e alegre
presto | muito rápido
accelerando | acelerando
ritardando | ficando mais lento
a tempo | de volta à velocidade inicial
legato | ligado | As notas são unidas.
staccato | curto | As notas são separadas.
dolce | com doçura
da capo | desde o começo
fine | o fim
solo | um sozinho
tutti | todos juntos`,
  },
};

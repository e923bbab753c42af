import type { FactTexts } from '../fact-texts.ts';

/** Opposites, animals and their young, and the Italian words of sheet music. */
export const facts: FactTexts = {
  opposites: {
    all: `
caldo | freddo
grande | piccolo
alto | basso
veloce | lento
felice | triste / infelice
giorno | notte
su | giù
dentro | fuori
aperto | chiuso
pieno | vuoto
bagnato | asciutto
vecchio | giovane / nuovo
duro | morbido / molle / tenero
chiaro | scuro
pulito | sporco
rumoroso | silenzioso
presto | tardi
sinistra | destra
primo | ultimo
spingere | tirare
pesante | leggero
vicino | lontano
grosso | sottile
ricco | povero
cominciare | finire / terminare
prima | dopo
vero | falso
sveglio | addormentato
vincere | perdere
sempre | mai`,
  },
  'young-animals': {
    all: `
gatto | gattino / micino
cane | cagnolino / cucciolo
mucca | vitello / vitellino
cavallo | puledro
pecora | agnello / agnellino
maiale | maialino / porcellino
capra | capretto
gallina | pulcino
anatra | anatroccolo
oca | papero / ochetta
lupo | lupacchiotto / lupetto
rana | girino
orso | orsacchiotto / orsetto
cervo | cerbiatto
leone | leoncino
aquila | aquilotto
volpe | volpacchiotto
farfalla | bruco
lepre | leprotto
elefante | elefantino`,
  },
  'music-words': {
    all: `
piano | volume basso
forte | volume alto
mezzo piano | volume un po’ basso
mezzo forte | volume un po’ alto
pianissimo | volume bassissimo
fortissimo | volume altissimo
crescendo | il volume aumenta
diminuendo | il volume cala
largo | molto lento e solenne
adagio | lento
andante | al passo di chi cammina
moderato | a velocità media
allegro | veloce e vivace
presto | molto veloce
accelerando | sempre più veloce
ritardando | sempre più lento
a tempo | di nuovo alla velocità iniziale
legato | note unite | Si suonano senza stacchi.
staccato | note brevi | Ogni nota si stacca dall’altra.
dolce | con tenerezza
da capo | dall’inizio
fine | conclusione del pezzo
solo | un musicista senza gli altri
tutti | l’intera orchestra insieme`,
  },
};

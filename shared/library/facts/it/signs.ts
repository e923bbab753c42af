import type { FactTexts } from '../fact-texts.ts';

/** Road signs: name of the drawing, meaning, and what the sign looks like for those who don’t see it. That must not tell the meaning. */
export const facts: FactTexts = {
  'road-signs-us': {
    all: `
stop | Fermati alla riga | Cartello rosso a otto lati con una parola
yield | Dai la precedenza | Triangolo rosso e bianco con la punta in giù
noentry | Divieto di accesso | Barra bianca in un disco rosso
oneway | Senso unico | Freccia bianca su un cartello nero
speed | Velocità massima consentita | Cartello bianco con due parole e un numero
noleft | Vietato girare a sinistra | Freccia piegata dietro una barra rossa
noright | Vietato girare a destra | Freccia piegata dall’altra parte, dietro una barra rossa
nouturn | Vietata l’inversione a U | Freccia che torna indietro, dietro una barra rossa
noparking | Divieto di sosta | Lettera P dietro una barra rossa
nobikes | Vietato alle biciclette | Due ruote dietro una barra rossa
nowalking | Vietato ai pedoni | Figura dietro una barra rossa
walkers | Qui le persone attraversano | Rombo giallo con una figura
school | Scuola più avanti | Cartello giallo-verde a cinque lati con due figure
bikes | Qui attraversano le biciclette | Rombo giallo con due ruote
deer | Cervi sulla strada | Rombo giallo con un animale
train | Passaggio a livello più avanti | Disco giallo con una X e due lettere
signal | Semaforo più avanti | Rombo giallo con tre punti: rosso, giallo, verde
stopahead | Stop più avanti | Rombo giallo con una freccia e un cartello rosso
slippery | Strada scivolosa se bagnata | Rombo giallo con un’auto e linee ondulate
curve | Curva a destra | Rombo giallo con una freccia piegata
merge | Le corsie si uniscono | Rombo giallo con due linee che diventano una
twoway | Doppio senso di marcia | Rombo giallo con due frecce, su e giù
roundabout | Rotatoria più avanti | Rombo giallo con tre frecce che si inseguono
hospital | Ospedale vicino | Lettera H bianca su blu
wheelchair | Per persone con disabilità | Figura bianca e ruota su blu`,
  },
  'road-signs-europe': {
    all: `
stop | Fermati alla riga | Cartello rosso a otto lati con una parola
giveway | Dai la precedenza | Triangolo rosso e bianco con la punta in giù
noentry | Divieto di accesso | Barra bianca in un disco rosso
speed | Velocità massima consentita | Anello rosso con un numero
noovertaking | Divieto di sorpasso | Anello rosso con un’auto rossa e una nera
noleft | Vietato girare a sinistra | Anello rosso con una freccia piegata
nouturn | Vietata l’inversione a U | Anello rosso con una freccia che torna indietro
noparking | Divieto di sosta, fermata breve permessa | Disco blu con anello rosso e una barra rossa
nostopping | Divieto di fermata | Disco blu con anello rosso e una croce rossa
nobikes | Vietato alle biciclette | Anello rosso con due ruote
nowalking | Vietato ai pedoni | Anello rosso con una figura
priority | Hai la precedenza su questa strada | Rombo giallo con il bordo bianco
oneway | Senso unico | Freccia bianca su un cartello blu
deadend | Strada senza uscita | Cartello blu con una T bianca dalla cima rossa
walkers | Qui le persone attraversano | Cartello blu con una figura in un triangolo bianco
children | Attenzione ai bambini | Triangolo rosso con due figure piccole
work | Lavori in corso | Triangolo rosso con una figura che scava
signal | Semaforo più avanti | Triangolo rosso con tre punti: rosso, giallo, verde
slippery | Strada scivolosa | Triangolo rosso con un’auto e linee ondulate
hill | Discesa ripida | Triangolo rosso con una linea obliqua e un numero
curve | Curva a destra | Triangolo rosso con una freccia piegata
crossroads | Incrocio, chi viene da destra passa prima | Triangolo rosso con una X
twoway | Doppio senso di marcia | Triangolo rosso con due frecce, su e giù
deer | Animali selvatici sulla strada | Triangolo rosso con una sagoma che salta
train | Passaggio a livello | X rossa e bianca
roundabout | Rotatoria | Disco blu con tre frecce che si inseguono
bikepath | Pista ciclabile | Disco blu con due ruote
footpath | Percorso per i pedoni | Disco blu con una figura
right | Gira qui a destra | Disco blu con una freccia bianca
hospital | Ospedale vicino | Lettera H bianca su blu
parking | Parcheggio consentito | Lettera P bianca su blu`,
  },
};

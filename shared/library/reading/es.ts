import type { LevelTable } from '../levels.ts';
import { makeParts, makeWords } from './word-levels.ts';

/** Primeras lecturas. Single words first, then words that sound like another one in some region, with a sentence. */
const words: LevelTable = {
  first: [
    'con m, p, s, l, t',
    `
mamá papá mesa sol sal sala mapa pala pelo lima loma lupa sopa suma tema pato pata palo tela tapa lata moto mimo maleta pelota
ola: Una ola del mar moja la arena.
masa: La masa del pan está lista.
pasa: El tren pasa por aquí.
ala: El ala del pájaro es negra.`,
  ],
  second: [
    'con más letras',
    `
luna nene nido nube dedo duda nada boca bebé uva foca café copa cama cubo gato gota goma ropa río perro niño piña jirafa
casa: Mi casa tiene jardín.
vaca: La vaca da leche.
bota: Me quito la bota mojada.
vaso: Bebo un vaso de agua.
rosa: Corto una rosa roja.
hoja: Cae una hoja del árbol.
hola: Te digo hola al llegar.`,
  ],
  third: [
    'con sílabas mixtas',
    `
árbol pez campo banco barco carta puerta cuento tiempo fuente lluvia llave silla queso parque guitarra pingüino zapato leche noche mochila lunes martes jueves
calle: Vivo en esta calle.
cielo: El cielo está azul.
luz: Apaga la luz.
pollo: El pollo es amarillo.`,
  ],
  fourth: [
    'con sílabas trabadas',
    `
blanco libro cabra clase crema escribir dragón cuadro flor fresa fruta globo iglesia grande tigre negro plato plaza pluma primo primavera sombrero tren trabajo estrella astronauta biblioteca bicicleta escuela
brazo: Levanta el brazo derecho.
abrazo: Te doy un abrazo.`,
  ],
  frequent: [
    'palabras frecuentes',
    `
en con por para y no los un una es yo muy pero también aquí hoy ayer mañana siempre nunca está otro todo entonces
a: Voy a casa.
de: Bebo un vaso de agua.
que: Creo que llueve.
el: Mira el gato.
sí: Digo que sí.
tú: Y tú, ¿qué haces?
más: Quiero más agua.
hay: En la mesa hay pan.
porque: Río porque estoy feliz.
cuando: Canto cuando estoy feliz.`,
  ],
};

const syllables: LevelTable = {
  first: [
    'dos sílabas',
    `
ma·no ca·sa ga·to lu·na me·sa pe·lo so·fá ca·fé be·bé ni·ño pi·ña to·ro va·ca ro·sa da·do fo·ca pe·rro co·che lla·ve que·so bo·ca nu·be de·do sa·po`,
  ],
  second: [
    'dos sílabas mixtas y trabadas',
    `
ár·bol cam·po bar·co gus·to pin·tor dul·ce par·que tam·bor jar·dín can·tar sal·tar pes·car cin·co len·gua puer·ta cuen·to fuen·te mar·tes ver·de li·bro pla·to ti·gre glo·bo`,
  ],
  third: [
    'tres sílabas',
    `
pe·lo·ta za·pa·to to·ma·te ca·mi·sa co·ne·jo ca·ba·llo ven·ta·na es·cue·la es·tre·lla som·bre·ro mo·chi·la pá·ja·ro mú·si·ca a·mi·go gui·ta·rra ba·lle·na ma·le·ta pe·que·ño her·ma·no na·ran·ja plá·ta·no`,
  ],
  fourth: [
    'cuatro sílabas y más',
    `
ma·ri·po·sa e·le·fan·te te·lé·fo·no cho·co·la·te bi·ci·cle·ta di·no·sau·rio pri·ma·ve·ra za·na·ho·ria co·co·dri·lo pe·lí·cu·la se·má·fo·ro a·ma·ri·llo ca·la·ba·za bi·blio·te·ca a·ven·tu·ra hi·po·pó·ta·mo or·de·na·dor re·fri·ge·ra·dor`,
  ],
};

export const makers = {
  'first-words-spanish': makeWords('es', words),
  'syllables-spanish': makeParts('es', syllables),
};

import type { FactTexts } from '../fact-texts.ts';

/** Planets and chemical elements. */
export const facts: FactTexts = {
  planets: {
    order: `
1º pianeta a partire dal Sole | Mercurio
2º pianeta a partire dal Sole | Venere
3º pianeta a partire dal Sole | Terra
4º pianeta a partire dal Sole | Marte
5º pianeta a partire dal Sole | Giove
6º pianeta a partire dal Sole | Saturno
7º pianeta a partire dal Sole | Urano
8º pianeta a partire dal Sole | Nettuno`,
    special: `
Il pianeta più grande | Giove
Il pianeta più piccolo | Mercurio
Il pianeta più caldo | Venere
Il pianeta con gli anelli più larghi | Saturno
Il pianeta rosso | Marte
Il pianeta su cui viviamo | Terra
Il pianeta che ruota coricato su un fianco | Urano
Il pianeta più ventoso | Nettuno`,
    8: `
Il pianeta con più lune conosciute | Saturno
Il pianeta che ruota più in fretta su sé stesso | Giove
Il pianeta grande quasi quanto la Terra | Venere
Il pianeta con le due piccole lune Fobos e Deimos | Marte
Il pianeta con una sola luna | Terra
Il pianeta con l’anno più corto | Mercurio
Il pianeta con l’anno più lungo | Nettuno
Il primo pianeta scoperto con un telescopio | Urano
Il pianeta con il vulcano più alto di tutti | Marte
Il pianeta con la Grande Macchia Rossa, una tempesta gigante | Giove
Il pianeta più luminoso del nostro cielo | Venere
Il pianeta trovato prima con i calcoli e poi con il telescopio | Nettuno
Il pianeta con la grande luna Titano | Saturno
Il pianeta con molti crateri e quasi senza aria | Mercurio
Il pianeta le cui lune hanno nomi presi da Shakespeare | Urano
Il pianeta coperto per la maggior parte da oceani | Terra`,
  },
  elements: {
    all: `
H | Idrogeno
He | Elio
Li | Litio
Be | Berillio
B | Boro
C | Carbonio
N | Azoto
O | Ossigeno
F | Fluoro
Ne | Neon
Na | Sodio
Mg | Magnesio
Al | Alluminio
Si | Silicio
P | Fosforo
S | Zolfo
Cl | Cloro
Ar | Argon
K | Potassio
Ca | Calcio
Sc | Scandio
Ti | Titanio
V | Vanadio
Cr | Cromo
Mn | Manganese
Fe | Ferro
Co | Cobalto
Ni | Nichel
Cu | Rame
Zn | Zinco
Ga | Gallio
Ge | Germanio
As | Arsenico
Se | Selenio
Br | Bromo
Kr | Kripton / Krypton
Rb | Rubidio
Sr | Stronzio
Y | Ittrio
Zr | Zirconio
Nb | Niobio
Mo | Molibdeno
Tc | Tecnezio
Ru | Rutenio
Rh | Rodio
Pd | Palladio
Ag | Argento
Cd | Cadmio
In | Indio
Sn | Stagno
Sb | Antimonio
Te | Tellurio
I | Iodio
Xe | Xeno / Xenon
Cs | Cesio
Ba | Bario
La | Lantanio
Ce | Cerio
Pr | Praseodimio
Nd | Neodimio
Pm | Promezio
Sm | Samario
Eu | Europio
Gd | Gadolinio
Tb | Terbio
Dy | Disprosio
Ho | Olmio
Er | Erbio
Tm | Tulio
Yb | Itterbio
Lu | Lutezio
Hf | Afnio
Ta | Tantalio
W | Tungsteno / Wolframio
Re | Renio
Os | Osmio
Ir | Iridio
Pt | Platino
Au | Oro
Hg | Mercurio
Tl | Tallio
Pb | Piombo
Bi | Bismuto
Po | Polonio
At | Astato
Rn | Radon
Fr | Francio
Ra | Radio
Ac | Attinio
Th | Torio
Pa | Protoattinio
U | Uranio
Np | Nettunio
Pu | Plutonio
Am | Americio
Cm | Curio
Bk | Berkelio
Cf | Californio
Es | Einsteinio
Fm | Fermio
Md | Mendelevio
No | Nobelio
Lr | Laurenzio / Lawrencio
Rf | Rutherfordio
Db | Dubnio
Sg | Seaborgio
Bh | Bohrio
Hs | Hassio
Mt | Meitnerio
Ds | Darmstadtio
Rg | Roentgenio
Cn | Copernicio
Nh | Nihonio
Fl | Flerovio
Mc | Moscovio
Lv | Livermorio
Ts | Tennesso
Og | Oganesson`,
  },
};

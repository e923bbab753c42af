import type { FactTexts } from '../fact-texts.ts';

/** Planets and chemical elements. */
export const facts: FactTexts = {
  planets: {
    order: `
1.er planeta desde el Sol | Mercurio
2.º planeta desde el Sol | Venus
3.er planeta desde el Sol | Tierra
4.º planeta desde el Sol | Marte
5.º planeta desde el Sol | Júpiter
6.º planeta desde el Sol | Saturno
7.º planeta desde el Sol | Urano
8.º planeta desde el Sol | Neptuno`,
    special: `
El planeta más grande | Júpiter
El planeta más pequeño | Mercurio
El planeta más caliente | Venus
El planeta con los anillos más anchos | Saturno
El planeta rojo | Marte
El planeta en el que vivimos | Tierra
El planeta que gira recostado sobre un lado | Urano
El planeta con más viento | Neptuno`,
    8: `
El planeta con más lunas conocidas | Saturno
El planeta que gira más rápido sobre sí mismo | Júpiter
El planeta de tamaño más parecido al de la Tierra | Venus
El planeta con las dos lunas pequeñas Fobos y Deimos | Marte
El planeta con una sola luna | Tierra
El planeta con el año más corto | Mercurio
El planeta con el año más largo | Neptuno
El primer planeta descubierto con un telescopio | Urano
El planeta con el volcán más alto de todos | Marte
El planeta con la Gran Mancha Roja, una tormenta gigante | Júpiter
El planeta más brillante de nuestro cielo | Venus
El planeta que se encontró primero con cálculos y luego con el telescopio | Neptuno
El planeta con la gran luna Titán | Saturno
El planeta con muchos cráteres y casi sin aire | Mercurio
El planeta cuyas lunas tienen nombres de obras de Shakespeare | Urano
El planeta cubierto en su mayor parte por océanos | Tierra`,
  },
  elements: {
    all: `
H | Hidrógeno
He | Helio
Li | Litio
Be | Berilio
B | Boro
C | Carbono
N | Nitrógeno
O | Oxígeno
F | Flúor
Ne | Neón
Na | Sodio
Mg | Magnesio
Al | Aluminio
Si | Silicio
P | Fósforo
S | Azufre
Cl | Cloro
Ar | Argón
K | Potasio
Ca | Calcio
Sc | Escandio
Ti | Titanio
V | Vanadio
Cr | Cromo
Mn | Manganeso
Fe | Hierro
Co | Cobalto
Ni | Níquel
Cu | Cobre
Zn | Zinc / Cinc
Ga | Galio
Ge | Germanio
As | Arsénico
Se | Selenio
Br | Bromo
Kr | Kriptón / Criptón
Rb | Rubidio
Sr | Estroncio
Y | Itrio
Zr | Circonio / Zirconio
Nb | Niobio
Mo | Molibdeno
Tc | Tecnecio
Ru | Rutenio
Rh | Rodio
Pd | Paladio
Ag | Plata
Cd | Cadmio
In | Indio
Sn | Estaño
Sb | Antimonio
Te | Telurio / Teluro
I | Yodo
Xe | Xenón
Cs | Cesio
Ba | Bario
La | Lantano
Ce | Cerio
Pr | Praseodimio
Nd | Neodimio
Pm | Prometio
Sm | Samario
Eu | Europio
Gd | Gadolinio
Tb | Terbio
Dy | Disprosio
Ho | Holmio
Er | Erbio
Tm | Tulio
Yb | Iterbio
Lu | Lutecio
Hf | Hafnio
Ta | Tántalo
W | Wolframio / Tungsteno
Re | Renio
Os | Osmio
Ir | Iridio
Pt | Platino
Au | Oro
Hg | Mercurio
Tl | Talio
Pb | Plomo
Bi | Bismuto
Po | Polonio
At | Astato
Rn | Radón
Fr | Francio
Ra | Radio
Ac | Actinio
Th | Torio
Pa | Protactinio
U | Uranio
Np | Neptunio
Pu | Plutonio
Am | Americio
Cm | Curio
Bk | Berkelio
Cf | Californio
Es | Einstenio
Fm | Fermio
Md | Mendelevio
No | Nobelio
Lr | Lawrencio
Rf | Rutherfordio
Db | Dubnio
Sg | Seaborgio
Bh | Bohrio
Hs | Hasio
Mt | Meitnerio
Ds | Darmstatio
Rg | Roentgenio
Cn | Copernicio
Nh | Nihonio
Fl | Flerovio
Mc | Moscovio
Lv | Livermorio
Ts | Teneso
Og | Oganesón`,
  },
};

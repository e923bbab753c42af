import type { FactTexts } from '../fact-texts.ts';

/** Planets and chemical elements. */
export const facts: FactTexts = {
  planets: {
    order: `
1. Planet von der Sonne aus | Merkur
2. Planet von der Sonne aus | Venus
3. Planet von der Sonne aus | Erde
4. Planet von der Sonne aus | Mars
5. Planet von der Sonne aus | Jupiter
6. Planet von der Sonne aus | Saturn
7. Planet von der Sonne aus | Uranus
8. Planet von der Sonne aus | Neptun`,
    special: `
Der größte Planet | Jupiter
Der kleinste Planet | Merkur
Der heißeste Planet | Venus
Der Planet mit den breitesten Ringen | Saturn
Der rote Planet | Mars
Der Planet, auf dem wir leben | Erde
Der Planet, der auf der Seite rollt | Uranus
Der Planet mit dem stärksten Wind | Neptun`,
    8: `
Der Planet mit den meisten bekannten Monden | Saturn
Der Planet, der sich am schnellsten dreht | Jupiter
Der Planet, der fast so groß ist wie die Erde | Venus
Der Planet mit den zwei kleinen Monden Phobos und Deimos | Mars
Der Planet mit genau einem Mond | Erde
Der Planet mit dem kürzesten Jahr | Merkur
Der Planet mit dem längsten Jahr | Neptun
Der erste Planet, der mit einem Fernrohr entdeckt wurde | Uranus
Der Planet mit dem höchsten Vulkan von allen | Mars
Der Planet mit dem Großen Roten Fleck, einem riesigen Sturm | Jupiter
Der hellste Planet an unserem Himmel | Venus
Der Planet, dessen Ort berechnet wurde, bevor ihn jemand fand | Neptun
Der Planet mit dem großen Mond Titan | Saturn
Der Planet mit vielen Kratern und fast ohne Luft | Merkur
Der Planet, dessen Monde Namen aus Werken von Shakespeare haben | Uranus
Der Planet, der zum größten Teil von Meeren bedeckt ist | Erde`,
  },
  elements: {
    all: `
H | Wasserstoff
He | Helium
Li | Lithium
Be | Beryllium
B | Bor
C | Kohlenstoff
N | Stickstoff
O | Sauerstoff
F | Fluor
Ne | Neon
Na | Natrium
Mg | Magnesium
Al | Aluminium
Si | Silizium / Silicium
P | Phosphor
S | Schwefel
Cl | Chlor
Ar | Argon
K | Kalium
Ca | Kalzium / Calcium
Sc | Scandium
Ti | Titan
V | Vanadium
Cr | Chrom
Mn | Mangan
Fe | Eisen
Co | Kobalt / Cobalt
Ni | Nickel
Cu | Kupfer
Zn | Zink
Ga | Gallium
Ge | Germanium
As | Arsen
Se | Selen
Br | Brom
Kr | Krypton
Rb | Rubidium
Sr | Strontium
Y | Yttrium
Zr | Zirkonium / Zirconium
Nb | Niob
Mo | Molybdän
Tc | Technetium
Ru | Ruthenium
Rh | Rhodium
Pd | Palladium
Ag | Silber
Cd | Cadmium / Kadmium
In | Indium
Sn | Zinn
Sb | Antimon
Te | Tellur
I | Jod / Iod
Xe | Xenon
Cs | Cäsium / Caesium
Ba | Barium
La | Lanthan
Ce | Cer
Pr | Praseodym
Nd | Neodym
Pm | Promethium
Sm | Samarium
Eu | Europium
Gd | Gadolinium
Tb | Terbium
Dy | Dysprosium
Ho | Holmium
Er | Erbium
Tm | Thulium
Yb | Ytterbium
Lu | Lutetium
Hf | Hafnium
Ta | Tantal
W | Wolfram
Re | Rhenium
Os | Osmium
Ir | Iridium
Pt | Platin
Au | Gold
Hg | Quecksilber
Tl | Thallium
Pb | Blei
Bi | Bismut / Wismut
Po | Polonium
At | Astat
Rn | Radon
Fr | Francium
Ra | Radium
Ac | Actinium
Th | Thorium
Pa | Protactinium
U | Uran
Np | Neptunium
Pu | Plutonium
Am | Americium
Cm | Curium
Bk | Berkelium
Cf | Californium
Es | Einsteinium
Fm | Fermium
Md | Mendelevium
No | Nobelium
Lr | Lawrencium
Rf | Rutherfordium
Db | Dubnium
Sg | Seaborgium
Bh | Bohrium
Hs | Hassium
Mt | Meitnerium
Ds | Darmstadtium
Rg | Roentgenium
Cn | Copernicium
Nh | Nihonium
Fl | Flerovium
Mc | Moscovium
Lv | Livermorium
Ts | Tenness
Og | Oganesson`,
  },
};

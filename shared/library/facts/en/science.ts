import type { FactTexts } from '../fact-texts.ts';

/** Planets and chemical elements. */
export const facts: FactTexts = {
  planets: {
    order: `
1st planet from the Sun | Mercury
2nd planet from the Sun | Venus
3rd planet from the Sun | Earth
4th planet from the Sun | Mars
5th planet from the Sun | Jupiter
6th planet from the Sun | Saturn
7th planet from the Sun | Uranus
8th planet from the Sun | Neptune`,
    special: `
The largest planet | Jupiter
The smallest planet | Mercury
The hottest planet | Venus
The planet with the widest rings | Saturn
The red planet | Mars
The planet we live on | Earth
The planet that rolls on its side | Uranus
The windiest planet | Neptune`,
    8: `
The planet with the most known moons | Saturn
The planet that spins fastest | Jupiter
The planet closest to Earth in size | Venus
The planet with the two small moons Phobos and Deimos | Mars
The planet with exactly one moon | Earth
The planet with the shortest year | Mercury
The planet with the longest year | Neptune
The first planet that was found with a telescope | Uranus
The planet with the highest volcano of all | Mars
The planet with the Great Red Spot, a giant storm | Jupiter
The brightest planet in our sky | Venus
The planet whose place was calculated before anyone found it | Neptune
The planet with the large moon Titan | Saturn
The planet with many craters and almost no air | Mercury
The planet whose moons have names from Shakespeare | Uranus
The planet that is mostly covered by oceans | Earth`,
  },
  elements: {
    all: `
H | Hydrogen
He | Helium
Li | Lithium
Be | Beryllium
B | Boron
C | Carbon
N | Nitrogen
O | Oxygen
F | Fluorine
Ne | Neon
Na | Sodium
Mg | Magnesium
Al | Aluminum
Si | Silicon
P | Phosphorus
S | Sulfur
Cl | Chlorine
Ar | Argon
K | Potassium
Ca | Calcium
Sc | Scandium
Ti | Titanium
V | Vanadium
Cr | Chromium
Mn | Manganese
Fe | Iron
Co | Cobalt
Ni | Nickel
Cu | Copper
Zn | Zinc
Ga | Gallium
Ge | Germanium
As | Arsenic
Se | Selenium
Br | Bromine
Kr | Krypton
Rb | Rubidium
Sr | Strontium
Y | Yttrium
Zr | Zirconium
Nb | Niobium
Mo | Molybdenum
Tc | Technetium
Ru | Ruthenium
Rh | Rhodium
Pd | Palladium
Ag | Silver
Cd | Cadmium
In | Indium
Sn | Tin
Sb | Antimony
Te | Tellurium
I | Iodine
Xe | Xenon
Cs | Cesium
Ba | Barium
La | Lanthanum
Ce | Cerium
Pr | Praseodymium
Nd | Neodymium
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
Ta | Tantalum
W | Tungsten
Re | Rhenium
Os | Osmium
Ir | Iridium
Pt | Platinum
Au | Gold
Hg | Mercury
Tl | Thallium
Pb | Lead
Bi | Bismuth
Po | Polonium
At | Astatine
Rn | Radon
Fr | Francium
Ra | Radium
Ac | Actinium
Th | Thorium
Pa | Protactinium
U | Uranium
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
Ts | Tennessine
Og | Oganesson`,
  },
};

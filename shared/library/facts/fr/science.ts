import type { FactTexts } from '../fact-texts.ts';

/** Planets and chemical elements. */
export const facts: FactTexts = {
  planets: {
    order: `
1re planète à partir du Soleil | Mercure
2e planète à partir du Soleil | Vénus
3e planète à partir du Soleil | Terre
4e planète à partir du Soleil | Mars
5e planète à partir du Soleil | Jupiter
6e planète à partir du Soleil | Saturne
7e planète à partir du Soleil | Uranus
8e planète à partir du Soleil | Neptune`,
    special: `
La plus grosse planète | Jupiter
La plus petite planète | Mercure
La planète la plus chaude | Vénus
La planète aux anneaux les plus larges | Saturne
La planète rouge | Mars
La planète où nous vivons | Terre
La planète qui tourne couchée sur le côté | Uranus
La planète la plus venteuse | Neptune`,
    8: `
La planète qui a le plus de lunes connues | Saturne
La planète qui tourne le plus vite sur elle-même | Jupiter
La planète dont la taille est la plus proche de celle de la Terre | Vénus
La planète aux deux petites lunes Phobos et Déimos | Mars
La planète qui a une seule lune | Terre
La planète à l’année la plus courte | Mercure
La planète à l’année la plus longue | Neptune
La première planète découverte au télescope | Uranus
La planète qui a le plus haut volcan de toutes | Mars
La planète où souffle la Grande Tache rouge, une tempête géante | Jupiter
La planète la plus brillante de notre ciel | Vénus
La planète trouvée d’abord par le calcul, puis au télescope | Neptune
La planète qui a la grande lune Titan | Saturne
La planète aux nombreux cratères et presque sans air | Mercure
La planète dont les lunes portent des noms tirés de Shakespeare | Uranus
La planète couverte en grande partie par des océans | Terre`,
  },
  elements: {
    all: `
H | Hydrogène
He | Hélium
Li | Lithium
Be | Béryllium
B | Bore
C | Carbone
N | Azote
O | Oxygène
F | Fluor
Ne | Néon
Na | Sodium
Mg | Magnésium
Al | Aluminium
Si | Silicium
P | Phosphore
S | Soufre
Cl | Chlore
Ar | Argon
K | Potassium
Ca | Calcium
Sc | Scandium
Ti | Titane
V | Vanadium
Cr | Chrome
Mn | Manganèse
Fe | Fer
Co | Cobalt
Ni | Nickel
Cu | Cuivre
Zn | Zinc
Ga | Gallium
Ge | Germanium
As | Arsenic
Se | Sélénium
Br | Brome
Kr | Krypton
Rb | Rubidium
Sr | Strontium
Y | Yttrium
Zr | Zirconium
Nb | Niobium
Mo | Molybdène
Tc | Technétium
Ru | Ruthénium
Rh | Rhodium
Pd | Palladium
Ag | Argent
Cd | Cadmium
In | Indium
Sn | Étain
Sb | Antimoine
Te | Tellure
I | Iode
Xe | Xénon
Cs | Césium
Ba | Baryum
La | Lanthane
Ce | Cérium
Pr | Praséodyme
Nd | Néodyme
Pm | Prométhium
Sm | Samarium
Eu | Europium
Gd | Gadolinium
Tb | Terbium
Dy | Dysprosium
Ho | Holmium
Er | Erbium
Tm | Thulium
Yb | Ytterbium
Lu | Lutécium
Hf | Hafnium
Ta | Tantale
W | Tungstène
Re | Rhénium
Os | Osmium
Ir | Iridium
Pt | Platine
Au | Or
Hg | Mercure
Tl | Thallium
Pb | Plomb
Bi | Bismuth
Po | Polonium
At | Astate
Rn | Radon
Fr | Francium
Ra | Radium
Ac | Actinium
Th | Thorium
Pa | Protactinium
U | Uranium
Np | Neptunium
Pu | Plutonium
Am | Américium
Cm | Curium
Bk | Berkélium
Cf | Californium
Es | Einsteinium
Fm | Fermium
Md | Mendélévium
No | Nobélium
Lr | Lawrencium
Rf | Rutherfordium
Db | Dubnium
Sg | Seaborgium
Bh | Bohrium
Hs | Hassium
Mt | Meitnérium
Ds | Darmstadtium
Rg | Roentgenium
Cn | Copernicium
Nh | Nihonium
Fl | Flérovium
Mc | Moscovium
Lv | Livermorium
Ts | Tennesse
Og | Oganesson`,
  },
};

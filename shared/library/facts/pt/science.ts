import type { FactTexts } from '../fact-texts.ts';

/** Planets and chemical elements. */
export const facts: FactTexts = {
  planets: {
    order: `
1º planeta a partir do Sol | Mercúrio
2º planeta a partir do Sol | Vênus
3º planeta a partir do Sol | Terra
4º planeta a partir do Sol | Marte
5º planeta a partir do Sol | Júpiter
6º planeta a partir do Sol | Saturno
7º planeta a partir do Sol | Urano
8º planeta a partir do Sol | Netuno`,
    special: `
O maior planeta | Júpiter
O menor planeta | Mercúrio
O planeta mais quente | Vênus
O planeta com os anéis mais largos | Saturno
O planeta vermelho | Marte
O planeta em que vivemos | Terra
O planeta que gira deitado | Urano
O planeta com mais vento | Netuno`,
    8: `
O planeta com mais luas conhecidas | Saturno
O planeta que gira mais rápido em torno de si mesmo | Júpiter
O planeta de tamanho mais parecido com o da Terra | Vênus
O planeta com as duas pequenas luas Fobos e Deimos | Marte
O planeta com uma única lua | Terra
O planeta com o ano mais curto | Mercúrio
O planeta com o ano mais longo | Netuno
O primeiro planeta descoberto com um telescópio | Urano
O planeta com o vulcão mais alto de todos | Marte
O planeta com a Grande Mancha Vermelha, uma tempestade gigante | Júpiter
O planeta mais brilhante do nosso céu | Vênus
O planeta encontrado primeiro com cálculos e depois com o telescópio | Netuno
O planeta com a grande lua Titã | Saturno
O planeta com muitas crateras e quase sem ar | Mercúrio
O planeta cujas luas têm nomes tirados de Shakespeare | Urano
O planeta coberto em sua maior parte por oceanos | Terra`,
  },
  elements: {
    all: `
H | Hidrogênio
He | Hélio
Li | Lítio
Be | Berílio
B | Boro
C | Carbono
N | Nitrogênio
O | Oxigênio
F | Flúor
Ne | Neônio
Na | Sódio
Mg | Magnésio
Al | Alumínio
Si | Silício
P | Fósforo
S | Enxofre
Cl | Cloro
Ar | Argônio
K | Potássio
Ca | Cálcio
Sc | Escândio
Ti | Titânio
V | Vanádio
Cr | Cromo
Mn | Manganês
Fe | Ferro
Co | Cobalto
Ni | Níquel
Cu | Cobre
Zn | Zinco
Ga | Gálio
Ge | Germânio
As | Arsênio
Se | Selênio
Br | Bromo
Kr | Criptônio
Rb | Rubídio
Sr | Estrôncio
Y | Ítrio
Zr | Zircônio
Nb | Nióbio
Mo | Molibdênio
Tc | Tecnécio
Ru | Rutênio
Rh | Ródio
Pd | Paládio
Ag | Prata
Cd | Cádmio
In | Índio
Sn | Estanho
Sb | Antimônio
Te | Telúrio
I | Iodo
Xe | Xenônio
Cs | Césio
Ba | Bário
La | Lantânio
Ce | Cério
Pr | Praseodímio
Nd | Neodímio
Pm | Promécio
Sm | Samário
Eu | Európio
Gd | Gadolínio
Tb | Térbio
Dy | Disprósio
Ho | Hólmio
Er | Érbio
Tm | Túlio
Yb | Itérbio
Lu | Lutécio
Hf | Háfnio
Ta | Tântalo
W | Tungstênio
Re | Rênio
Os | Ósmio
Ir | Irídio
Pt | Platina
Au | Ouro
Hg | Mercúrio
Tl | Tálio
Pb | Chumbo
Bi | Bismuto
Po | Polônio
At | Astato
Rn | Radônio
Fr | Frâncio
Ra | Rádio
Ac | Actínio
Th | Tório
Pa | Protactínio
U | Urânio
Np | Netúnio
Pu | Plutônio
Am | Amerício
Cm | Cúrio
Bk | Berquélio
Cf | Califórnio
Es | Einstênio
Fm | Férmio
Md | Mendelévio
No | Nobélio
Lr | Laurêncio
Rf | Rutherfórdio
Db | Dúbnio
Sg | Seabórgio
Bh | Bóhrio
Hs | Hássio
Mt | Meitnério
Ds | Darmstádtio
Rg | Roentgênio
Cn | Copernício
Nh | Nihônio
Fl | Fleróvio
Mc | Moscóvio
Lv | Livermório
Ts | Tenesso / Tenessino
Og | Oganessônio`,
  },
};

import type { FactTexts } from '../fact-texts.ts';

/** Road signs: name of the drawing, meaning, and what the sign looks like for those who don’t see it. That must not tell the meaning. */
export const facts: FactTexts = {
  'road-signs-us': {
    all: `
stop | Stop at the line | Red board with eight sides and a word
yield | Let others go first | Red and white triangle that points down
noentry | Do not enter | White bar in a red disk
oneway | One-way street | White arrow on a black board
speed | Fastest speed allowed | White board with two words and a number
noleft | No left turn | Bent arrow behind a red slash
noright | No right turn | Arrow bent to the other side, behind a red slash
nouturn | No U-turn | Arrow that bends all the way around, behind a red slash
noparking | No parking | Letter P behind a red slash
nobikes | No bicycles | Two wheels behind a red slash
nowalking | No walking here | Figure behind a red slash
walkers | People cross here | Yellow diamond with one figure
school | School ahead | Yellow-green board with five sides and two figures
bikes | Bicycles cross here | Yellow diamond with two wheels
deer | Deer may run out | Yellow diamond with an animal
train | Railroad crossing ahead | Yellow disk with an X and two letters
signal | Traffic light ahead | Yellow diamond with three dots: red, yellow, green
stopahead | Stop sign ahead | Yellow diamond with an arrow and a red board
slippery | Slippery road when wet | Yellow diamond with a car and wavy lines
curve | Curve to the right | Yellow diamond with a bent arrow
merge | Lanes come together | Yellow diamond with two lines that join
twoway | Traffic in both directions | Yellow diamond with two arrows, up and down
roundabout | Traffic circle ahead | Yellow diamond with three arrows that chase each other
hospital | Hospital nearby | White letter H on blue
wheelchair | For people with disabilities | White figure and wheel on blue`,
  },
  'road-signs-europe': {
    all: `
stop | Stop at the line | Red board with eight sides and a word
giveway | Let others go first | Red and white triangle that points down
noentry | No entry | White bar in a red disk
speed | Fastest speed allowed | Red ring with a number
noovertaking | No passing | Red ring with a red and a black car
noleft | No left turn | Red ring with a bent arrow
nouturn | No U-turn | Red ring with an arrow that bends all the way around
noparking | Short stops, no parking | Blue disk with a red ring and one red line
nostopping | No stopping at all | Blue disk with a red ring and a red cross
nobikes | No bicycles | Red ring with two wheels
nowalking | No walking here | Red ring with one figure
priority | You go first on this road | Yellow diamond with a white edge
oneway | One-way street | White arrow on a blue board
deadend | Dead end | Blue board with a white T that has a red top
walkers | People cross here | Blue board with a figure in a white triangle
children | Watch out for children | Red triangle with two small figures
work | Road work | Red triangle with a digging figure
signal | Traffic light ahead | Red triangle with three dots: red, yellow, green
slippery | Slippery road | Red triangle with a car and wavy lines
hill | Steep hill | Red triangle with a slope and a number
curve | Curve to the right | Red triangle with a bent arrow
crossroads | Crossing where the right goes first | Red triangle with an X
twoway | Traffic in both directions | Red triangle with two arrows, up and down
deer | Wild animals may run out | Red triangle with a leaping shape
train | Railroad crossing | Red and white X
roundabout | Traffic circle | Blue disk with three arrows that chase each other
bikepath | Path for bicycles | Blue disk with two wheels
footpath | Path for walkers | Blue disk with one figure
right | Turn right here | Blue disk with a white arrow
hospital | Hospital nearby | White letter H on blue
parking | Parking allowed | White letter P on blue`,
  },
};

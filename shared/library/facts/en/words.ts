import type { FactTexts } from '../fact-texts.ts';

/** Opposites, animals and their young, and the Italian words of sheet music. */
export const facts: FactTexts = {
  opposites: {
    all: `
hot | cold
big | small / little
tall | short
fast | slow
happy | sad / unhappy
day | night
up | down
in | out
open | closed / shut
full | empty
wet | dry
old | young / new
hard | soft / easy
bright | dark / dim
clean | dirty
loud | quiet
early | late
left | right
first | last
push | pull
heavy | light
near | far
thick | thin
rich | poor
begin | end / finish / stop
before | after
true | false
awake | asleep
win | lose
always | never`,
  },
  'young-animals': {
    all: `
cat | kitten
dog | puppy
cow | calf
horse | foal
sheep | lamb
pig | piglet
goat | kid
hen | chick
duck | duckling
goose | gosling
swan | cygnet
frog | tadpole
bear | cub
deer | fawn
kangaroo | joey
owl | owlet
eel | elver
butterfly | caterpillar
hare | leveret
seal | pup`,
  },
  'music-words': {
    all: `
piano | soft
forte | loud
mezzo piano | rather soft
mezzo forte | rather loud
pianissimo | very soft
fortissimo | very loud
crescendo | getting louder
diminuendo | getting softer
largo | very slow and broad
adagio | slow
andante | at a walking pace
moderato | at a medium speed
allegro | fast and lively
presto | very fast
accelerando | getting faster
ritardando | getting slower
a tempo | back to the first speed
legato | smooth | The notes are tied together.
staccato | short | The notes are apart.
dolce | sweetly
da capo | from the beginning
fine | the end
solo | one alone
tutti | all together`,
  },
};

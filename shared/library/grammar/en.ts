import { makeLevels } from '../levels.ts';
import { englishVerbs } from './english-verbs.ts';
import { makeMixUps, toLevels } from './gaps.ts';
import { makeVerbForms } from './verb-forms.ts';

const verbs = makeVerbForms({
  language: 'en',
  levels: {
    first: ['the first 40', englishVerbs.first],
    second: ['40 more', englishVerbs.second],
    third: ['the last 40', englishVerbs.third],
  },
  forms: [
    ['past', 'simple past'],
    ['participle', 'past participle'],
  ],
  sayAll: (verb, said) => [verb, ...said].join(', '),
});

const plurals = makeLevels({
  hasColon: true,
  frontLanguage: 'en',
  backLanguage: 'en',
  levels: toLevels(
    {
      first: [
        'children and mice',
        `
child children
man men
woman women
foot feet
tooth teeth
mouse mice
person people
goose geese
sheep sheep
fish fish/fishes
deer deer
leaf leaves
knife knives
wife wives
wolf wolves
half halves
life lives
shelf shelves
loaf loaves
thief thieves
calf calves
elf elves
scarf scarves/scarfs
hoof hooves/hoofs
ox oxen
potato potatoes
tomato tomatoes
hero heroes
echo echoes
penny pennies`,
      ],
      spelling: [
        'spelling',
        `
box boxes
bus buses
baby babies
boy boys
dish dishes
city cities
key keys
watch watches
story stories
roof roofs
class classes
party parties
monkey monkeys
fox foxes
photo photos
family families
toy toys
bench benches
country countries
piano pianos
lunch lunches
cherry cherries
chief chiefs
glass glasses
butterfly butterflies
zoo zoos
church churches
belief beliefs
radio radios
donkey donkeys
dwarf dwarfs/dwarves`,
      ],
      latin: [
        'from Latin and Greek, and in two words',
        `
cactus cacti/cactuses
crisis crises
volcano volcanoes/volcanos
fungus fungi/funguses
oasis oases
mosquito mosquitoes/mosquitos
nucleus nuclei
analysis analyses
tornado tornadoes/tornados
bacterium bacteria
series series
criterion criteria
species species
phenomenon phenomena
radius radii/radiuses
hypothesis hypotheses
stimulus stimuli
mother-in-law mothers-in-law
runner-up runners-up`,
      ],
    },
    ([one = '', many = '']) => ({ front: `one ${one}, two …`, back: many }),
  ),
});

const mixUps = makeMixUps('en', {
  first: [
    'the first ones',
    `
there / their / they’re: The dog is over *there*. | They forgot *their* coats. | I think *they’re* asleep. | *There* are two eggs left. | Is this *their* house? | *They’re* my best friends.
your / you’re: Is this *your* bike? | I know *you’re* tired. | Please wash *your* hands. | *You’re* so funny!
its / it’s: The cat licks *its* paw. | Look, *it’s* snowing! | I think *it’s* time for bed. | The tree lost *its* leaves.
to / too / two: We walk *to* school. | May I come *too*? | I have *two* sisters. | This soup is *too* hot. | She wants *to* play. | The bird has *two* wings.
than / then: I am taller *than* you. | First we eat, *then* we play. | A horse is faster *than* a dog. | Wash your hands, and *then* come to the table.
here / hear: Come *here*, please. | I can *hear* music. | Your shoes are right *here*. | Did you *hear* that noise?
know / no: I *know* the answer. | There is *no* milk left. | Do you *know* her name? | We have *no* school today.
right / write: Please *write* your name. | That is the *right* answer. | Turn *right* at the corner. | I want to *write* a story.
where / wear: Do you know *where* my book is? | I will *wear* my red hat. | This is *where* we live. | What will you *wear* to the party?
sea / see: I can *see* a star. | Fish swim in the *sea*. | We sail on the *sea*. | Come and *see* my room.`,
  ],
  second: [
    'more of them',
    `
who’s / whose: Do you know *whose* coat this is? | Do you know *who’s* at the door? | That is the girl *whose* dog ran away. | My aunt, *who’s* a doctor, lives in Rome.
affect / effect: Cold weather can *affect* the plants. | The medicine had a good *effect*. | Noise can *affect* your sleep. | The trick had a surprising *effect*.
lose / loose: Don’t *lose* your key. | My tooth is *loose*. | I hope we don’t *lose* the game. | This screw is *loose*.
quiet / quite: Please be *quiet*. | The test was *quite* hard. | The house was dark and *quiet*. | I am *quite* sure.
piece / peace: I’d like a *piece* of cake. | After the war there was *peace*. | A *piece* of the puzzle is missing. | The dove stands for *peace*.
weather / whether: The *weather* is sunny. | I don’t know *whether* she will come. | Ask him *whether* he is hungry. | Bad *weather* is coming.
accept / except: I *accept* your gift. | Everyone came *except* Tom. | Please *accept* my apology. | I like all fruit *except* figs.
threw / through: He *threw* the ball. | We walked *through* the forest. | The train goes *through* a tunnel. | She *threw* the stick for her dog.
break / brake: Be careful, don’t *break* the glass. | Use the *brake* to stop your bike. | The driver hit the *brake*. | If you drop it, it will *break*.
buy / by / bye: We *buy* apples. | The book is *by* a famous author. | She waved and said *bye*. | I sat *by* the fire. | I want to *buy* a present.
passed / past: We *passed* the school. | He walked *past* the house. | In the *past*, people had no phones. | She *passed* the test.
advice / advise: Thank you for your good *advice*. | I *advise* you to wait. | My teacher gave me *advice*. | Doctors *advise* us to drink water.`,
  ],
});

export const makers = { 'english-verbs': verbs, 'english-plurals': plurals, 'mix-ups-english': mixUps };

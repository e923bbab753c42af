import type { LevelTable } from '../levels.ts';

/**
 * The 220 words that texts for children use most, by school level, and 300 further frequent ones. Single words first, then words that sound like another one,
 * with a sentence.
 */
export const sightWords: LevelTable = {
  pre: [
    'preschool',
    `
a and away big can come down find funny go help is it jump little look make me my play run said the three up we yellow you
blue: The sky is blue.
for: This is for you.
here: Come here, please.
I: You and I can play.
in: The cat is in the box.
not: I am not sad.
one: I have one nose.
red: The apple is red.
see: I can see you.
to: We go to school.
two: I have two hands.
where: Where is my shoe?`,
  ],
  kinder: [
    'kindergarten',
    `
all am are at black brown but came did get good have he into like must now on out please pretty ran ride saw say she soon that they this under want was well went what white who will with yes
ate: We ate the cake.
be: I want to be kind.
do: What can I do?
eat: We eat lunch.
four: A dog has four legs.
new: I have a new bike.
no: No, not today.
our: This is our house.
so: I am so happy.
there: My book is over there.
too: You can come too.`,
  ],
  one: [
    'grade 1',
    `
after again an any as ask could every fly from give going had has her his how just let may of old once open over put round stop take thank them then think walk were when
by: I sit by the window.
live: I live in a small town.
him: I gave him a book.
know: I know your name.
some: I want some milk.`,
  ],
  two: [
    'grade 2',
    `
always around because before best both call cold does don’t fast first five found gave goes green many off pull sing sit sleep tell these those upon us use very wash why wish work
been: I have been to the zoo.
buy: We buy bread at the store.
its: The cat licks its paw.
made: I made a cake.
or: Do you want milk or water?
read: We read a book every night.
right: That is the right answer.
their: The girls love their dog.
which: Which hat is yours?
would: I would like some soup.
write: I write with a pencil.
your: Is this your coat?`,
  ],
  three: [
    'grade 3',
    `
about better bring carry clean cut done draw drink fall far full got grow hold hot hurt if keep kind laugh light long much myself never only own pick seven shall show six small start ten today together try warm
eight: A spider has eight legs.`,
  ],
  four: [
    'grade 2, more words',
    `
time day word part man back thing name line most other more than each sound place also form set end home hand such turn move men boy girl house letter still learn land near food city tree hard left late life side car mile river plant last school baby cat game ball box bed milk egg apple table snow boat shoe king queen clock chair brother sister class mother father children people water
add: I add two and three.
way: This is the way home.
high: The kite flies high.
need: I need a pencil.
sea: Fish swim in the sea.
night: The moon shines at night.
feet: I have two feet.`,
  ],
  five: [
    'grade 3, more words',
    `
head stand might something seem next begin paper group often mark book without took state young talk list song being leave family body music color fish area dog horse bird room since ever told easy order door sure become top ship across short happen town grass answer study should world between enough second change follow few animal year number story page
close: Please close the door.
eye: I close one eye.
hear: I hear music.
sun: The sun is hot.
knew: She knew the answer.
piece: I eat a piece of pie.
heard: I heard a noise.
wave: We wave to our friends.
rock: I sat on a big rock.`,
  ],
  six: [
    'grade 4, more words',
    `
several measure money above window garden street market winter summer spring morning evening month birthday party uncle teacher doctor farmer kitchen breakfast lunch dinner butter sugar cheese orange purple pink shirt jacket pocket button finger shoulder knee tooth mouth pencil country earth thought along important example until idea mountain question complete usually problem friend during remember listen voice reach early
bread: I eat bread with butter.
clothes: My clothes are clean.
hour: The trip takes one hour.
road: The road is long.
rain: The rain makes me wet.
week: A week has seven days.
aunt: My aunt is a teacher.
nose: I can touch my nose.
wood: The table is made of wood.
hair: She has long hair.
meet: I meet my friend at school.
son: The king has one son.
whole: I read the whole book.
great: What a great idea!
wait: Please wait for me.`,
  ],
  seven: [
    'grade 5, more words',
    `
minute half quarter strong front special ready quickly slowly finally ocean island desert forest valley planet science history machine engine energy electric build caught bought brought taught believe receive neighbor though rough tough cough daughter favorite different difficult surprise separate calendar against beautiful business certain choose decide describe except expect experience famous government guess guide heart imagine increase language length material natural necessary opposite ordinary
weight: The weight of the bag is ten pounds.
straight: Draw a straight line.
through: We walk through the park.
past: We drive past the school.
metal: A spoon is made of metal.
weather: The weather is sunny.
threw: She threw the ball.
peace: We want peace, not war.
plane: The plane lands at noon.
break: Don’t break the glass!`,
  ],
};

import { type DeckMaker, readCards } from './cards.ts';
import { mixCards } from './mix-cards.ts';

function inEnglish(text: string): DeckMaker {
  return () => ({ frontLanguage: 'en', backLanguage: 'en', cards: readCards(text) });
}

/** Common short words, each with an example sentence, from easy to harder. */
const readingWords =
  'a=a cat|I=I can run.|am=I am six.|an=an egg|at=at home|in=in the box|is=It is hot.|it=Sit on it.|on=on the bed|up=Jump up!|we=We play.|me=Come with me.|my=my mom|no=No, not now.|go=Go home.|so=I am so happy!|he=He has a dog.|she=She can swim.|be=Be kind.|to=Go to bed.|do=Do it again.|the=the sun|and=you and me|can=I can do it.|not=It is not cold.|big=a big bus|red=a red hat|run=Run to me!|see=I see a bird.|sit=Sit down.|yes=Yes, please.|you=I like you.|are=You are fast.|all=all of us|for=This is for you.|has=She has a bike.|had=He had a nap.|him=Look at him.|her=her new shoes|his=his blue ball|get=Get your coat.|let=Let me help.|now=Come now!|out=Let us go out.|put=Put it here.|say=What did you say?|said=“Hello,” she said.|they=They are friends.|this=This is my room.|that=That is a tree.|with=Come with us.|have=I have two cats.|like=I like apples.|look=Look at the moon!|come=Come here.|here=Here is your cup.|there=There is a duck.|what=What is this?|where=Where is my sock?|was=It was fun.|one=one, two, three|two=two hands|down=The cat came down.|little=a little mouse|play=Let us play.|help=Can you help me?|jump=Frogs jump.|went=We went to the park.|want=I want some milk.|some=some bread|were=We were late.|when=When is lunch?|who=Who is it?|why=Why is it dark?|because=I smile because I am happy.|again=Read it again!|good=a good book|new=a new day|our=our house|from=a card from Grandma';

const opposites =
  'hot=cold|big=small|tall=short|fast=slow|happy=sad|day=night|up=down|in=out|open=closed|full=empty|wet=dry|old=young|hard=soft|bright=dark|clean=dirty|loud=quiet|early=late|left=right|first=last|push=pull|heavy=light|near=far|thick=thin|rich=poor|begin=end|before=after|true=false|awake=asleep|win=lose|always=never';

const youngAnimals =
  'cat=kitten|dog=puppy|cow=calf|horse=foal|sheep=lamb|pig=piglet|goat=kid|hen=chick|duck=duckling|goose=gosling|swan=cygnet|frog=tadpole|bear=cub|deer=fawn|kangaroo=joey|owl=owlet|eel=elver|butterfly=caterpillar|hare=leveret|seal=pup';

/** Italian terms as used in scores worldwide. */
const musicWords: DeckMaker = () => ({
  frontLanguage: 'it',
  backLanguage: 'en',
  cards: readCards(
    'piano=soft|forte=loud|mezzo piano=rather soft|mezzo forte=rather loud|pianissimo=very soft|fortissimo=very loud|crescendo=getting louder|diminuendo=getting softer|largo=very slow and broad|adagio=slow|andante=at a walking pace|moderato=at a medium speed|allegro=fast and lively|presto=very fast|accelerando=getting faster|ritardando=getting slower|a tempo=back to the first speed|legato=smooth, the notes tied together|staccato=short, the notes apart|dolce=sweetly|da capo=from the beginning|fine=the end|solo=one alone|tutti=all together',
  ),
});

const noteNames: DeckMaker = () => ({
  backLanguage: 'it',
  cards: mixCards([readCards('C=do|D=re|E=mi|F=fa|G=sol|A=la|B=si / ti=English says ti.')]),
});

export const makers = {
  'first-reading': inEnglish(readingWords),
  opposites: inEnglish(opposites),
  'young-animals': inEnglish(youngAnimals),
  'music-words': musicWords,
  'note-names': noteNames,
};

import { type DeckMaker, readCards } from './cards.ts';
import { loadRows, toFactCards } from './facts/fact-texts.ts';
import { mixCards } from './mix-cards.ts';

function inEnglish(text: string): DeckMaker {
  return () => ({ frontLanguage: 'en', backLanguage: 'en', cards: readCards(text) });
}

/** Common short words, each with an example sentence, from easy to harder. */
const readingWords =
  'a=a cat|I=I can run.|am=I am six.|an=an egg|at=at home|in=in the box|is=It is hot.|it=Sit on it.|on=on the bed|up=Jump up!|we=We play.|me=Come with me.|my=my mom|no=No, not now.|go=Go home.|so=I am so happy!|he=He has a dog.|she=She can swim.|be=Be kind.|to=Go to bed.|do=Do it again.|the=the sun|and=you and me|can=I can do it.|not=It is not cold.|big=a big bus|red=a red hat|run=Run to me!|see=I see a bird.|sit=Sit down.|yes=Yes, please.|you=I like you.|are=You are fast.|all=all of us|for=This is for you.|has=She has a bike.|had=He had a nap.|him=Look at him.|her=her new shoes|his=his blue ball|get=Get your coat.|let=Let me help.|now=Come now!|out=Come out!|put=Put it here.|say=What did you say?|said=“Hello,” she said.|they=They are friends.|this=This is my room.|that=That is a tree.|with=Come with us.|have=I have two cats.|like=I like apples.|look=Look at the moon!|come=Come here.|here=Here is your cup.|there=There is a duck.|what=What is this?|where=Where is my sock?|was=It was fun.|one=one, two, three|two=two hands|down=The cat came down.|little=a little mouse|play=We play ball.|help=Can you help me?|jump=Frogs jump.|went=We went to the park.|want=I want some milk.|some=some bread|were=We were late.|when=When is lunch?|who=Who is it?|why=Why is it dark?|because=I smile because I am happy.|again=Read it again!|good=a good book|new=a new day|our=our house|from=a card from Grandma';

/** Makes cards of words from a language's own table. */
function inOwnLanguage(deck: 'opposites' | 'young-animals'): DeckMaker {
  return async ({ language = 'en' }) => ({
    frontLanguage: language,
    backLanguage: language,
    cards: toFactCards(await loadRows(language, 'words', deck)),
  });
}

/** Italian terms as used in scores worldwide. */
const musicWords: DeckMaker = async ({ language = 'en' }) => ({
  frontLanguage: 'it',
  backLanguage: language,
  cards: toFactCards(await loadRows(language, 'words', 'music-words')),
});

const noteNames: DeckMaker = () => ({
  backLanguage: 'it',
  cards: mixCards([readCards('C=do|D=re|E=mi|F=fa|G=sol|A=la|B=si / ti=English says ti.')]),
});

export const makers = {
  'first-reading': inEnglish(readingWords),
  opposites: inOwnLanguage('opposites'),
  'young-animals': inOwnLanguage('young-animals'),
  'music-words': musicWords,
  'note-names': noteNames,
};

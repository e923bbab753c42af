import type { CardSides, SideLanguages } from '../schemas/deck.ts';
import { type DeckMaker, readCards } from './cards.ts';
import { loadRows, toFactCards } from './facts/fact-texts.ts';
import { makeLevels } from './levels.ts';
import { groupCards, mixCards } from './mix-cards.ts';

/** Makes the chosen halves of a list that goes from easy to hard. */
function inHalves(cards: readonly CardSides[], sides: SideLanguages): DeckMaker {
  const half = cards.length / 2;
  const levelOf = (detail: string, from: number, to?: number) => ({
    detail,
    groups: () => groupCards(cards.slice(from, to), groupSize),
  });
  const levels = { first: levelOf('easier words', 0, half), more: levelOf('harder words', half) };
  return makeLevels({ levels, hasColon: true, answerWay: 'flip', ...sides });
}

/** Cards that are mixed with each other. */
const groupSize = 10;

/** Common short words, each with an example sentence, from easy to harder. */
const readingWords =
  'a=a cat|I=I can run.|am=I am six.|an=an egg|at=at home|in=in the box|is=It is hot.|it=Sit on it.|on=on the bed|up=Jump up!|we=We play.|me=Come with me.|my=my mom|no=No, not now.|go=Go home.|so=I am so happy!|he=He has a dog.|she=She can swim.|be=Be kind.|to=Go to bed.|do=Do it again.|the=the sun|and=you and me|can=I can do it.|not=It is not cold.|big=a big bus|red=a red hat|run=Run to me!|see=I see a bird.|sit=Sit down.|yes=Yes, please.|you=I like you.|are=You are fast.|all=all of us|for=This is for you.|has=She has a bike.|had=He had a nap.|him=Look at him.|her=her new shoes|his=his blue ball|get=Get your coat.|let=Let me help.|now=Come now!|out=Come out!|put=Put it here.|say=What did you say?|said=“Hello,” she said.|they=They are friends.|this=This is my room.|that=That is a tree.|with=Come with us.|have=I have two cats.|like=I like apples.|look=Look at the moon!|come=Come here.|here=Here is your cup.|there=There is a duck.|what=What is this?|where=Where is my sock?|was=It was fun.|one=one, two, three|two=two hands|down=The cat came down.|little=a little mouse|play=We play ball.|help=Can you help me?|jump=Frogs jump.|went=We went to the park.|want=I want some milk.|some=some bread|were=We were late.|when=When is lunch?|who=Who is it?|why=Why is it dark?|because=I smile because I am happy.|again=Read it again!|good=a good book|new=a new day|our=our house|from=a card from Grandma';

/** Makes cards of words from a table of each language. @param frontLanguage of the words that are asked, if it isn't the table's own */
function fromTable(deck: 'opposites' | 'young-animals' | 'music-words', frontLanguage?: string): DeckMaker {
  return async (choices, words) => {
    const { language = 'en' } = choices;
    const sides = { frontLanguage: frontLanguage ?? language, backLanguage: language };
    return await inHalves(toFactCards(await loadRows(language, 'words', deck)), sides)(choices, words);
  };
}

const noteNames: DeckMaker = () => ({
  backLanguage: 'it',
  cards: mixCards([readCards('C=do|D=re|E=mi|F=fa|G=sol|A=la|B=si / ti=English says ti.')]),
});

export const makers = {
  'first-reading': inHalves(readCards(readingWords), { frontLanguage: 'en', backLanguage: 'en' }),
  opposites: fromTable('opposites'),
  'young-animals': fromTable('young-animals'),
  // Italian terms as used in scores worldwide.
  'music-words': fromTable('music-words', 'it'),
  'note-names': noteNames,
};

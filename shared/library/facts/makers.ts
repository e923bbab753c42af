import type { DeckMaker, LibraryCard } from '../cards.ts';
import { ageLevels } from '../fact-decks.ts';
import { makeLevels } from '../levels.ts';
import { groupCards } from '../mix-cards.ts';
import { type FactRoom, loadFacts, loadRows, readFactRows, toFactCards } from './fact-texts.ts';

/** Cards, and signs, that are mixed with each other. */
const groupSize = 10;
const signsTogether = 8;

/** Parts of a deck's name by level: ages, the two sides of a nation's history, and times. */
const levelNames: Readonly<Record<string, string>> = {
  ...ageLevels,
  who: 'people',
  when: 'dates',
  old: 'up to 1500',
  early: '1500 to 1788',
  modern: '1789 to 1910',
  recent: 'since 1911',
};

/** Makes a deck of facts. A level's own answers are the wrong ones of its questions, so no answer may be right for two of them. */
function makeFacts(id: string, room: FactRoom): DeckMaker {
  return async ({ language = 'en', ages, kinds, times }, words) => {
    const texts = (await loadFacts(language, room))[id] ?? {};
    const levels = Object.fromEntries(
      Object.entries(texts).map(([level, text]) => [
        level,
        {
          detail: levelNames[level] ?? '',
          groups: () => groupCards(toFactCards(readFactRows(text)), groupSize),
        },
      ]),
    );
    const chosen = ages ?? kinds ?? times ?? Object.keys(texts).join(',');
    const side = { frontLanguage: language, backLanguage: language };
    return await makeLevels({ levels, hasColon: true, answerWay: 'choose', ...side })({ levels: chosen }, words);
  };
}

/** Signs that tell something to those who walk or cycle. The others are for drivers. */
const walkersSigns = new Set(
  'stop yield giveway noentry oneway nobikes nowalking walkers school children bikes train signal work bikepath footpath right hospital wheelchair'.split(
    ' ',
  ),
);

/** Makes a deck of drawn signs: name of the drawing, meaning, and what the sign looks like for those who don't see it. */
function makeSigns(id: string, form: 'us' | 'eu'): DeckMaker {
  return async ({ language = 'en', levels: chosen = '' }, words) => {
    const rows = await loadRows(language, 'signs', id);
    const groupsOf = (isWalkers: boolean) => () => {
      const own = rows.filter(([name = '']) => walkersSigns.has(name) === isWalkers);
      const cards = own.map(([name = '', back = '', alt = '']): LibraryCard => ({
        front: '',
        back,
        frontFiles: [{ name: `sign-${form}-${name}`, alt }],
      }));
      return groupCards(cards, signsTogether);
    };
    const levels = {
      walk: { detail: '(walking and cycling)', groups: groupsOf(true) },
      drive: { detail: '(driving)', groups: groupsOf(false) },
    };
    return await makeLevels({ levels, answerWay: 'choose', backLanguage: language })({ levels: chosen }, words);
  };
}

const decksOf = {
  body: 'human-body five-senses healthy-living food-groups first-aid',
  nature: 'plants animal-facts animal-groups food-chains',
  physics: 'materials-matter forces-machines light-sound electricity-magnets space',
  everyday: 'weather safe-internet calendar-facts money',
  earth: 'rocks-volcanoes rivers mountains landmarks city-landmarks',
  history: 'world-dates',
  nations: 'history-us history-uk history-germany history-france history-spain history-italy history-brazil',
  culture: 'inventors composers painters books-authors',
} as const;

export const makers: Readonly<Record<string, DeckMaker>> = {
  ...Object.fromEntries(
    (Object.keys(decksOf) as (keyof typeof decksOf)[]).flatMap((room) =>
      decksOf[room].split(' ').map((id) => [id, makeFacts(id, room)]),
    ),
  ),
  'road-signs-us': makeSigns('road-signs-us', 'us'),
  'road-signs-europe': makeSigns('road-signs-europe', 'eu'),
};

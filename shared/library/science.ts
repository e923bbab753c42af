import type { DeckMaker } from './cards.ts';
import { ageLevels } from './fact-decks.ts';
import { loadFacts, loadRows, readFactRows, toFactCards } from './facts/fact-texts.ts';
import { makeLevels } from './levels.ts';
import { groupCards, mixCards } from './mix-cards.ts';

const elements: DeckMaker = async ({ upTo = '20', language = 'en' }, { say }) => ({
  detail: upTo === '118' ? `: ${say('all')}` : say('1 to {number}', { number: upTo }),
  backLanguage: language === 'en' ? 'en-US' : language,
  answerWay: 'choose',
  // In the order of their atomic numbers, from 1.
  cards: mixCards(
    groupCards(toFactCards((await loadRows(language, 'science', 'elements')).slice(0, Number(upTo))), 10),
  ),
});

const planets: DeckMaker = async ({ language = 'en', ages = '' }, words) => {
  const { planets: texts = {} } = await loadFacts(language, 'science');
  const groupsOf = (...keys: readonly string[]) => keys.map((key) => toFactCards(readFactRows(texts[key] ?? '')));
  const levels = {
    6: { detail: ageLevels[6], groups: () => groupsOf('order', 'special') },
    8: { detail: ageLevels[8], groups: () => groupsOf('8') },
  };
  const side = { frontLanguage: language, backLanguage: language };
  return await makeLevels({ levels, hasColon: true, answerWay: 'choose', ...side })({ levels: ages }, words);
};

export const makers = { elements, planets };

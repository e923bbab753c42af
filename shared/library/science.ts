import type { DeckMaker } from './cards.ts';
import { loadFacts, loadRows, readFactRows, toFactCards } from './facts/fact-texts.ts';
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

const planets: DeckMaker = async ({ language = 'en' }) => {
  const { planets: texts = {} } = await loadFacts(language, 'science');
  const cards = mixCards(Object.values(texts).map((text) => toFactCards(readFactRows(text))));
  return { frontLanguage: language, backLanguage: language, answerWay: 'choose', cards };
};

export const makers = { elements, planets };

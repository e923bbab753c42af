import { expect, test } from 'vitest';
import { countGrown, growthOf } from '../../../../web/src/learner/garden/plant.tsx';

test.each([
  ['a seed', 0, { totalCards: 10, masteredCards: 0 }],
  ['a seed without cards', 0, { totalCards: 0, masteredCards: 0, studiedCards: 0 }],
  ['a sprout with its first card', 1, { totalCards: 10, masteredCards: 0, studiedCards: 1 }],
  ['leaves once half of it was met', 2, { totalCards: 10, masteredCards: 2, studiedCards: 5 }],
  ['a bud once a third of it is known', 3, { totalCards: 10, masteredCards: 3, studiedCards: 10 }],
  ['a flower once nearly all of it is known', 4, { totalCards: 10, masteredCards: 8, studiedCards: 10 }],
])('a deck is %s', (_, growth, deck) => {
  expect(growthOf(deck)).toBe(growth);
});

test('cards that were met and are not known yet are growing', () => {
  const decks = [
    { totalCards: 10, masteredCards: 3, studiedCards: 7 },
    { totalCards: 10, masteredCards: 0 },
  ];
  expect(countGrown(decks)).toEqual({ known: 3, growing: 4 });
});

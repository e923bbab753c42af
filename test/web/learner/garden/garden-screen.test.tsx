import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GardenScreen } from '../../../../web/src/learner/garden/garden-screen.tsx';
import { countGrown, growthOf } from '../../../../web/src/learner/garden/plant.tsx';
import { fakeApi, makeJson, makeRefusal } from '../../support/fake-api.ts';
import { showPart, startOnFriday } from '../badges/support/show-part.tsx';
import { makeDeck } from '../study/support/fake-family.ts';

startOnFriday();

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

test('the garden says of each deck how much of it is known, in words, and of all together, and leads back; decks without cards are no plants', async () => {
  const decks = [
    makeDeck({ name: 'Capitals', totalCards: 10, masteredCards: 3, studiedCards: 7 }),
    makeDeck({ id: 'deck-2', name: 'New', totalCards: 1 }),
    makeDeck({ id: 'deck-3', name: 'Bare', totalCards: 0 }),
  ];
  fakeApi({ 'GET /api/decks': makeJson(200, decks) });
  const onBack = vi.fn<() => void>();
  const { user } = showPart(<GardenScreen onBack={onBack} />);
  await screen.findByRole('heading', { name: 'Capitals' });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Capitals3 of 10 cards by heart, 4 growing',
    'New0 of 1 card by heart',
  ]);
  expect(screen.getByText('3 cards').parentElement?.textContent).toBe('3 cards by heart, 4 growing');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledOnce();
});

test('the garden says when it could not be loaded, and Retry loads it; without decks it has a kind word', async () => {
  let isRefused = true;
  fakeApi({
    'GET /api/decks': () => (isRefused ? makeRefusal(403, 'not-allowed', 'No.') : makeJson(200, [])),
  });
  const { user } = showPart(<GardenScreen onBack={vi.fn()} />);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load your garden');
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing planted yet')).toBeDefined();
});

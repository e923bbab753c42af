import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Activity } from '../../../../shared/schemas/activity.ts';
import { i18n } from '../../../../web/src/words/catalogue.ts';
import { startFreshFeature } from '../../support/render-feature.tsx';
import { makeJson } from '../../support/fake-api.ts';
import { makeActivity, openReports, paths } from './support/open-reports.tsx';

startFreshFeature();
afterEach(() => i18n.activate('en'));

async function openActivity(change: Partial<Activity>) {
  return openReports({ [paths.activity('H1-L1')]: makeJson(200, makeActivity(change)) });
}

async function readTable(name: string) {
  const rows = within(await screen.findByRole('table', { name })).getAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
}

const capitals = {
  deckId: 'H1-D1',
  name: 'Capitals 10',
  totalCards: 40,
  studiedCards: 25,
  knownCards: 18,
  masteredCards: 12,
  accuracy: 0.914,
  dueCards: 7,
};

const decksText = 'Accuracy and mastery of each deck';
const weak = 'Cards most often wrong, hardest first';

test('tells accuracy, mastery and what is due of each deck, the studied ones first [reports-accuracy-per-deck, reports-mastery-per-deck]', async () => {
  const untouched = {
    deckId: 'H1-D3',
    name: 'Animals',
    totalCards: 1,
    studiedCards: 0,
    knownCards: 0,
    masteredCards: 0,
    dueCards: 1,
  };
  await openActivity({
    decks: [capitals, untouched, { ...capitals, deckId: 'H1-D2', name: 'Capitals 2', totalCards: 1_200 }],
  });
  expect(await readTable(decksText)).toEqual([
    ['Deck', 'Accuracy', 'Mastered', 'Due'],
    ['Capitals 2 25 of 1,200 cards studied', '91%', '12', '7'],
    ['Capitals 10 25 of 40 cards studied', '91%', '12', '7'],
    ['Animals 0 of 1 card studied', '–no answers yet', '0', '1'],
  ]);
  expect(screen.getByText(/likely remembered for 3 weeks or more/)).toBeDefined();
});

test.each(['en', 'de', 'ar'])('a deck’s bars are as long as its shares in %s', async (language) => {
  i18n.activate(language);
  await openActivity({ decks: [{ ...capitals, accuracy: 0.5, masteredCards: 0 }] });
  // Without its name, which is in the language where another test has loaded its words.
  const [table] = await screen.findAllByRole('table');
  const bars = [...(table?.querySelectorAll<HTMLElement>('[aria-hidden] > [style]') ?? [])];
  expect(bars.map(({ style }) => style.inlineSize)).toEqual(['50%', '0%']);
});

test('shows ten decks, and more on demand', async () => {
  const decks = Array.from({ length: 12 }, (_, index) => ({
    ...capitals,
    deckId: `H1-D${index}`,
    name: `Deck ${index}`,
  }));
  const { user } = await openActivity({ decks });
  expect(await readTable(decksText)).toHaveLength(11);
  await user.click(screen.getByRole('button', { name: 'Show more (2 more)' }));
  expect(await readTable(decksText)).toHaveLength(13);
});

test('tells how many cards come due within 7 and within 30 days [reports-due-next-7-days, reports-due-next-30-days]', async () => {
  await openActivity({ dueWithin7Days: 1, dueWithin30Days: 1_210 });
  expect((await screen.findByText('card due in the next 7 days')).parentElement?.textContent).toBe(
    '1 card due in the next 7 days',
  );
  expect(screen.getByText('cards due in the next 30 days').parentElement?.textContent).toBe(
    '1,210 cards due in the next 30 days',
  );
});

test('lists the weak cards as they come, both sides, with how often each was wrong [reports-weak-cards-their-wrong-counts]', async () => {
  await openActivity({
    hardestCards: [
      { cardId: 'c1', deckId: 'H1-D1', deckName: 'Capitals', front: 'Kazakhstan?', back: 'Astana', wrong: 9 },
      { cardId: 'c2', deckId: 'H1-D2', deckName: 'Tables', front: '7 × 8', back: '56', wrong: 1 },
    ],
  });
  expect(screen.queryByText(/No weak cards/)).toBeNull();
  expect(await readTable(weak)).toEqual([
    ['Card', 'Times wrong'],
    ['Kazakhstan? Astana Capitals', '9'],
    ['7 × 8 56 Tables', '1'],
  ]);
});

test('says so when there are no weak cards and no decks', async () => {
  await openActivity({});
  expect(await screen.findByText('No weak cards. Nothing wrong so far.')).toBeDefined();
  expect(screen.getByText('There are no decks yet.')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Activity } from '../../../../shared/schemas/activity.ts';
import { describeVerdict } from '../../../../web/src/parent/reports/learner-report.tsx';
import { weakCardsId } from '../../../../web/src/queries/weak-cards.ts';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { startFreshFeature } from '../../support/render-feature.tsx';
import { makeReport } from '../../support/smith-family.ts';
import { makeActivity, makeDays, openReports, paths } from './support/open-reports.tsx';

startFreshFeature();

/** Downloads that the page started, by file name. */
const saved = new Map<string, Blob>();
beforeEach(() => {
  saved.clear();
  let content = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob;
    return 'blob:kept';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.set(this.download.replace(/\d{4}-\d\d-\d\d/, 'DAY'), content);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Deck = Activity['decks'][number];

function makeDeck(name: string, knownCards: number, studiedCards: number, totalCards: number): Deck {
  return { deckId: `H1-${name}`, name, totalCards, studiedCards, knownCards, masteredCards: 0, dueCards: 0 };
}

const capitals = makeDeck('Capitals', 34, 36, 36);
const animals = makeDeck('Animals', 5, 7, 20);
const untouched = makeDeck('Shapes', 0, 0, 9);

test.each<[string, readonly Deck[]]>([
  ['Emma knows 34 of 36 cards in Capitals. 2 cards need a review.', [untouched, capitals]],
  ['Emma knows 34 of 36 cards in Capitals and 5 of 20 in Animals. 4 cards need a review.', [animals, capitals]],
  [
    'Emma knows 34 of 36 cards in Capitals, 5 of 20 in Animals, and 2 of 2 in Ends. 4 cards need a review.',
    [makeDeck('Ends', 2, 2, 2), animals, capitals],
  ],
  [
    'Emma knows 34 of 36 cards in Capitals, 5 of 20 in Animals, and 3 of 1,002 in 2 more decks. 5 cards need a review.',
    [makeDeck('Ends', 2, 2, 2), animals, capitals, makeDeck('Words', 1, 2, 1_000)],
  ],
  ['Emma knows 1 of 1 card in Sun. No card needs a review.', [makeDeck('Sun', 1, 1, 1)]],
  ['Emma knows 1 of 3 cards in Sun. 1 card needs a review.', [makeDeck('Sun', 1, 2, 3)]],
  ['Emma has taken quizzes but hasn’t started any cards yet.', [untouched]],
])('says in a sentence: %s', (sentence, decks) => {
  expect(describeVerdict('Emma', [...decks])).toBe(sentence);
});

const days = makeDays(30, { 0: { reviews: 20, correct: 17, minutes: 6 } });
const whole = makeActivity({
  days,
  decks: [{ ...capitals, accuracy: 0.5 }],
  dueByDay: [
    { date: '2026-11-20', due: 12 },
    { date: '2026-11-21', due: 0 },
  ],
  hardestCards: [{ cardId: 'c1', deckId: 'H1-D1', deckName: 'Capitals', front: 'Peru?', back: 'Lima', wrong: 9 }],
});
const attempts = [{ percentage: 100 }, { percentage: 60 }, {}].map((scored, index) => ({
  id: `H1-L1-A${index}`,
  quizName: 'Capitals',
  startedAt: `2026-11-1${index}T12:00:00.000Z`,
  ...scored,
}));
const answers = {
  [paths.activity('H1-L1')]: makeJson(200, whole),
  'GET /api/quiz-attempts?learnerId=H1-L1': makeJson(200, attempts),
  'GET /api/sessions?learnerId=H1-L1': makeJson(200, []),
};

const figure = async (name: RegExp) => await screen.findByRole('button', { name });
const focused = () => document.activeElement?.textContent;

test('quizzes have an average of their own, beside that of cards', async () => {
  const report = makeReport({ totalQuizzesCompleted: 2, totalCardsStudied: 4, averageAccuracy: 0.5 });
  openReports({ ...answers, [paths.summary('H1-L1')]: makeJson(200, report) });
  expect((await figure(/^Average accuracy/)).textContent).toMatch(/50%$/);
  await waitFor(async () =>
    expect((await figure(/^Average quiz score/)).textContent).toBe(
      'Average quiz score Of the last 2 quizzes turned in 80%',
    ),
  );
});

test('an average of quizzes that cannot be read says so, and keeps nothing else from showing', async () => {
  const report = makeReport({ totalQuizzesCompleted: 2, totalCardsStudied: 4, averageAccuracy: 0.5 });
  const refused = makeRefusal(403, 'not-allowed', 'Not now.');
  const lost = { 'GET /api/quiz-attempts?learnerId=H1-L1': refused };
  openReports({ ...answers, ...lost, [paths.summary('H1-L1')]: makeJson(200, report) });
  await waitFor(async () =>
    expect((await figure(/^Average quiz score/)).textContent).toMatch(/turned in Couldn’t load$/),
  );
});

test('who has taken quizzes only has no accuracy, instead of one of 0%', async () => {
  openReports({ ...answers, [paths.summary('H1-L1')]: makeJson(200, makeReport({ totalQuizzesCompleted: 2 })) });
  expect((await figure(/^Average accuracy/)).textContent).toMatch(/–no answers yet$/);
});

test('begins with the verdict, and every figure opens its rows [look-figures-open-rows, look-report-verdict]', async () => {
  const { user, onOpenAssignments } = openReports(answers, undefined, 'overview');
  expect(await screen.findByText('Emma knows 34 of 36 cards in Capitals. 2 cards need a review.')).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'Figures' }));
  await user.click(await figure(/^Average accuracy/));
  expect(focused()).toBe('Decks');
  expect(screen.getByText('Show the days as a table').closest('details')?.open).toBe(false);
  await user.click(await figure(/^Longest streak/));
  expect(focused()).toBe('Study days');
  expect(screen.getByText('Show the days as a table').closest('details')?.open).toBe(true);
  await user.click(await figure(/^Assignments pending/));
  expect(onOpenAssignments).toHaveBeenCalledOnce();
  await user.click(await figure(/^Quizzes completed/));
  expect(focused()).toBe('Study history');
  expect(await screen.findByText('Newest first.')).toBeDefined();
});

test('the overview is the verdict, the last week and the three weakest cards, to be practiced together', async () => {
  const hardestCards = ['Peru?', 'Chile?', 'Cuba?', 'Brazil?'].map((front, place) => ({
    cardId: `c${place}`,
    deckId: `H1-D${place}`,
    deckName: 'Capitals',
    front,
    back: '',
    wrong: 9 - place,
  }));
  const activity = makeJson(200, {
    ...whole,
    days: makeDays(30, { 8: { reviews: 50 }, 1: { reviews: 4, correct: 3 } }),
    hardestCards,
  });
  const { user, onStudyTogether } = openReports(
    { ...answers, [paths.activity('H1-L1')]: activity },
    undefined,
    'overview',
  );
  expect(await screen.findByText('4 answers, 75% correct')).toBeDefined();
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.filter((name) => name?.endsWith('?'))).toEqual(['Peru?', 'Chile?', 'Cuba?']);
  expect(screen.queryByRole('list', { name: 'Summary' })).toBeNull();
  expect(screen.queryByText('Study history')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Practice' }));
  expect(onStudyTogether).toHaveBeenCalledWith('H1-L1', weakCardsId);
});

test('a weak card opens in its deck', async () => {
  const { user, onOpenDecks } = openReports(answers, undefined, 'overview');
  await user.click(await screen.findByRole('button', { name: 'Peru?' }));
  expect(onOpenDecks).toHaveBeenCalledOnce();
  expect(window.history.state).toMatchObject({ openDeck: { householdId: 'H1', deckId: 'H1-D1' } });
});

test('who comes for the weak cards is led to them', async () => {
  openReports(answers, 'H1-L1', 'weak-cards');
  await screen.findByRole('button', { name: 'Peru?' });
  expect(focused()).toBe('Weak cards');
});

test('tells what comes due on each of the next days', async () => {
  openReports(answers);
  const ahead = within(await screen.findByRole('list', { name: 'Cards that come due, day by day' }));
  expect(ahead.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['12 Now', '0 Sat']);
});

test('days and decks can be had for a spreadsheet [look-report-csv-print]', async () => {
  const { user } = openReports(answers);
  await user.click(await screen.findByRole('button', { name: 'Download Emma decks as CSV' }));
  await user.click(screen.getByRole('button', { name: 'Download Emma days as CSV' }));
  expect([...saved.keys()]).toEqual(['Emma decks DAY.csv', 'Emma days DAY.csv']);
  const [decksText = '', daysText = ''] = await Promise.all([...saved.values()].map(async (file) => await file.text()));
  expect(decksText.split('\r\n').slice(-2, -1)).toEqual(['Capitals,36,36,34,0,0,50%']);
  expect(daysText.trim().split('\r\n')).toHaveLength(31);
  expect(daysText.split('\r\n').slice(-2, -1)).toEqual(['2026-11-20,20,17,0,6']);
});

test('what is printed has its days as rows', async () => {
  const seen: (boolean | undefined)[] = [];
  vi.stubGlobal('print', () => {
    seen.push(screen.getByText('Show the days as a table').closest('details')?.open);
  });
  const { user } = openReports(answers);
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(seen).toEqual([true]);
});

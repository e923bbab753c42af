import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Session } from '../../../../shared/schemas/study.ts';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { startFreshFeature } from '../../support/render-feature.tsx';
import { makeActivity, openReports, paths } from './support/open-reports.tsx';

startFreshFeature();

const deck = {
  deckId: 'H1-D1',
  name: 'World capitals',
  totalCards: 20,
  studiedCards: 12,
  knownCards: 10,
  masteredCards: 3,
  accuracy: 0.8,
  dueCards: 2,
};
const round: Session = {
  id: 'H1-L1-S1',
  learnerId: 'H1-L1',
  deckId: 'H1-D1',
  startedAt: '2026-11-20T16:05:00.000Z',
  cardsStudied: 12,
  cardsCorrect: 10,
};
const gone = { ...round, id: 'H1-L1-S2', deckId: 'H1-D9', startedAt: '2026-11-18T16:05:00.000Z', cardsStudied: 0 };
const quiz = {
  id: 'H1-L1-A1',
  quizId: 'H1-Q1',
  quizName: 'Quiz: World capitals',
  learnerId: 'H1-L1',
  mode: 'timed',
  startedAt: '2026-11-19T16:05:00.000Z',
  completedAt: '2026-11-19T16:09:00.000Z',
  answers: [0, 1],
  score: 1,
  totalQuestions: 2,
  percentage: 50,
};
const lists = {
  [paths.activity('H1-L1')]: makeJson(200, makeActivity({ decks: [deck] })),
  'GET /api/sessions?learnerId=H1-L1': makeJson(200, [gone, round]),
  'GET /api/quiz-attempts?learnerId=H1-L1': makeJson(200, [quiz]),
  'GET /api/households/H1': makeJson(200, { id: 'H1', name: 'Smith Family', role: 'owner' }),
};

async function openHistory(answers: Parameters<typeof openReports>[0] = {}) {
  const opened = openReports({ ...lists, ...answers });
  await opened.user.click(await screen.findByRole('tab', { name: 'History' }));
  await screen.findByText('Newest first.');
  return opened;
}

const rows = () =>
  within(screen.getByText('Newest first.').parentElement ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('every round and quiz shows, the newest first, once somebody asks for it', async () => {
  const { calls } = openReports(lists);
  const tab = await screen.findByRole('tab', { name: 'History' });
  expect(calls.map(({ path }) => path)).not.toContain('/api/sessions?learnerId=H1-L1');
  tab.click();
  await screen.findByText('Newest first.');
  expect(rows()).toEqual([
    expect.stringMatching(/^World capitals.*12 answers, 10 correct/),
    expect.stringMatching(/^Quiz: World capitals.*quiz, 50% right/),
    expect.stringMatching(/^A deleted deck.*no answers/),
  ]);
});

test('a round that was somebody else’s is taken back, and the report is read anew', async () => {
  const { user, calls } = await openHistory({ 'DELETE /api/sessions/H1-L1-S1': makeJson(204, undefined) });
  const before = calls.filter(({ path }) => path.includes('/summary')).length;
  await user.click(screen.getByRole('button', { name: /^Take back: World capitals/ }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Take back “World capitals”?' }));
  expect(dialog.getByText(/Take this back only if it wasn’t Emma\./)).toBeDefined();
  expect(dialog.getByText(/^November 20, 2026 at .* · 12 answers, 10 correct\./)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(calls.filter(({ path }) => path.includes('/summary')).length).toBeGreaterThan(before));
});

test('a quiz is taken back by its own call, and a refusal says what happened', async () => {
  const { user } = await openHistory({
    'DELETE /api/attempts/H1-L1-A1': makeRefusal(404, 'not-found', 'We couldn’t find this. It may have been deleted.'),
  });
  await user.click(screen.getByRole('button', { name: /^Take back: Quiz: World capitals/ }));
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This was already taken back.');
});

test('a viewer sees what is stored, and changes nothing', async () => {
  await openHistory({
    'GET /api/households/H1': makeJson(200, { id: 'H1', name: 'Smith Family', role: 'viewer' }),
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull());
  expect(rows()).toHaveLength(3);
});

test('a list that cannot be loaded says so', async () => {
  const { user } = openReports({
    ...lists,
    'GET /api/sessions?learnerId=H1-L1': makeRefusal(403, 'not-allowed', 'Not now.'),
  });
  await user.click(await screen.findByRole('tab', { name: 'History' }));
  expect(await screen.findByText('Failed to load the list')).toBeDefined();
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startFreshFeature } from '../../support/render-feature.tsx';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { answersInSequence } from '../assign/support/in-turn.ts';
import { makeReport } from '../../support/smith-family.ts';
import { makeActivity, openReports, paths } from './support/open-reports.tsx';

startFreshFeature();

const readTiles = async () =>
  within(await screen.findByRole('list', { name: 'Summary' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('shows the figures of all time, the two that say most first, each with what it counts [reports-cards-studied, reports-quizzes-completed, reports-current-streak, reports-longest-streak, reports-average-accuracy, reports-assignments-completed, reports-assignments-pending]', async () => {
  const report = makeReport({
    totalCardsStudied: 1_284,
    totalQuizzesCompleted: 17,
    currentStreak: 1,
    longestStreak: 23,
    averageAccuracy: 0.824,
    assignmentsCompleted: 6,
    assignmentsPending: 3,
  });
  const slow = { 'GET /api/quiz-attempts?learnerId=H1-L1': 'never' } as const;
  openReports({ [paths.summary('H1-L1')]: makeJson(200, report), ...slow });
  expect(await readTiles()).toEqual([
    'Current streak Days with study in a row 1 day',
    'Cards studied Every answer counts, repeats too 1,284',
    'Average accuracy Right answers of all answers to cards 82%',
    'Longest streak The best one ever 23 days',
    'Assignments pending Assigned, not done yet 3',
    'Assignments completed Checked off by studying 6',
    'Quizzes completed Turned in, each attempt counts 17',
    'Average quiz score Of the quizzes turned in …',
  ]);
});

test('opens with the learner it was called for', async () => {
  openReports({ [paths.summary('H1-L2')]: makeJson(200, makeReport({ totalCardsStudied: 1 })) }, 'H1-L2');
  expect((await screen.findByLabelText<HTMLSelectElement>('Learner')).value).toBe('H1-L2');
  expect(await readTiles()).toContain('Cards studied Every answer counts, repeats too 1');
});

test('opens with the first learner when it was called for nobody of this household', async () => {
  openReports({}, 'H1-L9');
  expect((await screen.findByLabelText<HTMLSelectElement>('Learner')).value).toBe('H1-L1');
  expect(await readTiles()).toContain('Cards studied Every answer counts, repeats too 1,284');
});

test('another learner’s figures come with the selection, never the last one’s meanwhile [reports-learner-selector]', async () => {
  const { user, onSelectLearner } = openReports({ [paths.activity('H1-L2')]: 'never' });
  await readTiles();
  await user.selectOptions(screen.getByLabelText('Learner'), 'Tom');
  expect(onSelectLearner).toHaveBeenCalledWith('H1-L2');
  expect(screen.queryByRole('list', { name: 'Summary' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Loading report...');
});

test('somebody who has not started gets kind words and a next step', async () => {
  const { user, onAssign } = openReports({}, 'H1-L2');
  expect(await screen.findByText('Tom hasn’t started yet')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Study days' })).toBeNull();
  expect(screen.queryByText(/0%/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Assign something' }));
  expect(onAssign).toHaveBeenCalledOnce();
});

test('without learners it leads to where they are added', async () => {
  const { user, onAddLearner } = openReports({ [paths.learners]: makeJson(200, []) });
  expect(await screen.findByText('No learners yet')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Go to Learners' }));
  expect(onAddLearner).toHaveBeenCalledOnce();
});

test('only the selector stands beside the title: that there are no learners has the whole width', async () => {
  openReports({ [paths.learners]: makeJson(200, []) });
  await screen.findByText('No learners yet');
  const [title, message] = screen.getByRole('heading', { name: 'Progress Reports' }).parentElement?.children ?? [];
  const sheet = join(import.meta.dirname, '../../../../web/src/parent/reports/reports-tab.module.css');
  const whole = [...readFileSync(sheet, 'utf8').matchAll(/^ {2}(\.\S.*) \{\s*grid-column: 1 \/ -1;/gm)];
  const selectors = whole.map(([, selector = '']) => selector.replaceAll(/\.(\w+)/g, '[class*="_$1_"]'));
  expect(selectors).toHaveLength(2);
  for (const selector of selectors) {
    expect(message?.matches(selector)).toBe(true);
    expect(title?.matches(selector)).toBe(false);
  }
});

test('learners that cannot be loaded are said so, and Retry loads them [error-failed-load-learners]', async () => {
  const { user } = openReports({
    [paths.learners]: answersInSequence(makeRefusal(403, 'not-allowed', 'Not now.'), makeJson(200, [])),
  });
  expect(await screen.findByText('Failed to load learners')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No learners yet')).toBeDefined();
});

test.each([
  ['summary', paths.summary('H1-L1'), makeReport({ totalCardsStudied: 1_284 })],
  ['activity', paths.activity('H1-L1'), makeActivity()],
])(
  'a %s that cannot be loaded is one failed report, and Retry loads it [error-failed-load-report]',
  async (_name, path, answer) => {
    const { user } = openReports({
      [path]: answersInSequence(makeRefusal(403, 'not-allowed', 'Not now.'), makeJson(200, answer)),
    });
    expect(await screen.findAllByText('Failed to load report')).toHaveLength(1);
    expect(screen.queryByRole('list', { name: 'Summary' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await readTiles()).toContain('Cards studied Every answer counts, repeats too 1,284');
  },
);

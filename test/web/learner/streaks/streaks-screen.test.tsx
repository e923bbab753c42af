import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CalendarDay } from '../../../../shared/schemas/activity.ts';
import { StreaksScreen } from '../../../../web/src/learner/streaks/streaks-screen.tsx';
import { showPart, startOnFriday } from '../badges/support/show-part.tsx';
import { fakeApi, makeJson, makeRefusal } from '../../support/fake-api.ts';

startOnFriday();

const learner = 'GET /api/streaks/learners/H1-L1';
const novemberCall = `${learner}/calendar?year=2026&month=11`;
const octoberCall = `${learner}/calendar?year=2026&month=10`;

const streak = { currentStreak: 4, longestStreak: 15, totalActiveDays: 20, lastActiveDate: '2026-11-19' };

function makeDay(date: number, changes: Partial<CalendarDay> = {}): CalendarDay {
  return { date, isActive: false, cardsStudied: 0, quizzesCompleted: 0, level: 0, ...changes };
}

const november = Array.from({ length: 30 }, (_, index) => makeDay(index + 1));
november[2] = makeDay(3, { isActive: true, cardsStudied: 24, quizzesCompleted: 1, level: 2 });
november[4] = makeDay(5, { kept: 'kindness-day' });
const october = Array.from({ length: 31 }, (_, index) => makeDay(index + 1));
october[30] = makeDay(31, { isActive: true, cardsStudied: 60, level: 3 });

function openStreaks(answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    [learner]: makeJson(200, streak),
    [novemberCall]: makeJson(200, november),
    [octoberCall]: makeJson(200, october),
    ...answers,
  });
  return { calls, ...showPart(<StreaksScreen learnerId="H1-L1" badges={<p>The badges</p>} />) };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const dots = (label: string) => screen.getByText(label).closest('td')?.querySelectorAll('span:empty').length;

test('tells the four facts of the streak, with the last active day in words [streaks-current-streak, streaks-longest-streak, streaks-total-active-days, streaks-last-active-day]', async () => {
  openStreaks();
  const facts = [
    ['Current streak', '4 days'],
    ['Longest streak', '15 days'],
    ['Total active days', '20 days'],
    ['Last active day', 'Yesterday'],
  ];
  await screen.findByText('Current streak');
  for (const [name = '', value = ''] of facts) {
    expect(within(screen.getByText(name).parentElement as HTMLElement).getByText(value)).toBeDefined();
  }
  expect(screen.getByText('The badges')).toBeDefined();
});

test.each([
  [{ currentStreak: 0, longestStreak: 0, totalActiveDays: 0 }, 'A few cards today start a new streak.'],
  [streak, 'A few cards today keep it going.'],
  [{ ...streak, lastActiveDate: '2026-11-20' }, 'Done for today. See you tomorrow!'],
  [{ ...streak, restDays: [5] }, 'Today is a rest day. Your streak waits for you.'],
  [{ ...streak, restDays: [6, 7] }, 'Rest days: Saturday and Sunday.'],
  [{ ...streak, keptBy: 'rest-day' }, 'Kept by a rest day. A few cards today make it longer.'],
  [{ ...streak, kindnessDay: '2026-11-18' }, 'Wednesday was this week’s kindness day. It kept your streak.'],
])('has a kind word for %j', async (facts, word) => {
  openStreaks({ [learner]: makeJson(200, facts) });
  expect(await screen.findByText(word)).toBeDefined();
});

test('shows this month as a table: each day says what was done, today is marked [streaks-month-calendar]', async () => {
  openStreaks();
  const table = await screen.findByRole('table', { name: 'November 2026' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['SuSunday', 'MoMonday', 'TuTuesday', 'WeWednesday', 'ThThursday', 'FrFriday', 'SaSaturday']);
  expect(await within(table).findByRole('cell', { name: 'November 3: 24 answers, 1 quiz' })).toBeDefined();
  expect(within(table).getByRole('cell', { name: 'November 4: free day' })).toBeDefined();
  expect(within(table).getByRole('cell', { name: 'November 5: kept by a kindness day' })).toBeDefined();
  const legend = screen.getByText('a lot').closest('p')?.textContent;
  expect(legend).toBe('a bitmorea lotkindness day');
  expect(within(table).getByRole('cell', { name: 'November 20, today' }).getAttribute('aria-current')).toBe('date');
  expect(table.querySelectorAll('[aria-current]')).toHaveLength(1);
  expect(within(table).getByRole('cell', { name: 'November 30' })).toBeDefined();
});

test('marks how much was done with dots too, not by colour alone', async () => {
  const { user } = openStreaks();
  await screen.findByText('November 3: 24 answers, 1 quiz');
  expect(dots('November 3: 24 answers, 1 quiz')).toBe(2);
  await user.click(button('Prev month'));
  await screen.findByText('October 31: 60 answers');
  expect(dots('October 31: 60 answers')).toBe(3);
});

test('goes back by months, and forward never beyond this month, where the keyboard keeps its place [streaks-prev-month, streaks-next-month]', async () => {
  const { calls, user } = openStreaks();
  expect(button('Next month').disabled).toBe(true);
  await user.click(button('Prev month'));
  expect(screen.getByRole('heading', { name: 'October 2026' })).toBeDefined();
  expect(await screen.findByRole('cell', { name: 'October 31: 60 answers' })).toBeDefined();
  expect(button('Next month').disabled).toBe(false);
  await user.click(button('Next month'));
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeDefined();
  expect(button('Next month').disabled).toBe(true);
  expect(document.activeElement).toBe(button('Prev month'));
  expect(calls.filter(({ path }) => path.includes('/calendar'))).toHaveLength(2);
});

test('keeps the shape of the month while it loads, and says that it does', async () => {
  openStreaks({ [novemberCall]: 'never', [learner]: 'never' });
  expect(screen.getByRole('cell', { name: 'November 3' })).toBeDefined();
  const messages = screen.getAllByRole('status').map((status) => status.textContent);
  expect(messages).toEqual(['Loading your streak...', 'Loading your calendar...']);
});

test.each([
  [
    'Failed to load your streak',
    'error-streak-load-failure-shown-retry',
    learner,
    makeJson(200, streak),
    'Longest streak',
  ],
  [
    'Failed to load your calendar',
    'error-calendar-load-failure-shown-retry',
    novemberCall,
    makeJson(200, november),
    'November 3: 24 answers, 1 quiz',
  ],
])('%s: says so, and Retry loads it [%s]', async (title, _id, call, answer, shown) => {
  let isRefused = true;
  const { user } = openStreaks({ [call]: () => (isRefused ? makeRefusal(403, 'not-allowed', 'No.') : answer) });
  expect((await screen.findByRole('alert')).textContent).toContain(title);
  isRefused = false;
  await user.click(button('Retry'));
  expect(await screen.findByText(shown)).toBeDefined();
});

test('the year counts answers, as each day of the calendar does', async () => {
  const day = { reviews: 24, correct: 18, quizzes: 0, minutes: 4 };
  const { user } = openStreaks({
    [`GET /api/reports/learners/H1-L1/activity?days=366`]: makeJson(200, {
      days: [{ date: '2026-11-03', ...day }],
      decks: [],
      dueByDay: [],
      dueWithin7Days: 0,
      dueWithin30Days: 0,
      hardestCards: [],
    }),
  });
  await user.click(screen.getByText('My whole year'));
  const days = await screen.findByText('1 day');
  expect(days.parentElement?.textContent).toBe('1 day of learning, 24 answers');
});

import { expect, test } from 'vitest';
import { describeDay, describePastDay } from '../../../../web/src/learner/streaks/streak-words.ts';

const today = '2026-11-20';

test.each([
  ['2026-11-21', 'Today'],
  ['2026-11-20', 'Today'],
  ['2026-11-19', 'Yesterday'],
  ['2026-11-18', 'Wednesday'],
  ['2026-11-14', 'Saturday'],
  ['2026-11-13', 'November 13'],
  ['2026-01-01', 'January 1'],
  ['2025-12-31', 'December 31, 2025'],
])('the last active day %s is told as "%s"', (day, words) => {
  expect(describePastDay(day, today)).toBe(words);
});

test.each([
  ['2026-11-03', 24, 1, 'November 3: 24 answers, 1 quiz'],
  ['2026-11-03', 1, 0, 'November 3: 1 answer'],
  ['2026-11-03', 0, 2, 'November 3: 2 quizzes'],
  ['2026-11-04', 0, 0, 'November 4: free day'],
  ['2026-11-20', 0, 0, 'November 20, today'],
  ['2026-11-20', 5, 0, 'November 20, today: 5 answers'],
  ['2026-11-21', 0, 0, 'November 21'],
  ['2026-11-21', 5, 0, 'November 21: 5 answers'],
])('on %s, %i cards and %i quizzes read "%s"', (day, cardsStudied, quizzesCompleted, words) => {
  const isActive = cardsStudied + quizzesCompleted > 0;
  const activity = {
    date: Number(day.slice(8)),
    isActive,
    cardsStudied,
    quizzesCompleted,
    level: isActive ? 1 : 0,
  } as const;
  expect(describeDay({ day, today: today, activity })).toBe(words);
});

test('tells what kept the streak on a day', () => {
  const day = { date: 4, isActive: false, cardsStudied: 0, quizzesCompleted: 0, level: 0, kept: 'rest-day' } as const;
  expect(describeDay({ day: '2026-11-04', today, activity: day })).toBe('November 4: kept by a rest day');
});

test('calls no day a free day before the server has told of it', () => {
  expect(describeDay({ day: '2026-11-04', today: today, activity: undefined })).toBe('November 4');
});

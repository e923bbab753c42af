import { expect, test } from 'vitest';
import { listYear } from '../../../../web/src/learner/streaks/year-view.tsx';

const day = (date: string, reviews = 0, quizzes = 0) => ({ date, reviews, correct: reviews, quizzes, minutes: 0 });

test('a year begins with the month of the first activity, the newest month first, and a quiz is activity too', () => {
  const days = [
    day('2026-08-31'),
    day('2026-09-30', 0, 1),
    day('2026-10-01'),
    day('2026-11-01', 4),
    day('2026-11-02', 2),
  ];
  expect(listYear(days).map(({ month, activeDays }) => [month, activeDays])).toEqual([
    ['2026-11', 2],
    ['2026-10', 0],
    ['2026-09', 1],
  ]);
  expect(listYear([day('2026-11-01')])).toEqual([]);
});

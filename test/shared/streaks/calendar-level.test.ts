import { describe, expect, it } from 'vitest';
import { calendarLevel } from '../../../shared/streaks/calendar-level.ts';

describe('calendarLevel', () => {
  it.each([
    [0, 0, 0],
    [1, 0, 1],
    [29, 0, 1],
    [30, 0, 2],
    [49, 0, 2],
    [50, 0, 3],
    [0, 1, 1],
    [9, 1, 1],
    [10, 1, 2],
    [0, 2, 2],
    [10, 2, 3],
  ] as const)('of %i cards and %i quizzes is %i', (cards, quizzes, level) => {
    expect(calendarLevel(cards, quizzes)).toBe(level);
  });
});

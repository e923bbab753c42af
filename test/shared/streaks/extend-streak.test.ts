import { describe, expect, it } from 'vitest';
import { currentStreak, extendStreak } from '../../../shared/streaks/extend-streak.ts';

const facts = { streakLength: 4, longestStreak: 9, totalActiveDays: 20, lastActiveDate: '2026-05-10' };

describe('extendStreak', () => {
  it('begins with a streak of one day', () => {
    expect(extendStreak(undefined, '2026-05-10')).toEqual({
      streakLength: 1,
      longestStreak: 1,
      totalActiveDays: 1,
      lastActiveDate: '2026-05-10',
    });
  });

  it('grows on the next day', () => {
    expect(extendStreak(facts, '2026-05-11')).toEqual({
      streakLength: 5,
      longestStreak: 9,
      totalActiveDays: 21,
      lastActiveDate: '2026-05-11',
    });
  });

  it('raises the longest streak once it is passed', () => {
    expect(extendStreak({ ...facts, streakLength: 9 }, '2026-05-11').longestStreak).toBe(10);
  });

  it('starts anew after a day without activity', () => {
    expect(extendStreak(facts, '2026-05-12')).toMatchObject({ streakLength: 1, longestStreak: 9, totalActiveDays: 21 });
  });

  it('counts a day once', () => {
    expect(extendStreak(facts, '2026-05-10')).toEqual(facts);
  });

  it('refuses an earlier day, which needs a recount', () => {
    expect(() => extendStreak(facts, '2026-05-09')).toThrow(RangeError);
  });
});

describe('currentStreak', () => {
  it('stands today and tomorrow, and is over the day after', () => {
    expect(currentStreak(facts, '2026-05-10')).toBe(4);
    expect(currentStreak(facts, '2026-05-11')).toBe(4);
    expect(currentStreak(facts, '2026-05-12')).toBe(0);
  });

  it('is zero without any activity', () => {
    expect(currentStreak(undefined, '2026-05-10')).toBe(0);
  });

  it('stands when a move of the household to a western zone turned today back by a day', () => {
    expect(currentStreak(facts, '2026-05-09')).toBe(4);
  });
});

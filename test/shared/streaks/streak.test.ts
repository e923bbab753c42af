import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../shared/scheduling/study-day.ts';
import { extendStreak, factsFromDays, type StreakFacts, streakFromFacts } from '../../../shared/streaks/streak.ts';

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

describe('the current streak', () => {
  it('stands today and tomorrow, and is over the day after', () => {
    expect(streakFromFacts(facts, '2026-05-10').currentStreak).toBe(4);
    expect(streakFromFacts(facts, '2026-05-11').currentStreak).toBe(4);
    expect(streakFromFacts(facts, '2026-05-12').currentStreak).toBe(0);
  });

  it('is zero without any activity', () => {
    expect(streakFromFacts(undefined, '2026-05-10').currentStreak).toBe(0);
  });

  it('stands when a move of the household to a western zone turned today back by a day', () => {
    expect(streakFromFacts(facts, '2026-05-09').currentStreak).toBe(4);
  });
});

const anyDays = fc
  .uniqueArray(fc.nat({ max: 40 }), { maxLength: 30 })
  .map((offsets) => offsets.map((offset) => addDays('2026-02-10', offset)));

const streakFromDays = (days: readonly string[], today: string) => streakFromFacts(factsFromDays(days), today);

describe('a streak counted from its days', () => {
  it('is all zero without activity', () => {
    expect(streakFromDays([], '2026-05-11')).toEqual({ currentStreak: 0, longestStreak: 0, totalActiveDays: 0 });
  });

  it('counts the run that ends today', () => {
    expect(streakFromDays(['2026-05-09', '2026-05-10', '2026-05-11'], '2026-05-11')).toEqual({
      currentStreak: 3,
      longestStreak: 3,
      totalActiveDays: 3,
      lastActiveDate: '2026-05-11',
    });
  });

  it('lets the streak stand through a day that is not over yet, and ends it after', () => {
    const days = ['2026-05-09', '2026-05-10'];
    expect(streakFromDays(days, '2026-05-11').currentStreak).toBe(2);
    expect(streakFromDays(days, '2026-05-12').currentStreak).toBe(0);
  });

  it('keeps the longest run when a shorter one follows', () => {
    const days = ['2026-05-01', '2026-05-02', '2026-05-03', '2026-05-10', '2026-05-11'];
    const streak = streakFromDays(days, '2026-05-11');
    expect(streak).toMatchObject({ currentStreak: 2, longestStreak: 3, totalActiveDays: 5 });
  });

  it('runs over the ends of months and years and through 29 February', () => {
    expect(streakFromDays(['2027-12-31', '2028-01-01'], '2028-01-01').currentStreak).toBe(2);
    expect(streakFromDays(['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01').currentStreak).toBe(3);
  });

  it('takes the days in any order and agrees with a count day by day', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        const today = addDays('2026-02-10', 41);
        const runEndingOn = (day: string): number => (days.includes(day) ? 1 + runEndingOn(addDays(day, -1)) : 0);
        const streak = streakFromDays(days, today);
        expect(streak.totalActiveDays).toBe(days.length);
        expect(streak.longestStreak).toBe(Math.max(0, ...days.map(runEndingOn)));
        expect(streak.currentStreak).toBe(runEndingOn(today) || runEndingOn(addDays(today, -1)));
        expect(streak.lastActiveDate).toBe(days.toSorted().at(-1));
      }),
    );
  });
});

describe('factsFromDays', () => {
  it('gives the facts that extending day by day gives', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        let extended: StreakFacts | undefined;
        for (const day of days.toSorted()) {
          extended = extendStreak(extended, day);
        }
        expect(factsFromDays(days)).toEqual(extended);
      }),
    );
  });

  it('joins two runs when the day between them is filled in late', () => {
    expect(factsFromDays(['2026-05-09', '2026-05-11', '2026-05-10'])).toEqual({
      streakLength: 3,
      longestStreak: 3,
      totalActiveDays: 3,
      lastActiveDate: '2026-05-11',
    });
  });
});

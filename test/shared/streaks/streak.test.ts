import { addDays, daysBetween } from '../../../shared/scheduling/calendar-day.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeRestDays, bridgedDays, type RestDayChanges, restDaysOn } from '../../../shared/streaks/rest-days.ts';
import { extendStreak, factsFromDays, type StreakFacts, streakFromFacts } from '../../../shared/streaks/streak.ts';

/** 2026-05-10 is a Sunday, so a new week begins on the day after it. */
const facts = {
  streakLength: 4,
  longestStreak: 9,
  totalActiveDays: 20,
  lastActiveDate: '2026-05-10',
  sinceKindness: 4,
};
const extend = (before: StreakFacts | undefined, day: string, restDays: RestDayChanges = []) =>
  extendStreak(before, day, restDays);
const streakOn = (before: StreakFacts | undefined, today: string, restDays: RestDayChanges = []) =>
  streakFromFacts(before, today, restDays);

describe('extendStreak', () => {
  it('begins with a streak of one day', () => {
    expect(extend(undefined, '2026-05-10')).toEqual({
      streakLength: 1,
      longestStreak: 1,
      totalActiveDays: 1,
      lastActiveDate: '2026-05-10',
      sinceKindness: 1,
    });
  });

  it('grows on the next day', () => {
    expect(extend(facts, '2026-05-11')).toEqual({
      streakLength: 5,
      longestStreak: 9,
      totalActiveDays: 21,
      lastActiveDate: '2026-05-11',
      sinceKindness: 5,
    });
  });

  it('raises the longest streak once it is passed', () => {
    expect(extend({ ...facts, streakLength: 9 }, '2026-05-11').longestStreak).toBe(10);
  });

  it('goes on over one day of a week, which adds nothing, and starts anew after two', () => {
    const kept = extend(facts, '2026-05-12');
    expect(kept).toMatchObject({ streakLength: 5, totalActiveDays: 21, kindnessDay: '2026-05-11', sinceKindness: 1 });
    expect(extend(facts, '2026-05-13')).toMatchObject({ streakLength: 1, longestStreak: 9, totalActiveDays: 21 });
  });

  it('begins after the first of two such days of a week, so that what came between them counts', () => {
    const again = ['2026-05-12', '2026-05-13', '2026-05-15'].reduce<StreakFacts>((run, day) => extend(run, day), facts);
    expect(again).toMatchObject({ streakLength: 3, longestStreak: 9, kindnessDay: '2026-05-14', sinceKindness: 1 });
  });

  it('goes on over rest days from the day on from which they hold', () => {
    const weekends = [{ from: '2026-05-16', days: [6, 7] }];
    const onFriday = { ...facts, lastActiveDate: '2026-05-15' };
    expect(extend(onFriday, '2026-05-18', weekends)).toMatchObject({ streakLength: 5, sinceKindness: 5 });
    expect(extend({ ...facts, lastActiveDate: '2026-05-08' }, '2026-05-11', weekends).streakLength).toBe(1);
  });

  it('counts a rest day with study as any other day', () => {
    expect(extend(facts, '2026-05-11', [{ from: '2026-01-01', days: [1] }]).streakLength).toBe(5);
  });

  it('counts a day once', () => {
    expect(extend(facts, '2026-05-10')).toEqual(facts);
  });

  it('refuses an earlier day, which needs a recount', () => {
    expect(() => extend(facts, '2026-05-09')).toThrow(RangeError);
  });
});

describe('the current streak', () => {
  it('stands today and tomorrow, is kept by a kindness day for one more, and is over the day after', () => {
    expect(streakOn(facts, '2026-05-10')).not.toHaveProperty('keptBy');
    expect(streakOn(facts, '2026-05-11')).toMatchObject({ currentStreak: 4 });
    const kept = { currentStreak: 4, keptBy: 'kindness-day', kindnessDay: '2026-05-11' };
    expect(streakOn(facts, '2026-05-12')).toMatchObject(kept);
    expect(streakOn(facts, '2026-05-13').currentStreak).toBe(0);
  });

  it('is kept by rest days, however many follow each other', () => {
    const restDays = [{ from: '2026-05-01', days: [1, 2, 3, 4] }];
    expect(streakOn(facts, '2026-05-15', restDays)).toMatchObject({
      currentStreak: 4,
      keptBy: 'rest-day',
      restDays: [1, 2, 3, 4],
    });
    expect(streakOn(facts, '2026-05-16', restDays)).toMatchObject({ currentStreak: 4, keptBy: 'kindness-day' });
    expect(streakOn(facts, '2026-05-17', restDays).currentStreak).toBe(0);
  });

  it('falls back to the days since the first of two kindness days of a week, and tells of this week’s only', () => {
    const run = { ...facts, lastActiveDate: '2026-05-13', kindnessDay: '2026-05-11', sinceKindness: 2 };
    expect(streakOn(run, '2026-05-14')).toMatchObject({ currentStreak: 4, kindnessDay: '2026-05-11' });
    expect(streakOn(run, '2026-05-15')).toMatchObject({ currentStreak: 2, kindnessDay: '2026-05-14' });
    const onSunday = { ...run, lastActiveDate: '2026-05-17' };
    expect(streakOn(onSunday, '2026-05-18')).not.toHaveProperty('kindnessDay');
  });

  it('is zero without any activity', () => {
    expect(streakOn(undefined, '2026-05-10').currentStreak).toBe(0);
  });

  it('stands when a move of the household to a western zone turned today back by a day', () => {
    expect(streakOn(facts, '2026-05-09').currentStreak).toBe(4);
  });
});

const anyDays = fc
  .uniqueArray(fc.nat({ max: 40 }), { maxLength: 30 })
  .map((offsets) => offsets.map((offset) => addDays('2026-02-10', offset)));

/** Up to three changes of the rest days, in the same weeks as the active days. */
const anyRestDays = fc
  .array(fc.tuple(fc.nat({ max: 45 }), fc.subarray([1, 2, 3, 4, 5, 6, 7], { maxLength: 5 })), { maxLength: 3 })
  .map((changes) =>
    changes
      .toSorted(([a], [b]) => a - b)
      .reduce<RestDayChanges>(
        (known, [offset, days]) => changeRestDays(known, addDays('2026-02-08', offset), days),
        [],
      ),
  );

const streakFromDays = (days: readonly string[], today: string, restDays: RestDayChanges = []) =>
  streakFromFacts(factsFromDays(days, restDays), today, restDays);

const daysFromTo = (first: string, last: string) =>
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) => addDays(first, index));

/** Whether no week has two inactive days besides its rest days: a direct restatement of the rule. */
function isRun(days: readonly string[], active: ReadonlySet<string>, restDays: RestDayChanges): boolean {
  const missed = days.filter(
    (day) => !active.has(day) && !restDaysOn(restDays, day).includes(new Date(day).getUTCDay() || 7),
  );
  const weeks = missed.map((day) => addDays(day, 1 - (new Date(day).getUTCDay() || 7)));
  return new Set(weeks).size === weeks.length;
}

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

  it('keeps the longest run when a shorter one follows', () => {
    const days = ['2026-05-01', '2026-05-02', '2026-05-03', '2026-05-10', '2026-05-11'];
    const streak = streakFromDays(days, '2026-05-11');
    expect(streak).toMatchObject({ currentStreak: 2, longestStreak: 3, totalActiveDays: 5 });
  });

  it('runs over the ends of months and years and through 29 February', () => {
    expect(streakFromDays(['2027-12-31', '2028-01-01'], '2028-01-01').currentStreak).toBe(2);
    expect(streakFromDays(['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01').currentStreak).toBe(3);
  });

  it('takes the days in any order and agrees with the longest stretches in which no week has two days without study', () => {
    fc.assert(
      fc.property(anyDays, anyRestDays, fc.nat({ max: 9 }), (days, restDays, pause) => {
        const active = new Set(days);
        const lastDay = days.toSorted().at(-1) ?? '2026-02-10';
        const today = addDays(lastDay, pause);
        const longestUpTo = (last: string) =>
          Math.max(
            0,
            ...days
              .filter((first) => isRun(daysFromTo(first, last), active, restDays))
              .map((first) => days.filter((day) => day >= first && day <= last).length),
          );
        const streak = streakFromDays(days, today, restDays);
        expect(streak.totalActiveDays).toBe(days.length);
        expect(streak.longestStreak).toBe(Math.max(0, ...days.map(longestUpTo)));
        expect(streak.currentStreak).toBe(longestUpTo(pause === 0 ? lastDay : addDays(today, -1)));
        expect(streak.lastActiveDate).toBe(days.toSorted().at(-1));
      }),
    );
  });

  it('never becomes shorter by a day that fills in late, or by more rest days', () => {
    fc.assert(
      fc.property(anyDays, anyRestDays, (days, restDays) => {
        const today = addDays('2026-02-10', 41);
        const [, ...without] = days;
        const whole = streakFromDays(days, today, restDays);
        for (const less of [streakFromDays(without, today, restDays), streakFromDays(days, today)]) {
          expect(whole.currentStreak).toBeGreaterThanOrEqual(less.currentStreak);
          expect(whole.longestStreak).toBeGreaterThanOrEqual(less.longestStreak);
        }
      }),
    );
  });

  it('of a day that is past stays as it is when rest days change today', () => {
    fc.assert(
      fc.property(
        anyDays,
        anyRestDays,
        fc.subarray([1, 2, 3, 4, 5, 6, 7], { maxLength: 5 }),
        (days, restDays, next) => {
          const today = addDays('2026-02-10', 41);
          const past = restDays.filter(({ from }) => from <= today);
          expect(factsFromDays(days, changeRestDays(past, today, next))).toEqual(factsFromDays(days, past));
        },
      ),
    );
  });
});

describe('factsFromDays', () => {
  it('gives the facts that extending day by day gives', () => {
    fc.assert(
      fc.property(anyDays, anyRestDays, (days, restDays) => {
        let extended: StreakFacts | undefined;
        for (const day of days.toSorted()) {
          extended = extendStreak(extended, day, restDays);
        }
        expect(factsFromDays(days, restDays)).toEqual(extended);
      }),
    );
  });

  it('joins two runs when the day between them is filled in late', () => {
    expect(factsFromDays(['2026-05-09', '2026-05-11', '2026-05-10'], [])).toEqual({
      streakLength: 3,
      longestStreak: 3,
      totalActiveDays: 3,
      lastActiveDate: '2026-05-11',
      sinceKindness: 3,
    });
  });
});

describe('keptDays', () => {
  it('are the rest days and kindness days within runs and up to today, of a week the last kindness day', () => {
    const active = ['2026-05-08', '2026-05-11', '2026-05-13', '2026-05-15', '2026-05-20'];
    const kept = bridgedDays(active, '2026-05-22', [{ from: '2026-05-01', days: [6, 7] }]);
    expect([...kept]).toEqual([
      ['2026-05-09', 'rest-day'],
      ['2026-05-10', 'rest-day'],
      ['2026-05-14', 'kindness-day'],
      ['2026-05-21', 'kindness-day'],
    ]);
  });
});

it('keptDays looks at each day of a lifetime once: 20,000 of them are no work', () => {
  const everyOther = Array.from({ length: 20_000 }, (_, index) => addDays('1990-01-01', 2 * index));
  // Each week has three or four inactive days, and only the last one counts as its kindness day.
  expect(bridgedDays(everyOther, '2099-12-31', []).size).toBe(5_714);
});

describe('changes of rest days', () => {
  it('are remembered twenty at most, one a day, and none that changes nothing', () => {
    const many = Array.from({ length: 30 }, (_, index) => addDays('2026-05-01', index)).reduce<RestDayChanges>(
      (known, day, index) => changeRestDays(known, day, [(index % 2) + 1]),
      [],
    );
    expect(many).toHaveLength(20);
    expect(changeRestDays(many, '2026-06-01', [2])).toEqual(many);
    expect(changeRestDays(many, '2026-05-30', [7]).at(-1)).toEqual({ from: '2026-05-30', days: [7] });
  });
});

it('walks through no more days than a streak can go on over, whatever days and rest days are stored', () => {
  let walked = 0;
  const restDays = [{ from: '0001-01-01', days: [1, 2, 3, 4, 5, 6, 7] }];
  restDays.findLast = (...asked: Parameters<typeof restDays.findLast>) => {
    walked += 1;
    return Array.prototype.findLast.apply(restDays, asked) as (typeof restDays)[number] | undefined;
  };
  expect(streakOn({ ...facts, lastActiveDate: '0001-01-01' }, '2026-05-10', restDays).currentStreak).toBe(0);
  bridgedDays(['0001-01-01', '1970-01-01', '2026-05-09'], '9999-12-31', restDays);
  expect(walked).toBeLessThan(20);
});

import type { Mutant } from '../mutant.ts';

/** Streaks, what keeps them, and badges. */
export const mutantsOfStreaks: readonly Mutant[] = [
  {
    id: 'streak-stands-a-day-longer',
    does: 'A streak is shown although a second study day of the week passed without study.',
    bar: 2,
    file: 'shared/streaks/rest-days.ts',
    find: 'if (lastKindness !== undefined && isSameWeek(lastKindness, day)) return undefined;',
    replace: 'if (kept.length > 2) return undefined;',
    tests: ['test/shared/streaks/streak.test.ts'],
  },
  {
    id: 'rest-days-hold-for-ever',
    does: 'Rest days that a parent takes back change the streaks of before.',
    bar: 2,
    file: 'shared/streaks/rest-days.ts',
    find: 'const earlier = changes.filter((change) => change.from < from);',
    replace: 'const earlier = changes.filter(() => from === undefined);',
    tests: ['test/shared/streaks/streak.test.ts'],
    titled: 'stays as it is when rest days change today',
  },
  {
    id: 'badge-a-day-late',
    does: 'A badge comes a day after its streak was reached.',
    bar: 2,
    file: 'shared/streaks/badges.ts',
    find: 'streak >= threshold',
    replace: 'streak > threshold',
    tests: ['test/shared/streaks/badges.test.ts'],
  },
  {
    id: 'kindness-every-day',
    does: 'A second kindness day of a week counts like the first one.',
    bar: 2,
    file: 'shared/streaks/streak.ts',
    find: 'streakLength: isSecondOfWeek ? sinceKindness : streakLength,',
    replace: 'streakLength,',
    tests: ['test/shared/streaks/streak.test.ts'],
    titled: 'agrees with the longest stretches',
  },
];

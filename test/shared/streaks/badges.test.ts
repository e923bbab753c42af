import { describe, expect, it, test } from 'vitest';
import { badgesReached } from '../../../shared/streaks/badges.ts';
import { allBadges, furtherBadges, streakBadges } from '../../../shared/streaks/further-badges.ts';

describe('streakBadges', () => {
  it('stand at 3, 7, 14, 30, 50, 100, 200 and 365 days under ids that never change', () => {
    expect(streakBadges.map(({ id, threshold }) => [id, threshold])).toEqual(
      [3, 7, 14, 30, 50, 100, 200, 365].map((days) => [`streak-${days}`, days]),
    );
  });

  it('have, as those of further families, a name, a picture and a description each, no two alike', () => {
    for (const field of ['name', 'icon', 'description'] as const) {
      expect(new Set(allBadges.map((badge) => badge[field])).size).toBe(allBadges.length);
      expect(allBadges.every((badge) => badge[field].length > 0)).toBe(true);
    }
  });
});

test('a badge is described in one sentence of at most eight words, as a second-grader reads', () => {
  const hard = allBadges
    .map(({ description }) => description)
    .filter((text) => !/^(?:[^\s.!?]+ ){1,7}[^\s.!?]+\.$/.test(text));
  expect(hard).toEqual([]);
});

test('the ids of further badges never change, and each family begins with its easiest', () => {
  expect(furtherBadges.map(({ id }) => id)).toEqual([
    ...[10, 50, 100, 250, 500].map((count) => `known-${count}`),
    ...[5, 25, 100].map((count) => `quizzes-${count}`),
    ...[1, 5, 15].map((count) => `retries-${count}`),
    ...[1, 5, 15].map((count) => `mending-${count}`),
  ]);
});

describe('badgesReached', () => {
  it('begins on the day of the threshold', () => {
    expect(badgesReached(2)).toEqual([]);
    expect(badgesReached(3).map(({ threshold }) => threshold)).toEqual([3]);
    expect(badgesReached(49).map(({ threshold }) => threshold)).toEqual([3, 7, 14, 30]);
  });

  it('gives every badge after a year', () => {
    expect(badgesReached(365)).toEqual(streakBadges.map(({ id, threshold }) => ({ id, threshold })));
  });
});

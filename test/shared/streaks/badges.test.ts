import { describe, expect, it } from 'vitest';
import { streakBadges, badgesReached } from '../../../shared/streaks/badges.ts';

describe('streakBadges', () => {
  it('stand at 3, 7, 14, 30, 50, 100, 200 and 365 days under ids that never change', () => {
    expect(streakBadges.map(({ id, threshold }) => [id, threshold])).toEqual(
      [3, 7, 14, 30, 50, 100, 200, 365].map((days) => [`streak-${days}`, days]),
    );
  });

  it('have a name, a picture and a description each, no two alike', () => {
    for (const field of ['name', 'icon', 'description'] as const) {
      expect(new Set(streakBadges.map((badge) => badge[field])).size).toBe(streakBadges.length);
      expect(streakBadges.every((badge) => badge[field].length > 0)).toBe(true);
    }
  });
});

describe('badgesReached', () => {
  it('begins on the day of the threshold', () => {
    expect(badgesReached(2)).toEqual([]);
    expect(badgesReached(3).map(({ threshold }) => threshold)).toEqual([3]);
    expect(badgesReached(49).map(({ threshold }) => threshold)).toEqual([3, 7, 14, 30]);
  });

  it('gives every badge after a year', () => {
    expect(badgesReached(365)).toEqual(streakBadges);
  });
});

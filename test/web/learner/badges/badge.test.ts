import { expect, test } from 'vitest';
import { furtherBadges } from '../../../../shared/streaks/further-badges.ts';
import {
  describeAchievement,
  describeEarned,
  describeMissing,
  listNext,
} from '../../../../web/src/learner/badges/badge.ts';

test('says when a badge was earned, with the year when it is another', () => {
  const now = new Date('2026-11-20T16:00:00.000Z');
  expect(describeEarned('2026-11-03T16:00:00.000Z', now)).toBe('Earned on November 3');
  expect(describeEarned('2025-11-03T16:00:00.000Z', now)).toBe('Earned on November 3, 2025');
});

test.each([
  [7, 0, '7 more days in a row'],
  [7, 3, '4 more days in a row'],
  [7, 6, '1 more day in a row'],
  [7, 7, 'Almost yours!'],
])('a badge of %i days takes, after %i: "%s"', (threshold, streak, words) => {
  expect(describeMissing(threshold, streak)).toBe(words);
});

test('says what was done for it', () => {
  expect(describeAchievement({ threshold: 30 })).toBe('You studied 30 days in a row.');
  expect(furtherBadges.filter(({ threshold }) => threshold < 11).map(describeAchievement)).toEqual([
    'You know 10 cards by heart.',
    'You finished 5 quizzes.',
    'You didn’t give up on 1 tricky card.',
    'You didn’t give up on 5 tricky cards.',
    'You found a mistake, and 1 card got fixed.',
    'You found mistakes, and 5 cards got fixed.',
  ]);
});

test('names the next badge of each kind that is not for days in a row', () => {
  const earned = ['known-10', 'streak-3'].map((badgeId) => ({ badgeId, streakLength: 1, earnedAt: '' }));
  expect(listNext(earned).map(({ id }) => id)).toEqual(['known-50', 'quizzes-5', 'retries-1', 'mending-1']);
});

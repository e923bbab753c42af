import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { streakBadges } from '../../../../shared/streaks/further-badges.ts';
import { BadgesScreen, EarnedBadgeRow } from '../../../../web/src/learner/badges/badges-screen.tsx';
import { fakeApi, makeJson, makeRefusal } from '../../support/fake-api.ts';
import { showPart, startOnFriday } from './support/show-part.tsx';

startOnFriday();

const allCall = 'GET /api/streaks/badges';
const streak = 'GET /api/streaks/learners/H1-L1';
const earnedCall = `${streak}/badges`;

const answers = {
  [allCall]: makeJson(200, streakBadges),
  [streak]: makeJson(200, { currentStreak: 4, longestStreak: 8, totalActiveDays: 12, lastActiveDate: '2026-11-20' }),
  [earnedCall]: makeJson(200, [
    { badgeId: 'streak-3', streakLength: 3, earnedAt: '2026-11-03T16:00:00.000Z' },
    { badgeId: 'streak-7', streakLength: 7, earnedAt: '2025-12-07T16:00:00.000Z' },
  ]),
};

const readList = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('lists the earned badges with their date, and the locked ones with what is missing [badges-earned-list, badges-locked-list, badges-earned-badges-have-date, badges-locked-badges-say-what-missing]', async () => {
  fakeApi(answers);
  showPart(<BadgesScreen learnerId="H1-L1" />);
  await screen.findByRole('heading', { name: 'Earned' });
  expect(readList('Earned')).toEqual([
    'Little SparkStudy 3 days in a row.Earned on November 3',
    'Rainbow WeekStudy a whole week in a row.Earned on December 7, 2025',
  ]);
  const locked = readList('Locked');
  expect(locked).toHaveLength(6);
  expect(locked[0]).toBe('Trail WalkerStudy two weeks in a row.10 more days in a row');
  expect(locked[5]).toBe('Sunshine HeroStudy a whole year in a row.361 more days in a row');
});

test('has a kind word before the first badge', async () => {
  fakeApi({ ...answers, [earnedCall]: makeJson(200, []) });
  showPart(<BadgesScreen learnerId="H1-L1" />);
  expect(await screen.findByText('Your first badge is waiting')).toBeDefined();
  expect(readList('Locked')).toHaveLength(8);
});

test('leaves the locked list out when every badge is earned', async () => {
  const all = streakBadges.map(({ id, threshold }) => ({
    badgeId: id,
    streakLength: threshold,
    earnedAt: '2026-11-03T16:00:00.000Z',
  }));
  fakeApi({ ...answers, [earnedCall]: makeJson(200, all) });
  showPart(<BadgesScreen learnerId="H1-L1" />);
  expect(await screen.findByText('Sunshine Hero')).toBeDefined();
  expect(screen.queryByText('Locked')).toBeNull();
});

test('shows a badge that this release has no picture for with the emoji of the server', async () => {
  fakeApi({
    ...answers,
    [allCall]: makeJson(200, [{ id: 'streak-500', name: 'New', description: 'New.', icon: '🐉', threshold: 500 }]),
  });
  showPart(<BadgesScreen learnerId="H1-L1" />);
  expect(await screen.findByText('🐉')).toBeDefined();
});

test('says that the badges are on their way', () => {
  fakeApi({ ...answers, [earnedCall]: 'never' });
  showPart(<BadgesScreen learnerId="H1-L1" />);
  expect(screen.getByRole('status').textContent).toBe('Loading your badges...');
});

test.each([allCall, streak, earnedCall] as const)(
  'says so when %s fails, and Retry loads it [error-badge-load-failure-shown-retry]',
  async (call) => {
    let isRefused = true;
    fakeApi({ ...answers, [call]: () => (isRefused ? makeRefusal(403, 'not-allowed', 'No.') : answers[call]) });
    const { user } = showPart(<BadgesScreen learnerId="H1-L1" />);
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load your badges');
    isRefused = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Little Spark')).toBeDefined();
  },
);

test('the row holds the earned badges by name, and nothing of the locked ones', async () => {
  fakeApi(answers);
  showPart(<EarnedBadgeRow learnerId="H1-L1" />);
  expect(await screen.findByText('Little Spark')).toBeDefined();
  expect(readList('Badges')).toEqual(['Little Spark', 'Rainbow Week']);
});

test('the row has a kind word before the first badge', async () => {
  fakeApi({ ...answers, [earnedCall]: makeJson(200, []) });
  showPart(<EarnedBadgeRow learnerId="H1-L1" />);
  expect(await screen.findByText('None yet. Your first one is a few days away.')).toBeDefined();
});

test('the row says when it could not be loaded, and Retry loads it', async () => {
  let isRefused = true;
  fakeApi({
    ...answers,
    [earnedCall]: () => (isRefused ? makeRefusal(403, 'not-allowed', 'No.') : answers[earnedCall]),
  });
  const { user } = showPart(<EarnedBadgeRow learnerId="H1-L1" />);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load your badges');
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Rainbow Week')).toBeDefined();
});

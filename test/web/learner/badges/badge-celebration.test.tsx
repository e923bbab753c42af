import { listEarnedBadges } from '../../../../shared/routes/streaks.ts';
import { forget } from '../../../../web/src/lib/route-query.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EarnedBadge } from '../../../../shared/schemas/activity.ts';
import { allBadges } from '../../../../shared/streaks/badges.ts';
import { BadgeCelebration } from '../../../../web/src/learner/badges/badge-celebration.tsx';
import { proves } from '../../../specification/proves.ts';
import { fakeApi, makeJson, makeRefusal } from '../../support/fake-api.ts';
import { now, showPart, startOnFriday } from './support/show-part.tsx';

startOnFriday();

const longAgo = '2026-11-03T16:00:00.000Z';
const earnedCall = 'GET /api/streaks/learners/H1-L1/badges';

const earn = (streakLength: number, earnedAt: string): EarnedBadge => ({
  badgeId: `streak-${streakLength}`,
  streakLength,
  earnedAt,
});

/** A server whose learner has those badges; `earned` may grow. */
function serve(earned: EarnedBadge[]) {
  return fakeApi({ 'GET /api/streaks/badges': makeJson(200, allBadges), [earnedCall]: () => makeJson(200, earned) });
}

function show(learnerId = 'H1-L1') {
  const page = showPart(<BadgeCelebration learnerId={learnerId} />);
  /** What the shell does after a session, which is over long after the page was opened. */
  async function finishSession() {
    await waitFor(() => expect(page.client.isFetching()).toBe(0));
    await act(() => forget(page.client, listEarnedBadges));
  }
  return { ...page, finishSession };
}

const findDialog = (name: string) => screen.findByRole('dialog', { name });
const hooray = () => screen.getByRole('button', { name: 'Hooray!' });
const expectRead = (calls: { readonly path: string }[], times: number) =>
  waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/H1-L1/badges'))).toHaveLength(times));

test('celebrates a badge that came with a session, in kind words, with one button and the focus inside', async () => {
  proves('badges-newly-earned-badge-celebrated');
  const earned = [earn(3, longAgo)];
  const calls = serve(earned);
  const { user, finishSession } = show();
  await expectRead(calls, 1);
  expect(screen.queryByRole('dialog')).toBeNull();
  earned.push(earn(7, now));
  await finishSession();
  const dialog = await findDialog('New badge: Rainbow Week!');
  expect(dialog.textContent).toContain('You studied 7 days in a row. That is something to be proud of.');
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await user.click(hooray());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('celebrates once: neither the next session nor a reload brings it again', async () => {
  proves('badges-badge-celebrated-once');
  const calls = serve([earn(3, now)]);
  const first = show();
  await findDialog('New badge: Little Spark!');
  await first.user.click(hooray());
  await first.finishSession();
  await expectRead(calls, 2);
  expect(screen.queryByRole('dialog')).toBeNull();
  first.close();
  const second = show();
  await second.finishSession();
  await expectRead(calls, 4);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape closes it for good too', async () => {
  serve([earn(3, now)]);
  const { user, finishSession } = show();
  await findDialog('New badge: Little Spark!');
  await user.keyboard('{Escape}');
  await finishSession();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('on a new device celebrates what is fresh, and takes what is older than a day as seen', async () => {
  serve([earn(3, '2026-11-19T15:00:00.000Z'), earn(7, '2026-11-19T17:00:00.000Z')]);
  const { user } = show();
  await findDialog('New badge: Rainbow Week!');
  await user.click(hooray());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('on a known device also celebrates an older badge that it has not shown', async () => {
  localStorage.setItem('flashspark.seen-badges.H1-L1', '[]');
  serve([earn(3, longAgo)]);
  show();
  expect(await findDialog('New badge: Little Spark!')).toBeDefined();
});

test('celebrates two new badges one after the other, the easier one first', async () => {
  serve([earn(3, now), earn(7, now)]);
  const { user } = show();
  await findDialog('New badge: Little Spark!');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(hooray());
  expect(await findDialog('New badge: Rainbow Week!')).toBeDefined();
});

test('celebrates for each learner of a shared device', async () => {
  serve([earn(3, now)]);
  const emma = show();
  await findDialog('New badge: Little Spark!');
  await emma.user.click(hooray());
  emma.close();
  fakeApi({
    'GET /api/streaks/badges': makeJson(200, allBadges),
    'GET /api/streaks/learners/H1-L2/badges': makeJson(200, [earn(3, now)]),
  });
  show('H1-L2');
  expect(await findDialog('New badge: Little Spark!')).toBeDefined();
});

test('what another tab celebrated closes here', async () => {
  serve([earn(3, now)]);
  show();
  await findDialog('New badge: Little Spark!');
  localStorage.setItem('flashspark.seen-badges.H1-L1', '["streak-3"]');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('while it is held reads nothing and interrupts nobody, and catches up afterwards', async () => {
  const earned: EarnedBadge[] = [];
  const calls = serve(earned);
  const { change, finishSession } = show();
  await expectRead(calls, 1);
  change(<BadgeCelebration learnerId="H1-L1" isHeld />);
  earned.push(earn(3, now));
  await finishSession();
  await expectRead(calls, 1);
  expect(screen.queryByRole('dialog')).toBeNull();
  change(<BadgeCelebration learnerId="H1-L1" />);
  expect(await findDialog('New badge: Little Spark!')).toBeDefined();
});

test('a failed reading stays silent, and the next one celebrates', async () => {
  let isRefused = true;
  const calls = fakeApi({
    'GET /api/streaks/badges': makeJson(200, allBadges),
    [earnedCall]: () => (isRefused ? makeRefusal(403, 'not-allowed', 'No.') : makeJson(200, [earn(3, now)])),
  });
  const { finishSession } = show();
  await expectRead(calls, 1);
  isRefused = false;
  await finishSession();
  expect(await findDialog('New badge: Little Spark!')).toBeDefined();
});

test('starts anew when what this device remembers cannot be read', async () => {
  localStorage.setItem('flashspark.seen-badges.H1-L1', '{"broken');
  serve([earn(3, now)]);
  const { user } = show();
  await findDialog('New badge: Little Spark!');
  await user.click(hooray());
  expect(localStorage.getItem('flashspark.seen-badges.H1-L1')).toBe('["streak-3"]');
});

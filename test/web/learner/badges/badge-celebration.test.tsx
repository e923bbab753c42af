import type { RouteAnswer } from '../../../../shared/routes/define-route.ts';
import type { getStreak } from '../../../../shared/routes/learners.ts';
import { listEarnedBadges } from '../../../../shared/routes/streaks.ts';
import { forget } from '../../../../web/src/lib/api/route-query.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { EarnedBadge } from '../../../../shared/schemas/activity.ts';
import { BadgeCelebration } from '../../../../web/src/learner/badges/badge-celebration.tsx';
import { streakQuery } from '../../../../web/src/queries/home.ts';
import { fakeApi, makeJson, makeRefusal } from '../../support/fake-api.ts';
import { now, showPart, startOnFriday } from './support/show-part.tsx';

startOnFriday();

const longAgo = '2026-11-03T16:00:00.000Z';
const earnedCall = 'GET /api/streaks/learners/H1-L1/badges';
const seenCall = 'PUT /api/streaks/learners/H1-L1/badges/seen';

const earn = (streakLength: number, earnedAt: string): EarnedBadge => ({
  badgeId: `streak-${streakLength}`,
  streakLength,
  earnedAt,
});

function serve(earned: EarnedBadge[]) {
  return fakeApi({ [earnedCall]: () => makeJson(200, earned), [seenCall]: new Response(null, { status: 204 }) });
}

interface Shown {
  readonly learnerId?: string;
  readonly longestStreak?: number;
  readonly news?: readonly EarnedBadge[];
  readonly isHeld?: boolean;
}

/** Renders the celebration as Home does for a learner with this longest streak. */
function show({ learnerId = 'H1-L1', longestStreak = 7, ...shown }: Shown = {}) {
  const draw = ({ news = [], isHeld = false }: Pick<Shown, 'news' | 'isHeld'>) => (
    <BadgeCelebration learnerId={learnerId} news={news} isHeld={isHeld} />
  );
  const page = showPart(draw(shown));
  const readHome = (longest: number) =>
    act(() => {
      const streak = { currentStreak: longest, longestStreak: longest };
      page.client.setQueryData(streakQuery(learnerId).queryKey, streak as RouteAnswer<typeof getStreak>);
    });
  readHome(longestStreak);
  return { ...page, readHome, change: (next: Pick<Shown, 'news' | 'isHeld'>) => page.change(draw(next)) };
}

const findDialog = (name: string) => screen.findByRole('dialog', { name });
const hooray = () => screen.getByRole('button', { name: 'Hooray!' });
const expectRead = (calls: { readonly path: string }[], times: number) =>
  waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/H1-L1/badges'))).toHaveLength(times));

test('celebrates a badge that an answer told of, in kind words, with one button and the focus inside, and asks for no list [badges-newly-earned-badge-celebrated]', async () => {
  localStorage.setItem('flashspark.seen-badges.H1-L1', '["streak-3"]');
  const calls = serve([earn(3, longAgo), earn(7, now)]);
  const { user, change } = show({ longestStreak: 3 });
  expect(screen.queryByRole('dialog')).toBeNull();
  change({ news: [earn(7, now)] });
  const dialog = await findDialog('New badge: Rainbow Week!');
  expect(dialog.textContent).toContain('You studied 7 days in a row. Be proud of that!');
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await user.click(hooray());
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls).toMatchObject([{ method: 'PUT', body: { badgeId: 'streak-7' } }]);
});

test('a badge that another of the child’s devices has celebrated doesn’t come again, and is not asked for again', async () => {
  localStorage.setItem('flashspark.seen-badges.H1-L1', '["streak-3"]');
  const calls = serve([earn(3, longAgo), { ...earn(7, now), isSeen: true }]);
  show();
  await expectRead(calls, 1);
  await waitFor(() => expect(localStorage.getItem('flashspark.seen-badges.H1-L1')).toContain('streak-7'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('closes on a full device, too', async () => {
  const learnerId = 'H1-L9';
  localStorage.setItem(`flashspark.seen-badges.${learnerId}`, '["streak-3"]');
  const { user, change } = show({ learnerId, longestStreak: 3 });
  const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  change({ news: [earn(7, now)] });
  await findDialog('New badge: Rainbow Week!');
  await user.click(hooray());
  store.mockRestore();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('celebrates a badge whose answer was lost once Home says that there is one, with one reading', async () => {
  localStorage.setItem('flashspark.seen-badges.H1-L1', '["streak-3"]');
  const calls = serve([earn(3, longAgo), earn(7, now)]);
  const { readHome } = show({ longestStreak: 3 });
  expect(calls).toEqual([]);
  readHome(7);
  expect(await findDialog('New badge: Rainbow Week!')).toBeDefined();
  await expectRead(calls, 1);
});

test('celebrates once: neither the next session nor a reload brings it again or asks for it [badges-badge-celebrated-once]', async () => {
  const calls = serve([earn(3, now)]);
  const first = show({ longestStreak: 3 });
  await findDialog('New badge: Little Spark!');
  await first.user.click(hooray());
  first.change({ news: [earn(3, now)] });
  expect(screen.queryByRole('dialog')).toBeNull();
  first.close();
  show({ longestStreak: 3 });
  await expectRead(calls, 1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape closes it for good too', async () => {
  serve([earn(3, now)]);
  const { user, readHome } = show({ longestStreak: 3 });
  await findDialog('New badge: Little Spark!');
  await user.keyboard('{Escape}');
  readHome(4);
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
  fakeApi({ 'GET /api/streaks/learners/H1-L2/badges': makeJson(200, [earn(3, now)]) });
  show({ learnerId: 'H1-L2' });
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
  const calls = serve([earn(3, now)]);
  const { change, client } = show({ longestStreak: 3, isHeld: true });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(calls).toEqual([]);
  change({ isHeld: true, news: [earn(3, now)] });
  expect(screen.queryByRole('dialog')).toBeNull();
  change({ news: [earn(3, now)] });
  expect(await findDialog('New badge: Little Spark!')).toBeDefined();
});

test('a failed reading stays silent, and the next one celebrates', async () => {
  let isRefused = true;
  const calls = fakeApi({
    [earnedCall]: () => (isRefused ? makeRefusal(403, 'not-allowed', 'No.') : makeJson(200, [earn(3, now)])),
  });
  const { client } = show({ longestStreak: 3 });
  await expectRead(calls, 1);
  isRefused = false;
  await act(() => forget(client, listEarnedBadges));
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

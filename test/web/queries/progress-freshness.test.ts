import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progressFreshness } from '../../../web/src/queries/progress-freshness.ts';

let asked: number;
let client: QueryClient;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T15:00:00.000Z') });
  asked = 0;
  client = new QueryClient();
  client.mount();
  focusManager.setFocused(true);
});
afterEach(() => {
  client.unmount();
  client.clear();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** Subscribes to a query of the learner's progress, as a screen does. Returns the unsubscribe function. */
async function show(): Promise<() => void> {
  const queryFn = async () => (asked += 1);
  const stop = new QueryObserver(client, { queryKey: ['streak'], queryFn, ...progressFreshness }).subscribe(
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(1);
  return stop;
}

async function comeBackAfter(milliseconds: number): Promise<void> {
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(milliseconds);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(1);
}

test.each([
  ['is not asked for again within five minutes', 4 * 60_000, 1],
  ['is asked for again after five minutes', 5 * 60_000, 2],
])('what another screen shows too %s', async (_, pause, times) => {
  (await show())();
  await vi.advanceTimersByTimeAsync(pause);
  (await show())();
  expect(asked).toBe(times);
});

test('what was called out of date is asked for again at once', async () => {
  (await show())();
  await client.invalidateQueries({ queryKey: ['streak'] });
  (await show())();
  expect(asked).toBe(2);
});

test.each([
  ['a glance elsewhere', 10_000, 1],
  ['half a minute elsewhere', 30_000, 2],
])('after %s the page asks as often as it should', async (_, pause, times) => {
  const stop = await show();
  await comeBackAfter(pause);
  expect(asked).toBe(times);
  stop();
});

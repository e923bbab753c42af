import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  callAfterOpening,
  callWhenQuiet,
  countAwaited,
  openedPage,
  openingMs,
} from '../../../../web/src/lib/page/quiet-page.ts';

beforeEach(() => {
  // Simulates a page that was just opened, in a browser without `requestIdleCallback`.
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(openedPage, 'readAge').mockImplementation(() => Date.now());
  vi.stubGlobal('window', {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Longer than the opening phase of a page plus the delay without `requestIdleCallback`. */
const openedMs = 4_500;

test('the first seconds of a page belong to its first screen; later nothing waits for them', async () => {
  const first = vi.fn();
  callAfterOpening(first);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(first).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(openedMs - 2_900);
  expect(first).toHaveBeenCalledTimes(1);
  const later = vi.fn();
  callAfterOpening(later);
  await vi.advanceTimersByTimeAsync(0);
  expect(later).toHaveBeenCalledTimes(1);
});

test('what does not wait for slow calls comes after three seconds', async () => {
  let answer: () => void = () => undefined;
  const awaited = countAwaited(new Promise<void>((resolve) => (answer = resolve)));
  const [impatient, patient] = [vi.fn(), vi.fn()];
  callAfterOpening(impatient, openingMs);
  callAfterOpening(patient);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(impatient).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(impatient).toHaveBeenCalledOnce();
  expect(patient).not.toHaveBeenCalled();
  answer();
  await awaited;
});

test('what was taken back is not called', async () => {
  const callback = vi.fn();
  const stops = [callAfterOpening(callback), callWhenQuiet(callback)];
  for (const stop of stops) stop();
  await vi.advanceTimersByTimeAsync(openedMs);
  expect(callback).not.toHaveBeenCalled();
});

test('a page is quiet once the last thing that a screen waited for is there, or has failed', async () => {
  let answer: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const awaited = countAwaited(new Promise<void>((resolve) => (answer = resolve)));
  const failing = countAwaited(new Promise<void>((_, reject) => (fail = reject)));
  const callback = vi.fn();
  callWhenQuiet(callback);
  await vi.advanceTimersByTimeAsync(openedMs);
  answer();
  await awaited;
  await vi.advanceTimersByTimeAsync(openedMs);
  expect(callback).not.toHaveBeenCalled();
  fail(new Error('no connection'));
  await expect(failing).rejects.toThrow('no connection');
  await vi.advanceTimersByTimeAsync(openedMs);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('one that was taken back while it waited is not called either', async () => {
  let answer: () => void = () => undefined;
  const awaited = countAwaited(new Promise<void>((resolve) => (answer = resolve)));
  const callback = vi.fn();
  const stop = callWhenQuiet(callback);
  await vi.advanceTimersByTimeAsync(openedMs);
  stop();
  answer();
  await awaited;
  await vi.advanceTimersByTimeAsync(openedMs);
  expect(callback).not.toHaveBeenCalled();
});

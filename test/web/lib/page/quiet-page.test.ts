import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  afterPaint,
  callAfterOpening,
  callWhenQuiet,
  callWhenSettled,
  countAwaited,
  openedPage,
  openingMs,
} from '../../../../web/src/lib/page/quiet-page.ts';

beforeEach(async () => {
  // Simulates a page that was just opened, in a browser without `requestIdleCallback`.
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(openedPage, 'readAge').mockImplementation(() => Date.now());
  vi.stubGlobal('window', {});
  // What other test files waited for was by another clock.
  await countAwaited(Promise.resolve());
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

test('what the first screen is useful without is loaded after the frame is painted, or soon where a hidden page has no frames', async () => {
  let paint: () => void = () => undefined;
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => (paint = callback));
  const load = vi.fn(async () => 'loaded');
  const seen = afterPaint(load)();
  await vi.advanceTimersByTimeAsync(100);
  expect(load).not.toHaveBeenCalled();
  paint();
  await Promise.resolve().then(() => undefined);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  await expect(seen).resolves.toBe('loaded');
  const hidden = afterPaint(load)();
  await vi.advanceTimersByTimeAsync(200);
  await expect(hidden).resolves.toBe('loaded');
});

test('what waits for the screen alone comes once nothing is awaited, or is taken back', async () => {
  const [now, then, never] = [vi.fn(), vi.fn(), vi.fn()];
  callWhenSettled(now);
  await vi.advanceTimersByTimeAsync(0);
  expect(now).toHaveBeenCalledOnce();
  let answer: () => void = () => undefined;
  const awaited = countAwaited(new Promise<void>((resolve) => (answer = resolve)));
  callWhenSettled(then);
  callWhenSettled(never)();
  answer();
  await awaited;
  // What was awaited is shown first.
  expect(then).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(then).toHaveBeenCalledOnce();
  expect(never).not.toHaveBeenCalled();
});

// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import {
  hasUnsavedWork,
  holdOngoingWork,
  holdUnsavedWork,
  isPageHeld,
  subscribeToPageIdle,
} from '../../../../web/src/lib/page/unsaved-work.ts';

/** Whether the page can be left without a prompt. */
const leave = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks before leaving exactly while something is unsaved', () => {
  const releaseFirst = holdUnsavedWork();
  const releaseSecond = holdUnsavedWork();
  releaseFirst();
  expect(leave()).toBe(false);
  releaseSecond();
  expect(leave()).toBe(true);
});

test('ongoing work holds the page without a question from the browser', () => {
  const release = holdOngoingWork();
  expect([isPageHeld(), hasUnsavedWork(), leave()]).toEqual([true, false, true]);
  release();
  expect(isPageHeld()).toBe(false);
});

test('says that the page is idle once the last hold is gone, not when one hands over to the next', async () => {
  const listener = vi.fn();
  const releaseFirst = holdOngoingWork();
  const unsubscribe = subscribeToPageIdle(listener);
  releaseFirst();
  const releaseSecond = holdUnsavedWork();
  await Promise.resolve();
  expect(listener).not.toHaveBeenCalled();
  releaseSecond();
  await Promise.resolve();
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  holdOngoingWork()();
  await Promise.resolve();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('says at once that the page is idle when nothing holds it', () => {
  const listener = vi.fn();
  subscribeToPageIdle(listener)();
  expect(listener).toHaveBeenCalledTimes(1);
});

// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { loadOrReload } from '../../../web/src/lib/lazy-screen.ts';
import { hasUnsavedWork, holdUnsavedWork } from '../../../web/src/lib/unsaved-work.ts';

const failToLoad = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});

/** The page is about to reload, so the load never settles: waits until the reload was asked for. */
async function failOnce(): Promise<void> {
  void loadOrReload(failToLoad, reload);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
}

test('a missing chunk reloads the page once, then fails', async () => {
  await failOnce();
  await expect(loadOrReload(failToLoad, reload)).rejects.toThrow('dynamically imported');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('after a load that worked, the next release may reload again', async () => {
  await failOnce();
  await expect(loadOrReload(async () => 'screen', reload)).resolves.toBe('screen');
  reload.mockClear();
  await failOnce();
});

test('never reloads over unsaved work', async () => {
  const release = holdUnsavedWork();
  await expect(loadOrReload(failToLoad, reload)).rejects.toThrow('dynamically imported');
  expect(reload).not.toHaveBeenCalled();
  release();
  expect(hasUnsavedWork()).toBe(false);
});

test('the browser asks before leaving exactly while something is unsaved', () => {
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const releaseFirst = holdUnsavedWork();
  const releaseSecond = holdUnsavedWork();
  releaseFirst();
  expect(leave()).toBe(true);
  releaseSecond();
  expect(leave()).toBe(false);
});

import { afterEach, expect, test, vi } from 'vitest';
import { watchPage } from '../../../../../web/src/learner/study/outbox/open-outbox.ts';

const onReturn = vi.fn();
const onLeave = vi.fn();
const onOffline = vi.fn();
const stop = { now: () => undefined as void };

function watch(): void {
  stop.now = watchPage({ onReturn, onLeave, onOffline });
}

afterEach(() => {
  stop.now();
  onReturn.mockClear();
  onLeave.mockClear();
  onOffline.mockClear();
});

test.each([
  ['the connection is back', () => window.dispatchEvent(new Event('online'))],
  ['somebody comes back to the window', () => window.dispatchEvent(new Event('focus'))],
  ['the tab is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('tries again when %s', (_, happen) => {
  watch();
  happen();
  expect(onReturn).toHaveBeenCalledOnce();
});

test('does not take a tab that is hidden for one that is looked at, but for one that may end', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  watch();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onReturn).not.toHaveBeenCalled();
  expect(onLeave).toHaveBeenCalledOnce();
});

test('hears that the page is left', () => {
  watch();
  window.dispatchEvent(new Event('pagehide'));
  expect(onLeave).toHaveBeenCalledOnce();
});

test('hears that the connection is gone', () => {
  watch();
  window.dispatchEvent(new Event('offline'));
  expect(onOffline).toHaveBeenCalledOnce();
});

test('hears nothing once it is stopped', () => {
  watch();
  stop.now();
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onReturn).not.toHaveBeenCalled();
});

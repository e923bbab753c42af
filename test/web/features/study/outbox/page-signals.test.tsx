import { afterEach, expect, test, vi } from 'vitest';
import { watchPage } from '../../../../../web/src/features/study/outbox/page-signals.ts';

const onReturn = vi.fn();
const onOffline = vi.fn();
const stop = { now: () => undefined as void };

function watch(): void {
  stop.now = watchPage({ onReturn, onOffline });
}

afterEach(() => {
  stop.now();
  onReturn.mockClear();
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

test('does nothing when the tab is hidden', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  watch();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onReturn).not.toHaveBeenCalled();
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

// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  endSession,
  readSession,
  readSessionEnd,
  startSession,
  subscribeToSession,
} from '../../../../web/src/lib/account/session.ts';
import { makeSession } from '../../support/people.ts';

const parent = makeSession('parent');

beforeEach(() => localStorage.clear());

test('a session is read back as it was kept, and is one object until it changes [entity-session, state-stored-session-restored-load]', () => {
  startSession(parent);
  expect(readSession()).toEqual(parent);
  expect(readSession()).toBe(readSession());
});

test('signing out leaves neither token nor account behind, and says why [state-sign-out-clears-stored-token-user]', () => {
  startSession(parent);
  endSession('signed-out');
  for (const key of ['flashspark.token', 'flashspark.user']) expect(localStorage.getItem(key)).toBeNull();
  expect(readSession()).toBeUndefined();
  expect(readSessionEnd()).toBe('signed-out');
});

test('a new sign-in forgets why the last session ended', () => {
  endSession('expired');
  startSession(parent);
  expect(readSessionEnd()).toBeUndefined();
});

test('a damaged account in the storage counts as signed out', () => {
  startSession(parent);
  localStorage.setItem('flashspark.user', '{"id":');
  expect(readSession()).toBeUndefined();
});

test('listeners hear of this tab and of the others, until they stop', () => {
  const listener = vi.fn();
  const stop = subscribeToSession(listener);
  startSession(parent);
  window.dispatchEvent(new StorageEvent('storage', { key: 'flashspark.token' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(listener).toHaveBeenCalledTimes(3);
  window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
  stop();
  endSession('signed-out');
  expect(listener).toHaveBeenCalledTimes(3);
});

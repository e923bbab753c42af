import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useNavigation } from '../../../../web/src/lib/page/navigation.ts';
import { startSession } from '../../../../web/src/lib/account/session.ts';
import { makeSession } from '../../support/people.ts';

interface Place {
  readonly tab: string;
}

const kind = {
  home: { tab: 'home' } as Place,
  isPlace: (value: unknown): value is Place => typeof value === 'object' && value !== null && 'tab' in value,
};

/** Moves through the history, and waits for the asynchronous popstate event. */
async function goBack(step: () => void): Promise<void> {
  await act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    step();
    await moved;
  });
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  startSession(makeSession('parent'));
});

test('starts at home', () => {
  const { result } = renderHook(() => useNavigation(kind));
  expect(result.current.place).toEqual({ tab: 'home' });
});

test('the browser’s Back returns to the place before', async () => {
  const { result } = renderHook(() => useNavigation(kind));
  act(() => result.current.push({ tab: 'decks' }));
  act(() => result.current.push({ tab: 'settings' }));
  expect(result.current.place).toEqual({ tab: 'settings' });
  await goBack(() => window.history.back());
  expect(result.current.place).toEqual({ tab: 'decks' });
});

test('a replaced place is skipped on the way back', async () => {
  const { result } = renderHook(() => useNavigation(kind));
  act(() => result.current.push({ tab: 'decks' }));
  act(() => result.current.replace({ tab: 'quizzes' }));
  await goBack(() => result.current.back({ tab: 'elsewhere' }));
  expect(result.current.place).toEqual({ tab: 'home' });
});

test('back leads to the fallback where nothing lies behind', () => {
  const { result } = renderHook(() => useNavigation(kind));
  act(() => result.current.back({ tab: 'decks' }));
  expect(result.current.place).toEqual({ tab: 'decks' });
});

test('a reload stays at the place', () => {
  const before = renderHook(() => useNavigation(kind));
  act(() => before.result.current.push({ tab: 'decks' }));
  before.unmount();
  const { result } = renderHook(() => useNavigation(kind));
  expect(result.current.place).toEqual({ tab: 'decks' });
});

test('another person’s place leads home', () => {
  const before = renderHook(() => useNavigation(kind));
  act(() => before.result.current.push({ tab: 'decks' }));
  before.unmount();
  startSession(makeSession('learner'));
  const { result } = renderHook(() => useNavigation(kind));
  expect(result.current.place).toEqual({ tab: 'home' });
});

test('a place of another shape leads home', () => {
  window.history.replaceState({ depth: 1, place: { owner: 'user-parent', at: { screen: 'old' } } }, '');
  const { result } = renderHook(() => useNavigation(kind));
  expect(result.current.place).toEqual({ tab: 'home' });
});

import type { Query } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const freshForMs = 5 * 60_000;
const freshAfterLeavingMs = 30_000;

/** Where Home's current data came from. */
type Source = 'server' | 'device';
let source: Source = 'server';
const listeners = new Set<() => void>();

export function noteSource(told: Source): void {
  if (told === source) return;
  source = told;
  for (const listener of listeners) listener();
}

/** Whether Home shows this device's data because the server is unreachable. */
export function isFromDevice(): boolean {
  return source === 'device';
}

export function useIsFromDevice(): boolean {
  return useSyncExternalStore(subscribe, isFromDevice);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Query options for a learner's own progress and assignments. Switching tabs doesn't refetch. Changes made on this device are invalidated once
 * the server accepts them (`learner-app.tsx`); changes made elsewhere appear after five minutes or when the user returns to the page.
 */
export const progressFreshness = {
  // Data from this device is stale immediately, so it is replaced as soon as the server is reachable.
  staleTime: () => (isFromDevice() ? 0 : freshForMs),
  refetchOnWindowFocus: ({ state }: Pick<Query, 'state'>) =>
    Date.now() - state.dataUpdatedAt >= freshAfterLeavingMs ? ('always' as const) : true,
};

let forgotten = 0;

/** Number of times that progress was invalidated. A response to a request sent before the latest invalidation is outdated. */
export function countForgotten(): number {
  return forgotten;
}

export function noteForgotten(): void {
  forgotten += 1;
}

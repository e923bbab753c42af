import type { Query } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const freshForMs = 5 * 60_000;
const freshAfterLeavingMs = 30_000;

/** Whose word Home was last shown by. */
type Source = 'server' | 'device';
let source: Source = 'server';
const listeners = new Set<() => void>();

/** Notes whose word Home is shown by. */
export function noteSource(told: Source): void {
  if (told === source) return;
  source = told;
  for (const listener of listeners) listener();
}

/** Whether Home is shown by what this device has, since the server cannot be asked. */
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
 * For what a learner reads of the own progress and work: going from tab to tab asks nothing again. What this device changes
 * is invalidated where the server takes it (`learner-app.tsx`); what others change is seen after five minutes, and at once
 * by whoever comes back to the page.
 */
export const progressFreshness = {
  // What this device knows by itself is asked for again as soon as it can be.
  staleTime: () => (isFromDevice() ? 0 : freshForMs),
  refetchOnWindowFocus: ({ state }: Pick<Query, 'state'>) =>
    Date.now() - state.dataUpdatedAt >= freshAfterLeavingMs ? ('always' as const) : true,
};

let forgotten = 0;

/** How often something of the own progress was called out of date: whoever asked before that was told the old. */
export function countForgotten(): number {
  return forgotten;
}

/** Notes that something of it is out of date. */
export function noteForgotten(): void {
  forgotten += 1;
}

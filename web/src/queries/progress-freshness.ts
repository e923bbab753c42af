import type { Query } from '@tanstack/react-query';

const freshForMs = 5 * 60_000;
const freshAfterLeavingMs = 30_000;

/**
 * For what a learner reads of the own progress and work: going from tab to tab asks nothing again. What this device changes
 * is invalidated where the server takes it (`learner-app.tsx`); what others change is seen after five minutes, and at once
 * by whoever comes back to the page.
 */
export const progressFreshness = {
  staleTime: freshForMs,
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

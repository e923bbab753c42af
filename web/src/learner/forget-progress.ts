import type { QueryClient } from '@tanstack/react-query';
import type { Assignment } from '../../../shared/schemas/assignment.ts';

/** The reads that are out of date once the server has taken an answer or a quiz. */
export const progressKeys = ['decks', 'streak', 'report', 'sessions', 'calendar', 'earned-badges'];

/** Calls out of date what an answer or a quiz changes. Assignments tick themselves off only where one is open. */
export function forgetProgress(queryClient: QueryClient): void {
  for (const key of progressKeys) void queryClient.invalidateQueries({ queryKey: [key] });
  void queryClient.invalidateQueries({ queryKey: ['assignments'], predicate: ({ state }) => hasOpenWork(state.data) });
}

function hasOpenWork(assignments: unknown): boolean {
  return (
    !Array.isArray(assignments) || (assignments as Assignment[]).some(({ completedAt }) => completedAt === undefined)
  );
}

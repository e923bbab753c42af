import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  createAssignment,
  deleteAssignment,
  listAssignments,
  updateAssignment,
} from '../../../shared/routes/assignments.ts';
import { listDecks } from '../../../shared/routes/decks.ts';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import { listLearners } from '../../../shared/routes/learners.ts';
import { listQuizzes } from '../../../shared/routes/quizzes.ts';
import type { Assignment } from '../../../shared/schemas/assignment.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { forget, keyOf, read, readAllPages } from '../lib/api/route-query.ts';
import { forgetReports } from './reports.ts';

/**
 * A household's assignments: open ones plus the newest completed ones, or the complete list, which grows over the years.
 * Refetched on every mount because learners complete assignments on their own devices.
 */
export function assignmentsQuery(householdId: string, extent: 'newest' | 'everything' = 'newest') {
  const call = { query: { householdId } };
  const { queryKey, queryFn } = extent === 'newest' ? read(listAssignments, call) : readAllPages(listAssignments, call);
  return queryOptions({ queryKey: [...queryKey, extent], queryFn, refetchOnMount: 'always' });
}

function changeCached(
  client: QueryClient,
  householdId: string,
  change: (list: readonly Assignment[]) => Assignment[],
): void {
  const queryKey = keyOf(listAssignments, { query: { householdId } });
  client.setQueriesData<Assignment[]>({ queryKey }, (list) => list && change(list));
}

/** Invalidates assignment lists that contain open assignments. Completed assignments can't change through studying. */
export async function forgetOpenWork(client: QueryClient): Promise<void> {
  await client.invalidateQueries({
    queryKey: keyOf(listAssignments),
    predicate: ({ state }) => hasOpenWork(state.data),
  });
}

function hasOpenWork(assignments: unknown): boolean {
  return (
    !Array.isArray(assignments) || (assignments as Assignment[]).some(({ completedAt }) => completedAt === undefined)
  );
}

export type NewAssignment = RouteCall<typeof createAssignment>['body'];

/** The result of assigning work to one child. */
export interface AssignmentResult extends Pick<NewAssignment, 'learnerId'> {
  readonly created?: Assignment;
  readonly error?: Error;
}

/**
 * Assigns the same work to several children, with one sequential call each, and adds the results to the household's list.
 * On failure, learners, decks and quizzes are refetched because the chosen one may have been deleted.
 */
export const createAssignmentsMutation = mutationOptions({
  mutationFn: async (bodies: readonly NewAssignment[]) => {
    const results: AssignmentResult[] = [];
    let lost: Error | undefined;
    for (const body of bodies) {
      const giving = lost ? { learnerId: body.learnerId, error: lost } : await give(body);
      results.push(giving);
      // After a network or server failure, the remaining calls would fail too, so they are skipped.
      if (!(giving.error instanceof ApiError) || giving.error.status < 400 || giving.error.status >= 500)
        lost = giving.error;
    }
    return results;
  },
  onSuccess: (results, [first], _result, { client }) => {
    if (!first) return;
    const { householdId, type } = first;
    const created = results.flatMap((one) => one.created ?? []);
    changeCached(client, householdId, (list) => [...list, ...created]);
    for (const { learnerId } of created) void forgetReports(client, learnerId);
    if (created.length === results.length) return;
    void forget(client, type === 'deck' ? listDecks : listQuizzes, { query: { householdId } });
    void forget(client, listLearners, { params: { householdId } });
  },
});

async function give(body: NewAssignment): Promise<AssignmentResult> {
  const { learnerId } = body;
  try {
    return { learnerId, created: await callRoute(createAssignment, { body }) };
  } catch (error) {
    return { learnerId, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

interface AssignmentCorrection {
  readonly assignment: Assignment;
  readonly body: RouteCall<typeof updateAssignment>['body'];
}

/** Edits an assignment, also in the cached list. On failure, the list is refetched because the assignment may be gone. */
export const updateAssignmentMutation = mutationOptions({
  mutationFn: ({ assignment, body }: AssignmentCorrection) =>
    callRoute(updateAssignment, { params: { assignmentId: assignment.id }, body }),
  onSuccess: (corrected, { assignment: { householdId } }, _result, { client }) => {
    changeCached(client, householdId, (list) => list.map((one) => (one.id === corrected.id ? corrected : one)));
  },
  onError: (_error, { assignment: { householdId } }, _result, { client }) =>
    void forget(client, listAssignments, { query: { householdId } }),
});

/** Deletes an assignment and then removes it from the cached list. On failure, the list is refetched because the assignment may be gone. */
export const deleteAssignmentMutation = mutationOptions({
  mutationFn: ({ id }: Assignment) => callRoute(deleteAssignment, { params: { assignmentId: id } }),
  onSuccess: (_nothing, { id, householdId, learnerId }, _result, { client }) => {
    changeCached(client, householdId, (list) => list.filter((one) => one.id !== id));
    void forgetReports(client, learnerId);
  },
  onError: (_error, { householdId }, _result, { client }) =>
    void forget(client, listAssignments, { query: { householdId } }),
});

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
 * What is assigned in a household: all that is still to do and what was done last, or really everything, which the years make long.
 * Read whenever it is opened: learners tick it off on their own devices.
 */
export function assignmentsQuery(householdId: string, extent: 'newest' | 'everything' = 'newest') {
  const call = { query: { householdId } };
  const { queryKey, queryFn } = extent === 'newest' ? read(listAssignments, call) : readAllPages(listAssignments, call);
  return queryOptions({ queryKey: [...queryKey, extent], queryFn, refetchOnMount: 'always' });
}

/** Changes the assignments of a household wherever they were read. */
function changeCached(
  client: QueryClient,
  householdId: string,
  change: (list: readonly Assignment[]) => Assignment[],
): void {
  const queryKey = keyOf(listAssignments, { query: { householdId } });
  client.setQueriesData<Assignment[]>({ queryKey }, (list) => list && change(list));
}

/** Marks assigned work as out of date where one of it is open: the others cannot be ticked off any more. */
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

/** What became of giving something to one child. */
export interface Giving extends Pick<NewAssignment, 'learnerId'> {
  readonly created?: Assignment;
  /** Why the child does not have it. */
  readonly error?: Error;
}

/**
 * Gives children the same work, one after the other and each in a call of its own, and adds it to the household's list. After a refusal
 * the choices are read again: the learner, the deck or the quiz may be gone by now.
 */
export const createAssignmentsMutation = mutationOptions({
  mutationFn: async (bodies: readonly NewAssignment[]) => {
    const givings: Giving[] = [];
    let lost: Error | undefined;
    for (const body of bodies) {
      const giving = lost ? { learnerId: body.learnerId, error: lost } : await give(body);
      givings.push(giving);
      // Who could not be reached now cannot be reached for the next child either.
      if (!(giving.error instanceof ApiError) || giving.error.status < 400 || giving.error.status >= 500)
        lost = giving.error;
    }
    return givings;
  },
  onSuccess: (givings, [first], _result, { client }) => {
    if (!first) return;
    const { householdId, type } = first;
    const created = givings.flatMap((one) => one.created ?? []);
    changeCached(client, householdId, (list) => [...list, ...created]);
    for (const { learnerId } of created) void forgetReports(client, learnerId);
    if (created.length === givings.length) return;
    void forget(client, type === 'deck' ? listDecks : listQuizzes, { query: { householdId } });
    void forget(client, listLearners, { params: { householdId } });
  },
});

async function give(body: NewAssignment): Promise<Giving> {
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

/** Corrects an assignment, in the household's list as well. After a refusal the list is read again: it may be gone. */
export const updateAssignmentMutation = mutationOptions({
  mutationFn: ({ assignment, body }: AssignmentCorrection) =>
    callRoute(updateAssignment, { params: { assignmentId: assignment.id }, body }),
  onSuccess: (corrected, { assignment: { householdId } }, _result, { client }) => {
    changeCached(client, householdId, (list) => list.map((one) => (one.id === corrected.id ? corrected : one)));
  },
  onError: (_error, { assignment: { householdId } }, _result, { client }) =>
    void forget(client, listAssignments, { query: { householdId } }),
});

/** Takes an assignment back; only then it goes from the list. After a refusal the list is read again: it may be gone. */
export const deleteAssignmentMutation = mutationOptions({
  mutationFn: ({ id }: Assignment) => callRoute(deleteAssignment, { params: { assignmentId: id } }),
  onSuccess: (_nothing, { id, householdId, learnerId }, _result, { client }) => {
    changeCached(client, householdId, (list) => list.filter((one) => one.id !== id));
    void forgetReports(client, learnerId);
  },
  onError: (_error, { householdId }, _result, { client }) =>
    void forget(client, listAssignments, { query: { householdId } }),
});

import { queryOptions } from '@tanstack/react-query';
import { listAssignments } from '../../../../../shared/routes/assignments.ts';
import { callRoute } from '../../../lib/api-client.ts';

/** Everything assigned in a household. Read whenever it is opened: learners tick it off on their own devices. */
export function assignmentsQuery(householdId: string) {
  return queryOptions({
    queryKey: ['assignments', householdId],
    queryFn: ({ signal }) => callRoute(listAssignments, { query: { householdId } }, { signal }),
    refetchOnMount: 'always',
  });
}

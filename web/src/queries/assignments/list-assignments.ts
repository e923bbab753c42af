import { queryOptions } from '@tanstack/react-query';
import { listAssignments } from '../../../../shared/routes/assignments.ts';
import { callAllPages } from '../../lib/api-client.ts';

/** Everything assigned in a household. Read whenever it is opened: learners tick it off on their own devices. */
export function assignmentsQuery(householdId: string) {
  return queryOptions({
    queryKey: ['assignments', householdId],
    queryFn: ({ signal }) => callAllPages(listAssignments, { query: { householdId } }, { signal }),
    refetchOnMount: 'always',
  });
}

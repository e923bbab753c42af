import { queryOptions } from '@tanstack/react-query';
import { listLearners } from '../../../../shared/routes/learners.ts';
import { callRoute } from '../../lib/api-client.ts';
import { householdKeys } from '../../lib/household-cache.ts';

/** The learners of a household. */
export function learnersQuery(householdId: string) {
  return queryOptions({
    queryKey: householdKeys.learners(householdId),
    queryFn: ({ signal }) => callRoute(listLearners, { params: { householdId } }, { signal }),
  });
}

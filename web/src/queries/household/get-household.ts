import { queryOptions } from '@tanstack/react-query';
import { getHousehold } from '../../../../shared/routes/households.ts';
import { callRoute } from '../../lib/api-client.ts';
import { householdKeys } from '../../lib/household-cache.ts';

/** One household, with the signed-in person's role in it. */
export function householdQuery(householdId: string) {
  return queryOptions({
    queryKey: householdKeys.one(householdId),
    queryFn: ({ signal }) => callRoute(getHousehold, { params: { householdId } }, { signal }),
  });
}

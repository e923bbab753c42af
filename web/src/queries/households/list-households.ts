import { queryOptions } from '@tanstack/react-query';
import { listHouseholds } from '../../../../shared/routes/households.ts';
import { callAllPages } from '../../lib/api-client.ts';
import { householdKeys } from '../../lib/household-cache.ts';

/** The households of the signed-in person. */
export const householdsQuery = queryOptions({
  queryKey: householdKeys.list,
  queryFn: ({ signal }) => callAllPages(listHouseholds, {}, { signal }),
});

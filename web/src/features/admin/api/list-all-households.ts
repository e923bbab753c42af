import { queryOptions } from '@tanstack/react-query';
import { listHouseholds } from '../../../../../shared/routes/households.ts';
import { callAllPages } from '../../../lib/api-client.ts';
import { householdKeys } from '../../../lib/household-cache.ts';

/** All households there are: what the list answers to an admin. */
export const allHouseholdsQuery = queryOptions({
  queryKey: householdKeys.list,
  queryFn: ({ signal }) => callAllPages(listHouseholds, {}, { signal }),
});

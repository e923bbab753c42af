import { queryOptions } from '@tanstack/react-query';
import { listMembers } from '../../../../shared/routes/households.ts';
import { callRoute } from '../../lib/api-client.ts';
import { householdKeys } from '../../lib/household-cache.ts';

/** The accounts of a household. Read whenever its list is opened: others join on their own devices. */
export function membersQuery(householdId: string) {
  return queryOptions({
    queryKey: householdKeys.members(householdId),
    queryFn: ({ signal }) => callRoute(listMembers, { params: { householdId } }, { signal }),
    refetchOnMount: 'always',
  });
}

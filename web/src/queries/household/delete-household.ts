import { mutationOptions } from '@tanstack/react-query';
import { deleteHousehold } from '../../../../shared/routes/households.ts';
import { meQuery } from '../../lib/account.tsx';
import { callRoute } from '../../lib/api-client.ts';
import { householdKeys } from '../../lib/household-cache.ts';

/** A big household takes the server a while. */
const TIMEOUT_MS = 30_000;

/**
 * Deletes a household with everything in it. What is shown of it is only marked as old: reading it again now would show
 * an error for the moment until its screen is left.
 */
export const deleteHouseholdMutation = mutationOptions({
  mutationFn: (householdId: string) =>
    callRoute(deleteHousehold, { params: { householdId } }, { timeoutMs: TIMEOUT_MS }),
  onSuccess: (_nothing, householdId, _result, { client }) =>
    Promise.all([
      client.invalidateQueries({ queryKey: householdKeys.one(householdId), refetchType: 'none' }),
      client.invalidateQueries({ queryKey: householdKeys.list }),
      client.invalidateQueries(meQuery),
    ]),
});

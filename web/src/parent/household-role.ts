import { useQuery } from '@tanstack/react-query';
import type { HouseholdRole } from '../../../shared/permissions.ts';
import { useAccount } from '../lib/account/account.tsx';
import { householdQuery } from '../queries/households.ts';

/** What the signed-in person is in a household. Until the household is read, what the sign-in said of it. */
export function useHouseholdRole(householdId: string): HouseholdRole {
  const { me } = useAccount();
  const household = useQuery(householdQuery(householdId));
  if (me.role === 'admin') return 'admin';
  return household.data?.role ?? me.households.find(({ id }) => id === householdId)?.role ?? 'viewer';
}

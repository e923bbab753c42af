import { useQuery } from '@tanstack/react-query';
import type { HouseholdRole } from '../../../shared/permissions.ts';
import { useAccount } from '../lib/account/account.tsx';
import { householdQuery } from '../queries/households.ts';

/** Returns the signed-in person's role in a household. Until the household is loaded, the role comes from the session. */
export function useHouseholdRole(householdId: string): HouseholdRole {
  const { me } = useAccount();
  const household = useQuery(householdQuery(householdId));
  if (me.role === 'admin') return 'admin';
  return household.data?.role ?? me.households.find(({ id }) => id === householdId)?.role ?? 'viewer';
}

import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';
import { householdQuery } from '../queries/households.ts';

/** Whether a household is not there for the signed-in person: deleted, or not theirs (any more). */
export function useHouseholdGone(householdId: string): boolean {
  const { error } = useQuery(householdQuery(householdId));
  return error instanceof ApiError && error.status === 404;
}

import type { QueryClient } from '@tanstack/react-query';

const all = ['households'] as const;

/** Under which keys what belongs to households is kept: several features read it, each through its own calls. */
export const householdKeys = {
  list: [...all, 'list'],
  one: (householdId: string) => [...all, householdId] as const,
  learners: (householdId: string) => [...all, householdId, 'learners'] as const,
  members: (householdId: string) => [...all, householdId, 'members'] as const,
} as const;

/** Reads again what is shown of households, and the rest when it is next needed. For after any change in one of them. */
export async function refreshHouseholds(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: all });
}

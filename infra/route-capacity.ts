/** Size of a function. */
export interface RouteCapacity {
  readonly memoryMegabytes: number;
  readonly timeoutSeconds: number;
  /** Its own share of concurrent executions: the setting `signInConcurrency`. */
  readonly hasReservedConcurrency: boolean;
}

const small: RouteCapacity = { memoryMegabytes: 512, timeoutSeconds: 10, hasReservedConcurrency: false };

/** Many rows in one call. The gateway itself gives up after 30 seconds. */
const bulk: RouteCapacity = { ...small, timeoutSeconds: 29 };

/** Hashes a password: 1,769 MB is the size that comes with one whole processor. */
const hashing: RouteCapacity = { memoryMegabytes: 1769, timeoutSeconds: 10, hasReservedConcurrency: false };

const signIn: RouteCapacity = { ...hashing, hasReservedConcurrency: true };

/** Every route that is not small. */
const capacities: Readonly<Record<string, RouteCapacity>> = {
  'auth/login': signIn,
  'auth/register': signIn,
  'auth/sign-in-with-google': signIn,
  'auth/sign-up-with-google': signIn,
  'auth/change-password': hashing,
  'admin/create-user': hashing,
  'households/delete-household': bulk,
  'learners/delete-learner': bulk,
  'decks/delete-deck': bulk,
  'cards/import-cards': bulk,
};

/** The routes with a size of their own; a test holds that each of them exists. */
export const routesWithOwnCapacity: readonly string[] = Object.keys(capacities);

/** @param routeId `<resource>/<verb>-<noun>` */
export function capacityOf(routeId: string): RouteCapacity {
  return capacities[routeId] ?? small;
}

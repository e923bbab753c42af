/** Size of a function. */
export interface RouteCapacity {
  readonly memoryMegabytes: number;
  readonly timeoutSeconds: number;
  /** Its own share of concurrent executions: the setting `signInConcurrency`. */
  readonly hasReservedConcurrency: boolean;
  /** Calls a second over all families together, and the burst above it; absent: what the stage allows. */
  readonly throttle?: { readonly perSecond: number; readonly burst: number };
}

/** Requests a second of all routes over all families together, and the burst above it; a single account is held by the functions. */
export const stageThrottle = { perSecond: 500, burst: 1000 } as const;

const small: RouteCapacity = { memoryMegabytes: 512, timeoutSeconds: 10, hasReservedConcurrency: false };

/** Writes more rows than any other call. */
const bulk: RouteCapacity = { ...small, throttle: { perSecond: 50, burst: 100 } };

/**
 * Hashes passwords or signs tokens, which is expensive and what an attacker calls: 1,769 MB is the size that comes with one whole processor.
 * Ten executions at 0.35 s each answer about 28 sign-ins a second. The gateway lets four times as many through, since the function refuses a
 * network that calls too often in milliseconds: one client cannot use up what is there for all.
 */
const signIn: RouteCapacity = {
  memoryMegabytes: 1769,
  timeoutSeconds: 10,
  hasReservedConcurrency: true,
  throttle: { perSecond: 100, burst: 200 },
};

/** Every route that is not small. */
const capacities: Readonly<Record<string, RouteCapacity>> = {
  'auth/login': signIn,
  'auth/register': signIn,
  'auth/sign-in-with-google': signIn,
  'auth/sign-up-with-google': signIn,
  'auth/change-password': signIn,
  'auth/reset-password': signIn,
  'auth/request-email-change': signIn,
  'auth/delete-account': signIn,
  'devices/sign-in-on-device': signIn,
  'passkeys/begin-passkey': signIn,
  'passkeys/delete-passkey': signIn,
  'passkeys/remove-password': signIn,
  'passkeys/sign-in-with-passkey': signIn,
  'admin/create-user': signIn,
  'households/delete-household': signIn,
  'learners/delete-learner': signIn,
  'decks/delete-deck': bulk,
  'cards/import-cards': bulk,
  'cards/copy-cards': bulk,
  'cards/move-cards': bulk,
  'imports/change-cards': bulk,
  'imports/take-history': bulk,
  'imports/undo-import': bulk,
  'records/export-records': bulk,
  'records/bring-records': bulk,
};

/** The routes with a size of their own; a test holds that each of them exists. */
export const routesWithOwnCapacity: readonly string[] = Object.keys(capacities);

/** @param routeId `<resource>/<verb>-<noun>` */
export function capacityOf(routeId: string): RouteCapacity {
  return capacities[routeId] ?? small;
}

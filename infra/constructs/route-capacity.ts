/** Size and limits of a route's function. */
export interface RouteCapacity {
  readonly memoryMegabytes: number;
  readonly timeoutSeconds: number;
  /** Whether it reserves concurrency (the setting `signInConcurrency`). */
  readonly hasReservedConcurrency: boolean;
  /** Calls per second from all households together, and the burst. Absent: the stage's limit. */
  readonly throttle?: { readonly perSecond: number; readonly burst: number };
}

/** Requests per second and burst, over all routes and households. The limits per account are enforced by the functions themselves. */
export const stageThrottle = { perSecond: 500, burst: 1000 } as const;

const small: RouteCapacity = { memoryMegabytes: 512, timeoutSeconds: 10, hasReservedConcurrency: false };

/** Capacity of calls that write many rows. */
const bulk: RouteCapacity = { ...small, throttle: { perSecond: 50, burst: 100 } };

/**
 * Capacity of functions that hash passwords or sign tokens: expensive work, and a target for attackers. 1,769 MB gives one full vCPU. At 0.35 s per call, ten
 * concurrent executions serve about 28 sign-ins per second. The gateway admits about four times as many, because the function takes only milliseconds to
 * reject a network that calls too often, so one client can't use up the capacity.
 */
const signIn: RouteCapacity = {
  memoryMegabytes: 1769,
  timeoutSeconds: 10,
  hasReservedConcurrency: true,
  throttle: { perSecond: 100, burst: 200 },
};

/** Capacity of calls that compute rather than wait for the table: one full vCPU. */
const computing: RouteCapacity = { ...small, memoryMegabytes: 1769 };

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
  'devices/sign-in-with-pin': signIn,
  'devices/set-pin': signIn,
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
  'forecast/get-forecast': computing,
};

/** Routes with their own capacity. A test checks that each of them exists. */
export const routesWithOwnCapacity: readonly string[] = Object.keys(capacities);

/** @param routeId `<resource>/<verb>-<noun>` */
export function capacityOf(routeId: string): RouteCapacity {
  return capacities[routeId] ?? small;
}

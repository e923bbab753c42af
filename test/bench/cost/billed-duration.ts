import { capacityOf } from '../../../infra/constructs/route-capacity.ts';
import { assumptions } from './assumptions.ts';

const hashingRoutes: ReadonlySet<string> = new Set([
  'auth/login',
  'auth/register',
  'auth/change-password',
  'admin/create-user',
]);

/**
 * @param tableCalls how often the call asked DynamoDB.
 * @returns GB seconds that AWS bills for one warm call of a route: an estimate, see the assumptions.
 */
export function warmGigabyteSeconds(routeId: string, tableCalls: number): number {
  const { ownMilliseconds, millisecondsPerTableCall, hashingMilliseconds } = assumptions;
  const milliseconds =
    ownMilliseconds + tableCalls * millisecondsPerTableCall + (hashingRoutes.has(routeId) ? hashingMilliseconds : 0);
  return gigabyteSeconds(routeId, milliseconds);
}

/**
 * @param calls of the route that one family makes in a month.
 * @returns GB seconds that AWS bills for the starts among them, when there are so many families like it.
 */
export function startingGigabyteSeconds(routeId: string, calls: number, families: number): number {
  return gigabyteSeconds(routeId, calls * coldShare(calls * families) * assumptions.coldStartMilliseconds);
}

/** @returns the share of a function's calls that start it, by how many it gets in a month: those before which it was idle for too long. */
function coldShare(callsPerMonth: number): number {
  const { coldStartShare, keptWarmMinutes, awakeHoursPerMonth } = assumptions;
  const callsWhileKept = (callsPerMonth / (awakeHoursPerMonth * 60)) * keptWarmMinutes;
  return Math.max(coldStartShare, Math.exp(-callsWhileKept));
}

function gigabyteSeconds(routeId: string, milliseconds: number): number {
  return (capacityOf(routeId).memoryMegabytes / 1_024) * (milliseconds / 1_000);
}

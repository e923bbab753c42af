import { capacityOf } from '../../../infra/constructs/route-capacity.ts';
import { assumptions } from './assumptions.ts';

const hashingRoutes: ReadonlySet<string> = new Set([
  'auth/login',
  'auth/register',
  'auth/change-password',
  'admin/create-user',
]);

/**
 * @param tableCalls number of calls to DynamoDB.
 * @returns the estimated GB seconds that AWS bills for one warm call of a route; see `assumptions`.
 */
export function warmGigabyteSeconds(routeId: string, tableCalls: number): number {
  const { ownMilliseconds, millisecondsPerTableCall, hashingMilliseconds } = assumptions;
  const milliseconds =
    ownMilliseconds + tableCalls * millisecondsPerTableCall + (hashingRoutes.has(routeId) ? hashingMilliseconds : 0);
  return gigabyteSeconds(routeId, milliseconds);
}

/**
 * @param calls number of calls of the route per family and month.
 * @param families number of such families, which share the warm functions.
 * @returns the GB seconds that AWS bills for the cold starts among one family's calls.
 */
export function startingGigabyteSeconds(routeId: string, calls: number, families: number): number {
  return gigabyteSeconds(routeId, calls * coldShare(calls * families) * assumptions.coldStartMilliseconds);
}

/** @returns the share of calls that start cold: those after a long idle time (Poisson arrivals), and never less than AWS's 1 %. */
function coldShare(callsPerMonth: number): number {
  const { coldStartShare, keptWarmMinutes, awakeHoursPerMonth } = assumptions;
  const callsWhileKept = (callsPerMonth / (awakeHoursPerMonth * 60)) * keptWarmMinutes;
  return Math.max(coldStartShare, Math.exp(-callsWhileKept));
}

function gigabyteSeconds(routeId: string, milliseconds: number): number {
  return (capacityOf(routeId).memoryMegabytes / 1_024) * (milliseconds / 1_000);
}

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
 * @returns GB seconds that AWS bills for one call of a route: an estimate, see the assumptions.
 */
export function billedGigabyteSeconds(routeId: string, tableCalls: number): number {
  const { ownMilliseconds, millisecondsPerTableCall, hashingMilliseconds, coldStartShare, coldStartMilliseconds } =
    assumptions;
  const warm =
    ownMilliseconds + tableCalls * millisecondsPerTableCall + (hashingRoutes.has(routeId) ? hashingMilliseconds : 0);
  const milliseconds = warm + coldStartShare * coldStartMilliseconds;
  return (capacityOf(routeId).memoryMegabytes / 1_024) * (milliseconds / 1_000);
}

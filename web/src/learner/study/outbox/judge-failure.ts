import { ApiError } from '../../../lib/api-error.ts';

/**
 * What a failed call means for what it carried:
 * - `retry`: the same call may work later, so it waits;
 * - `signed-out`: nobody can send it until its owner signs in again, so it waits too;
 * - `refused`: the same call will never work, so it is set aside and somebody is told.
 */
export type Verdict = 'retry' | 'signed-out' | 'refused';

/** Refusals by the product itself that pass: too many calls, or somebody else wrote at the same moment. */
const passingStatuses: ReadonlySet<number> = new Set([408, 409, 429]);

export function judgeFailure(error: unknown): Verdict {
  if (!(error instanceof ApiError)) return 'retry';
  if (error.code === 'not-signed-in') return 'signed-out';
  return isProductsWord(error) && !error.isPassing && !passingStatuses.has(error.status) ? 'refused' : 'retry';
}

/** Whether the failure says that the server could not be reached at all. */
export function isCutOff(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** A gateway's page or a hotel's sign-in page says nothing about the answer itself. */
function isProductsWord(error: ApiError): boolean {
  return error.code !== 'gateway' && error.code !== 'not-understood';
}

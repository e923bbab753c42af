import { ApiError } from '../../../lib/api-error.ts';

/** Refusals that pass: took too long, somebody wrote at the same moment, too many calls. */
const passingStatuses: ReadonlySet<number> = new Set([408, 409, 429]);

/** Whether the same call may well work a moment later. A page that is not the product's own says nothing about it. */
export function canWorkLater(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.code === 'gateway' || error.code === 'not-understood' || error.isPassing) return true;
  return passingStatuses.has(error.status) && !isOver(error);
}

/** Whether the attempt is handed in already, or its time is up. */
export function isOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'attempt-over';
}

/** When to try again, in milliseconds: as the server asked, else 1 s, 2 s, 4 s … at most 8 s. */
export function pickPause(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
  return Math.max(asked, Math.min(8_000, 1_000 * 2 ** failures));
}

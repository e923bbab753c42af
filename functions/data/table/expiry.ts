/** A row with its expiry in Unix seconds. Reads check the expiry, because the table's TTL deletes late. */
interface Expiring {
  readonly expiresAt: number;
}

/** @returns whether a row has expired. It may still be in the table. */
export function hasExpired({ expiresAt }: Expiring, now: Date): boolean {
  return expiresAt * 1_000 <= now.getTime();
}

/** @returns the expiry of a row that is valid for this many seconds. */
export function expiryAfter(now: Date, seconds: number): number {
  return Math.floor(now.getTime() / 1_000) + seconds;
}

/** @returns the expiry as an ISO instant, for responses. */
export function formatExpiry({ expiresAt }: Expiring): string {
  return new Date(expiresAt * 1_000).toISOString();
}

export const hourMs = 60 * 60 * 1_000;

/** @returns the next full hour. Rounding lets everything scheduled within that hour share one row. */
export function nextFullHour(at: Date): Date {
  return new Date(Math.ceil(at.getTime() / hourMs) * hourMs);
}

/** A row that ends: in seconds since 1970. It is checked by value wherever it counts, as the table's TTL only sweeps. */
interface Ending {
  readonly expiresAt: number;
}

/** @returns whether a row is over, though it may be there still. */
export function hasEnded({ expiresAt }: Ending, now: Date): boolean {
  return expiresAt * 1_000 <= now.getTime();
}

/** @returns the end of a row that is good for so many seconds from now on. */
export function endAfter(now: Date, seconds: number): number {
  return Math.floor(now.getTime() / 1_000) + seconds;
}

/** @returns the end as it goes out. */
export function describeEnd({ expiresAt }: Ending): string {
  return new Date(expiresAt * 1_000).toISOString();
}

export const hourMs = 60 * 60 * 1_000;

/** @returns the next full hour: what is noted for one stands once for all that is noted within it. */
export function nextFullHour(at: Date): Date {
  return new Date(Math.ceil(at.getTime() / hourMs) * hourMs);
}

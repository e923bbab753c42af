/** How long to wait for the server's time: without it the device's own is taken. */
const PATIENCE_MS = 4_000;

/**
 * The server's time in milliseconds, to the second: the `Date` of an answer and the `Age` it had when it came out of a
 * cache (RFC 9110, 6.6.1, and RFC 9111, 5.1). Undefined when nothing was to be learned.
 */
export async function readServerTime(): Promise<number | undefined> {
  try {
    const { headers } = await fetch('/', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const time = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1_000;
    return Number.isFinite(time) ? time : undefined;
  } catch {
    return undefined;
  }
}

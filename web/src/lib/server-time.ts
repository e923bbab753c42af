const timeoutMs = 4_000;

/**
 * Returns the server's time in milliseconds, to the second: the `Date` header plus the `Age` from a cache (RFC 9110, 6.6.1, and RFC 9111, 5.1). Undefined if
 * it can't be read.
 */
export async function readServerTime(): Promise<number | undefined> {
  try {
    const { headers } = await fetch('/', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const time = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1_000;
    return Number.isFinite(time) ? time : undefined;
  } catch {
    return undefined;
  }
}

const LIMIT_MS = 30_000;

/** Whether an HTTP server is there at all, whatever it says. */
export async function isAnswering(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

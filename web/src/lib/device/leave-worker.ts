/** How long the server may take to say that it is there. */
const askMs = 10_000;

/**
 * Unregisters the service worker so that the next page load comes from the server, for use when the cached app fails to start.
 * That load registers it again. Where the server doesn't answer, the worker stays because there is no other source: a device can be
 * on a network that leads nowhere, and a page that is left while it starts fails to start, too.
 */
export async function leaveWorker(): Promise<void> {
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(askMs) });
    if (!answer.ok) return;
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.unregister();
  } catch {
    // Without a server, service workers or storage, nothing is gained by leaving.
  }
}

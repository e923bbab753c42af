/** Time limit in milliseconds for the server to respond. */
const askMs = 10_000;

/**
 * Unregisters the service worker so that the next page load comes from the server, for use when the cached app fails to start. That page load registers the
 * worker again. If the server doesn't respond, the worker stays, because only the worker can then serve the app: the device may be on a network without
 * internet access, and a page that the user leaves while it starts also counts as failing to start.
 */
export async function leaveWorker(): Promise<void> {
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(askMs) });
    if (!answer.ok) return;
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.unregister();
  } catch {
    // Without a server, service workers or storage, unregistering the worker wouldn't help.
  }
}

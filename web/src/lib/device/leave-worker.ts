/**
 * Unregisters the service worker so that the next page load comes from the server, for use when the cached app fails to start.
 * That load registers it again. Offline, the worker stays because there is no other source.
 */
export async function leaveWorker(): Promise<void> {
  if (!navigator.onLine) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.unregister();
  } catch {
    // Without service workers or storage, no cached app is in the way.
  }
}

/**
 * Lets go of the worker that keeps the app on this device, so that the next load of the page comes from the server: for when what is kept does not open.
 * It is there again after that load. Without a connection it stays: nothing better could be had.
 */
export async function leaveWorker(): Promise<void> {
  if (!navigator.onLine) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.unregister();
  } catch {
    // A browser without workers, or one that keeps nothing: nothing stands between.
  }
}

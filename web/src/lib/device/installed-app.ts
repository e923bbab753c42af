import { browserPage, type PageRelease } from '../page/load-screen.ts';
import { isPageHeld, subscribeToPageIdle } from '../page/unsaved-work.ts';
import { keptCaches } from './kept-caches.ts';

const workerAddress = '/sw.js';

/** How often a page that stays open asks for a new release. */
const lookEveryMs = 60 * 60_000;

/** Who comes back to the page sooner than this need not ask again. */
const freshForMs = 5 * 60_000;

/**
 * Keeps the app on this device, so that it opens without a connection. Called once, when nobody waits for anything. A browser that refuses (a private
 * window) goes on as if there were no such thing.
 */
export async function keepApp(page: RunningPage = thisPage): Promise<void> {
  const registration = await registerWorker();
  if (!registration) return;
  lookForReleases(registration);
  takeReleasesAtRest(registration, page);
}

type RunningPage = Pick<PageRelease, 'own' | 'reload'>;

/** What is on the device is newer than this page: reloading it is enough. */
const thisPage: RunningPage = { own: browserPage.own, reload: () => window.location.reload() };

async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    // The worker is asked for anew each time: a release must not hide behind the browser's cache.
    return await navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' });
  } catch {
    return undefined;
  }
}

function lookForReleases(registration: ServiceWorkerRegistration): void {
  let lookedAt = performance.now();
  const look = (): void => {
    lookedAt = performance.now();
    // Without a connection there is none; a worker that is gone is registered anew at the next start.
    registration.update().catch(() => undefined);
  };
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && performance.now() - lookedAt > freshForMs) look();
  });
  setInterval(() => {
    if (!document.hidden) look();
  }, lookEveryMs);
}

/**
 * A new release waits, whole, until this page rests: nobody looks at it, and nothing holds it. Then its worker takes over, and the page is reloaded, once:
 * a page of the newest release has nothing to wait for. Whoever opens the app anew gets the newest release in any case.
 */
function takeReleasesAtRest(registration: ServiceWorkerRegistration, page: RunningPage): void {
  let newest: string | undefined;
  const rest = (): void => {
    if (!document.hidden || !navigator.onLine || isPageHeld()) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker is of this origin.
    if (registration.waiting) registration.waiting.postMessage('take-over');
    else if (newest !== undefined && newest !== page.own()) page.reload();
  };
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isNews(data)) return;
    newest = data.newestEntry;
    rest();
  });
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', rest));
  document.addEventListener('visibilitychange', rest);
  subscribeToPageIdle(rest);
}

function isNews(data: unknown): data is { readonly newestEntry: string } {
  return typeof data === 'object' && data !== null && 'newestEntry' in data && typeof data.newestEntry === 'string';
}

/** Asks the browser not to clear away what is kept here when space runs short. After studying, when there is something to keep. */
export async function askToKeep(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => undefined);
}

/** Whether the app opens here without a connection: `never` where the browser keeps nothing, such as in a private window. */
export async function readKeeping(): Promise<'ready' | 'not-yet' | 'never'> {
  if (!('serviceWorker' in navigator)) return 'never';
  try {
    const [registration] = await Promise.all([navigator.serviceWorker.getRegistration(), keptCaches().keys()]);
    return registration?.active ? 'ready' : 'not-yet';
  } catch {
    return 'never';
  }
}

/** Whether this is the app from the home screen, and not a page among others. */
export function isInstalled(): boolean {
  return window.matchMedia?.('(display-mode: standalone)').matches || isOnHomeScreen() === true;
}

/** Only Safari of phones and tablets knows this; there, people install the app by hand. */
export function isOnHomeScreen(): boolean | undefined {
  return (navigator as { readonly standalone?: boolean }).standalone;
}

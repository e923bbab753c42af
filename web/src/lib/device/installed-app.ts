import { browserPage, type PageRelease } from '../page/load-screen.ts';
import { isPageHeld, subscribeToPageIdle } from '../page/unsaved-work.ts';
import { i18n } from '../../words/catalogue.ts';
import { appCaches } from './app-caches.ts';

const workerAddress = '/sw.js';

/** Interval in milliseconds at which an open page checks for a new release. */
const lookEveryMs = 60 * 60_000;

/** Minimum time in milliseconds between two checks for a new release. A page that becomes visible again sooner skips the check. */
const freshForMs = 5 * 60_000;

/**
 * Registers the service worker, so that the app opens offline. Call it once when the page is idle. Without support, as in some private windows, it does
 * nothing.
 */
export async function keepApp(page: RunningPage = thisPage): Promise<void> {
  const registration = await registerWorker();
  if (!registration) return;
  lookForReleases(registration);
  activateReleaseWhenIdle(registration, page);
  keepLanguage(registration);
}

type RunningPage = Pick<PageRelease, 'own' | 'reload'>;

/** This page. A plain reload is enough, because the newer release is already on the device. */
const thisPage: RunningPage = { own: browserPage.own, reload: () => window.location.reload() };

async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    // The worker script bypasses the HTTP cache, which could hide a new release.
    return await navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' });
  } catch {
    return undefined;
  }
}

/** Tells the workers the page's language, now and when it changes, so that the app opens offline in it: each release caches its own words. */
function keepLanguage(registration: ServiceWorkerRegistration): void {
  const told = new WeakMap<ServiceWorker, string>();
  const tell = (): void => {
    const { locale } = i18n;
    for (const worker of [registration.active, registration.waiting, registration.installing]) {
      if (!worker || told.get(worker) === locale) continue;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker is of this origin.
      worker.postMessage({ language: locale });
      told.set(worker, locale);
    }
  };
  i18n.subscribe(tell);
  registration.addEventListener('updatefound', tell);
  tell();
}

function lookForReleases(registration: ServiceWorkerRegistration): void {
  let lookedAt = performance.now();
  const look = (): void => {
    lookedAt = performance.now();
    // The check fails while offline, which is harmless. If the worker was unregistered in the meantime, the next start registers it again.
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
 * Activates a fully cached new release while this page is hidden and has no unsaved work. Its worker takes over, and the page reloads once. A newly opened page
 * always uses the newest cached release.
 */
function activateReleaseWhenIdle(registration: ServiceWorkerRegistration, page: RunningPage): void {
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

/**
 * Asks the browser for persistent storage. Call it after studying, when there is data worth keeping. Does nothing if persistence is already granted. Safari
 * decides without asking the user and grants it to apps on the Home Screen.
 */
export async function requestPersistentStorage(): Promise<void> {
  try {
    if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
  } catch {
    // Without persistent storage, the browser decides how long it keeps the data.
  }
}

/** @returns whether the app opens offline on this device; `never` where the browser stores nothing, such as in a private window */
export async function readOfflineState(): Promise<'ready' | 'not-yet' | 'never'> {
  if (!('serviceWorker' in navigator)) return 'never';
  try {
    const [registration] = await Promise.all([navigator.serviceWorker.getRegistration(), appCaches().keys()]);
    return registration?.active ? 'ready' : 'not-yet';
  } catch {
    return 'never';
  }
}

/** @returns whether this is the installed app and not a browser tab */
export function isInstalled(): boolean {
  return window.matchMedia?.('(display-mode: standalone)').matches || isOnHomeScreen() === true;
}

/** Whether the app was opened from the Home Screen; undefined except on iPhones and iPads. */
function isOnHomeScreen(): boolean | undefined {
  return (navigator as { readonly standalone?: boolean }).standalone;
}

/** The end of Safari's user agent. Other browsers on iPhones and iPads, and web views in other apps, add text to it or leave parts out. */
const safariAgent = / Version\/[\d.]+(?: Mobile\/\w+)? Safari\/[\d.]+$/;

/** @returns whether this is Safari on an iPhone or iPad and the app isn't on the Home Screen yet, where users must add it by hand */
export function canGoOnHomeScreen(): boolean {
  return isOnHomeScreen() === false && !isInstalled() && safariAgent.test(navigator.userAgent);
}

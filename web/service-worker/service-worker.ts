import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { appCaches } from '../src/lib/device/app-caches.ts';
import {
  addRelease,
  cacheOfRelease,
  isHashed,
  isPlaceInApp,
  listExcess,
  makeTurns,
  pageFile,
  type Release,
  usedFilesCache,
} from './releases.ts';

/*
 * Precaches the app: its page, and the files for learners' screens and signing in. It handles no personal data: API responses never go through it, and pages
 * store account data themselves.
 */

declare const self: ServiceWorkerGlobalScope;
/** Injected by the build, see `web/build/service-worker.ts`. */
declare const builtRelease: Release;

const release = builtRelease;
const ownCache = cacheOfRelease(release.id);
const shell = new PrecacheController({ cacheName: ownCache });
shell.addToCacheList([...release.files]);
const shellPaths: ReadonlySet<string> = new Set(release.files.map(({ url }) => url));

self.addEventListener('install', (event) => event.waitUntil(keepRelease(event)));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
// A new release's worker waits until an idle page activates it, see `web/src/lib/device/installed-app.ts`.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
// The page says which language it speaks, see `web/src/lib/device/installed-app.ts`.
self.addEventListener('message', (event) => {
  const { language } = Object(event.data) as { readonly language?: unknown };
  if (typeof language === 'string') event.waitUntil(changeLanguage(language).catch(() => undefined));
});

registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && url.origin === self.location.origin && isPlaceInApp(url.pathname),
  async ({ request }) => (await findPage()) ?? (await fetch(request)),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && (isHashed(url.pathname) || shellPaths.has(url.pathname)),
  async ({ request, url, event }) => (await findFile(url)) ?? (await fetchFile(request, event)),
);

/** Caches the whole release, or fails without changing anything. The browser retries later. */
async function keepRelease(event: ExtendableEvent): Promise<void> {
  await copyKnownFiles();
  await shell.install(event);
  await takeTurn(async () => await keepWords(await readRecord(languageKey, 'en')));
  const kept = addRelease(await readReleases(), release.id);
  await writeReleases(kept);
}

/** Copies files that other cached releases already have, so that they aren't fetched again. */
async function copyKnownFiles(): Promise<void> {
  const cache = await appCaches().open(ownCache);
  const copyFile = async (url: string): Promise<void> => {
    const known = await appCaches().match(url, { ignoreVary: true });
    if (known) await cache.put(url, known);
  };
  await Promise.all(release.files.filter(({ url }) => isHashed(url)).map(async ({ url }) => await copyFile(url)));
}

/** Takes control of open pages and tells them the newest release. They keep the files of their old release and reload when idle. */
async function takeOver(): Promise<void> {
  const kept = addRelease(await readReleases(), release.id);
  await writeReleases(kept);
  const known: readonly string[] = kept.map(cacheOfRelease);
  const gone = (await appCaches().keys()).filter(
    (name) => name.startsWith(cacheOfRelease('')) && !known.includes(name),
  );
  await Promise.all(gone.map(async (name) => await appCaches().delete(name)));
  await self.clients.claim();
  for (const page of await self.clients.matchAll()) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker's pages are of its origin.
    page.postMessage({ newestEntry: release.entry });
  }
}

/** @returns the page of the newest fully cached release, even if its worker is still waiting */
async function findPage(): Promise<Response | undefined> {
  const releases = await readReleases();
  for (const id of [...releases, release.id]) {
    const page = await appCaches().match(pageFile, { cacheName: cacheOfRelease(id), ignoreSearch: true });
    if (page) return page;
  }
  return undefined;
}

/** Finds a hashed file in any release's cache, and any other file in this worker's own release. */
async function findFile(url: URL): Promise<Response | undefined> {
  if (isHashed(url.pathname)) return await appCaches().match(url.href, { ignoreVary: true });
  return await appCaches().match(url.pathname, { cacheName: ownCache, ignoreSearch: true, ignoreVary: true });
}

async function fetchFile(request: Request, event: ExtendableEvent): Promise<Response> {
  const response = await fetch(request);
  const { pathname } = new URL(request.url);
  if (response.ok && isHashed(pathname) && !wordPaths.includes(pathname))
    event.waitUntil(keepUsedFile(request.url, response.clone()).catch(() => undefined));
  return response;
}

async function keepUsedFile(url: string, file: Response): Promise<void> {
  const cache = await appCaches().open(usedFilesCache);
  await cache.put(url, file);
  const tooMany = listExcess(await cache.keys());
  await Promise.all(tooMany.map(async (one) => await cache.delete(one)));
}

/** The words of all languages, of which only the page's are cached. */
const wordPaths = Object.values(release.languages).flat();

/** Words are cached one language after the other: a late file of one could otherwise come back after the next has removed it. */
const takeTurn = makeTurns();
let newestLanguage: string | undefined;

/** Notes the page's language, which the next release is cached with, and caches its words, unless a newer message names another. */
async function changeLanguage(language: string): Promise<void> {
  newestLanguage = language;
  await takeTurn(async () => {
    if (newestLanguage !== language) return;
    await writeRecord(languageKey, language);
    await keepWords(language);
  });
}

/** Caches the words of a language, and removes those of the others. */
async function keepWords(language: string): Promise<void> {
  const cache = await appCaches().open(ownCache);
  const own = release.languages[language] ?? [];
  const keepFile = async (path: string): Promise<void> => {
    const known = await appCaches().match(path, { ignoreVary: true });
    if (known) await cache.put(path, known);
    // Rejects unless the server has the file.
    else await cache.add(path);
  };
  await Promise.all(own.map(keepFile));
  await Promise.all(wordPaths.filter((path) => !own.includes(path)).map(async (path) => await cache.delete(path)));
}

/** Cache with the list of fully cached releases, newest first, and the page's language. The workers of all releases share it. */
const recordCache = 'flashspark.releases';
const recordKey = '/releases';
const languageKey = '/language';

const readReleases = async (): Promise<readonly string[]> => await readRecord<readonly string[]>(recordKey, []);

const writeReleases = async (releases: readonly string[]): Promise<void> => await writeRecord(recordKey, releases);

async function readRecord<Value>(key: string, otherwise: Value): Promise<Value> {
  const record = await appCaches().match(key, { cacheName: recordCache });
  return record ? ((await record.json()) as Value) : otherwise;
}

async function writeRecord(key: string, value: unknown): Promise<void> {
  const cache = await appCaches().open(recordCache);
  await cache.put(key, Response.json(value));
}

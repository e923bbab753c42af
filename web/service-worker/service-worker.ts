import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { keptCaches } from '../src/lib/device/kept-caches.ts';
import {
  addRelease,
  cacheOfRelease,
  isHashed,
  isPlaceInApp,
  listTooMany,
  pageFile,
  type Release,
  usedFilesCache,
} from './releases.ts';

/*
 * Keeps the app on the device: its page, and the files that a learner's screens and signing in need. It knows nothing of anybody: what the API says never
 * comes here, and what is kept of an account is the pages' own.
 */

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: see `web/build/service-worker.ts`. */
declare const builtRelease: Release;

const release = builtRelease;
const ownCache = cacheOfRelease(release.id);
const shell = new PrecacheController({ cacheName: ownCache });
shell.addToCacheList([...release.files]);
const shellPaths: ReadonlySet<string> = new Set(release.files.map(({ url }) => url));

self.addEventListener('install', (event) => event.waitUntil(keepRelease(event)));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
// The worker of a new release waits until a page at rest says so: see `web/src/lib/device/installed-app.ts`.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
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

/** Puts the whole release onto the device, or fails and leaves everything as it was: the browser tries again later. */
async function keepRelease(event: ExtendableEvent): Promise<void> {
  await copyKnownFiles();
  await shell.install(event);
  const kept = addRelease(await readReleases(), release.id);
  await writeReleases(kept);
}

/** What did not change since another release is not fetched again. */
async function copyKnownFiles(): Promise<void> {
  const cache = await keptCaches().open(ownCache);
  const copyFile = async (url: string): Promise<void> => {
    const known = await keptCaches().match(url, { ignoreVary: true });
    if (known) await cache.put(url, known);
  };
  await Promise.all(release.files.filter(({ url }) => isHashed(url)).map(async ({ url }) => await copyFile(url)));
}

/** Pages of older releases go on: their files stay. Each is told which release is the newest, and gets it when it rests. */
async function takeOver(): Promise<void> {
  const kept = addRelease(await readReleases(), release.id);
  await writeReleases(kept);
  const known: readonly string[] = kept.map(cacheOfRelease);
  const gone = (await keptCaches().keys()).filter(
    (name) => name.startsWith(cacheOfRelease('')) && !known.includes(name),
  );
  await Promise.all(gone.map(async (name) => await keptCaches().delete(name)));
  await self.clients.claim();
  for (const page of await self.clients.matchAll()) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker's pages are of its origin.
    page.postMessage({ newestEntry: release.entry });
  }
}

/** The page of the newest release that is whole on this device, also while its worker waits. */
async function findPage(): Promise<Response | undefined> {
  const releases = await readReleases();
  for (const id of [...releases, release.id]) {
    const page = await keptCaches().match(pageFile, { cacheName: cacheOfRelease(id), ignoreSearch: true });
    if (page) return page;
  }
  return undefined;
}

/** A file with a hash in its name from whichever release has it; another one from the newest. */
async function findFile(url: URL): Promise<Response | undefined> {
  if (isHashed(url.pathname)) return await keptCaches().match(url.href, { ignoreVary: true });
  return await keptCaches().match(url.pathname, { cacheName: ownCache, ignoreSearch: true, ignoreVary: true });
}

async function fetchFile(request: Request, event: ExtendableEvent): Promise<Response> {
  const response = await fetch(request);
  if (response.ok && isHashed(new URL(request.url).pathname))
    event.waitUntil(keepUsedFile(request.url, response.clone()).catch(() => undefined));
  return response;
}

async function keepUsedFile(url: string, file: Response): Promise<void> {
  const cache = await keptCaches().open(usedFilesCache);
  await cache.put(url, file);
  const tooMany = listTooMany(await cache.keys());
  await Promise.all(tooMany.map(async (one) => await cache.delete(one)));
}

/** Which releases are whole on this device, the newest first, so that the workers of all of them know it. */
const recordCache = 'flashspark.releases';
const recordKey = '/releases';

async function readReleases(): Promise<readonly string[]> {
  const record = await keptCaches().match(recordKey, { cacheName: recordCache });
  return record ? ((await record.json()) as readonly string[]) : [];
}

async function writeReleases(releases: readonly string[]): Promise<void> {
  const cache = await keptCaches().open(recordCache);
  await cache.put(recordKey, Response.json(releases));
}

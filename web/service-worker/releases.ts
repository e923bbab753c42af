/** What a release keeps on the device, as the build tells its worker. */
export interface Release {
  /** Names the release by all that is in it. */
  readonly id: string;
  /** The address of the page's first script, by which a page knows its own release: see `src/lib/page/load-screen.ts`. */
  readonly entry: string;
  readonly files: readonly KeptFile[];
}

/** A file as Workbox takes it. Without a revision its name carries a hash of its content. */
export interface KeptFile {
  readonly url: string;
  readonly revision: string | null;
  /** Where the name says nothing of the content: another content, such as that of the release before, is not taken. */
  readonly integrity?: string;
}

/** How many releases stay on a device: a page that is still open finds the files of its own, also after two more. */
const keptReleases = 3;

/** Where the files of a release are. A cache of its own for each, so that one that comes takes nothing from one that is used. */
export const cacheOfRelease = (id: string) => `${releasePrefix}${id}` as const;
const releasePrefix = 'flashspark.release.';

/** What was fetched when it was used: the screens of grown-ups. */
export const usedFilesCache = 'flashspark.used';

/** The most files of that kind that stay: two releases of all screens that there are for grown-ups. */
const keptUsedFiles = 150;

/** @returns the files that are too many, of all that were used, the oldest first. */
export function listTooMany<File>(used: readonly File[]): File[] {
  return used.slice(0, Math.max(0, used.length - keptUsedFiles));
}

/** @returns the releases that stay on the device with this one as the newest, the newest first. */
export function addRelease(known: readonly string[], id: string): string[] {
  return [id, ...known.filter((one) => one !== id)].slice(0, keptReleases);
}

/** The page of the app, which stands for every place in it. */
export const pageFile = '/index.html';

/** Paths that look like places in the app and are none. `/mailbox` is only on one machine. */
const otherPlaces = [/^\/api(?:\/|$)/, /^\/mailbox$/];

/** @returns whether the app's page answers this path: the rule of infra/cloudfront/rewrite-spa-paths.js, without what the server answers itself. */
export function isPlaceInApp(path: string): boolean {
  return !path.slice(path.lastIndexOf('/') + 1).includes('.') && otherPlaces.every((place) => !place.test(path));
}

/** @returns whether a file's name carries a hash of its content, so that it is the same wherever it comes from. */
export function isHashed(path: string): boolean {
  return path.startsWith('/assets/');
}

/** The offline files of a release, which the build writes into its service worker. */
export interface Release {
  /** A hash of all files of the release. */
  readonly id: string;
  /** URL of the page's entry script, which identifies the release of an open page, see `src/lib/page/load-screen.ts`. */
  readonly entry: string;
  readonly files: readonly KeptFile[];
  /** The URLs of each language's words for these files. Only the page's language is cached. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
}

/** A precache entry in Workbox's format. Its revision is null if its name contains a hash of its content. */
export interface KeptFile {
  readonly url: string;
  readonly revision: string | null;
  /** Set if the name has no hash. The browser then rejects a response with other content, such as the previous release's. */
  readonly integrity?: string;
}

/** Number of releases cached on a device. A page left open still finds its own files after two newer releases. */
const keptReleases = 3;

/** Name of a release's cache. Separate caches keep a new release from removing files of one that is in use. */
export const cacheOfRelease = (id: string) => `${releasePrefix}${id}` as const;
const releasePrefix = 'flashspark.release.';

/** Cache of files stored on first use: the grown-ups' screens, and the font of flags. */
export const usedFilesCache = 'flashspark.used';

/** Maximum number of files in {@link usedFilesCache}, enough for two releases of all grown-ups' screens. */
const keptUsedFiles = 150;

/** @returns the files above the limit of {@link usedFilesCache}, oldest first */
export function listExcess<File>(used: readonly File[]): File[] {
  return used.slice(0, Math.max(0, used.length - keptUsedFiles));
}

/** @returns the releases to keep after adding this one, newest first */
export function addRelease(known: readonly string[], id: string): string[] {
  return [id, ...known.filter((one) => one !== id)].slice(0, keptReleases);
}

/** @returns a function that runs one piece of work after the other, whether or not the one before succeeded */
export function makeTurns(): (work: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return async (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    await turn;
  };
}

/** The HTML page that serves every route of the app. */
export const pageFile = '/index.html';

/** Paths that look like app routes but aren't. `/mailbox` exists only in local development. */
const otherPlaces = [/^\/api(?:\/|$)/, /^\/mailbox$/];

/** @returns whether the app's page answers this path: the rule of infra/cloudfront/rewrite-spa-paths.js, except for paths that the server answers itself */
export function isPlaceInApp(path: string): boolean {
  return !path.slice(path.lastIndexOf('/') + 1).includes('.') && otherPlaces.every((place) => !place.test(path));
}

/** @returns whether a file's name contains a hash of its content, so that any cached copy is valid */
export function isHashed(path: string): boolean {
  return path.startsWith('/assets/');
}

/** The script that a release's page starts with. Its name carries a hash of the whole release, so that it tells releases apart. */
const ENTRY_SCRIPT = 'script[type="module"][src]';

const TIMEOUT_MS = 10_000;

/** The release of a page, by the address of its first script. */
export interface PageRelease {
  /** The release that this page runs. */
  readonly own: () => string | undefined;
  /** The release that a reload would bring; undefined when the server cannot be asked. */
  readonly findNewest: () => Promise<string | undefined>;
  readonly reload: () => void;
}

/** The page in this browser. */
export const browserPage: PageRelease = {
  own: () => readEntry(document),
  findNewest: async () => {
    try {
      const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
      return response.ok ? readEntry(new DOMParser().parseFromString(await response.text(), 'text/html')) : undefined;
    } catch {
      return undefined;
    }
  },
  reload: () => window.location.reload(),
};

function readEntry(page: Document): string | undefined {
  return page.querySelector(ENTRY_SCRIPT)?.getAttribute('src') ?? undefined;
}

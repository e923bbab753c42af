import type { ComponentType } from 'react';
import { leaveWorker } from '../device/leave-worker.ts';
import { isPageHeld } from './unsaved-work.ts';
import { keptInTab } from '../device/kept-here.ts';

/** The release that this tab was last reloaded to get away from. */
const reloadedFromKey = 'flashspark.reloaded-from';

/** A screen, or why it is not there. */
export type ScreenLoad<Props> =
  | { readonly kind: 'loaded'; readonly Screen: ComponentType<Props> }
  /** A newer release is there, and the page is held: it is reloaded once the page is idle. */
  | { readonly kind: 'outdated' }
  /** No connection, or the page is held and a reload would not help. */
  | { readonly kind: 'not-loaded' }
  /** Neither a reload nor waiting brings it. */
  | { readonly kind: 'broken'; readonly error: MissingScreenError };

/** The server does not have a screen of the release that it serves. */
export class MissingScreenError extends Error {
  constructor(cause: unknown) {
    super('The code of a screen could not be loaded.', { cause });
    this.name = 'MissingScreenError';
  }
}

/**
 * Loads a screen's chunk. After a new release an open page may ask for one that is gone: the page is then reloaded, and
 * this never settles. It is reloaded only when the server has another release, at most once for each release that it
 * ran, and never while it is held by unsaved or ongoing work. Never rejects.
 */
export async function loadScreen<Props>(
  load: () => Promise<ComponentType<Props>>,
  page = browserPage,
): Promise<ScreenLoad<Props>> {
  try {
    return { kind: 'loaded', Screen: await load() };
  } catch (error) {
    const newest = await page.findNewest();
    const own = page.own();
    const isOutdated = newest !== undefined && own !== undefined && newest !== own;
    if (newest === undefined) return { kind: 'not-loaded' };
    if (isPageHeld()) return { kind: isOutdated ? 'outdated' : 'not-loaded' };
    if (!isOutdated || keptInTab().getItem(reloadedFromKey) === own)
      return { kind: 'broken', error: new MissingScreenError(error) };
    keptInTab().setItem(reloadedFromKey, own);
    page.reload();
    return new Promise<never>(() => undefined);
  }
}

/** The script that a release's page starts with. Its name carries a hash of the whole release, so that it tells releases apart. */
const entryScript = 'script[type="module"][src]';
/** The same in the text of a page, which is not made a document only to read one address. */
const entryInText = /<script type="module"[^>]* src="([^"]+)"/;

const timeoutMs = 10_000;

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
  own: () => document.querySelector(entryScript)?.getAttribute('src') ?? undefined,
  findNewest: async () => {
    try {
      const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
      return response.ok ? entryInText.exec(await response.text())?.[1] : undefined;
    } catch {
      return undefined;
    }
  },
  reload: () => void leaveWorker().finally(() => window.location.reload()),
};

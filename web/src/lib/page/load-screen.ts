import type { ComponentType } from 'react';
import { leaveWorker } from '../device/leave-worker.ts';
import { isPageHeld } from './unsaved-work.ts';
import { tabStore } from '../device/web-storage.ts';

/** The release that this tab last reloaded to replace. */
const reloadedFromKey = 'flashspark.reloaded-from';

/** A loaded screen, or why loading failed. */
export type ScreenLoad<Props> =
  | { readonly kind: 'loaded'; readonly Screen: ComponentType<Props> }
  /** A newer release exists, but unsaved work holds the page. It reloads once the page is idle. */
  | { readonly kind: 'outdated' }
  /** Offline, or the page is held and a reload wouldn't help. */
  | { readonly kind: 'not-loaded' }
  /** Neither a reload nor waiting helps. */
  | { readonly kind: 'broken'; readonly error: MissingScreenError };

/** The server lacks a screen of the release that it serves. */
export class MissingScreenError extends Error {
  constructor(cause: unknown) {
    super('The code of a screen could not be loaded.', { cause });
    this.name = 'MissingScreenError';
  }
}

/**
 * Loads a screen's chunk. After a deployment an open page may request a chunk that no longer exists. The page then reloads, and this never settles. It reloads
 * only if the server has another release, at most once for each release that it ran, and never while unsaved or ongoing work holds it. Never rejects.
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
    if (!isOutdated || tabStore().getItem(reloadedFromKey) === own)
      return { kind: 'broken', error: new MissingScreenError(error) };
    tabStore().setItem(reloadedFromKey, own);
    page.reload();
    return new Promise<never>(() => undefined);
  }
}

/** Selects a page's entry script. Its hashed name identifies the release. */
const entryScript = 'script[type="module"][src]';
/** Matches the same script in HTML text, without parsing a whole document. */
const entryInText = /<script type="module"[^>]* src="([^"]+)"/;

const timeoutMs = 10_000;

/** Releases, identified by the URL of their entry script. */
export interface PageRelease {
  /** The release of this page. */
  readonly own: () => string | undefined;
  /** The release that a reload would load; undefined if the server can't be reached. */
  readonly findNewest: () => Promise<string | undefined>;
  readonly reload: () => void;
}

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

import type { ComponentType } from 'react';
import { leaveWorker } from '../device/leave-worker.ts';
import { isPageHeld } from './unsaved-work.ts';
import { tabStore } from '../device/web-storage.ts';

/** Storage key of the release that this tab ran before `loadScreen` last reloaded it. */
const reloadedFromKey = 'flashspark.reloaded-from';

/** A loaded screen, or why loading failed. */
export type ScreenLoad<Props> =
  | { readonly kind: 'loaded'; readonly Screen: ComponentType<Props> }
  /** A newer release exists, but unsaved or ongoing work prevents a reload until that work is done. */
  | { readonly kind: 'outdated' }
  /** The server is unreachable, or work is in progress and no newer release exists. */
  | { readonly kind: 'not-loaded' }
  /** Neither a reload nor waiting helps, because the server lacks the screen. */
  | { readonly kind: 'broken'; readonly error: MissingScreenError };

/** The server lacks a screen of the release that it serves. */
export class MissingScreenError extends Error {
  constructor(cause: unknown) {
    super('No screen', { cause });
    this.name = 'MissingScreenError';
  }
}

/**
 * Loads a screen's chunk; never rejects. After a deployment, the chunk of an open page may no longer exist. After a lost connection, the browser may refuse a chunk
 * that is there, because it remembers a failed module for as long as the page is open. If the server answers again, the page therefore reloads and the promise
 * never settles. It reloads at most once per release, and never during unsaved or ongoing work.
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
    if (newest === undefined) return { kind: 'not-loaded' };
    if (isPageHeld()) return { kind: own !== undefined && newest !== own ? 'outdated' : 'not-loaded' };
    if (own === undefined || tabStore().getItem(reloadedFromKey) === own)
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

/** Finds this page's release and the newest one by the URL of their entry script. */
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

import { useEffect, useState } from 'react';
import { limits } from '../../../../shared/limits.ts';
import { getMedia } from '../../../../shared/routes/media.ts';
import { callRoute } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { readSession } from '../account/session.ts';
import { nameMediaCache } from '../account/account-databases.ts';
import { appCaches } from './app-caches.ts';
import { withinTime } from './device-time.ts';

/** A picture or sound that an element can show or play. */
interface ShownMedia {
  /** Object URL. Valid as long as an element shows or plays it; see {@link useMedia}. */
  readonly url: string;
  readonly isSound: boolean;
}

/** State of a picture or sound; undefined while it loads. */
export type MediaState = ShownMedia | 'failed' | undefined;

/**
 * Loads a picture or sound from this device or the server. Use the id as the component's `key`, because the hook at first returns the old file for a new id.
 * @returns its state, and a function that retries
 */
export function useMedia(id: string): readonly [MediaState, tryAgain: () => void] {
  const [state, setState] = useState<MediaState>(() => shown.get(id)?.media);
  const isFailed = state === 'failed';
  useEffect(() => {
    if (isFailed) return undefined;
    let isOver = false;
    const { loading, release } = hold(id);
    loading.then(
      (media) => isOver || setState(media),
      () => isOver || setState('failed'),
    );
    return () => {
      isOver = true;
      release();
    };
  }, [id, isFailed]);
  return [state, () => setState(undefined)];
}

interface Held {
  holders: number;
  readonly loading: Promise<ShownMedia>;
  media?: ShownMedia;
}

/** Pictures and sounds in use, by id. Each has one object URL, no matter how many elements use it. */
const shown = new Map<string, Held>();

function hold(id: string): { loading: Promise<ShownMedia>; release: () => void } {
  const held = shown.get(id) ?? { holders: 0, loading: showMedia(id) };
  shown.set(id, held);
  held.holders += 1;
  void settle(id, held);
  const release = (): void => {
    held.holders -= 1;
    // When a picture moves to another component, the old component releases it and the new one acquires it in the same tick, so check for remaining users
    // afterwards.
    queueMicrotask(() => {
      if (held.holders > 0 || shown.get(id) !== held) return;
      shown.delete(id);
      if (held.media) URL.revokeObjectURL(held.media.url);
    });
  };
  return { loading: held.loading, release };
}

async function settle(id: string, held: Held): Promise<void> {
  try {
    held.media = await held.loading;
    if (held.holders === 0) URL.revokeObjectURL(held.media.url);
  } catch {
    // Forget the failed load, so that the next element tries again.
    if (shown.get(id) === held) shown.delete(id);
  }
}

async function showMedia(id: string): Promise<ShownMedia> {
  const blob = await readMedia(id);
  return { url: URL.createObjectURL(blob), isSound: blob.type.startsWith('audio/') };
}

/** @returns a picture or sound from this device, or else from the server */
export async function readMedia(id: string): Promise<Blob> {
  const userId = readSession()?.user.id;
  const cache = userId === undefined ? undefined : await openCache(userId);
  const kept = cache && (await askCache(findKept(cache, id)));
  if (kept) return kept;
  const blob = await callRoute(getMedia, { params: { mediaId: id } });
  if (cache && userId !== undefined) await askCache(keep(cache, userId, id, blob));
  return blob;
}

/** Time limit in milliseconds for one operation of the cache, because broken storage may never answer, and a card waits for its picture. */
const cacheMs = 2_000;

/** @returns what the cache answers; undefined if it fails or takes too long */
async function askCache<T>(work: Promise<T> | undefined): Promise<T | undefined> {
  return work && (await withinTime(work, cacheMs).catch(() => undefined));
}

async function findKept(cache: Cache, id: string): Promise<Blob | undefined> {
  const kept = await cache.match(addressOf(id), { ignoreSearch: true });
  return await kept?.blob();
}

/** Opens the account's media cache; undefined if the browser has none, as in some private windows. */
async function openCache(userId: string): Promise<Cache | undefined> {
  return await askCache(appCaches()?.open(nameMediaCache(userId)));
}

/** Returns a media file's cache URL. It contains the size in bytes, so that the cache's total size is known without reading the files. */
function addressOf(id: string, bytes?: number): string {
  return `/api/media/${id}${bytes === undefined ? '' : `?bytes=${bytes}`}`;
}

async function keep(cache: Cache, userId: string, id: string, blob: Blob): Promise<void> {
  // Store nothing if the user signed out during the download.
  if (readSession()?.user.id !== userId) return;
  await cache.put(addressOf(id, blob.size), new Response(blob, { headers: { 'content-type': blob.type } }));
  if (readSession()?.user.id !== userId) await appCaches()?.delete(nameMediaCache(userId));
  else await trim(cache);
}

/** Ids of the media needed for offline study, in the order in which they will be studied. */
let wanted: readonly string[] = [];

/** Deletes media until the cache fits its limit: first those not needed offline, oldest first; then those that will be studied last. */
async function trim(cache: Cache): Promise<void> {
  const kept = await cache.keys();
  let bytes = kept.reduce((sum, { url }) => sum + bytesOf(url), 0);
  if (bytes <= limits.keptMediaBytes) return;
  const places = new Map(wanted.map((id, place) => [addressOf(id), place]));
  const placeOf = ({ url }: Request): number => places.get(new URL(url).pathname) ?? wanted.length;
  for (const request of kept.toSorted((one, other) => placeOf(other) - placeOf(one))) {
    if (bytes <= limits.keptMediaBytes) return;
    bytes -= bytesOf(request.url);
    await cache.delete(request);
  }
}

function bytesOf(address: string): number {
  return Number(new URL(address).searchParams.get('bytes'));
}

/** Downloads missing media for offline study in the given order, up to the cache limit. Stops silently at any failure but a missing file, when the user signs out, or if the device stores nothing. */
export async function keepMedia(ids: Iterable<string>): Promise<void> {
  const userId = readSession()?.user.id;
  const cache = userId === undefined ? undefined : await openCache(userId);
  if (!cache) return;
  wanted = [...new Set(ids)];
  let bytes = 0;
  for (const id of wanted) {
    if (readSession()?.user.id !== userId) return;
    try {
      const [kept] = await cache.keys(addressOf(id), { ignoreSearch: true });
      if (!kept && bytes + limits.mediaBytes > limits.keptMediaBytes) return;
      bytes += kept ? bytesOf(kept.url) : (await readMedia(id)).size;
    } catch (error) {
      // If one file is missing, go on downloading the others. Anything else would happen to them, too.
      if (!(error instanceof ApiError) || error.code !== 'not-found') return;
    }
  }
}

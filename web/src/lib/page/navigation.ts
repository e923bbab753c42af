import { useMemo, useSyncExternalStore } from 'react';
import { readSession } from '../account/session.ts';

/** The current location within the page and functions to change it. `Place` is a union of plain, JSON-serializable objects. */
export interface Navigation<Place> {
  readonly place: Place;
  /** Opens a location; the browser's Back button returns. */
  readonly push: (place: Place) => void;
  /** Replaces the current location without a history entry, such as for an automatically selected tab. */
  readonly replace: (place: Place) => void;
  /** Goes back; to `fallback` if the history has no earlier location of this page. */
  readonly back: (fallback: Place) => void;
}

interface PlaceKind<Place> {
  /** The start location, also used when a history entry is unreadable. */
  readonly home: Place;
  /** Validates a history entry, which may come from another role or an older release. */
  readonly isPlace: (value: unknown) => value is Place;
}

/** A location and its account: after another account signs in, Back must not open the previous account's screens. */
interface OwnedPlace {
  readonly owner: string | undefined;
  readonly at: unknown;
}

/**
 * Keeps the location of a role's screens in the browser's history, so that Back and reload work. Call this once in the role's app and pass `Navigation` down.
 * `kind` must be a module constant.
 */
export function useNavigation<Place>(kind: PlaceKind<Place>): Navigation<Place> {
  const entry = useSyncExternalStore(subscribeToHistory, readEntry);
  return useMemo(
    () => ({
      place: readPlace(kind, entry.place),
      push: (place) => pushEntry({ place: ownPlace(place) }),
      replace: (place) => replaceEntry({ place: ownPlace(place) }),
      back: (fallback) => {
        if (readEntry().depth > 0) window.history.back();
        else replaceEntry({ place: ownPlace(fallback) });
      },
    }),
    [kind, entry],
  );
}

/** Sets the location where an account starts once it is signed in, or without an owner, where the page starts once it is signed out. */
export function openPlaceFor(owner: string | undefined, at: object): void {
  replaceEntry({ place: { owner, at } satisfies OwnedPlace });
}

/** Opens a location of the account that signs in, which Back leaves for its start. */
export function pushPlaceFor(owner: string, at: object): void {
  replaceEntry({});
  pushEntry({ place: { owner, at } satisfies OwnedPlace });
}

function ownPlace(at: unknown): OwnedPlace {
  return { owner: readSession()?.user.id, at };
}

function readPlace<Place>({ home, isPlace }: PlaceKind<Place>, stored: unknown): Place {
  const isMine = isOwnedPlace(stored) && stored.owner === readSession()?.user.id;
  return isMine && isPlace(stored.at) ? stored.at : home;
}

function isOwnedPlace(value: unknown): value is OwnedPlace {
  return typeof value === 'object' && value !== null && 'at' in value;
}

/** Paths that the app recognizes. Only the legal pages have a page of their own; every other path shows the app. */
export type PagePath = '/' | '/privacy' | '/terms';

export function usePath(): string {
  return useSyncExternalStore(subscribeToHistory, () => window.location.pathname);
}

/** Opens another page of the product without a page load. */
export function goToPath(path: PagePath): void {
  pushEntry({}, path);
  window.scrollTo(0, 0);
}

/** This product's state in a browser history entry. It survives a reload. */
export interface HistoryEntry {
  /** Number of this product's earlier entries in this tab. */
  readonly depth: number;
  /** Location of the screens, validated by `useNavigation`. */
  readonly place?: unknown;
}

const listeners = new Set<() => void>();

/** @returns the current entry; the same object until the history changes */
export function readEntry(): HistoryEntry {
  const state: unknown = window.history.state;
  return isEntry(state) ? state : historyStart;
}

const historyStart: HistoryEntry = { depth: 0 };

function isEntry(state: unknown): state is HistoryEntry {
  return typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number';
}

/** Adds a history entry; the browser's Back button returns to the previous one. */
export function pushEntry(entry: Omit<HistoryEntry, 'depth'>, path = window.location.pathname): void {
  window.history.pushState({ ...entry, depth: readEntry().depth + 1 }, '', path);
  notifyListeners();
}

export function replaceEntry(entry: Omit<HistoryEntry, 'depth'>, path = window.location.pathname): void {
  window.history.replaceState({ ...entry, depth: readEntry().depth }, '', path);
  notifyListeners();
}

/** Subscribes to changes of the current entry. @returns a function that unsubscribes */
export function subscribeToHistory(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

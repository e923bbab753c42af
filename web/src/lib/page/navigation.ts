import { useMemo, useSyncExternalStore } from 'react';
import { readSession } from '../account/session.ts';

/** Where somebody is within the page, and how to go elsewhere. `Place` is a union of plain, JSON-able objects. */
export interface Navigation<Place> {
  readonly place: Place;
  /** Goes there; the browser's Back returns. */
  readonly push: (place: Place) => void;
  /** Goes there without a way back: for a change of the same place, such as a tab opened by itself. */
  readonly replace: (place: Place) => void;
  /** To where the person came from; after a direct start, where nothing lies behind, to `fallback`. */
  readonly back: (fallback: Place) => void;
}

interface PlaceKind<Place> {
  /** Where it starts, and where an unreadable place leads. */
  readonly home: Place;
  /** Checks what a history entry held: it may be another role's, or an older release's. */
  readonly isPlace: (value: unknown) => value is Place;
}

/** A place with whose it is: after another person's sign-in on the same device, Back must not lead into the first one's. */
interface OwnedPlace {
  readonly owner: string | undefined;
  readonly at: unknown;
}

/**
 * The place of a role's screens, kept in the browser's history: Back works and a reload stays. Call it once, in the
 * role's app, and hand `Navigation` down; `kind` is a constant of that module.
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

/** Lets somebody who is about to be signed in begin at this place. */
export function openPlaceFor(owner: string, at: object): void {
  replaceEntry({ place: { owner, at } satisfies OwnedPlace });
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

/** The paths with a page of their own; everything else is the product itself. */
export type PagePath = '/' | '/privacy' | '/terms';

/** The path shown, kept up to date. */
export function usePath(): string {
  return useSyncExternalStore(subscribeToHistory, () => window.location.pathname);
}

/** Goes to another page of the product without loading it anew. */
export function goToPath(path: PagePath): void {
  pushEntry({}, path);
  window.scrollTo(0, 0);
}

/** To where the person came from; in a tab that was opened here, home. */
export function leavePage(): void {
  if (window.history.length > 1) window.history.back();
  else goToPath('/');
}

/** To a section of the page shown. Leaves no entry in the history, so that going back still leaves the page. */
export function goToSection(id: string): void {
  window.history.replaceState(window.history.state, '', `#${id}`);
  document.getElementById(id)?.scrollIntoView();
}

/** What an entry of the browser's history holds for this product. It survives a reload. */
export interface HistoryEntry {
  /** How many entries of this product lie before it in this tab. */
  readonly depth: number;
  /** The in-page place of the screens; `navigation.ts` checks its shape. */
  readonly place?: unknown;
}

const listeners = new Set<() => void>();

/** The current entry. The same object until the history moves. */
export function readEntry(): HistoryEntry {
  const state: unknown = window.history.state;
  return isEntry(state) ? state : historyStart;
}

const historyStart: HistoryEntry = { depth: 0 };

function isEntry(state: unknown): state is HistoryEntry {
  return typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number';
}

/** A new entry: the browser's Back returns to the one before. */
export function pushEntry(entry: Omit<HistoryEntry, 'depth'>, path = window.location.pathname): void {
  window.history.pushState({ ...entry, depth: readEntry().depth + 1 }, '', path);
  notifyListeners();
}

/** Another content for the current entry: Back skips what it was. */
export function replaceEntry(entry: Omit<HistoryEntry, 'depth'>, path = window.location.pathname): void {
  window.history.replaceState({ ...entry, depth: readEntry().depth }, '', path);
  notifyListeners();
}

/** Calls back whenever the current entry changes. Answers how to stop. */
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

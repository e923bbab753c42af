import { useMemo, useSyncExternalStore } from 'react';
import { pushEntry, readEntry, replaceEntry, subscribeToHistory } from './history.ts';
import { readSession } from './session.ts';

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

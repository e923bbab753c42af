import { type ConsolePlace, isConsolePlace } from '../lib/console-place.ts';

/** Where a parent is: before anything was opened, in the list of households, or in one of them. */
export type ParentPlace =
  | { readonly screen: 'start' }
  | { readonly screen: 'picker' }
  | ({ readonly screen: 'console' } & ConsolePlace);

function isPlace(value: unknown): value is ParentPlace {
  if (typeof value !== 'object' || value === null || !('screen' in value)) return false;
  if (value.screen === 'console') return isConsolePlace(value);
  return value.screen === 'start' || value.screen === 'picker';
}

export const parentPlaces = { home: { screen: 'start' } satisfies ParentPlace as ParentPlace, isPlace };

import { type ConsolePlace, isConsolePlace } from '../lib/page/console-place.ts';

const adminTabs = ['overview', 'households', 'users', 'settings'] as const;
export type AdminTab = (typeof adminTabs)[number];

/** What an admin has open: a dashboard tab with its search text, or the console of a household. */
export type AdminPlace =
  | { readonly screen: 'dashboard'; readonly adminTab: AdminTab; readonly search?: string }
  | ({ readonly screen: 'console' } & ConsolePlace);

function isPlace(value: unknown): value is AdminPlace {
  if (typeof value !== 'object' || value === null || !('screen' in value)) return false;
  if (value.screen === 'console') return isConsolePlace(value);
  return (
    value.screen === 'dashboard' &&
    'adminTab' in value &&
    adminTabs.some((known) => known === value.adminTab) &&
    hasSearchText(value)
  );
}

function hasSearchText(value: object): boolean {
  return !('search' in value) || typeof value.search === 'string';
}

export const adminPlaces = {
  home: { screen: 'dashboard', adminTab: 'overview' } satisfies AdminPlace as AdminPlace,
  isPlace,
};

import { type AdminTab, adminTabs } from '../../features/admin/admin-tabs.ts';
import { type ConsolePlace, isConsolePlace } from '../../features/household/console-place.ts';

/** Where an admin is: in the dashboard, or in the console of a household. */
export type AdminPlace =
  | { readonly screen: 'dashboard'; readonly adminTab: AdminTab }
  | ({ readonly screen: 'console' } & ConsolePlace);

function isPlace(value: unknown): value is AdminPlace {
  if (typeof value !== 'object' || value === null || !('screen' in value)) return false;
  if (value.screen === 'console') return isConsolePlace(value);
  return value.screen === 'dashboard' && 'adminTab' in value && adminTabs.some((known) => known === value.adminTab);
}

export const adminPlaces = { home: { screen: 'dashboard', adminTab: 'overview' } satisfies AdminPlace as AdminPlace, isPlace };

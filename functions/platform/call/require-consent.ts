import type { Route } from '../../../shared/routes/define-route.ts';
import { askToRenew, consentGuard } from '../../data/people/consent.ts';
import { householdRows, type StoredHousehold } from '../../data/people/household.ts';
import type { Table } from '../../data/table/table.ts';

/** The household whose data a call touches, and whether a child makes the call: on a device or from their own screens. */
interface Concerned {
  readonly household: StoredHousehold;
  readonly isChild: boolean;
  readonly now: Date;
}

/**
 * The only consent check, driven by the route's `childData`: consent is required for every change of a child's data, and for what children are shown about
 * themselves. Adults may always read. Changes also record that a newer notice needs consent; reads have no permission to write that.
 * @returns a table whose writes fail when consent is withdrawn in the meantime.
 * @throws ProductError `consent-needed` once the household's consent has ended.
 */
export async function requireConsent(
  table: Table,
  { childData }: Pick<Route, 'childData'>,
  { household, isChild, now }: Concerned,
): Promise<Table> {
  if (childData !== 'changed' && !(isChild && childData === 'read')) return table;
  const rows = householdRows(table, household.id);
  const guarded = table.guardedBy(consentGuard(rows, household, now));
  if (childData === 'changed') await askToRenew(rows, household, now);
  return guarded;
}

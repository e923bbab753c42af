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
 * The only consent check. The route's `childData` decides: changing a child's data and showing it to the child need consent, adults may always read. Changes
 * also record that consent to a newer notice is due.
 * @returns a table whose writes fail if consent is withdrawn.
 * @throws ProductError `consent-needed`
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

import type { Route } from '../../../shared/routes/define-route.ts';
import { askToRenew, consentGuard } from '../../data/people/consent.ts';
import { householdRows, type StoredHousehold } from '../../data/people/household.ts';
import type { Table } from '../../data/table/table.ts';

/** Whose data a call is about, and whether a child makes it: on a device, or from its own screens. */
interface Concerned {
  readonly household: StoredHousehold;
  readonly isChild: boolean;
  readonly now: Date;
}

/**
 * The one check of consent, by what the route declares: whatever stores or changes something of a child depends on it, and what a child is shown of
 * itself. Grown-ups may always look. Who may write is asked about a newer notice by that; a call that only reads has no right to note it.
 * @returns the table as the call may use it: what it writes, it writes on condition that nobody takes the consent back meanwhile.
 * @throws ProductError `consent-needed` once the consent of the household is over.
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

import { ProductError } from '../../../shared/errors.ts';
import type { Route } from '../../../shared/routes/define-route.ts';
import { askToRenew, isConsentOver } from '../../data/people/consent.ts';
import { householdRows, type StoredHousehold } from '../../data/people/household.ts';
import type { Table } from '../../data/table/table.ts';

/**
 * @returns whether a call depends on what its household agreed to: whatever stores or changes something of a child, and what a child on a
 *   device is shown of itself. Grown-ups may always look.
 */
export function dependsOnConsent({ childData }: Pick<Route, 'childData'>, isChild: boolean): boolean {
  return childData === 'changed' || (isChild && childData === 'read');
}

/**
 * Who may write is asked about a newer notice by that; a call that only reads has no right to note it.
 * @throws ProductError `consent-needed` once the consent of the household is over.
 */
export async function requireConsent(
  table: Table,
  { childData }: Pick<Route, 'childData'>,
  household: StoredHousehold,
  now: Date,
): Promise<void> {
  if (isConsentOver(household, now)) throw new ProductError('consent-needed');
  if (childData === 'changed') await askToRenew(householdRows(table, household.id), household, now);
}

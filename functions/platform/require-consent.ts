import { ProductError } from '../../shared/errors.ts';
import type { Route } from '../../shared/routes/define-route.ts';
import { askToRenew, isConsentOver, storedConsents } from '../data/consent.ts';
import { householdRows } from '../data/household.ts';
import type { Table } from '../data/table/table.ts';
import type { Authenticated } from './authenticate.ts';

/**
 * Who may write is asked about a newer notice by that; a call that only reads has no right to note it.
 * @throws ProductError `consent-needed` once the consent of the household is over.
 */
export async function requireConsent(
  table: Table,
  { childData, householdId }: Pick<Route, 'childData'> & { readonly householdId: string },
  { household, caller, consent }: Omit<Authenticated, 'membership'>,
  now: Date,
): Promise<void> {
  const rows = householdRows(table, householdId);
  const isRead = household !== undefined || 'child' in caller;
  const agreed = isRead ? consent : await storedConsents.find(rows, {});
  if (!agreed) return;
  const asked = childData === 'changed' ? await askToRenew(rows, agreed, now) : agreed;
  if (isConsentOver(asked, now)) throw new ProductError('consent-needed');
}

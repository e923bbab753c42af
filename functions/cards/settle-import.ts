import { ProductError } from '../../shared/errors.ts';
import {
  type CardImportPlace,
  listLiveCalls,
  saveImport,
  type StoredCardImport,
  storedCardImports,
  unsavedRows,
} from '../data/content/card-import.ts';
import { countRemovedCards } from '../data/content/deck.ts';
import type { Deletion } from '../data/operations/pending-deletion.ts';
import { countRows, joinRows, leaveOutRows } from '../data/operations/row-ranges.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import type { HasTime } from '../platform/time-to-remove.ts';
import { findRows, openImportDeletion } from './import-rows.ts';

/** Settles an import that no call is writing anymore. */
export async function settleUnfinished(
  scope: HouseholdScope,
  place: CardImportPlace,
  { unfinishedSince }: StoredCardImport,
  now: Date,
): Promise<void> {
  if (unfinishedSince !== undefined)
    await settleImport(openImportDeletion(scope, place, unfinishedSince), () => true, now);
}

/**
 * Settles an interrupted import: unsaved rows that have a card become saved, others are no longer counted.
 * @returns true, as it always finishes.
 * @throws ProductError `unavailable` while a call is writing.
 */
export async function settleImport(
  { rows, id, since, endAction }: Deletion,
  _hasTime: HasTime,
  now: Date,
): Promise<boolean> {
  const [deck = '', importHash = ''] = id.split('.');
  const place = { deck, importHash };
  await repeatOnConflict(async () => {
    const seen = await storedCardImports.find(rows, place);
    // The import was deleted with its deck, or is settled already.
    if (seen?.unfinishedSince !== since) return await rows.commit([endAction]);
    if (listLiveCalls(seen, now).length > 0) throw new ProductError('unavailable');
    const { unfinishedSince: _, ...settled } = seen;
    const unsaved = unsavedRows(seen);
    const found = await Promise.all(unsaved.map(async (range) => await findRows(rows, place, seen, range)));
    const saved = joinRows(...(seen.saved ?? []), ...found.flat());
    const missing = countRows(leaveOutRows(unsaved, saved));
    return await rows.commit([
      saveImport(rows, place, seen, { ...settled, saved, writing: [] }),
      ...(missing > 0 ? [countRemovedCards(rows, deck, missing)] : []),
      endAction,
    ]);
  });
  return true;
}

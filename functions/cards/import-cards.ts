import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import { importCards } from '../../shared/routes/cards.ts';
import {
  listLiveCalls,
  placeOfImport,
  saveImport,
  type StoredCardImport,
  storedCardImports,
  unsavedRows,
} from '../data/content/card-import.ts';
import { countShown } from '../../shared/schemas/deck.ts';
import { storedCards } from '../data/content/card.ts';
import { countNewCards, storedDecks } from '../data/content/deck.ts';
import { storedHouseholds } from '../data/people/household.ts';
import { updateUsesActions } from '../data/content/media.ts';
import { countRows, joinRows, leaveOutRows, type RowRange } from '../data/operations/row-ranges.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { type HasTime, timeUntil } from '../platform/time-to-remove.ts';
import { explainFullDeck } from './add-cards.ts';
import { cardsOfRows, type ImportPart, named, openImportDeletion, readProgress } from './import-rows.ts';

export const handler = defineHandler(importCards, async ({ params, body, household, effects, now }) => {
  const { deck } = storedDecks.placeOf(household.id, params.deckId);
  const place = placeOfImport(deck, body.importId);
  const rows: RowRange = [body.offset, body.offset + body.cards.length];
  const part = { ...place, rows, ...named(body), cards: body.cards, call: effects.newId(now), now };
  const imported =
    countShown(body.cards) > 0
      ? await repeatOnConflict(async () => await importMediaRows(household, part))
      : await importPart(household, part, timeUntil(effects.clock, after(now, putMs)));
  return { imported };
});

/**
 * Time during which a call may start writes. Each write is retried for less than ten seconds, after which it can't arrive anymore unless the network delayed
 * it.
 */
const putMs = 10_000;
/** Milliseconds from a call's start until none of its writes can arrive anymore. Its claim to the rows expires then. */
const arrivalMs = limits.lateWriteSeconds * 1_000;

/** Maximum number of times a call rechecks rows that another call is writing, before it writes them itself. All rechecks together take less than a second. */
const maxRechecks = 5;

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}

/**
 * Adds rows with media in one transaction.
 * @returns the number of new cards.
 * @throws ProductError `conflict` while another call writes the rows; `unknown-media` or `too-many-cards`, with nothing written.
 */
async function importMediaRows(scope: HouseholdScope, part: ImportPart): Promise<number> {
  const { rows } = scope;
  const { seen, startedAt, saved } = await readProgress(rows, part);
  const missing = leaveOutRows([part.rows], saved);
  if (missing.length === 0) return 0;
  const isOthers = (range: RowRange) => countRows(leaveOutRows(missing, [range])) < countRows(missing);
  if (seen && listLiveCalls(seen, part.now).some((call) => isOthers(call.rows))) throw new ProductError('conflict');
  const cards = cardsOfRows(scope.id, part, { startedAt }, missing);
  const fresh = countRows(leaveOutRows(missing, seen ? unsavedRows(seen) : []));
  const { unfinishedSince, ...next } = { ...seen, ...named(part), startedAt, saved: joinRows(...saved, part.rows) };
  const isOpen = unfinishedSince !== undefined && unsavedRows(next).length > 0;
  try {
    await rows.commit([
      saveImport(rows, part, seen, isOpen ? { ...next, unfinishedSince } : next),
      fresh > 0 ? countNewCards(rows, part.deck, part.cards, fresh) : storedDecks.check(rows, part),
      storedHouseholds.check(rows, {}),
      ...(isOpen || unfinishedSince === undefined ? [] : [openImportDeletion(scope, part, unfinishedSince).endAction]),
      ...cards.map((card) => storedCards.replace(rows, card)),
      ...updateUsesActions(scope, [], cards, part.now),
    ]);
  } catch (error) {
    await explainFullDeck(rows, part.deck, error);
    throw error;
  }
  return cards.length;
}

/**
 * Adds cards in three steps: a transaction counts and claims the rows, unconditional puts write the cards, a transaction marks the rows as saved. It is safe
 * to repeat after an interruption; rows that are never completed are settled by {@link settleImport}.
 * @returns the number of cards saved by this call; 0 for a repeated part.
 * @throws ProductError `too-many-cards` before anything is written.
 */
async function importPart(scope: HouseholdScope, part: ImportPart, hasTime: HasTime): Promise<number> {
  let looks = 0;
  const claimed = await repeatOnConflict(async () => {
    looks += 1;
    return await claimRows(scope, part, looks <= maxRechecks);
  });
  if (!claimed) return 0;
  const missing = leaveOutRows([part.rows], claimed.saved ?? []);
  const isSettled = await storedCards.putMany(scope.rows, cardsOfRows(scope.id, part, claimed, missing), hasTime);
  // Only this call has usually changed the import since, so it is read again only after a conflict.
  let seen: StoredCardImport | undefined = claimed;
  return await repeatOnConflict(async () => {
    const current = seen ?? (await storedCardImports.require(scope.rows, part));
    seen = undefined;
    return await markRowsSaved(scope, part, current, isSettled);
  });
}

/**
 * Counts and claims the part's rows.
 * @returns the import; undefined when all rows are saved.
 * @throws ProductError `conflict` while another call writes the same rows, if `isPatient`; `too-many-calls` with too many active or interrupted calls, which
 *   expire after half a minute.
 */
async function claimRows(
  scope: HouseholdScope,
  part: ImportPart,
  isPatient: boolean,
): Promise<StoredCardImport | undefined> {
  const { rows } = scope;
  const { seen, startedAt, saved } = await readProgress(rows, part);
  const missing = leaveOutRows([part.rows], saved);
  if (missing.length === 0) return undefined;
  const live = seen ? listLiveCalls(seen, part.now) : [];
  const isDuplicateCall = live.some(({ rows: theirs }) => leaveOutRows(missing, [theirs]).length === 0);
  if (isDuplicateCall && isPatient) throw new ProductError('conflict');
  const fresh = countRows(leaveOutRows(missing, seen ? unsavedRows(seen) : []));
  // Keep the claims of live calls, and claims of interrupted calls to rows that are neither saved nor in this part. This call takes over the rest.
  const others = (seen?.writing ?? []).filter(
    (one) => live.includes(one) || leaveOutRows([one.rows], [...saved, part.rows]).length > 0,
  );
  if (others.length >= limits.importCallsAtOnce)
    throw new ProductError('too-many-calls', { retryAfterSeconds: arrivalMs / 1_000 });
  const own = { call: part.call, rows: part.rows, until: after(part.now, arrivalMs).toISOString() };
  const unfinishedSince = seen?.unfinishedSince ?? part.now.toISOString();
  const next = { startedAt, saved, writing: [...others, own], unfinishedSince, ...named(part) };
  try {
    await rows.commit([
      saveImport(rows, part, seen, next),
      fresh > 0 ? countNewCards(rows, part.deck, part.cards, fresh) : storedDecks.check(rows, part),
      // A hidden household's rows are deleted for good, so no cards may be added to it.
      storedHouseholds.check(rows, {}),
      ...(seen?.unfinishedSince === undefined ? openImportDeletion(scope, part, unfinishedSince).beginActions : []),
    ]);
  } catch (error) {
    await explainFullDeck(rows, part.deck, error);
    throw error;
  }
  return { ...next, version: (seen?.version ?? 0) + 1 };
}

/**
 * Marks a part as saved.
 * @param isSettled whether no write of this call can still arrive; otherwise its claim stays until it expires.
 * @throws ProductError `unavailable` when others have settled the rows of this slow call.
 */
async function markRowsSaved(
  scope: HouseholdScope,
  part: ImportPart,
  seen: StoredCardImport,
  isSettled: boolean,
): Promise<number> {
  const { rows } = scope;
  const { saved: before = [], writing = [], unfinishedSince } = seen;
  if (!writing.some(({ call }) => call === part.call)) throw new ProductError('unavailable');
  const saved = joinRows(...before, part.rows);
  const kept = writing.filter(({ call }) => call !== part.call || !isSettled);
  const isThrough = unsavedRows({ ...seen, saved, writing: kept }).length === 0;
  const { unfinishedSince: _, ...finished } = { ...seen, saved, writing: kept };
  await rows.commit(
    isThrough && unfinishedSince !== undefined
      ? [saveImport(rows, part, seen, finished), openImportDeletion(scope, part, unfinishedSince).endAction]
      : [saveImport(rows, part, seen, { ...seen, saved, writing: kept })],
  );
  return countRows(leaveOutRows([part.rows], before));
}

import { ProductError } from '../../shared/errors.ts';
import { undoImport } from '../../shared/routes/imports.ts';
import { listBareSides } from '../../shared/schemas/deck.ts';
import { restoreCardActions } from '../bin/restore-card.ts';
import { removeCardsForGood } from '../cards/remove-cards.ts';
import { settleUnfinished } from '../cards/settle-import.ts';
import { entryOf, storedBinEntries } from '../data/content/bin.ts';
import {
  type CardImportPlace,
  cardOfRow,
  endOfUndo,
  everyRow,
  hasTexts,
  listLiveCalls,
  placeOfImport,
  type StoredCardImport,
  storedCardImports,
  type StoredImportChange,
  storedImportChanges,
  withTexts,
} from '../data/content/card-import.ts';
import { type StoredCard, storedCards } from '../data/content/card.ts';
import { storedDecks } from '../data/content/deck.ts';
import { progressPlaces } from '../data/study/deck-progress.ts';
import { storedLearners } from '../data/people/learner.ts';
import { storedReviews } from '../data/study/review.ts';
import type { Partition } from '../data/table/partition.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { type HasTime, timeOfCall } from '../platform/time-to-remove.ts';
import { rewriteCards } from './rewrite-cards.ts';

export const handler = defineHandler(undoImport, async ({ params, body, household, effects, now }) => {
  const { deck } = await storedDecks.requireById(household, params.deckId);
  const place = placeOfImport(deck, body.importId);
  const started = await repeatOnConflict(async () => await beginUndo(household, place, now));
  if (started.undoneAt !== undefined) return { left: 0 };
  return { left: await takeBack({ household, place, started, now, hasTime: timeOfCall(effects.clock, now) }) };
});

/** Starts the undo; the import then accepts no more cards. @throws ProductError `not-found` when it is too late, `being-imported` while cards may arrive. */
async function beginUndo(household: HouseholdScope, place: CardImportPlace, now: Date): Promise<StoredCardImport> {
  const { rows } = household;
  const seen = await storedCardImports.require(rows, place);
  if (seen.undoingSince === undefined) {
    if (endOfUndo(seen) <= now) throw new ProductError('not-found');
    if (listLiveCalls(seen, now).length > 0) throw new ProductError('being-imported');
    const { version = 0 } = seen;
    const set = { undoingSince: now.toISOString(), version: version + 1 };
    await rows.commit([storedCardImports.change(rows, place, { set }, { equals: { version: seen.version } })]);
  }
  await settleUnfinished(household, place, seen, now);
  return seen;
}

interface Undo {
  readonly household: HouseholdScope;
  readonly place: CardImportPlace;
  readonly started: StoredCardImport;
  readonly now: Date;
  readonly hasTime: HasTime;
}

/** @returns how much is left to undo. Safe to interrupt, repeat and run in parallel. */
async function takeBack(undo: Undo): Promise<number> {
  const { household, place, started, now } = undo;
  const { rows } = household;
  const isAfterChanges = await eachChange(undo, async (changes) => await revertTexts(undo, changes));
  const range = { from: cardOfRow(started, place, everyRow[0]), before: cardOfRow(started, place, everyRow[1]) };
  const added = await storedCards.list(rows, { deck: place.deck }, range);
  const left = isAfterChanges ? await removeAdded(undo, added) : added.length;
  // Removed cards are restored last, because only then does the deck have room for them.
  const isThrough =
    left === 0 &&
    isAfterChanges &&
    (await eachChange(undo, async (changes) => await restoreRemoved(undo, changes))) &&
    (await forgetHistory(undo, range));
  // At least 1, because at 0 the client stops calling.
  if (!isThrough) return Math.max(left + (await countChanges(undo)), 1);
  await rows.commit([
    storedCardImports.change(rows, place, { set: { undoneAt: now.toISOString() } }, { otherwise: 'not-found' }),
  ]);
  return 0;
}

/**
 * @param work processes some changes; returns whether it had time for all of them.
 * @returns whether all changes were processed.
 */
async function eachChange(
  { household: { rows }, place, hasTime }: Undo,
  work: (changes: readonly StoredImportChange[]) => Promise<boolean>,
): Promise<boolean> {
  let after: string | undefined;
  do {
    if (!hasTime()) return false;
    const { items, hasMore } = await storedImportChanges.page(rows, place, changesPerLook, { after });
    if (!(await work(items))) return false;
    after = hasMore ? items.at(-1)?.card : undefined;
  } while (after !== undefined);
  return true;
}

const changesPerLook = 100;

/** Restores the previous texts, except those of cards that were edited after the import. */
async function revertTexts(
  { household: { rows }, place, now }: Undo,
  changes: readonly StoredImportChange[],
): Promise<boolean> {
  await rewriteCards(
    changes.filter(({ sides }) => sides !== undefined),
    {
      rows,
      deck: place.deck,
      now,
      plan: async (some) => {
        const [made, cards] = await Promise.all([
          storedImportChanges.findMany(rows, some),
          storedCards.findMany(
            rows,
            some.map(({ deck, card }) => ({ deck, card })),
          ),
        ]);
        return made.map((change) => {
          const seen = cards.find(({ card }) => card === change.card);
          return {
            card: change.card,
            actions: [...revertTextActions(rows, seen, change, now), forgetChange(rows, change)],
          };
        });
      },
      alongside: () => [],
    },
  );
  return true;
}

function revertTextActions(
  rows: Partition,
  seen: StoredCard | undefined,
  { sides }: StoredImportChange,
  now: Date,
): WriteAction[] {
  if (!seen || !sides || !hasTexts(seen, sides.after)) return [];
  const next = { ...withTexts(seen, sides.before), changedAt: now.toISOString() };
  // A picture that replaced the text may have been deleted since.
  return listBareSides(next).length > 0 ? [] : [storedCards.save(rows, seen, next)];
}

/** Fails with `conflict` when a parallel call has already undone this change. */
function forgetChange(rows: Partition, change: StoredImportChange): WriteAction {
  return storedImportChanges.removeExisting(rows, change, { otherwise: 'conflict' });
}

/** Restores removed cards from the bin. Cards already restored, or no longer in the bin, are skipped. */
async function restoreRemoved(
  { household, place, hasTime }: Undo,
  changes: readonly StoredImportChange[],
): Promise<boolean> {
  const { rows } = household;
  for (const change of changes) {
    if (!hasTime()) return false;
    await repeatOnConflict(async () => {
      const entry = await storedBinEntries.find(rows, { entry: entryOf(place.deck, change.card) });
      if (entry) await rows.commit(await restoreCardActions(household, entry));
    });
    await rows.commit([storedImportChanges.remove(rows, change)]);
  }
  return true;
}

const cardsPerStep = 25;

async function removeAdded({ household, place, now, hasTime }: Undo, added: readonly StoredCard[]): Promise<number> {
  for (let start = 0; start < added.length; start += cardsPerStep) {
    if (!hasTime()) return added.length - start;
    const step = added.slice(start, start + cardsPerStep).map(({ card }) => card);
    await removeCardsForGood(household, place.deck, step, now);
  }
  return 0;
}

const answersPerLook = 500;

/** Deletes the imported answers, which nobody gave in Flashspark; their memories were deleted with the cards. @returns whether all are deleted. */
async function forgetHistory(
  { household: { rows }, place, hasTime }: Undo,
  range: { readonly from: string; readonly before: string },
): Promise<boolean> {
  for (const track of progressPlaces(await storedLearners.list(rows), place.deck)) {
    const { learner } = track;
    let after: string | undefined;
    do {
      if (!hasTime()) return false;
      const bounds = after === undefined ? range : { after, before: range.before };
      const { items, hasMore } = await storedReviews.page(rows, track, answersPerLook, bounds);
      const outside = items.filter((answer) => answer.outside).map((answer) => ({ ...answer, learner }));
      if (outside.length > 0) await storedReviews.removeMany(rows, outside);
      const last = items.at(-1);
      after = hasMore && last ? `${last.card}#${last.id}` : undefined;
    } while (after !== undefined);
  }
  return true;
}

async function countChanges({ household: { rows }, place }: Undo): Promise<number> {
  return (await storedImportChanges.list(rows, place)).length;
}

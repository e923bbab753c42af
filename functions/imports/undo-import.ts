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
  listLiveCalls,
  placeOfImport,
  type StoredCardImport,
  storedCardImports,
  type StoredImportChange,
  storedImportChanges,
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

/**
 * From its beginning on nothing comes in by the import any more, so that what is taken back stays so.
 * @throws ProductError `not-found` for an import that cannot be undone (any more), `being-imported` while cards of it may still arrive.
 */
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

/** @returns how much is left; cut off anywhere, whoever runs it again goes on, and two at once do no harm. */
async function takeBack(undo: Undo): Promise<number> {
  const { household, place, started, now } = undo;
  const { rows } = household;
  const isAfterChanges = await eachChange(undo, async (changes) => await giveSidesBack(undo, changes));
  const range = { from: cardOfRow(started, place, everyRow[0]), before: cardOfRow(started, place, everyRow[1]) };
  const added = await storedCards.list(rows, { deck: place.deck }, range);
  const left = isAfterChanges ? await removeAdded(undo, added) : added.length;
  // What was removed comes last: only then there is room for it.
  const isThrough =
    left === 0 &&
    isAfterChanges &&
    (await eachChange(undo, async (changes) => await putBack(undo, changes))) &&
    (await forgetHistory(undo, range));
  // At least one: with none the client asks no more.
  if (!isThrough) return Math.max(left + (await countChanges(undo)), 1);
  await rows.commit([
    storedCardImports.change(rows, place, { set: { undoneAt: now.toISOString() } }, { otherwise: 'not-found' }),
  ]);
  return 0;
}

/** @param work says whether it had time for all of them. @returns whether all changes were looked at. */
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

/** Whoever changed a card since meant it so: it stays as it is. */
async function giveSidesBack(
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
          return { card: change.card, actions: [...takeBackSides(rows, seen, change), forgetChange(rows, change)] };
        });
      },
      alongside: () => [],
    },
  );
  return true;
}

function takeBackSides(rows: Partition, seen: StoredCard | undefined, { sides }: StoredImportChange): WriteAction[] {
  if (!seen || !sides || seen.front !== sides.after.front || seen.back !== sides.after.back) return [];
  const next = { ...seen, ...sides.before };
  // The picture that a side had instead of a text may be gone since.
  return listBareSides(next).length > 0 ? [] : [storedCards.save(rows, seen, next)];
}

/** Refuses with `conflict` when another call was quicker: what it took back is not taken back again. */
function forgetChange(rows: Partition, change: StoredImportChange): WriteAction {
  return storedImportChanges.removeExisting(rows, change, { otherwise: 'conflict' });
}

/** What somebody restored before is there already; what is no longer in the bin is gone. */
async function putBack({ household, place, hasTime }: Undo, changes: readonly StoredImportChange[]): Promise<boolean> {
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

/** They are looked for by so many at a time. */
const cardsPerStep = 25;

/** @returns how many of the cards that came are there still. */
async function removeAdded({ household, place, now, hasTime }: Undo, added: readonly StoredCard[]): Promise<number> {
  for (let start = 0; start < added.length; start += cardsPerStep) {
    if (!hasTime()) return added.length - start;
    const step = added.slice(start, start + cardsPerStep).map(({ card }) => card);
    await removeCardsForGood(household, place.deck, step, now);
  }
  return 0;
}

const answersPerLook = 500;

/**
 * The cards took their memories along; the answers that were taken over with them go, too, as nobody gave them here.
 * @returns whether all are gone.
 */
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

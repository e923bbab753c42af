import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import { cardBytesInBin, wordsOfSide } from '../../shared/card-marks.ts';
import { entryOf, intoBinActions, type StoredBinEntry } from '../data/content/bin.ts';
import { storedFlags } from '../data/content/card-flag.ts';
import { settleRowActions } from '../data/content/card-import.ts';
import { type StoredCardMemory, storedMemories } from '../data/study/card-memory.ts';
import { findCards, type StoredCard, storedCards } from '../data/content/card.ts';
import {
  progressPlaces,
  type StoredDeckProgress,
  storedProgress,
  withoutLeftOut,
} from '../data/study/deck-progress.ts';
import { countRemovedCards } from '../data/content/deck.ts';
import { storedLearners } from '../data/people/learner.ts';
import { updateUsesActions } from '../data/content/media.ts';
import type { Partition } from '../data/table/partition.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { maxPlannedActions, type WriteAction } from '../data/table/write-action.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { hardestOf, placeMemory } from '../study/hardest-cards.ts';

/**
 * Moves cards to the bin and removes learners' memories of them, several per transaction, so that counts stay exact. Answers are kept, and a restored card's
 * memory is rebuilt from them. Flags are removed. If too many learners know a card, some memories are removed first, and those learners briefly see the card as
 * new.
 * @param cards local ids; missing cards are skipped.
 * @param deletion its name, if these cards are shown in the bin as one, with those of other calls.
 * @returns the number of deleted cards.
 * @throws ProductError `being-imported`, `bin-full`.
 */
export async function putCardsIntoBin(
  household: HouseholdScope,
  deck: string,
  cards: readonly string[],
  now: Date,
  deletion?: string,
): Promise<number> {
  return await forgetCards(household, deck, cards, now, {
    writesPerCard: 1,
    actionsFor: (seen) =>
      intoBinActions(
        household,
        seen.map((card) => ({ ...entryOfCard(card, now), ...(deletion !== undefined && { deletion }) })),
        now,
      ),
  });
}

/** Bytes of a large card in the bin. Only where cards of this size might not fit are they read to measure them. */
const largeCardBytes = 8 * limits.cardSideLength;

/**
 * Refuses a deletion before it begins. Cards that are gone already take no room, so a repeated call is not refused.
 * @param cards the cards of this call.
 * @param later the cards that the same deletion removes after them, as measured by the client.
 * @throws ProductError `bin-full`.
 */
export async function requireRoomInBin(
  { rows, household }: HouseholdScope,
  deck: string,
  cards: readonly string[],
  later = { cards: 0, bytes: 0 },
): Promise<void> {
  const { binCount = 0, binBytes = 0 } = household;
  const isFull = (things: number, bytes: number) =>
    binCount + things + later.cards > limits.binEntries || binBytes + bytes + later.bytes > limits.binBytes;
  if (!isFull(cards.length, cards.length * largeCardBytes)) return;
  const sizes = (await findCards(rows, deck, cards)).map(cardBytesInBin);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (isFull(sizes.length, bytes)) throw new ProductError('bin-full');
}

/** Deletes cards permanently, otherwise like {@link putCardsIntoBin}; used to undo an import. @throws ProductError `being-imported`. */
export async function removeCardsForGood(
  household: HouseholdScope,
  deck: string,
  cards: readonly string[],
  now: Date,
): Promise<void> {
  await forgetCards(household, deck, cards, now, {
    writesPerCard: 2 * limits.mediaPerSide,
    actionsFor: (seen) => updateUsesActions(household, seen, [], now),
  });
}

interface Keeping {
  readonly writesPerCard: number;
  readonly actionsFor: (cards: readonly StoredCard[]) => readonly WriteAction[];
}

async function forgetCards(
  household: HouseholdScope,
  deck: string,
  cards: readonly string[],
  now: Date,
  keeping: Keeping,
): Promise<number> {
  let left = [...new Set(cards)];
  let deleted = 0;
  while (left.length > 0) {
    const step = await repeatOnConflict(async () => await takeStep(household, deck, left, now, keeping));
    deleted += step.deleted;
    left = left.filter((card) => !step.gone.has(card));
  }
  return deleted;
}

interface Step {
  readonly deleted: number;
  /** Cards that need no further step. */
  readonly gone: ReadonlySet<string>;
}

/** Maximum number of learners whose memories of a card are removed in one separate transaction; each takes two writes (memory, progress). */
const forgetAtOnce = Math.floor(maxPlannedActions / 2);

/** Writes besides the cards: deck, household, and the row that schedules the bin's cleanup. */
const besideCards = 3;

async function takeStep(
  household: HouseholdScope,
  deck: string,
  left: readonly string[],
  now: Date,
  { writesPerCard, actionsFor }: Keeping,
): Promise<Step> {
  const { rows } = household;
  const learners = await storedLearners.list(rows);
  const studied = progressPlaces(learners, deck);
  // Writes per card: the card, its kept copy, its import, and per learner one flag plus one memory per direction.
  const room =
    (maxPlannedActions - besideCards - studied.length) / (2 + writesPerCard + learners.length + studied.length);
  const asked = left.slice(0, Math.max(1, Math.floor(room)));
  const found = await findCards(rows, deck, asked);
  const settling = await Promise.all(found.map(async (card) => await settleRowActions(rows, card, now)));
  // Rows of one interrupted import share an item, so their cards are settled one by one.
  const count = settling.flat().length > 1 ? 1 : found.length;
  const seen = found.slice(0, count);
  if (seen.length === 0) return { deleted: 0, gone: new Set(asked) };
  const [memories, progress] = await Promise.all([
    storedMemories.findMany(
      rows,
      studied.flatMap((place) => seen.map(({ card }) => ({ ...place, card }))),
    ),
    storedProgress.findMany(rows, studied),
  ]);
  const forgetting = await Promise.all(progress.map(async (one) => await forgetActions(rows, one, memories, seen)));
  const actions = [
    ...seen.map((card) => storedCards.removeIfUnchanged(rows, card)),
    ...actionsFor(seen),
    countRemovedCards(rows, deck, seen.length),
    ...settling.slice(0, count).flat(),
    // Includes learners without a flag, since they may have added one after the read. Later flags fail because the card is gone.
    ...seen.flatMap((card) => learners.map(({ learner }) => storedFlags.remove(rows, { ...card, learner }))),
    ...forgetting.flat(),
  ];
  const isWhole = actions.length <= maxPlannedActions;
  const knowing = forgetting.filter((own) => own.length > 1).slice(0, forgetAtOnce);
  await rows.commit(isWhole ? actions : knowing.flat());
  const kept = new Set(found.slice(count).map(({ card }) => card));
  return isWhole
    ? { deleted: seen.length, gone: new Set(asked.filter((card) => !kept.has(card))) }
    : { deleted: 0, gone: new Set() };
}

function entryOfCard(card: StoredCard, now: Date): StoredBinEntry {
  const words = wordsOfSide(card.front, card.frontMedia).trim();
  return {
    entry: entryOf(card.deck, card.card),
    kind: 'card',
    name: words.slice(0, limits.nameLength).toWellFormed(),
    deletedAt: now.toISOString(),
    card,
  };
}

/** Rewrites progress even if the learner has no memories of the cards, so that concurrent answers conflict, read again and find the card deleted. */
async function forgetActions(
  rows: Partition,
  progress: StoredDeckProgress,
  memories: readonly StoredCardMemory[],
  cards: readonly StoredCard[],
): Promise<WriteAction[]> {
  const { learner, deck } = progress;
  const own = memories.filter((one) => one.learner === learner && one.deck === deck);
  // A restored card is not left out any longer.
  const bringBack = (left: StoredDeckProgress) => cards.reduce((one, { card }) => withoutLeftOut(one, card), left);
  if (own.length === 0) return [storedProgress.save(rows, progress, bringBack(progress))];
  const gone = new Set(own.map(({ card }) => card));
  const wasHard = own.some(({ card }) => Object.hasOwn(progress.hardest, card));
  const others = wasHard
    ? (await storedMemories.list(rows, { learner, deck })).filter(({ card }) => !gone.has(card))
    : [];
  const next = {
    ...bringBack(own.reduce((left, memory) => placeMemory(left, memory, undefined), progress)),
    ...(wasHard && { hardest: hardestOf(others) }),
  };
  return [
    ...own.map((memory) => storedMemories.removeIfUnchanged(rows, memory)),
    storedProgress.save(rows, progress, next),
  ];
}

import { encodeTime } from 'ulid';
import type { RouteCall } from '../../shared/routes/define-route.ts';
import { takeHistory } from '../../shared/routes/imports.ts';
import { foldMemory } from '../../shared/scheduling/card-memory.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import { isReversed, tracksOf } from '../../shared/scheduling/track.ts';
import {
  type CardImportPlace,
  cardOfRow,
  everyRow,
  placeOfImport,
  refuseUndone,
  type StoredCardImport,
  storedCardImports,
} from '../data/content/card-import.ts';
import { type StoredCardMemory, storedMemories } from '../data/study/card-memory.ts';
import { storedCards } from '../data/content/card.ts';
import { noProgress, type StoredDeckProgress, storedProgress } from '../data/study/deck-progress.ts';
import { storedDecks } from '../data/content/deck.ts';
import { storedLearners } from '../data/people/learner.ts';
import { type StoredReview, storedReviews } from '../data/study/review.ts';
import { findScheduling } from '../data/study/scheduling.ts';
import { readLists } from '../data/table/read-together.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { maxPlannedActions } from '../data/table/write-action.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { placeMemory } from '../study/hardest-cards.ts';

export const handler = defineHandler(takeHistory, async ({ params, body, household, learner, now }) => {
  const stored = await storedDecks.requireById(household, params.deckId);
  const place = placeOfImport(stored.deck, body.importId);
  const started = await storedCardImports.require(household.rows, place);
  const run = { household, place, started, learner: learner.local, tracks: tracksOf(stored), now };
  const counts = { taken: 0, leftOut: 0 };
  for (const histories of batchHistories(body.cards.flatMap((card) => toHistories(run, card)))) {
    const { taken, leftOut } = await repeatOnConflict(async () => await importBatch(run, histories));
    counts.taken += taken;
    counts.leftOut += leftOut;
  }
  return counts;
});

interface Run {
  readonly household: HouseholdScope;
  readonly place: CardImportPlace;
  readonly started: StoredCardImport;
  readonly learner: string;
  readonly tracks: readonly string[];
  readonly now: Date;
}

/** One card's answers imported from another app, by track. Tracks without answers are left out. */
interface CardHistory {
  readonly card: string;
  readonly logs: readonly { readonly deck: string; readonly log: readonly StoredReview[] }[];
}

type GivenHistory = RouteCall<typeof takeHistory>['body']['cards'][number];

/** @returns the card's history; an empty list if the card has no answers in a direction that the deck uses. */
function toHistories(run: Run, { row, answers }: GivenHistory): CardHistory[] {
  const { household, place, started, tracks, now } = run;
  const card = cardOfRow(started, place, row);
  const logs = tracks.flatMap((deck) => {
    const log = answers.flatMap(({ at, right, reversed = false }, index): StoredReview[] => {
      if (reversed !== isReversed(deck)) return [];
      const answeredAt = new Date(Math.min(at, now.getTime()));
      return [
        {
          id: encodeTime(at) + place.importHash + String(index).padStart(5, '0'),
          deck,
          card,
          // Builds the import's id from the highest row number, which no imported card has, so that the id can't be taken for a card's.
          session: cardOfRow(started, place, everyRow[1]),
          rating: right ? 'correct' : 'wrong',
          answeredAt: answeredAt.toISOString(),
          day: studyDayOf(answeredAt, household.household.timeZone),
          outside: true,
          receivedAt: now.toISOString(),
        },
      ];
    });
    return log.length > 0 ? [{ deck, log }] : [];
  });
  return logs.length > 0 ? [{ card, logs }] : [];
}

/** Writes per transaction besides those of the cards: deck, learner, import, and progress in both directions. */
const besideCards = 5;

function countActions({ logs }: CardHistory): number {
  return 1 + logs.reduce((sum, { log }) => sum + 1 + log.length, 0);
}

/** @returns the cards grouped into transactions. A card is never split. */
function batchHistories(histories: readonly CardHistory[]): CardHistory[][] {
  const parts: CardHistory[][] = [];
  let room = 0;
  for (const past of histories) {
    const needed = countActions(past);
    const last = parts.at(-1);
    if (last && needed <= room) last.push(past);
    else {
      parts.push([past]);
      room = maxPlannedActions - besideCards;
    }
    room -= needed;
  }
  return parts;
}

/**
 * Writes imported answers and memories. Cards answered in Flashspark or imported before stay unchanged.
 * @returns the number of cards imported with answers, now or earlier, and of those left out.
 * @throws ProductError `conflict` after a concurrent write, `import-undone`.
 */
async function importBatch(run: Run, histories: readonly CardHistory[]): Promise<{ taken: number; leftOut: number }> {
  const { household, place, learner, tracks } = run;
  const { rows } = household;
  const scheduling = await findScheduling(rows, learner);
  const wanted = histories.flatMap(({ logs }) => logs.flatMap(({ log }) => log.slice(0, 1)));
  const { imports, progress, cards, memories, taken } = await readLists(rows, {
    imports: [storedCardImports.at(rows, place)],
    progress: tracks.map((deck) => storedProgress.at(rows, { learner, deck })),
    cards: histories.map(({ card }) => storedCards.at(rows, { deck: place.deck, card })),
    memories: wanted.map(({ deck, card }) => storedMemories.at(rows, { learner, deck, card })),
    taken: wanted.map(({ deck, card, id }) => storedReviews.at(rows, { learner, deck, card, id })),
  });
  refuseUndone(imports[0]);
  const isThere = new Set(cards.map(({ card }) => card));
  const isIn = (ones: readonly Pick<StoredReview, 'deck' | 'card'>[], deck: string, card: string) =>
    ones.some((one) => one.deck === deck && one.card === card);
  const states = histories.flatMap(({ card, logs }) =>
    logs.map(({ deck, log }) => {
      if (isIn(taken, deck, card)) return { card, state: 'taken' } as const;
      const isFree = isThere.has(card) && !isIn(memories, deck, card);
      return isFree ? ({ card, state: 'free', deck, log } as const) : ({ card, state: 'answered' } as const);
    }),
  );
  const fresh = states.flatMap((one) => (one.state === 'free' ? [one] : []));
  const folding = { timeZone: household.household.timeZone, scheduling };
  const made = fresh.flatMap(({ deck, card, log }): StoredCardMemory[] => {
    const folded = foldMemory(card, log, folding);
    return folded ? [{ ...folded, learner, deck, card, version: 0 }] : [];
  });
  if (made.length > 0)
    await rows.commit(
      listActions(
        run,
        made,
        fresh.flatMap(({ log }) => log),
        progress,
      ),
    );
  const leftOut = new Set(states.flatMap(({ card, state }) => (state === 'answered' ? [card] : [])));
  return { taken: histories.length - leftOut.size, leftOut: leftOut.size };
}

function listActions(
  { household: { rows }, place, learner, tracks }: Run,
  made: readonly StoredCardMemory[],
  log: readonly StoredReview[],
  progress: readonly StoredDeckProgress[],
) {
  const changed = tracks.filter((track) => made.some(({ deck }) => deck === track));
  const stillThere = { otherwise: 'conflict' } as const;
  return [
    storedDecks.check(rows, place),
    storedLearners.check(rows, { learner }),
    storedCardImports.check(rows, place, { equals: { undoingSince: undefined }, otherwise: 'import-undone' }),
    ...[...new Set(made.map(({ card }) => card))].map((card) =>
      storedCards.check(rows, { deck: place.deck, card }, stillThere),
    ),
    ...changed.map((deck) => {
      const seen = progress.find((one) => one.deck === deck) ?? noProgress(learner, deck);
      const own = made.filter((memory) => memory.deck === deck);
      // Cards learned elsewhere don't use up the daily allowance of new cards.
      const next = own.reduce((before, memory) => placeMemory(before, undefined, memory), seen);
      return storedProgress.save(rows, seen, next);
    }),
    ...made.map((memory) => storedMemories.save(rows, undefined, memory)),
    ...log.map((answer) => storedReviews.create(rows, { ...answer, learner })),
  ];
}

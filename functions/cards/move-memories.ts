import { foldMemory, type Folding } from '../../shared/scheduling/card-memory.ts';
import { isLeftOut } from '../../shared/scheduling/track-progress.ts';
import { countCorrect } from '../../shared/scheduling/count-answers.ts';
import { deckOfTrack, isReversed, reversedTrack } from '../../shared/scheduling/track.ts';
import { type StoredCardMemory, storedMemories } from '../data/study/card-memory.ts';
import {
  noProgress,
  progressPlaces,
  type StoredDeckProgress,
  storedProgress,
  withLeftOut,
  withoutLeftOut,
} from '../data/study/deck-progress.ts';
import { withoutImported, countsInTrack, type StoredReview, storedReviews } from '../data/study/review.ts';
import { findScheduling, noScheduling } from '../data/study/scheduling.ts';
import type { Partition } from '../data/table/partition.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import { hardestOf, placeMemory } from '../study/hardest-cards.ts';

export interface DeckPair {
  readonly from: string;
  readonly to: string;
}

/** One learner's memory and answers for one card in one direction, in both decks. */
export interface CardKnowledge {
  readonly learner: string;
  readonly card: string;
  /** Source and target track (a deck in one direction). */
  readonly from: string;
  readonly to: string;
  readonly memory: StoredCardMemory | undefined;
  /** Valid answers in the source deck. */
  readonly log: readonly StoredReview[];
  /** Present when the card is in both decks because some of its answers have moved already. */
  readonly memoryThere: StoredCardMemory | undefined;
  /** Valid answers in the target deck: moved ones, or late ones from an earlier time when the card was in that deck. */
  readonly logThere: readonly StoredReview[];
  readonly folding: Folding;
}

/** Learners' progress in both decks, by learner and track. */
export type ProgressByTrack = ReadonlyMap<string, StoredDeckProgress>;

function nameTrack({ learner, deck }: Pick<StoredDeckProgress, 'learner' | 'deck'>): string {
  return `${learner} ${deck}`;
}

/** Reads learners' progress in both decks and directions. Call this before the other reads: all writes based on them require the progress to be unchanged. */
export async function readProgress(
  rows: Partition,
  learners: readonly { readonly learner: string }[],
  deckPair: DeckPair,
): Promise<ProgressByTrack> {
  const places = [deckPair.from, deckPair.to].flatMap((deck) => progressPlaces(learners, deck));
  const found = await storedProgress.findMany(rows, places);
  return new Map(found.map((one) => [nameTrack(one), one]));
}

/** Reads the memories and answers of some cards, only for learners who have started one of the decks. */
export async function readKnowledge(
  rows: Partition,
  deckPair: DeckPair,
  cards: readonly string[],
  progress: ProgressByTrack,
  timeZone: string,
): Promise<CardKnowledge[]> {
  const begun = [...progress.values()].map(({ learner, deck }) => ({ learner, isBack: isReversed(deck) }));
  const eachOnce = [...new Map(begun.map((one) => [JSON.stringify(one), one])).values()];
  const places = eachOnce.flatMap(({ learner, isBack }) => {
    const [from, to] = isBack
      ? [reversedTrack(deckPair.from), reversedTrack(deckPair.to)]
      : [deckPair.from, deckPair.to];
    return cards.map((card) => ({ learner, card, from, to }));
  });
  const [memories, schedulings] = await Promise.all([
    storedMemories.findMany(
      rows,
      places.flatMap(({ learner, card, from, to }) => [
        { learner, card, deck: from },
        { learner, card, deck: to },
      ]),
    ),
    readSchedulings(rows, new Set(places.map(({ learner }) => learner))),
  ]);
  const find = (learner: string, deck: string, card: string) =>
    memories.find((one) => one.learner === learner && one.deck === deck && one.card === card);
  return await Promise.all(
    places.map(async ({ learner, card, from, to }) => {
      const memory = find(learner, from, card);
      const hasBegunThere = progress.has(nameTrack({ learner, deck: to }));
      const [log, logThere] = await Promise.all([
        memory ? storedReviews.list(rows, { learner, deck: from, card }) : [],
        hasBegunThere ? storedReviews.list(rows, { learner, deck: to, card }) : [],
      ]);
      return {
        learner,
        card,
        from,
        to,
        memory,
        log: log.filter(countsInTrack),
        memoryThere: find(learner, to, card),
        logThere: logThere.filter(countsInTrack),
        folding: { timeZone, scheduling: schedulings.get(learner) ?? noScheduling },
      };
    }),
  );
}

async function readSchedulings(rows: Partition, learners: ReadonlySet<string>) {
  const found = [...learners].map(async (learner) => [learner, await findScheduling(rows, learner)] as const);
  return new Map(await Promise.all(found));
}

/** Writes of memories and answers, plus the resulting progress, whose writes are not included. */
export interface Carried {
  readonly actions: readonly WriteAction[];
  readonly progress: ProgressByTrack;
  /** Memories that remain in the source deck, of partly moved cards. */
  readonly remaining: readonly StoredCardMemory[];
}

/** Moves a learner's memory with its first `count` answers (default: all). After a partial move, each deck has a memory computed from the answers there. */
export function moveMemory(
  rows: Partition,
  { actions, progress: before, remaining }: Carried,
  known: CardKnowledge,
  count: number = known.log.length,
): Carried {
  const { learner, card, from, to, memory, memoryThere, log, logThere, folding } = known;
  const progress = carryLeftOut(before, known);
  const moved = log.slice(0, count);
  const left = log.slice(count);
  const adopted = memoryThere ? [] : logThere;
  if (moved.length === 0 && adopted.length === 0 && !(memory && left.length === 0))
    return { actions, progress, remaining };
  const fold = (answers: readonly StoredReview[], deck: string): StoredCardMemory | undefined => {
    const folded = foldMemory(card, answers, folding);
    return folded && { learner, deck, card, ...folded, version: 0 };
  };
  const stays = memory && fold(left, from);
  const isWhole = !stays && logThere.length === 0;
  const comes = (isWhole ? undefined : fold([...logThere, ...moved], to)) ?? (memory && { ...memory, deck: to });
  const next = new Map(progress);
  const change = (deck: string, changeOf: (seen: StoredDeckProgress) => StoredDeckProgress) => {
    const name = nameTrack({ learner, deck });
    next.set(name, changeOf(next.get(name) ?? noProgress(learner, deck)));
  };
  if (memory) change(from, (seen) => recount(seen, memory, stays, moved, -1));
  if (comes) change(to, (seen) => recount(seen, memoryThere, comes, [...moved, ...adopted], 1));
  return {
    actions: [
      ...actions,
      ...(memory
        ? [stays ? storedMemories.save(rows, memory, stays) : storedMemories.removeIfUnchanged(rows, memory)]
        : []),
      ...(comes ? [storedMemories.save(rows, memoryThere, comes)] : []),
      ...moved.flatMap((answer) => [
        storedReviews.replace(rows, { ...answer, learner, deck: to }),
        storedReviews.change(rows, { ...answer, learner }, { set: { movedTo: to } }),
      ]),
    ],
    progress: next,
    remaining: stays ? [...remaining, stays] : remaining,
  };
}

/** @returns progress in which a card left out in the source deck is left out in the target deck, before its memory is counted there. */
function carryLeftOut(progress: ProgressByTrack, { learner, card, from, to }: CardKnowledge): ProgressByTrack {
  if (!isLeftOut(progress.get(nameTrack({ learner, deck: from })) ?? {}, card)) return progress;
  const name = nameTrack({ learner, deck: to });
  return new Map([...progress, [name, withLeftOut(progress.get(name) ?? noProgress(learner, to), card)]]);
}

/** @returns progress in which the source deck does not list the moved cards as left out any longer. */
export function dropLeftOut(progress: ProgressByTrack, { from }: DeckPair, cards: readonly string[]): ProgressByTrack {
  const changed = [...progress].map(([name, one]) => {
    const isSource = deckOfTrack(one.deck) === from;
    return [name, isSource ? cards.reduce(withoutLeftOut, one) : one] as const;
  });
  return new Map(changed);
}

/** @returns progress after a memory was added, changed or removed along with its answers (`step` 1: added, -1: removed). */
function recount(
  seen: StoredDeckProgress,
  before: StoredCardMemory | undefined,
  after: StoredCardMemory | undefined,
  answers: readonly StoredReview[],
  step: 1 | -1,
): StoredDeckProgress {
  const counted = withoutImported(answers);
  return {
    ...placeMemory(seen, before, after),
    reviews: seen.reviews + step * counted.length,
    correct: seen.correct + step * countCorrect(counted),
  };
}

/** @returns the source deck's progress with its hardest cards, recomputed if one of the moved cards was among the five that progress stores. */
export async function findOthersHardest(
  rows: Partition,
  seen: ProgressByTrack,
  { progress, remaining }: Carried,
  deckPair: DeckPair,
  cards: readonly string[],
): Promise<ProgressByTrack> {
  const found = await Promise.all(
    [...progress].map(async ([name, one]): Promise<[string, StoredDeckProgress]> => {
      const { learner, deck } = one;
      const wasHard = cards.some((card) => Object.hasOwn(seen.get(name)?.hardest ?? {}, card));
      if (deckOfTrack(deck) !== deckPair.from || one === seen.get(name) || !wasHard) return [name, one];
      const memories = (await storedMemories.list(rows, { learner, deck })).filter(({ card }) => !cards.includes(card));
      const changed = remaining.filter((memory) => memory.learner === learner && memory.deck === deck);
      return [name, { ...one, hardest: hardestOf([...memories, ...changed]) }];
    }),
  );
  return new Map(found);
}

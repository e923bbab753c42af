import { foldMemory, type Folding } from '../../shared/scheduling/card-memory.ts';
import { countCorrect } from '../../shared/scheduling/track-progress.ts';
import { deckOfTrack, isReversed, reversedTrack } from '../../shared/scheduling/track.ts';
import { type StoredCardMemory, storedMemories } from '../data/study/card-memory.ts';
import { noProgress, progressPlaces, type StoredDeckProgress, storedProgress } from '../data/study/deck-progress.ts';
import { givenHere, isStanding, type StoredReview, storedReviews } from '../data/study/review.ts';
import { findScheduling, noScheduling } from '../data/study/scheduling.ts';
import type { Partition } from '../data/table/partition.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import { hardestOf, placeMemory } from '../study/hardest-cards.ts';

/** Two decks: what is moved, goes from the one into the other. */
export interface Way {
  readonly from: string;
  readonly to: string;
}

/** What one learner knows of one card in one direction, in both decks. */
export interface Knowledge {
  readonly learner: string;
  readonly card: string;
  /** Tracks. */
  readonly from: string;
  readonly to: string;
  readonly memory: StoredCardMemory | undefined;
  /** Answers that stand where the memory does. */
  readonly log: readonly StoredReview[];
  /** There is one where the card is in both decks: a part of its answers was moved. */
  readonly memoryThere: StoredCardMemory | undefined;
  /** Answers that stand there already: moved ones, or such as came late when the card had been there and was moved away. */
  readonly logThere: readonly StoredReview[];
  readonly folding: Folding;
}

/** Progress of learners in both decks, by learner and track. */
export type ProgressByTrack = ReadonlyMap<string, StoredDeckProgress>;

function nameTrack({ learner, deck }: Pick<StoredDeckProgress, 'learner' | 'deck'>): string {
  return `${learner} ${deck}`;
}

/** Reads what learners reached in both decks, in both directions. It must come first: what is read later is written on condition that this is the same. */
export async function readProgress(
  rows: Partition,
  learners: readonly { readonly learner: string }[],
  way: Way,
): Promise<ProgressByTrack> {
  const places = [way.from, way.to].flatMap((deck) => progressPlaces(learners, deck));
  const found = await storedProgress.findMany(rows, places);
  return new Map(found.map((one) => [nameTrack(one), one]));
}

/** Reads what is known of some cards. Where nobody has begun a deck there is nothing to look for. */
export async function readKnowledge(
  rows: Partition,
  way: Way,
  cards: readonly string[],
  progress: ProgressByTrack,
  timeZone: string,
): Promise<Knowledge[]> {
  const begun = [...progress.values()].map(({ learner, deck }) => ({ learner, isBack: isReversed(deck) }));
  const eachOnce = [...new Map(begun.map((one) => [JSON.stringify(one), one])).values()];
  const places = eachOnce.flatMap(({ learner, isBack }) => {
    const [from, to] = isBack ? [reversedTrack(way.from), reversedTrack(way.to)] : [way.from, way.to];
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
        log: log.filter(isStanding),
        memoryThere: find(learner, to, card),
        logThere: logThere.filter(isStanding),
        folding: { timeZone, scheduling: schedulings.get(learner) ?? noScheduling },
      };
    }),
  );
}

async function readSchedulings(rows: Partition, learners: ReadonlySet<string>) {
  const found = [...learners].map(async (learner) => [learner, await findScheduling(rows, learner)] as const);
  return new Map(await Promise.all(found));
}

/** Writes of memories and answers, and the progress that follows from them, which is not among the writes. */
export interface Carried {
  readonly actions: readonly WriteAction[];
  readonly progress: ProgressByTrack;
  /** What is remembered still of cards that were carried in part. */
  readonly stay: readonly StoredCardMemory[];
}

/**
 * Carries what a learner knows of a card along, with its first `count` answers: all that stand unless said otherwise. What is carried in part
 * is remembered in both decks, in each as the answers that stand there make it.
 */
export function carry(
  rows: Partition,
  { actions, progress, stay }: Carried,
  known: Knowledge,
  count: number = known.log.length,
): Carried {
  const { learner, card, from, to, memory, memoryThere, log, logThere, folding } = known;
  const moved = log.slice(0, count);
  const left = log.slice(count);
  const adopted = memoryThere ? [] : logThere;
  if (moved.length === 0 && adopted.length === 0 && !(memory && left.length === 0)) return { actions, progress, stay };
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
      ...(memory ? [stays ? storedMemories.save(rows, memory, stays) : storedMemories.removeSeen(rows, memory)] : []),
      ...(comes ? [storedMemories.save(rows, memoryThere, comes)] : []),
      ...moved.flatMap((answer) => [
        storedReviews.replace(rows, { ...answer, learner, deck: to }),
        storedReviews.change(rows, { ...answer, learner }, { set: { movedTo: to } }),
      ]),
    ],
    progress: next,
    stay: stays ? [...stay, stays] : stay,
  };
}

/** @returns progress after a memory changed, came or went, together with these answers (`step` 1: they came, -1: they went). */
function recount(
  seen: StoredDeckProgress,
  before: StoredCardMemory | undefined,
  after: StoredCardMemory | undefined,
  answers: readonly StoredReview[],
  step: 1 | -1,
): StoredDeckProgress {
  const counted = givenHere(answers);
  return {
    ...placeMemory(seen, before, after),
    reviews: seen.reviews + step * counted.length,
    correct: seen.correct + step * countCorrect(counted),
  };
}

/**
 * @param cards of which answers went away: of those five hardest that are kept, progress knows no next one.
 * @returns progress in the deck that they leave with the hardest of the others, read anew where one of them was among them.
 */
export async function findOthersHardest(
  rows: Partition,
  seen: ProgressByTrack,
  { progress, stay }: Carried,
  way: Way,
  cards: readonly string[],
): Promise<ProgressByTrack> {
  const found = await Promise.all(
    [...progress].map(async ([name, one]): Promise<[string, StoredDeckProgress]> => {
      const { learner, deck } = one;
      const wasHard = cards.some((card) => Object.hasOwn(seen.get(name)?.hardest ?? {}, card));
      if (deckOfTrack(deck) !== way.from || one === seen.get(name) || !wasHard) return [name, one];
      const memories = (await storedMemories.list(rows, { learner, deck })).filter(({ card }) => !cards.includes(card));
      const changed = stay.filter((memory) => memory.learner === learner && memory.deck === deck);
      return [name, { ...one, hardest: hardestOf([...memories, ...changed]) }];
    }),
  );
  return new Map(found);
}

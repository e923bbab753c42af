import { foldMemory, type Folding, sortByPlace } from '../../shared/scheduling/card-memory.ts';
import { sumMemories } from '../../shared/scheduling/sum-memories.ts';
import { addNewCard, dayCounts } from '../../shared/scheduling/count-answers.ts';
import { type StoredCardMemory, storedMemories } from '../data/study/card-memory.ts';
import { type StoredDeckProgress, storedProgress } from '../data/study/deck-progress.ts';
import { withoutImported, type StoredReview } from '../data/study/review.ts';
import type { StoredStudySession } from '../data/study/study-session.ts';
import type { Partition } from '../data/table/partition.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import { addAnswers } from '../study/session-answers.ts';
import {
  type AnswerCount,
  countAnswers,
  type DeckData,
  type GoneCards,
  type SessionData,
  subtract,
} from './session-data.ts';
import { uncountActivity } from './uncount-activity.ts';

interface Unlearned {
  readonly seen: StoredCardMemory;
  /** Undefined when the card has no answers left. */
  readonly next: StoredCardMemory | undefined;
  /** Study day of the card's first answer before the change. */
  readonly wasFirstMetOn: string | undefined;
  /** Study day of the card's first answer after the change. */
  readonly firstMetOn: string | undefined;
}

export interface Circumstances {
  readonly learner: string;
  readonly timeZone: string;
  readonly now: Date;
}

interface TakenBack {
  readonly taken: readonly StoredReview[];
  readonly changes: readonly Unlearned[];
  /** The session data without the undone answers; each changed row has the next version. */
  readonly left: SessionData;
}

/** @returns the result of undoing the first `count` answers, without writing it. */
export function takeBackAnswers(sessionData: SessionData, count: number, timeZone: string): TakenBack {
  const taken = sessionData.answers.slice(0, count);
  const answers = sessionData.answers.slice(count);
  const parts = sessionData.parts.map((part) =>
    takeFromPart(part, taken, { timeZone, scheduling: sessionData.scheduling }),
  );
  return {
    taken,
    changes: parts.flatMap(({ changes }) => changes),
    left: {
      ...sessionData,
      session: sessionWith(sessionData.session, answers),
      parts: parts.map(({ left }) => left),
      answers,
    },
  };
}

/** @param taken the undone answers, which may include other decks' answers. A part that contains none of them is returned unchanged. */
function takeFromPart(part: DeckData, taken: readonly StoredReview[], folding: Folding) {
  const { progress, gone } = part;
  const own = taken.filter(({ deck }) => deck === part.deck);
  if (own.length === 0) return { changes: [], left: part };
  const isTaken = new Set(own);
  const logs = new Map([...part.logs].map(([card, log]) => [card, log.filter((answer) => !isTaken.has(answer))]));
  const changes = [...new Set(own.map(({ card }) => card))].flatMap((card) => {
    const seen = part.memories.get(card);
    return seen ? [unlearn(seen, part.logs.get(card) ?? [], logs.get(card) ?? [], folding)] : [];
  });
  const memories = new Map(part.memories);
  for (const { seen, next } of changes) {
    if (next) memories.set(seen.card, next);
    else memories.delete(seen.card);
  }
  const ofLiving = countAnswers(own.filter(({ card }) => part.memories.has(card)));
  const ofGone = uncountGone(
    own.filter(({ card }) => !part.memories.has(card)),
    gone,
  );
  const counted = progress && subtract(subtract(progress, ofLiving), ofGone.taken);
  const left: DeckData = {
    ...part,
    progress: progress && counted && { ...progressAfter(progress, changes, memories), ...counted },
    memories,
    logs,
    gone: ofGone.left,
  };
  return { changes, left };
}

/** @returns the writes that uncount answers: memories, progress, days, totals and streak. The caller writes the answers and the session. */
export async function uncountAnswers(
  rows: Partition,
  learner: string,
  { parts }: SessionData,
  { taken, changes, left }: TakenBack,
): Promise<WriteAction[]> {
  const isLast = left.answers.length === 0;
  return [
    ...changes.map(({ seen, next }) =>
      next ? storedMemories.save(rows, seen, next) : storedMemories.removeIfUnchanged(rows, seen),
    ),
    ...left.parts.flatMap(({ progress }, index) => {
      const seen = parts[index]?.progress;
      return progress && progress !== seen ? [storedProgress.save(rows, seen, progress)] : [];
    }),
    ...(await uncountActivity(rows, learner, dayCounts(taken), Number(isLast))),
  ];
}

function unlearn(
  seen: StoredCardMemory,
  log: readonly StoredReview[],
  left: readonly StoredReview[],
  folding: Folding,
): Unlearned {
  const folded = foldMemory(seen.card, left, folding);
  return {
    seen,
    next: folded && { ...placeOf(seen), ...folded, version: seen.version + 1 },
    wasFirstMetOn: findFirstMeeting(log),
    firstMetOn: findFirstMeeting(left),
  };
}

/** @returns the study day of a card's first answer; undefined if the card was imported with a history and so was never new. */
function findFirstMeeting(log: readonly StoredReview[]): string | undefined {
  return withoutImported(log).length === log.length ? sortByPlace(log)[0]?.day : undefined;
}

function placeOf({ learner, deck, card }: StoredCardMemory) {
  return { learner, deck, card };
}

/** Recomputes progress from all memories, because the old progress doesn't tell which card is the next hardest or furthest. */
function progressAfter(
  { lastNewCard = '', ...progress }: StoredDeckProgress,
  changes: readonly Unlearned[],
  memories: ReadonlyMap<string, StoredCardMemory>,
): StoredDeckProgress {
  const furthest = memories.has(lastNewCard) ? lastNewCard : [...memories.keys()].toSorted().at(-1);
  const after: StoredDeckProgress = {
    ...progress,
    ...sumMemories([...memories.values()], progress.leftOut),
    ...(furthest && { lastNewCard: furthest }),
    version: progress.version + 1,
  };
  return changes.reduce(moveFirstMeeting, after);
}

/**
 * Returns the card to the new-card allowance of its first study day, and counts it on another day if later answers remain. A card that was first studied while it
 * was in the bin took nothing of it.
 */
function moveFirstMeeting(
  progress: StoredDeckProgress,
  { seen, wasFirstMetOn, firstMetOn }: Unlearned,
): StoredDeckProgress {
  if (firstMetOn === wasFirstMetOn) return progress;
  const newCount = Math.max(0, progress.newCount - Number(wasFirstMetOn === progress.newDay));
  const without = { ...progress, newCount };
  return firstMetOn === undefined ? without : { ...without, ...addNewCard(without, seen.card, firstMetOn) };
}

function sessionWith(session: StoredStudySession, answers: readonly StoredReview[]): StoredStudySession {
  return {
    ...session,
    ...countAnswers(answers),
    answers: addAnswers({ ...session, answers: '' }, sortByPlace(answers)),
    version: session.version + 1,
  };
}

/**
 * Finds those of the answers to deleted cards that were counted in their deck: answers to a card in the bin if they came before its deletion, and others as far
 * as the deck counts more than for its own cards and those in the bin. Calls overlap, so the deck never counts more than the answers left.
 */
function uncountGone(answers: readonly StoredReview[], gone: GoneCards | undefined) {
  if (!gone) return { taken: none, left: undefined };
  const { counted, inBinSince, countedInBin } = gone;
  const inBin = countAnswers(answers.filter(({ card, receivedAt }) => receivedAt < (inBinSince.get(card) ?? '')));
  const others = countAnswers(answers.filter(({ card }) => !inBinSince.has(card)));
  const standing = subtract(gone.standing, countAnswers(answers));
  const sure = add(inBin, clamp(others, none, subtract(counted, countedInBin)));
  const taken = clamp(sure, subtract(counted, standing), counted);
  return {
    taken,
    left: { ...gone, standing, counted: subtract(counted, taken), countedInBin: subtract(countedInBin, inBin) },
  };
}

const none: AnswerCount = { reviews: 0, correct: 0 };

function add(one: AnswerCount, other: AnswerCount): AnswerCount {
  return { reviews: one.reviews + other.reviews, correct: one.correct + other.correct };
}

/** Bounds right and wrong answers each, so that a deck never counts more right answers than answers. */
function clamp(count: AnswerCount, least: AnswerCount, most: AnswerCount): AnswerCount {
  const between = (pick: (one: AnswerCount) => number) => Math.max(pick(least), Math.min(pick(count), pick(most)), 0);
  const correct = between((one) => one.correct);
  return { reviews: correct + between((one) => one.reviews - one.correct), correct };
}

import { type StoredCardMemory, storedMemories } from '../data/card-memory.ts';
import { findProgress, type StoredDeckProgress } from '../data/deck-progress.ts';
import { isStanding, type StoredReview, storedReviews } from '../data/review.ts';
import { type StoredStudySession, storedStudySessions } from '../data/study-session.ts';
import type { HouseholdScope } from '../platform/household-scope.ts';
import { countCorrect } from '../study/next-totals.ts';

/** A number of answers, and how many of them were correct. */
export interface AnswerCount {
  readonly reviews: number;
  readonly correct: number;
}

/** A session with all that follows from its answers in its deck. */
export interface Sitting {
  readonly session: StoredStudySession;
  /** Absent when the deck went away, or is about to: then there are no memories either. */
  readonly progress: StoredDeckProgress | undefined;
  /** All that the learner remembers of the deck, by card. */
  readonly memories: ReadonlyMap<string, StoredCardMemory>;
  /** Its answers that stand, those to one card together. */
  readonly answers: readonly StoredReview[];
  /** Its answers that were taken back one by one. */
  readonly takenBack: readonly StoredReview[];
  /** All answers that stand to each card which it is about, of other sessions, too. */
  readonly logs: ReadonlyMap<string, readonly StoredReview[]>;
  /** What progress counts of answers to cards that were deleted since; only known where the session has such answers. */
  readonly countedOfGone: AnswerCount | undefined;
}

/**
 * Reads a sitting. Whatever changes in it meanwhile changes the version of the session or of the progress, which are read first.
 * @throws ProductError `not-found`
 */
export async function readSitting(scope: HouseholdScope, sessionId: string, learner: string): Promise<Sitting> {
  const { rows } = scope;
  const session = await storedStudySessions.requireById(scope, sessionId, { learner });
  const place = { learner, deck: session.deck };
  const found = await findProgress(rows, learner, session.deck);
  const progress = found.version > 0 ? found : undefined;
  const [memories, logs] = await Promise.all([
    progress ? storedMemories.list(rows, place) : [],
    Promise.all(session.served.map(async (card) => await storedReviews.list(rows, { ...place, card }))),
  ]);
  const byCard = new Map(memories.map((memory) => [memory.card, memory]));
  const isOwn = (answer: StoredReview) => answer.session === session.session;
  const sitting = { session, progress, memories: byCard };
  const ofServed = describeLog(logs.flat(), isOwn);
  // A session may hold answers to other cards of its deck than it served; and what is counted of cards that are gone shows in all.
  const isEnough =
    ofServed.answers.length >= session.reviews && ofServed.answers.every(({ card }) => !progress || byCard.has(card));
  if (isEnough) return { ...sitting, ...ofServed, countedOfGone: undefined };
  const all = await storedReviews.list(rows, place);
  const living = all.filter((answer) => isStanding(answer) && byCard.has(answer.card));
  const countedOfGone = progress && {
    reviews: progress.reviews - living.length,
    correct: progress.correct - countCorrect(living),
  };
  return { ...sitting, ...describeLog(all, isOwn), countedOfGone };
}

function describeLog(log: readonly StoredReview[], isOwn: (answer: StoredReview) => boolean) {
  const standing = log.filter(isStanding);
  return {
    answers: standing.filter(isOwn),
    takenBack: log.filter((answer) => isOwn(answer) && !isStanding(answer)),
    logs: Map.groupBy(standing, ({ card }) => card),
  };
}

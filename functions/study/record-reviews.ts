import { splitId } from '../../shared/ids.ts';
import { limits } from '../../shared/limits.ts';
import { recordReviews } from '../../shared/routes/study.ts';
import { isMastered } from '../../shared/scheduling/card-state.ts';
import { clampAnsweredAt } from '../../shared/scheduling/fold-reviews.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import type { Review, ReviewReceipt } from '../../shared/schemas/study.ts';
import { type StoredCardMemory, storedMemories } from '../data/card-memory.ts';
import { findCards, storedCards } from '../data/card.ts';
import { findProgress, type StoredDeckProgress, storedProgress } from '../data/deck-progress.ts';
import type { HouseholdScope } from '../platform/household-scope.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { type StoredReview, storedReviews } from '../data/review.ts';
import { requireContinuable, type StoredStudySession, storedStudySessions } from '../data/study-session.ts';
import { defineHandler } from '../platform/define-handler.ts';
import { countActivity } from './count-activity.ts';
import { type MemoryChange, nextMemories } from './next-memories.ts';
import { dayCounts, nextProgress } from './next-totals.ts';
import { addAnswers } from './session-answers.ts';

export const handler = defineHandler(
  recordReviews,
  async ({ params, body, household, learner, now }) =>
    await recordAnswers(household, { learner: learner.local, sessionId: params.sessionId, reviews: body.reviews, now }),
);

interface Recording {
  readonly learner: string;
  readonly sessionId: string;
  readonly reviews: readonly Review[];
  readonly now: Date;
}

/**
 * Each answer takes up to three of a transaction's 100 actions (itself, its card, its day); progress, totals and session take three,
 * and the badges that so many days may reach up to eight.
 */
const reviewsPerTransaction = 29;

/**
 * Stores answers with all that follows from them (memory of the cards, progress in the deck, study day, totals, streak, session)
 * in one transaction. An answer that is stored already changes nothing; one that arrives late is put in its place; one to a
 * card that was deleted meanwhile, or to a deck that is being deleted, still counts for the learner. One to a card that the session
 * cannot be about is refused alone.
 * @throws ProductError `not-found` for a session that is not this learner's, `too-much-today`.
 */
export async function recordAnswers(scope: HouseholdScope, recording: Recording): Promise<ReviewReceipt> {
  const { learner, sessionId, reviews } = recording;
  const readSession = async () => await requireContinuable(scope, sessionId, learner);
  const session = await readSession();
  const answers = toAnswers(scope, session, recording);
  const memories = new Map<string, KnownMemory>();
  const outcomes = new Map<string, AnswerOutcome>();
  // What was just read serves the first try; every other one reads anew.
  let seen: StoredStudySession | undefined = session;
  for (let start = 0; start < answers.length; start += reviewsPerTransaction) {
    const part = answers.slice(start, start + reviewsPerTransaction);
    const stored = await repeatOnConflict(async () => {
      const current = seen ?? (await readSession());
      seen = undefined;
      return await storeAnswers(scope, recording, { session: current, answers: part });
    });
    for (const memory of stored.memories) memories.set(memory.card, memory);
    for (const [name, outcome] of stored.outcomes) outcomes.set(name, outcome);
  }
  const results = reviews.map((review) =>
    tellOutcome(review, outcomes.get(nameOf(cardOf(scope, session, review), review))),
  );
  return {
    accepted: results.filter(({ result }) => result !== 'refused').length,
    results,
    cards: [...memories.values()].map(({ card, state }) => ({
      cardId: storedCards.idOf(scope.id, { deck: session.deck, card }),
      dueAt: state.due,
      mastered: isMastered(state),
    })),
  };
}

/** Ids are made by clients: an answer is told from others by its card and its id together. */
function nameOf(card: string | undefined, { id }: Pick<Review, 'id'>): string {
  return `${card ?? ''} ${id}`;
}

/** @returns the local id of the card, or nothing when the session's deck cannot have it. */
function cardOf(scope: HouseholdScope, { deck }: StoredStudySession, { cardId }: Review): string | undefined {
  const parts = splitId(cardId, 3);
  const isOfDeck = parts?.[0] === scope.id && parts[1] === deck;
  return isOfDeck ? parts[2] : undefined;
}

type AnswerOutcome = Pick<ReviewReceipt['results'][number], 'result' | 'code'>;

const newlyStored: AnswerOutcome = { result: 'stored' };
const duplicate: AnswerOutcome = { result: 'duplicate' };
const unknownCard: AnswerOutcome = { result: 'refused', code: 'not-found' };
const sessionFull: AnswerOutcome = { result: 'refused', code: 'session-full' };

function tellOutcome({ id, cardId }: Review, outcome: AnswerOutcome = unknownCard) {
  return { id, cardId, ...outcome };
}

/** @returns the reviews as they are stored, each once, oldest first; those of the same moment in the order they were sent. */
function toAnswers(scope: HouseholdScope, session: StoredStudySession, { reviews, now }: Recording): StoredReview[] {
  const { timeZone } = scope.household;
  const answers = reviews.flatMap(({ cardId, ...review }): StoredReview[] => {
    const card = cardOf(scope, session, { cardId, ...review });
    if (card === undefined) return [];
    const answeredAt = clampAnsweredAt(review.answeredAt, now, new Date(session.startedAt));
    return [
      {
        ...review,
        deck: session.deck,
        card,
        session: session.session,
        answeredAt,
        day: studyDayOf(new Date(answeredAt), timeZone),
        ...(session.mode === 'all' && { practice: true }),
        receivedAt: now.toISOString(),
      },
    ];
  });
  const distinct = [...new Map(answers.map((answer) => [nameOf(answer.card, answer), answer])).values()];
  return distinct.toSorted((a, b) => Date.parse(a.answeredAt) - Date.parse(b.answeredAt));
}

/** What is told of a card after its answers. */
type KnownMemory = Pick<StoredCardMemory, 'card' | 'state'>;

interface Part {
  /** As it is stored: the write is refused with `conflict` when it changed since. */
  readonly session: StoredStudySession;
  readonly answers: readonly StoredReview[];
}

/** What storing some answers came to. */
interface StoredPart {
  /** The memories of the answered cards as they are now; cards that are no longer there have none. */
  readonly memories: KnownMemory[];
  readonly outcomes: ReadonlyMap<string, AnswerOutcome>;
}

async function storeAnswers(
  scope: HouseholdScope,
  { learner, now }: Recording,
  { session, answers }: Part,
): Promise<StoredPart> {
  const { rows } = scope;
  const { deck } = session;
  const places = answers.map(({ card, id }) => ({ learner, deck, card, id }));
  const [stored, known] = await Promise.all([
    storedReviews.findMany(rows, places),
    storedMemories.findMany(rows, places),
  ]);
  const memories = new Map(known.map((memory) => [memory.card, memory]));
  const storedNames = new Set(stored.map((review) => nameOf(review.card, review)));
  const isStored = (answer: StoredReview) => storedNames.has(nameOf(answer.card, answer));
  const unknown = answers.filter((answer) => !isStored(answer));
  const duplicates = new Map(answers.filter(isStored).map((answer) => [nameOf(answer.card, answer), duplicate]));
  if (unknown.length === 0) return { memories: [...memories.values()], outcomes: duplicates };
  const cardIds = unknown.map((answer) => answer.card);
  const [cards, progress] = await Promise.all([findCards(rows, deck, cardIds), findProgress(rows, learner, deck)]);
  const possible = unknown.filter(({ card }) => cards.has(card) || session.served.includes(card));
  const fresh = possible.slice(0, Math.max(0, limits.answersPerSession - session.reviews));
  const outcomes = new Map<string, AnswerOutcome>([
    ...duplicates,
    ...possible.map(
      (answer) => [nameOf(answer.card, answer), fresh.includes(answer) ? newlyStored : sessionFull] as const,
    ),
  ]);
  if (fresh.length === 0) return { memories: [...memories.values()], outcomes };
  const changes = await commitAnswers(scope, { learner, now }, session, fresh, { memories, cards, progress });
  return { memories: [...memories.values(), ...changes.map(({ next }) => next)], outcomes };
}

interface Known {
  readonly memories: ReadonlyMap<string, StoredCardMemory>;
  readonly cards: ReadonlyMap<string, unknown>;
  readonly progress: StoredDeckProgress;
}

/** @returns how the memories change. */
async function commitAnswers(
  { rows, household }: HouseholdScope,
  { learner, now }: Pick<Recording, 'learner' | 'now'>,
  session: StoredStudySession,
  fresh: readonly StoredReview[],
  { memories, cards, progress }: Known,
): Promise<MemoryChange[]> {
  // The session was opened together with the progress, so progress that is not there (any more) went with its deck.
  const isDeckHere = progress.version > 0;
  const living = fresh.filter((answer) => isDeckHere && cards.has(answer.card));
  const changes = await nextMemories(rows, learner, living, memories, household.timeZone);
  const newSessions = session.reviews === 0 ? 1 : 0;
  const nextSession = {
    ...session,
    answers: addAnswers(
      session,
      fresh.map(({ card, rating }) => ({ cardId: card, rating })),
    ),
    reviews: session.reviews + fresh.length,
    correct: session.correct + fresh.filter((answer) => answer.rating === 'correct').length,
  };
  await rows.commit([
    ...fresh.map((answer) => storedReviews.create(rows, { ...answer, learner })),
    ...changes.map(({ seen, next }) => storedMemories.save(rows, seen, next)),
    ...(living.length > 0 ? [storedProgress.save(rows, progress, nextProgress(progress, living, changes))] : []),
    ...(await countActivity(rows, { learner, activity: dayCounts(fresh), newSessions, now })),
    storedStudySessions.save(rows, session, nextSession),
  ]);
  return changes;
}

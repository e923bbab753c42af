import { limits } from '../../shared/limits.ts';
import type { ReviewReceipt } from '../../shared/schemas/study.ts';
import { openWorkOf, tickOffActions } from '../assignments/tick-off.ts';
import type { StoredAssignment } from '../data/assignment.ts';
import { type StoredCardMemory, storedMemories } from '../data/card-memory.ts';
import { storedCards } from '../data/card.ts';
import { noProgress, type StoredDeckProgress, storedProgress } from '../data/deck-progress.ts';
import type { StoredBadge } from '../data/earned-badge.ts';
import { noFacts, storedFacts, type StoredLearnerFacts } from '../data/learner.ts';
import { type StoredReview, storedReviews } from '../data/review.ts';
import { requireContinuable, type StoredStudySession, storedStudySessions } from '../data/study-session.ts';
import type { Partition } from '../data/table/partition.ts';
import { readLists } from '../data/table/read-together.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import { countActivity } from './count-activity.ts';
import { nextMemories } from './next-memories.ts';
import { countCorrect, dayCounts, nextProgress } from './next-totals.ts';
import { addAnswers } from './session-answers.ts';

/** What an answer is told from others by: ids are made by clients, so that it takes the card and the id together. */
type AnswerName = Pick<StoredReview, 'card' | 'id'>;

export function nameOf({ card, id }: AnswerName): string {
  return `${card} ${id}`;
}

/** What is to be read at once. */
export interface Wanted {
  readonly learner: string;
  readonly session: string;
  /** The deck that the answers are to; without one only the session is read. */
  readonly deck: string | undefined;
  readonly answers: readonly AnswerName[];
  /** Whether the session may end with these answers. */
  readonly isEnd: boolean;
}

/** The rows of a session, and of the deck that it is about. */
interface SessionRows {
  readonly session: StoredStudySession;
  readonly progress: StoredDeckProgress;
}

/** All that decides what becomes of some answers. Each row is written on condition that it is as it was read, so that the order of reading does not count. */
export interface Known extends SessionRows {
  readonly wanted: Wanted;
  readonly facts: StoredLearnerFacts;
  readonly reviews: readonly StoredReview[];
  readonly memories: readonly StoredCardMemory[];
  /** Local ids of those of the cards that exist. */
  readonly cards: ReadonlySet<string>;
  readonly openWork: readonly StoredAssignment[];
}

/** @throws ProductError `not-found` for a session that is not this learner's, or is being taken back. */
export async function readKnown(rows: Partition, wanted: Wanted): Promise<Known> {
  const { learner, session, deck = '', answers } = wanted;
  const places = wanted.deck === undefined ? [] : [{ learner, deck }];
  const cards = [...new Set(answers.map(({ card }) => card))].map((card) => ({ learner, deck, card }));
  const [found, openWork] = await Promise.all([
    readLists(rows, {
      sessions: [storedStudySessions.at(rows, { learner, session })],
      progress: places.map((place) => storedProgress.at(rows, place)),
      facts: places.map((place) => storedFacts.at(rows, place)),
      reviews: answers.map(({ card, id }) => storedReviews.at(rows, { learner, deck, card, id })),
      memories: cards.map((place) => storedMemories.at(rows, place)),
      cards: cards.map((place) => storedCards.at(rows, place)),
    }),
    wanted.isEnd ? openWorkOf(rows, learner) : [],
  ]);
  const { sessions, progress, facts, reviews, memories } = found;
  return {
    wanted,
    session: requireContinuable(sessions[0]),
    progress: progress[0] ?? noProgress(learner, deck),
    facts: facts[0] ?? noFacts,
    reviews,
    memories,
    cards: new Set(found.cards.map(({ card }) => card)),
    openWork,
  };
}

/** @returns whether what was read decides about these answers. */
export function knowsAll({ wanted, session }: Known, answers: readonly AnswerName[]): boolean {
  const names = new Set(wanted.answers.map(nameOf));
  return wanted.deck === session.deck && answers.every((answer) => names.has(nameOf(answer)));
}

export type AnswerOutcome = Pick<ReviewReceipt['results'][number], 'result' | 'code'>;

const newlyStored: AnswerOutcome = { result: 'stored' };
const duplicate: AnswerOutcome = { result: 'duplicate' };
const sessionFull: AnswerOutcome = { result: 'refused', code: 'session-full' };

/** What is told of a card after its answers. */
type KnownMemory = Pick<StoredCardMemory, 'card' | 'state'>;

/** What becomes of some answers, before it is written. */
export interface AnswerPlan extends SessionRows {
  /** By {@link nameOf}; an answer to what is no card of the session has none. */
  readonly outcomes: ReadonlyMap<string, AnswerOutcome>;
  /** The memories of the answered cards as they are then; cards that are no longer there have none. */
  readonly memories: readonly KnownMemory[];
  readonly earned: readonly StoredBadge[];
  /** The writes, but for those of the session and of its progress. */
  readonly actions: readonly WriteAction[];
}

/** @returns what becomes of the answers. Only where one came late, or fills in a day, or earns a badge, something more is read. */
export async function planAnswers(
  rows: Partition,
  known: Known,
  answers: readonly StoredReview[],
  timeZone: string,
  now: Date,
): Promise<AnswerPlan> {
  const { session, progress, memories } = known;
  const storedNames = new Set(known.reviews.map(nameOf));
  const isStored = (answer: StoredReview) => storedNames.has(nameOf(answer));
  const unknown = answers.filter((answer) => !isStored(answer));
  const possible = unknown.filter(({ card }) => known.cards.has(card) || session.served.includes(card));
  const fresh = possible.slice(0, Math.max(0, limits.answersPerSession - session.reviews));
  const outcomes = new Map<string, AnswerOutcome>([
    ...answers.filter(isStored).map((answer) => [nameOf(answer), duplicate] as const),
    ...possible.map((answer) => [nameOf(answer), fresh.includes(answer) ? newlyStored : sessionFull] as const),
  ]);
  const asBefore = { session, progress, memories, outcomes, earned: [], actions: [] };
  return fresh.length === 0 ? asBefore : { ...asBefore, ...(await planFresh(rows, known, fresh, timeZone, now)) };
}

async function planFresh(rows: Partition, known: Known, fresh: readonly StoredReview[], timeZone: string, now: Date) {
  const { session, progress, facts } = known;
  const { learner } = session;
  const memories = new Map(known.memories.map((memory) => [memory.card, memory]));
  // The session was opened together with the progress, so progress that is not there (any more) went with its deck.
  const isDeckHere = progress.version > 0;
  const living = fresh.filter(({ card }) => isDeckHere && known.cards.has(card));
  const newSessions = session.reviews === 0 ? 1 : 0;
  const [changes, counted] = await Promise.all([
    nextMemories(rows, learner, living, memories, timeZone),
    countActivity(rows, { learner, facts, activity: dayCounts(fresh), newSessions, now }),
  ]);
  return {
    session: {
      ...session,
      answers: addAnswers(
        session,
        fresh.map(({ card, rating }) => ({ cardId: card, rating })),
      ),
      reviews: session.reviews + fresh.length,
      correct: session.correct + countCorrect(fresh),
    },
    progress: living.length > 0 ? nextProgress(progress, living, changes) : progress,
    memories: [...known.memories, ...changes.map(({ next }) => next)],
    earned: counted.earned,
    actions: [
      ...fresh.map((answer) => storedReviews.create(rows, { ...answer, learner })),
      ...changes.map(({ seen, next }) => storedMemories.save(rows, seen, next)),
      ...counted.actions,
    ],
  };
}

/** @returns the rows of a session that ends, and the writes that tick off the work that it fulfils. */
export function planEnd(
  rows: Partition,
  { session, progress }: SessionRows,
  openWork: readonly StoredAssignment[],
  now: Date,
) {
  const { openSession, ...closed } = progress;
  const { learner, deck: resource } = session;
  return {
    session: { ...session, completedAt: now.toISOString() },
    progress: openSession?.session === session.session ? closed : progress,
    actions: session.reviews > 0 ? tickOffActions(rows, openWork, { learner, type: 'deck', resource, now }) : [],
  };
}

/** @returns the writes of what changed; they refuse with `conflict` when somebody else wrote meanwhile. */
export function saveActions(rows: Partition, seen: SessionRows, next: SessionRows): WriteAction[] {
  return [
    ...(next.progress === seen.progress ? [] : [storedProgress.save(rows, seen.progress, next.progress)]),
    ...(next.session === seen.session ? [] : [storedStudySessions.save(rows, seen.session, next.session)]),
  ];
}

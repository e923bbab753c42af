import * as counts from '../../shared/scheduling/count-answers.ts';
import { limits } from '../../shared/limits.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import { deckOfTrack } from '../../shared/scheduling/track.ts';
import { countCorrect, dayCounts } from '../../shared/scheduling/count-answers.ts';
import type { ReviewReceipt } from '../../shared/schemas/study.ts';
import { openWorkOf, completeFulfilledActions } from '../assignments/complete-assignments.ts';
import type { StoredAssignment } from '../data/content/assignment.ts';
import { type StoredCardMemory, storedMemories } from '../data/study/card-memory.ts';
import { storedCards } from '../data/content/card.ts';
import { closeSession, noProgress, type StoredDeckProgress, storedProgress } from '../data/study/deck-progress.ts';
import type { StoredBadge } from '../data/study/earned-badge.ts';
import { noFacts, storedFacts, type StoredLearnerFacts } from '../data/people/learner.ts';
import { type StoredReview, storedReviews } from '../data/study/review.ts';
import { noScheduling, storedScheduling, type StoredScheduling } from '../data/study/scheduling.ts';
import {
  cardKeyOf,
  requireContinuable,
  servedCards,
  type StoredStudySession,
  storedStudySessions,
  tracksOfSession,
} from '../data/study/study-session.ts';
import type { Partition } from '../data/table/partition.ts';
import { readLists } from '../data/table/read-together.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import { countActivity } from './count-activity.ts';
import { type MemoryChange, nextMemories } from './next-memories.ts';
import { addAnswers, answeredDecks } from './session-answers.ts';
import { addHardCard } from './hardest-cards.ts';

/** The parts of an answer that identify it. Clients create the answer ids, so an id is only unique together with its card. */
type AnswerName = Pick<StoredReview, 'deck' | 'card' | 'id'>;

export function nameOf(answer: AnswerName): string {
  return `${cardKeyOf(answer)} ${answer.id}`;
}

export interface Wanted {
  readonly learner: string;
  readonly session: string;
  /** If empty, only the session is read. */
  readonly answers: readonly AnswerName[];
  /** Whether the call that sends these answers also ends the session. Then the learner's open assignments are read, too. */
  readonly isEnd: boolean;
}

interface SessionRows {
  readonly session: StoredStudySession;
  /** One row per answered deck. */
  readonly progress: readonly StoredDeckProgress[];
}

/** All rows that decide the outcome of some answers. Each write requires its row to be unchanged, so the order of reads does not matter. */
export interface LoadedRows extends SessionRows {
  readonly wanted: Wanted;
  readonly facts: StoredLearnerFacts;
  readonly scheduling: StoredScheduling;
  readonly reviews: readonly StoredReview[];
  readonly memories: readonly StoredCardMemory[];
  /** Those of the answered cards that still exist, by {@link cardKeyOf}. */
  readonly cards: ReadonlySet<string>;
  readonly openWork: readonly StoredAssignment[];
}

/** @throws ProductError `not-found` for a session that is not this learner's, or is being removed. */
export async function readKnown(rows: Partition, wanted: Wanted): Promise<LoadedRows> {
  const { learner, session, answers } = wanted;
  const decks = [...new Set(answers.map(({ deck }) => deck))];
  const byName = new Map(answers.map(({ deck, card }) => [cardKeyOf({ deck, card }), { learner, deck, card }]));
  const cards = [...byName.values()];
  const [found, openWork] = await Promise.all([
    readLists(rows, {
      sessions: [storedStudySessions.at(rows, { learner, session })],
      progress: decks.map((deck) => storedProgress.at(rows, { learner, deck })),
      facts: answers.length > 0 ? [storedFacts.at(rows, { learner })] : [],
      schedulings: answers.length > 0 ? [storedScheduling.at(rows, { learner })] : [],
      reviews: answers.map(({ deck, card, id }) => storedReviews.at(rows, { learner, deck, card, id })),
      memories: cards.map((place) => storedMemories.at(rows, place)),
      cards: cards.map(({ deck, card }) => storedCards.at(rows, { deck: deckOfTrack(deck), card })),
    }),
    wanted.isEnd ? openWorkOf(rows, learner) : [],
  ]);
  const there = new Set(found.cards.map(cardKeyOf));
  const { sessions, progress, facts, schedulings, reviews, memories } = found;
  return {
    wanted,
    session: requireContinuable(sessions[0]),
    progress: decks.map((deck) => progress.find((one) => one.deck === deck) ?? noProgress(learner, deck)),
    facts: facts[0] ?? noFacts,
    scheduling: schedulings[0] ?? noScheduling,
    reviews,
    memories,
    cards: new Set(
      cards.filter(({ deck, card }) => there.has(cardKeyOf({ deck: deckOfTrack(deck), card }))).map(cardKeyOf),
    ),
    openWork,
  };
}

export function coversAnswers({ wanted }: LoadedRows, answers: readonly AnswerName[]): boolean {
  const names = new Set(wanted.answers.map(nameOf));
  return answers.every((answer) => names.has(nameOf(answer)));
}

/** @returns whether the rows read suffice to end the session, including the progress that records it as open. */
export function coversEnd({ session, progress }: LoadedRows): boolean {
  return session.deck === undefined || progress.some(({ deck }) => deck === tracksOfSession(session)[0]);
}

export type AnswerOutcome = Pick<ReviewReceipt['results'][number], 'result' | 'code'>;

const newlyStored: AnswerOutcome = { result: 'stored' };
const duplicate: AnswerOutcome = { result: 'duplicate' };
const sessionFull: AnswerOutcome = { result: 'refused', code: 'session-full' };

type KnownMemory = Pick<StoredCardMemory, 'deck' | 'card' | 'state'>;

/** The outcome of some answers, before it is written. */
export interface AnswerPlan extends SessionRows {
  /** Outcomes by {@link nameOf}. Answers to cards that neither exist nor were served have none. */
  readonly outcomes: ReadonlyMap<string, AnswerOutcome>;
  /** The answered cards' new memories. Deleted cards have none. */
  readonly memories: readonly KnownMemory[];
  readonly earned: readonly StoredBadge[];
  /** All writes except those of the session and its progress. */
  readonly actions: readonly WriteAction[];
}

/** @returns the outcome of the answers. Reads further rows only if an answer or activity arrives late, or if a badge may be earned. */
export async function planAnswers(
  rows: Partition,
  known: LoadedRows,
  answers: readonly StoredReview[],
  timeZone: string,
  now: Date,
): Promise<AnswerPlan> {
  const { session, progress, memories } = known;
  const storedNames = new Set(known.reviews.map(nameOf));
  const isStored = (answer: StoredReview) => storedNames.has(nameOf(answer));
  const unknown = answers.filter((answer) => !isStored(answer));
  const served = new Set(servedCards(session).map(cardKeyOf));
  const possible = unknown.filter((answer) => known.cards.has(cardKeyOf(answer)) || served.has(cardKeyOf(answer)));
  const fresh = possible.slice(0, Math.max(0, limits.answersPerSession - session.reviews));
  const outcomes = new Map<string, AnswerOutcome>([
    ...answers.filter(isStored).map((answer) => [nameOf(answer), duplicate] as const),
    ...possible.map((answer) => [nameOf(answer), fresh.includes(answer) ? newlyStored : sessionFull] as const),
  ]);
  const asBefore = { session, progress, memories, outcomes, earned: [], actions: [] };
  return fresh.length === 0 ? asBefore : { ...asBefore, ...(await planFresh(rows, known, fresh, timeZone, now)) };
}

async function planFresh(
  rows: Partition,
  known: LoadedRows,
  fresh: readonly StoredReview[],
  timeZone: string,
  now: Date,
) {
  const { session, progress, facts, scheduling } = known;
  const { learner } = session;
  const memories = new Map(known.memories.map((memory) => [cardKeyOf(memory), memory]));
  // Progress is created with the session, so if a deck's progress is missing, it was deleted together with the deck.
  const decksHere = new Set(progress.filter(({ version }) => version > 0).map(({ deck }) => deck));
  const living = fresh.filter((answer) => decksHere.has(answer.deck) && known.cards.has(cardKeyOf(answer)));
  const newSessions = session.reviews === 0 ? 1 : 0;
  const [changes, counted] = await Promise.all([
    nextMemories(rows, learner, living, memories, { timeZone, scheduling }),
    countActivity(rows, { learner, facts, activity: dayCounts(fresh), newSessions, now }),
  ]);
  return {
    session: {
      ...session,
      answers: addAnswers(session, fresh),
      reviews: session.reviews + fresh.length,
      correct: session.correct + countCorrect(fresh),
      ...(fresh.some(({ sideBySide }) => sideBySide) && { sideBySide: true as const }),
    },
    progress: progress.map((seen) => nextProgress(seen, living, changes)),
    memories: [...known.memories, ...changes.map(({ next }) => next)],
    earned: counted.earned,
    actions: [
      ...fresh.map((answer) => storedReviews.create(rows, { ...answer, learner })),
      ...changes.map(({ seen, next }) => storedMemories.save(rows, seen, next)),
      ...counted.actions,
    ],
  };
}

export function studiedDecks(session: StoredStudySession): ReadonlySet<string> {
  const tracks = session.deck === undefined ? [...answeredDecks(session)] : [session.deck];
  return new Set(tracks.map(deckOfTrack));
}

/** @returns the study day that a session counts for: the day it started, because an offline device may report it days later. */
export function dayOfSession({ startedAt }: Pick<StoredStudySession, 'startedAt'>, timeZone: string): string {
  return studyDayOf(new Date(startedAt), timeZone);
}

/** @returns the rows of the ended session, and the writes that complete the assignments it fulfills. */
export async function planEnd(
  rows: Partition,
  { session, progress }: SessionRows,
  openWork: readonly StoredAssignment[],
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
) {
  const { learner } = session;
  const done = { resources: studiedDecks(session), now, day: dayOfSession(session, timeZone), timeZone };
  return {
    session: { ...session, completedAt: now.toISOString() },
    progress: progress.map((one) => closeSession(one, session.session)),
    actions:
      session.reviews > 0 ? await completeFulfilledActions(rows, openWork, { learner, type: 'deck', ...done }) : [],
  };
}

/** @returns the writes of the changed rows. They fail with `conflict` after a concurrent write. */
export function saveActions(rows: Partition, seen: SessionRows, next: SessionRows): WriteAction[] {
  return [
    ...next.progress.flatMap((progress, index) =>
      progress === seen.progress[index] ? [] : [storedProgress.save(rows, seen.progress[index], progress)],
    ),
    ...(next.session === seen.session ? [] : [storedStudySessions.save(rows, seen.session, next.session)]),
  ];
}

/**
 * @param answers may include answers to cards of other decks, as may `changes`.
 * @returns the progress after the answers to its own deck; the same object if there are none.
 */
export function nextProgress(
  progress: StoredDeckProgress,
  answers: readonly StoredReview[],
  changes: readonly MemoryChange[],
): StoredDeckProgress {
  const counted = counts.nextProgress(progress, answers, changes);
  if (counted === progress) return progress;
  const own = changes.filter(({ next }) => next.deck === progress.deck);
  const hardest = own.reduce((kept, { next }) => addHardCard(kept, next.card, next.wrong), progress.hardest);
  return { ...counted, hardest };
}

import { deckOfTrack } from '../../shared/scheduling/track.ts';
import { listCardsInBin } from '../data/content/bin.ts';
import { type StoredCardMemory, storedMemories } from '../data/study/card-memory.ts';
import { findProgress, type StoredDeckProgress } from '../data/study/deck-progress.ts';
import { withoutImported, countsInTrack, type StoredReview, storedReviews } from '../data/study/review.ts';
import { findScheduling, type StoredScheduling } from '../data/study/scheduling.ts';
import {
  type CardPlace,
  tracksOfSession,
  servedCards,
  type StoredStudySession,
  storedStudySessions,
} from '../data/study/study-session.ts';
import type { Partition } from '../data/table/partition.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { countCorrect } from '../../shared/scheduling/count-answers.ts';

export interface AnswerCount {
  readonly reviews: number;
  readonly correct: number;
}

/** A session with all the data of its decks that its answers affect. */
export interface SessionData {
  readonly session: StoredStudySession;
  /** One part per deck of the session. */
  readonly parts: readonly DeckData[];
  /** Read after the logs. That is safe, because settings changed in between apply only to later study days. */
  readonly scheduling: StoredScheduling;
  /** The session's valid answers, grouped by card. */
  readonly answers: readonly StoredReview[];
  /** The session's answers that were undone individually. */
  readonly takenBack: readonly StoredReview[];
  /** Copies of answers in decks that their cards have left; they point to the current decks. */
  readonly moved: readonly StoredReview[];
}

export interface DeckData {
  readonly deck: string;
  /** Undefined when the deck is deleted or about to be; in that case there are no memories either. */
  readonly progress: StoredDeckProgress | undefined;
  /** All the learner's memories in the deck, by card. */
  readonly memories: ReadonlyMap<string, StoredCardMemory>;
  /** All valid answers to each card of the session, including those from other sessions. */
  readonly logs: ReadonlyMap<string, readonly StoredReview[]>;
  /** The part of progress that comes from answers to cards deleted since; only computed if the session has such answers. */
  readonly gone: GoneCards | undefined;
}

export interface GoneCards {
  readonly counted: AnswerCount;
  /** All valid answers to these cards, counted or not. */
  readonly standing: AnswerCount;
  /** When those of the cards that are still in the bin were deleted. Answers that came later were not counted. */
  readonly inBinSince: ReadonlyMap<string, string>;
  /** The part of `counted` that comes from cards in the bin. */
  readonly countedInBin: AnswerCount;
}

/**
 * Reads a session for corrections. Concurrent changes raise the version of the session or its progress, which are read first.
 * @throws ProductError `not-found`
 */
export async function readSessionData(scope: HouseholdScope, sessionId: string, learner: string): Promise<SessionData> {
  const { rows } = scope;
  const session = await storedStudySessions.requireById(scope, sessionId, { learner });
  const served = Map.groupBy(servedCards(session), ({ deck }) => deck);
  const read = await Promise.all(
    tracksOfSession(session).map(async (deck) => await readPart(rows, learner, deck, served.get(deck) ?? [])),
  );
  const isOwn = (answer: StoredReview) => answer.session === session.session;
  const found = read.map(({ part, log }) => ({
    part,
    own: log.filter((answer) => isOwn(answer) && countsInTrack(answer)),
  }));
  // Served cards alone may not suffice: a session may contain answers to other cards, and answers to deleted cards show only in the full log.
  const isEnough =
    found.reduce((sum, { own }) => sum + own.length, 0) >= session.reviews &&
    found.every(({ part, own }) => !part.progress || own.every(({ card }) => part.memories.has(card)));
  const whole = isEnough ? read : await readWhole(rows, session, read);
  const answers = whole.flatMap(({ log }) => log).filter(isOwn);
  return {
    session,
    parts: whole.map(({ part }) => part),
    scheduling: await findScheduling(rows, learner),
    answers: answers.filter(countsInTrack),
    takenBack: answers.filter(({ takenBackAt }) => takenBackAt !== undefined),
    moved: answers.filter(({ movedTo }) => movedTo !== undefined),
  };
}

/** One deck's part of the session data, with the log it was computed from, including undone answers. */
interface ReadPart {
  readonly part: DeckData;
  readonly log: readonly StoredReview[];
}

/** Reads one deck's part of a session: queries only the logs of the cards served in it. */
async function readPart(
  rows: Partition,
  learner: string,
  deck: string,
  served: readonly CardPlace[],
): Promise<ReadPart> {
  const found = await findProgress(rows, learner, deck);
  const progress = found.version > 0 ? found : undefined;
  const [memories, logs] = await Promise.all([
    progress ? storedMemories.list(rows, { learner, deck }) : [],
    Promise.all(served.map(async ({ card }) => await storedReviews.list(rows, { learner, deck, card }))),
  ]);
  const log = logs.flat();
  const byCard = new Map(memories.map((memory) => [memory.card, memory]));
  return { part: { deck, progress, memories: byCard, logs: standingByCard(log), gone: undefined }, log };
}

/** Reads the full logs of the session's decks, and of the decks into which the session's cards were moved. */
async function readWhole(rows: Partition, { session, learner }: StoredStudySession, read: readonly ReadPart[]) {
  const whole: ReadPart[] = [];
  let next = read.map(({ part }) => part);
  while (next.length > 0) {
    const found = await Promise.all(next.map(async (part) => await readWholePart(rows, learner, part)));
    whole.push(...found);
    const known = new Set(whole.map(({ part }) => part.deck));
    const own = found.flatMap(({ log }) => log.filter((answer) => answer.session === session));
    const further = new Set(own.flatMap(({ movedTo = '' }) => (movedTo === '' || known.has(movedTo) ? [] : [movedTo])));
    next = await Promise.all([...further].map(async (deck) => (await readPart(rows, learner, deck, [])).part));
  }
  return whole;
}

/** Reads one deck's part of a session from the deck's full log. */
async function readWholePart(rows: Partition, learner: string, part: DeckData): Promise<ReadPart> {
  const { deck, progress, memories } = part;
  const log = await storedReviews.list(rows, { learner, deck });
  const standing = withoutImported(log).filter(countsInTrack);
  const living = standing.filter(({ card }) => memories.has(card));
  const inBin = progress ? await listCardsInBin(rows, deckOfTrack(deck)) : [];
  const inBinSince = new Map(inBin.flatMap(({ card, deletedAt }) => (card ? [[card.card, deletedAt] as const] : [])));
  const gone = progress && {
    counted: subtract(progress, countAnswers(living)),
    standing: subtract(countAnswers(standing), countAnswers(living)),
    inBinSince,
    countedInBin: countAnswers(standing.filter(({ card, receivedAt }) => receivedAt < (inBinSince.get(card) ?? ''))),
  };
  return { part: { ...part, logs: standingByCard(log), gone }, log };
}

export function countAnswers(answers: readonly StoredReview[]): AnswerCount {
  return { reviews: answers.length, correct: countCorrect(answers) };
}

export function subtract(count: AnswerCount, taken: AnswerCount): AnswerCount {
  return { reviews: count.reviews - taken.reviews, correct: count.correct - taken.correct };
}

function standingByCard(log: readonly StoredReview[]): DeckData['logs'] {
  return Map.groupBy(log.filter(countsInTrack), ({ card }) => card);
}

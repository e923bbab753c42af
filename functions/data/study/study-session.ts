import * as z from 'zod/mini';
import { ProductError } from '../../../shared/errors.ts';
import { type Session, sessionMode } from '../../../shared/schemas/study.ts';
import { storedDecks } from '../content/deck.ts';
import { defineItem, versioned, type Stored } from '../table/item.ts';
import { storedLearners, type StoredLearnerFacts } from '../people/learner.ts';
import type { Partition } from '../table/partition.ts';

/** One study session of one learner, with one deck or with cards of several. */
export const storedStudySessions = defineItem({
  name: 'study-session',
  key: 'HH#{household}/L#{learner}#SESSION#{session}',
  schema: z.object({
    session: z.string(),
    learner: z.string(),
    /** Absent for cards of several decks. */
    deck: z.optional(z.string()),
    /** The tracks of the cards (see `shared/scheduling/track.ts`), unless all are in the deck's front-to-back track. */
    decks: z.optional(z.array(z.string())),
    mode: sessionMode,
    startedAt: z.string(),
    completedAt: z.optional(z.string()),
    /** The served cards in study order: local ids, preceded by the track's index where `decks` is set, such as `0:01H…`. */
    served: z.array(z.string()),
    /** Answers so far, in order: position in `served` and `c` (correct) or `w` (wrong), such as `0c 1w 2c`. */
    answers: z.string(),
    reviews: z.int(),
    correct: z.int(),
    /** Set if a grown-up entered any of the answers for the learner. */
    sideBySide: z.optional(z.literal(true)),
    /** When its removal began, if that takes several transactions. It accepts no further answers from then on. */
    removingSince: z.optional(z.string()),
    ...versioned,
  }),
});
export type StoredStudySession = Stored<typeof storedStudySessions>;

export function newSession(
  begun: Omit<StoredStudySession, 'answers' | 'reviews' | 'correct' | 'version'>,
): StoredStudySession {
  return { ...begun, answers: '', reviews: 0, correct: 0, version: 1 };
}

/** A card of a household in one direction of study, by local ids. */
export interface CardPlace {
  /** Name of the track. */
  readonly deck: string;
  readonly card: string;
}

/** @returns a text that identifies a card and its direction within the household. */
export function cardKeyOf({ deck, card }: CardPlace): string {
  return `${deck} ${card}`;
}

export function tracksOfSession({ deck, decks }: Pick<StoredStudySession, 'deck' | 'decks'>): readonly string[] {
  return decks ?? (deck === undefined ? [] : [deck]);
}

/** @returns the served cards, in study order. */
export function servedCards(session: StoredStudySession): readonly CardPlace[] {
  const tracks = tracksOfSession(session);
  return session.served.map((written) => {
    const [place = '', card = ''] = session.decks ? written.split(':') : ['0', written];
    return { deck: tracks[Number(place)] ?? '', card };
  });
}

/**
 * @param decks the tracks of the cards, possibly with others.
 * @returns the fields that store the served cards of several tracks, see {@link servedCards}.
 */
export function encodeServed(
  cards: readonly CardPlace[],
  decks = [...new Set(cards.map(({ deck }) => deck))],
): Required<Pick<StoredStudySession, 'decks' | 'served'>> {
  return { decks, served: cards.map(({ deck, card }) => `${decks.indexOf(deck)}:${card}`) };
}

/** @returns the learner's session, unless it is finished or being removed. */
export async function findUnfinished(
  rows: Partition,
  place: Pick<StoredStudySession, 'learner' | 'session'>,
): Promise<StoredStudySession | undefined> {
  const session = await storedStudySessions.find(rows, place);
  return session?.completedAt === undefined && session?.removingSince === undefined ? session : undefined;
}

/** @returns the session, if it can be continued. @throws ProductError `not-found`, also for one that is being removed. */
export function requireContinuable(found: StoredStudySession | undefined): StoredStudySession {
  if (found === undefined || found.removingSince !== undefined) throw new ProductError('not-found');
  return found;
}

/**
 * @param facts the learner's totals, read beforehand.
 * @returns the number of the learner's sessions with an answer. Sessions are only read if the totals lack it.
 */
export async function countSessions(rows: Partition, learner: string, facts: StoredLearnerFacts): Promise<number> {
  if (facts.sessions !== undefined || facts.version === 0) return facts.sessions ?? 0;
  const sessions = await storedStudySessions.list(rows, { learner });
  return sessions.filter(({ reviews }) => reviews > 0).length;
}

export function presentSession(householdId: string, stored: StoredStudySession): Session {
  return {
    id: storedStudySessions.idOf(householdId, stored),
    learnerId: storedLearners.idOf(householdId, stored),
    ...(stored.deck !== undefined && { deckId: storedDecks.idOf(householdId, { deck: stored.deck }) }),
    startedAt: stored.startedAt,
    ...(stored.completedAt && { completedAt: stored.completedAt }),
    cardsStudied: stored.reviews,
    cardsCorrect: stored.correct,
    ...(stored.sideBySide && { sideBySide: true }),
  };
}

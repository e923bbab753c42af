import * as z from 'zod/mini';
import { ProductError } from '../../../shared/errors.ts';
import { type Session, sessionMode } from '../../../shared/schemas/study.ts';
import { storedDecks } from '../content/deck.ts';
import { defineItem, versioned, type Stored } from '../table/item.ts';
import { storedLearners, type StoredLearnerFacts } from '../people/learner.ts';
import type { Partition } from '../table/partition.ts';

/** One sitting of one learner, with one deck or with cards of several. */
export const storedStudySessions = defineItem({
  name: 'study-session',
  key: 'HH#{household}/L#{learner}#SESSION#{session}',
  schema: z.object({
    /** Local part of the id. */
    session: z.string(),
    learner: z.string(),
    /** Absent: cards of several decks. */
    deck: z.optional(z.string()),
    /** The tracks of the cards (see `shared/scheduling/track.ts`), where they are not simply those of the deck from front to back. */
    decks: z.optional(z.array(z.string())),
    mode: sessionMode,
    startedAt: z.string(),
    completedAt: z.optional(z.string()),
    /** The cards that were handed out, in study order: local ids, with the place in `decks` before it where there are such, such as `0:01H…`. */
    served: z.array(z.string()),
    /** The answers so far, in order: position in `served` and `c` (correct) or `w` (wrong), such as `0c 1w 2c`. */
    answers: z.string(),
    reviews: z.int(),
    correct: z.int(),
    /** Whether a grown-up gave any of its answers for the learner. */
    sideBySide: z.optional(z.literal(true)),
    /** Since when it is being taken back, where that takes more than one transaction: it gets no further answers. */
    removingSince: z.optional(z.string()),
    ...versioned,
  }),
});
export type StoredStudySession = Stored<typeof storedStudySessions>;

/** @returns a session that begins. */
export function newSession(
  begun: Omit<StoredStudySession, 'answers' | 'reviews' | 'correct' | 'version'>,
): StoredStudySession {
  return { ...begun, answers: '', reviews: 0, correct: 0, version: 1 };
}

/** A card of a household as it is studied in one direction, by local ids. */
export interface CardPlace {
  /** The track. */
  readonly deck: string;
  readonly card: string;
}

/** @returns what a card is told by from all others of its household. */
export function nameCard({ deck, card }: CardPlace): string {
  return `${deck} ${card}`;
}

/** @returns the tracks that a session is about. */
export function tracksOfSession({ deck, decks }: Pick<StoredStudySession, 'deck' | 'decks'>): readonly string[] {
  return decks ?? (deck === undefined ? [] : [deck]);
}

/** @returns the cards that were handed out, in study order. */
export function servedCards(session: StoredStudySession): readonly CardPlace[] {
  const tracks = tracksOfSession(session);
  return session.served.map((written) => {
    const [place = '', card = ''] = session.decks ? written.split(':') : ['0', written];
    return { deck: tracks[Number(place)] ?? '', card };
  });
}

/**
 * @param decks the tracks of the cards, and others, too.
 * @returns what a session keeps of cards of several tracks, see {@link servedCards}.
 */
export function writeServed(
  cards: readonly CardPlace[],
  decks = [...new Set(cards.map(({ deck }) => deck))],
): Required<Pick<StoredStudySession, 'decks' | 'served'>> {
  return { decks, served: cards.map(({ deck, card }) => `${decks.indexOf(deck)}:${card}`) };
}

/** @returns the learner’s session, if it is there, and neither finished nor being taken back. */
export async function findUnfinished(
  rows: Partition,
  place: Pick<StoredStudySession, 'learner' | 'session'>,
): Promise<StoredStudySession | undefined> {
  const session = await storedStudySessions.find(rows, place);
  return session?.completedAt === undefined && session?.removingSince === undefined ? session : undefined;
}

/**
 * @returns the session that was found, if it can be gone on with.
 * @throws ProductError `not-found`, also for one that is being taken back.
 */
export function requireContinuable(found: StoredStudySession | undefined): StoredStudySession {
  if (found === undefined || found.removingSince !== undefined) throw new ProductError('not-found');
  return found;
}

/**
 * One that was opened and left without an answer is none to a family.
 * @param facts the learner's totals, read before.
 * @returns how many study sessions the learner had. Only where the totals are older than their count the sessions are read for it.
 */
export async function countSessions(rows: Partition, learner: string, facts: StoredLearnerFacts): Promise<number> {
  if (facts.sessions !== undefined || facts.version === 0) return facts.sessions ?? 0;
  const sessions = await storedStudySessions.list(rows, { learner });
  return sessions.filter(({ reviews }) => reviews > 0).length;
}

/** @returns the session as it goes out. */
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

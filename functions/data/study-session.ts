import * as z from 'zod/mini';
import { ProductError } from '../../shared/errors.ts';
import { type Session, sessionMode } from '../../shared/schemas/study.ts';
import { storedDecks } from './deck.ts';
import { defineItem, versioned, type Stored } from './table/item.ts';
import { storedLearners, type StoredLearnerFacts } from './learner.ts';
import type { Partition } from './table/partition.ts';

/** One sitting of one learner with one deck. */
export const storedStudySessions = defineItem({
  name: 'study-session',
  key: 'HH#{household}/L#{learner}#SESSION#{session}',
  schema: z.object({
    /** Local part of the id. */
    session: z.string(),
    learner: z.string(),
    deck: z.string(),
    mode: sessionMode,
    startedAt: z.string(),
    completedAt: z.optional(z.string()),
    /** Local ids of the cards that were handed out, in study order. */
    served: z.array(z.string()),
    /** The answers so far, in order: position in `served` and `c` (correct) or `w` (wrong), such as `0c 1w 2c`. */
    answers: z.string(),
    reviews: z.int(),
    correct: z.int(),
    /** Since when it is being taken back, where that takes more than one transaction: it gets no further answers. */
    removingSince: z.optional(z.string()),
    ...versioned,
  }),
});
export type StoredStudySession = Stored<typeof storedStudySessions>;

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
    deckId: storedDecks.idOf(householdId, stored),
    startedAt: stored.startedAt,
    ...(stored.completedAt && { completedAt: stored.completedAt }),
    cardsStudied: stored.reviews,
    cardsCorrect: stored.correct,
  };
}

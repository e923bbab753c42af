import * as z from 'zod';
import { ProductError } from '../../shared/errors.ts';
import { joinId, localPart, splitId } from '../../shared/ids.ts';
import { type Session, sessionMode } from '../../shared/schemas/study.ts';
import { studyKeys } from './keys.ts';
import type { Partition } from './partition.ts';
import type { WriteAction } from './write-action.ts';

/** One sitting of one learner with one deck. */
export const storedStudySession = z.object({
  /** Local part of the id. */
  session: z.string(),
  learner: z.string(),
  deck: z.string(),
  mode: sessionMode,
  startedAt: z.string(),
  completedAt: z.string().optional(),
  /** Local ids of the cards that were handed out, in study order. */
  served: z.array(z.string()),
  /** The answers so far, in order: position in `served` and `c` (correct) or `w` (wrong), such as `0c 1w 2c`. */
  answers: z.string(),
  reviews: z.int(),
  correct: z.int(),
  version: z.int(),
});
export type StoredStudySession = z.infer<typeof storedStudySession>;

/** @returns the session as it goes out. */
export function presentSession(householdId: string, stored: StoredStudySession): Session {
  return {
    id: joinId(householdId, stored.learner, stored.session),
    learnerId: joinId(householdId, stored.learner),
    deckId: joinId(householdId, stored.deck),
    startedAt: stored.startedAt,
    ...(stored.completedAt && { completedAt: stored.completedAt }),
    cardsStudied: stored.reviews,
    cardsCorrect: stored.correct,
  };
}

/** @throws ProductError `not-found` for an id that is no session of this learner. */
export async function requireSession(rows: Partition, learner: string, sessionId: string): Promise<StoredStudySession> {
  const isSession = splitId(sessionId, 3) !== undefined;
  const found = isSession ? await findSession(rows, learner, localPart(sessionId)) : undefined;
  if (!found) throw new ProductError('not-found');
  return found;
}

export async function findSession(
  rows: Partition,
  learner: string,
  session: string,
): Promise<StoredStudySession | undefined> {
  return await rows.get(storedStudySession, studyKeys.session(learner, session));
}

/** @returns a learner's sessions, newest first, those begun before the session `before`. */
export async function listSessionsOf(
  rows: Partition,
  learner: string,
  before: string | undefined,
  count: number,
): Promise<StoredStudySession[]> {
  const prefix = studyKeys.sessions(learner);
  const upTo = before === undefined ? {} : { before: studyKeys.session(learner, before) };
  return await rows.first(storedStudySession, { prefix, ...upTo, newestFirst: true }, count);
}

export function createSessionAction(rows: Partition, session: StoredStudySession): WriteAction {
  return rows.put(studyKeys.session(session.learner, session.session), session);
}

/** @returns the write of the session's next version, refused with `conflict` when it changed since it was read. */
export function saveSessionAction(rows: Partition, seen: StoredStudySession, next: StoredStudySession): WriteAction {
  const item = { ...next, version: seen.version + 1 };
  return rows.put(studyKeys.session(seen.learner, seen.session), item, {
    condition: { equals: { version: seen.version } },
  });
}

import { ProductError } from '../../shared/errors.ts';
import { removeSession } from '../../shared/routes/corrections.ts';
import { closeSession } from '../data/study/deck-progress.ts';
import { type StoredReview, storedReviews } from '../data/study/review.ts';
import { cardKeyOf, type StoredStudySession, storedStudySessions } from '../data/study/study-session.ts';
import type { Partition } from '../data/table/partition.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { type HasTime, timeOfCall } from '../platform/time-to-remove.ts';
import { readSessionData, type SessionData, type DeckData } from './session-data.ts';
import { type Circumstances, takeBackAnswers, uncountAnswers } from './take-back-answers.ts';

export const handler = defineHandler(removeSession, async ({ params, household, learner, effects, now }) => {
  const hasTime = timeOfCall(effects.clock, now);
  const { rows } = household;
  const { timeZone } = household.household;
  await repeatOnConflict(async () => {
    const sessionData = await readSessionData(household, params.sessionId, learner.local);
    await takeBack(rows, { learner: learner.local, timeZone, now }, sessionData, hasTime);
  });
});

/** Actions left for answers, cards, decks and days: totals and session take two of a transaction's 100. */
const actionsForAnswers = 98;

/** @returns how many of the leading answers fit into one transaction. */
function countFitting(sessionData: SessionData): number {
  const { answers, parts } = sessionData;
  const cardsAndDays = new Set<string>();
  let removed = 0;
  const isTooMuch = (answer: StoredReview) => {
    removed += 1 + tracesOf(sessionData, answer).length;
    return removed + cardsAndDays.add(cardKeyOf(answer)).add(answer.day).size > actionsForAnswers - parts.length;
  };
  const end = answers.findIndex(isTooMuch);
  return end < 0 ? answers.length : end;
}

/** @returns the rows that an answer left behind in decks from which its card was moved. They are deleted too, since nothing else refers to them. */
function tracesOf({ moved }: SessionData, { card, id }: StoredReview): StoredReview[] {
  return moved.filter((trace) => trace.card === card && trace.id === id);
}

/**
 * Removes a session in batches of answers. Between transactions it is a consistent, shorter session that accepts no new answers.
 * @throws ProductError `conflict` after a concurrent write, `unavailable` when time runs out first.
 */
async function takeBack(
  rows: Partition,
  circumstances: Circumstances,
  sessionData: SessionData,
  hasTime: HasTime,
): Promise<void> {
  let current: SessionData | undefined = sessionData;
  while (current) {
    if (!hasTime()) throw new ProductError('unavailable');
    const { actions, left }: Part = await planPart(rows, circumstances, current);
    await rows.commit(actions);
    current = left;
  }
}

/** One transaction's writes and the remaining session data; undefined when all is removed. */
interface Part {
  readonly actions: readonly WriteAction[];
  readonly left: SessionData | undefined;
}

async function planPart(
  rows: Partition,
  { learner, timeZone, now }: Circumstances,
  sessionData: SessionData,
): Promise<Part> {
  const removingSince = sessionData.session.removingSince ?? now.toISOString();
  if (sessionData.takenBack.length > 0) return forgetTakenBack(rows, learner, sessionData, removingSince);
  const { taken, changes, left: rest } = takeBackAnswers(sessionData, countFitting(sessionData), timeZone);
  const session = { ...rest.session, removingSince };
  const left = {
    ...rest,
    session,
    parts: rest.parts.map((part, index) => withoutOpen(part, sessionData.parts[index], session)),
  };
  const isLast = left.answers.length === 0;
  const actions = [
    ...taken.map((answer) => storedReviews.removeExisting(rows, { ...answer, learner }, { otherwise: 'conflict' })),
    ...taken.flatMap((answer) =>
      tracesOf(sessionData, answer).map((one) => storedReviews.remove(rows, { ...one, learner })),
    ),
    ...(await uncountAnswers(rows, learner, sessionData, { taken, changes, left })),
    isLast
      ? storedStudySessions.removeIfUnchanged(rows, sessionData.session)
      : storedStudySessions.save(rows, sessionData.session, session),
  ];
  return { actions, left: isLast ? undefined : left };
}

/** Ensures that a session being removed can't be resumed. */
function withoutOpen(part: DeckData, seen: DeckData | undefined, { session }: StoredStudySession): DeckData {
  const progress = part.progress && closeSession(part.progress, session);
  if (!progress || progress === part.progress) return part;
  return { ...part, progress: { ...progress, version: (seen?.progress?.version ?? 0) + 1 } };
}

/** Deletes only the rows of answers that were undone individually, because these answers no longer count anywhere. */
function forgetTakenBack(rows: Partition, learner: string, sessionData: SessionData, removingSince: string): Part {
  const gone = sessionData.takenBack.slice(0, actionsForAnswers);
  const session = { ...sessionData.session, removingSince, version: sessionData.session.version + 1 };
  const actions = [
    ...gone.map((answer) => storedReviews.removeExisting(rows, { ...answer, learner }, { otherwise: 'conflict' })),
    storedStudySessions.save(rows, sessionData.session, session),
  ];
  return { actions, left: { ...sessionData, session, takenBack: sessionData.takenBack.slice(gone.length) } };
}

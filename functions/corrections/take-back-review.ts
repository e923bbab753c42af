import { ProductError } from '../../shared/errors.ts';
import { takeBackReview } from '../../shared/routes/corrections.ts';
import { isMastered } from '../../shared/scheduling/card-state.ts';
import { presentAnswered } from '../data/content/card.ts';
import { type StoredReview, storedReviews } from '../data/study/review.ts';
import { storedStudySessions } from '../data/study/study-session.ts';
import type { Partition } from '../data/table/partition.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { sortByPlace } from '../../shared/scheduling/card-memory.ts';
import { readSessionData, type SessionData } from './session-data.ts';
import { type Circumstances, takeBackAnswers, uncountAnswers } from './take-back-answers.ts';

export const handler = defineHandler(takeBackReview, async ({ params, household, learner, now }) => {
  const { rows } = household;
  const { timeZone } = household.household;
  return await repeatOnConflict(async () => {
    const sessionData = await readSessionData(household, params.sessionId, learner.local);
    const review = requireNewest(sessionData, params.reviewId);
    const isDone = review.takenBackAt !== undefined;
    const left = isDone
      ? sessionData
      : await takeBack(rows, { learner: learner.local, timeZone, now }, sessionData, review);
    const part = left.parts.find(({ deck }) => deck === review.deck);
    const { state } = part?.memories.get(review.card) ?? {};
    return {
      cards: [
        {
          ...presentAnswered(household.id, review),
          ...(state && { dueAt: state.due }),
          mastered: state !== undefined && isMastered(state),
        },
      ],
    };
  });
});

/** @returns the answer, which must be the newest valid one or already undone. @throws ProductError `not-found`, `not-newest`. */
function requireNewest({ answers, takenBack }: SessionData, id: string): StoredReview {
  const newest = sortByPlace(answers).at(-1);
  if (newest?.id === id) return newest;
  const done = takenBack.find((answer) => answer.id === id);
  if (done) return done;
  throw new ProductError(answers.some((answer) => answer.id === id) ? 'not-newest' : 'not-found');
}

/** Undoes an answer in one transaction. @returns the session data without it. */
async function takeBack(
  rows: Partition,
  { learner, timeZone, now }: Circumstances,
  sessionData: SessionData,
  review: StoredReview,
): Promise<SessionData> {
  const others = sessionData.answers.filter((answer) => answer !== review);
  const takenBack = takeBackAnswers({ ...sessionData, answers: [review, ...others] }, 1, timeZone);
  const { left } = takenBack;
  await rows.commit([
    storedReviews.change(
      rows,
      { ...review, learner },
      { set: { takenBackAt: now.toISOString() } },
      { equals: { takenBackAt: undefined } },
    ),
    ...(await uncountAnswers(rows, learner, sessionData, takenBack)),
    storedStudySessions.save(rows, sessionData.session, left.session),
  ]);
  return left;
}

import { ProductError } from '../../shared/errors.ts';
import { sortByPlace } from '../../shared/scheduling/card-memory.ts';
import { type StoredReview, storedReviews } from '../data/study/review.ts';
import { storedStudySessions } from '../data/study/study-session.ts';
import type { Partition } from '../data/table/partition.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { readSessionData, type SessionData } from './session-data.ts';
import { type Circumstances, takeBackAnswers, uncountAnswers } from './take-back-answers.ts';

interface TakingBack {
  readonly learner: string;
  readonly sessionId: string;
  readonly reviewId: string;
  readonly now: Date;
}

/** Undoes the newest answer of a session. Idempotent. @throws ProductError `not-found`, `not-newest`. */
export async function takeBackNewest(
  household: HouseholdScope,
  { learner, sessionId, reviewId, now }: TakingBack,
): Promise<{ readonly left: SessionData; readonly review: StoredReview }> {
  const { timeZone } = household.household;
  return await repeatOnConflict(async () => {
    const sessionData = await readSessionData(household, sessionId, learner);
    const review = requireNewest(sessionData, reviewId);
    const isDone = review.takenBackAt !== undefined;
    const left = isDone ? sessionData : await takeBack(household.rows, { learner, timeZone, now }, sessionData, review);
    return { left, review };
  });
}

/**
 * @returns the answer, which must be the newest valid one or already undone. The newest is the last by its own time, or the last that arrived: a device's clock
 *   may have been set back between two answers, while ids of one page keep their order. @throws ProductError `not-found`, `not-newest`.
 */
function requireNewest({ answers, takenBack }: SessionData, id: string): StoredReview {
  const arrival = ({ receivedAt, id: own }: StoredReview) => `${receivedAt} ${own}`;
  const inArrival = answers.toSorted((a, b) => (arrival(a) < arrival(b) ? -1 : 1));
  const newest = [sortByPlace(answers).at(-1), inArrival.at(-1)].find((answer) => answer?.id === id);
  if (newest) return newest;
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

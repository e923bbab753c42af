import { ProductError } from '../../shared/errors.ts';
import { isLate } from '../../shared/quiz/attempt-clock.ts';
import { answersFit, countRight, normalizeAnswers } from '../../shared/quiz/score-attempt.ts';
import { completeAttempt } from '../../shared/routes/quizzes.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import type { CompletedAttempt } from '../../shared/schemas/quiz.ts';
import { openWorkOf, tickOffActions } from '../assignments/tick-off.ts';
import { findFacts } from '../data/learner.ts';
import type { HouseholdScope } from '../platform/household-scope.ts';
import {
  requireAttempt,
  saveAttemptAction,
  storedOpenAttempts,
  type StoredQuizAttempt,
  type WholeAttempt,
} from '../data/quiz-attempt.ts';
import { countsOfQuiz } from '../data/study-day.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/define-handler.ts';
import { countActivity, tellEarned } from '../study/count-activity.ts';
import { earnFurtherBadges } from '../study/earn-badges.ts';
import { presentAttempt } from './present-attempt.ts';

export const handler = defineHandler(
  completeAttempt,
  async ({ params, body, household, learner, now }) =>
    await handIn(household, { learner: learner.local, attemptId: params.attemptId, answers: body.answers, now }),
);

export interface Submission {
  readonly learner: string;
  readonly attemptId: string;
  readonly answers: readonly number[];
  readonly now: Date;
}

/**
 * Hands an attempt in. Handing it in again answers the same. After its time (and ten seconds of grace) the answers that had been
 * saved count, and it is marked late.
 * @throws ProductError `not-found`, or `invalid-input` for an answer that names no option.
 */
async function handIn(scope: HouseholdScope, submission: Submission): Promise<CompletedAttempt> {
  return await repeatOnConflict(async () => {
    const seen = await requireAttempt(scope, submission.attemptId, submission.learner);
    if (seen.completedAt !== undefined) return presentAttempt(scope, seen);
    const isOver = isTimeUp(seen, submission.now);
    const answers = isOver ? seen.answers : acceptAnswers(seen, submission.answers);
    const next = { ...seen, answers, ...(isOver && { late: true }) };
    const { actions, earned } = await planCompletion(scope, seen, next, submission.now);
    await scope.rows.commit(actions);
    const completedAt = completionOf(next, submission.now).toISOString();
    const further = await earnFurtherBadges(scope.rows, submission.learner, submission.now);
    return { ...presentAttempt(scope, { ...next, completedAt }), ...tellEarned([...earned, ...further]) };
  });
}

/** @returns whether the time of the attempt, and the grace after it, is over. */
export function isTimeUp({ expiresAt }: StoredQuizAttempt, now: Date): boolean {
  return isLate(expiresAt === undefined ? undefined : new Date(expiresAt), now);
}

/** @throws ProductError `invalid-input` for an answer that names no option. */
export function acceptAnswers({ questions }: WholeAttempt, answers: readonly number[]): number[] {
  const fits = answers.length <= questions.length && answersFit(questions, answers);
  if (!fits)
    throw new ProductError('invalid-input', { fields: { answers: 'An answer names an option that is not there.' } });
  return normalizeAnswers(questions, answers);
}

/** A late attempt counts for the moment its time was up: it fulfils nothing that was asked for after that, and no later day. */
function completionOf({ late, expiresAt }: StoredQuizAttempt, now: Date): Date {
  return late && expiresAt !== undefined ? new Date(expiresAt) : now;
}

/** @returns all writes that completing takes: the attempt, the study day with all that follows from it, the assignments it fulfils; and the badges that they earn. */
export async function planCompletion(scope: HouseholdScope, seen: WholeAttempt, next: WholeAttempt, now: Date) {
  const { rows, household } = scope;
  const { learner, quiz } = seen;
  const at = completionOf(next, now);
  const activity = [countsOfQuiz(studyDayOf(at, household.timeZone))];
  const [facts, open] = await Promise.all([findFacts(rows, learner), openWorkOf(rows, learner)]);
  const counted = await countActivity(rows, { learner, facts, activity, newSessions: 0, now });
  const score = countRight(next.questions, next.answers);
  const actions = [
    saveAttemptAction(rows, seen, { ...next, score, completedAt: at.toISOString() }),
    storedOpenAttempts.remove(rows, seen),
    ...counted.actions,
    ...tickOffActions(rows, open, {
      learner,
      type: 'quiz',
      resources: new Set([quiz]),
      now: at,
      timeZone: household.timeZone,
    }),
  ];
  return { actions, earned: counted.earned };
}

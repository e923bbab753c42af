import { ProductError } from '../../shared/errors.ts';
import { isLate } from '../../shared/quiz/attempt-clock.ts';
import { answersFit, countRight, normalizeAnswers } from '../../shared/quiz/score-attempt.ts';
import { problem } from '../../shared/schemas/problem.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import { openWorkOf, completeFulfilledActions } from '../assignments/complete-assignments.ts';
import { findFacts } from '../data/people/learner.ts';
import {
  saveAttemptAction,
  storedOpenAttempts,
  type StoredQuizAttempt,
  type AttemptWithQuestions,
} from '../data/study/quiz-attempt.ts';
import { countsOfQuiz } from '../data/study/study-day.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { countActivity } from '../study/count-activity.ts';

/* Shared logic for ending an attempt: when it is submitted, saved after the deadline, or when the quiz is opened again. */

export interface Submission {
  readonly learner: string;
  readonly attemptId: string;
  readonly answers: readonly number[];
  readonly now: Date;
}

/** @returns whether the attempt's time and grace period are over. */
export function isTimeUp({ expiresAt }: StoredQuizAttempt, now: Date): boolean {
  return isLate(expiresAt === undefined ? undefined : new Date(expiresAt), now);
}

/** @throws ProductError `invalid-input` when an answer names a nonexistent option. */
export function acceptAnswers({ questions }: AttemptWithQuestions, answers: readonly number[]): number[] {
  const fits = answers.length <= questions.length && answersFit(questions, answers);
  if (!fits) throw new ProductError('invalid-input', { problemTexts: { answers: problem('invalidAnswer') } });
  return normalizeAnswers(questions, answers);
}

/** A late attempt completes at its deadline, so it doesn't fulfill later assignments or count for a later day. */
export function completionOf({ late, expiresAt }: StoredQuizAttempt, now: Date): Date {
  return late && expiresAt !== undefined ? new Date(expiresAt) : now;
}

/** @returns the writes of completing an attempt (attempt, study day, totals, badges, fulfilled assignments) and the badges that it earns. */
export async function planCompletion(
  scope: HouseholdScope,
  seen: AttemptWithQuestions,
  next: AttemptWithQuestions,
  now: Date,
) {
  const { rows, household } = scope;
  const { learner, quiz } = seen;
  const at = completionOf(next, now);
  const day = studyDayOf(at, household.timeZone);
  const activity = [countsOfQuiz(day)];
  const [facts, open] = await Promise.all([findFacts(rows, learner), openWorkOf(rows, learner)]);
  const counted = await countActivity(rows, { learner, facts, activity, newSessions: 0, now });
  const score = countRight(next.questions, next.answers);
  const actions = [
    saveAttemptAction(rows, seen, { ...next, score, completedAt: at.toISOString() }),
    storedOpenAttempts.remove(rows, seen),
    ...counted.actions,
    ...(await completeFulfilledActions(rows, open, {
      learner,
      type: 'quiz',
      resources: new Set([quiz]),
      now: at,
      day,
      timeZone: household.timeZone,
    })),
  ];
  return { actions, earned: counted.earned };
}

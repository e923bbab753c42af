import { ProductError } from '../../shared/errors.ts';
import { saveAttempt } from '../../shared/routes/quizzes.ts';
import type { Attempt } from '../../shared/schemas/quiz.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { requireAttempt, saveAttemptAction } from '../data/study/quiz-attempt.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { acceptAnswers, isTimeUp, type Submission } from './attempt-end.ts';
import { presentAttempt } from './present-attempt.ts';

export const handler = defineHandler(
  saveAttempt,
  async ({ params, body, household, learner, now }) =>
    await saveAnswers(household, { learner: learner.local, attemptId: params.attemptId, answers: body.answers, now }),
);

/** Saves answers while the attempt is in progress. @throws ProductError `attempt-over` after submission or the deadline, `not-found`, `invalid-input`. */
async function saveAnswers(scope: HouseholdScope, submission: Submission): Promise<Attempt> {
  return await repeatOnConflict(async () => {
    const seen = await requireAttempt(scope, submission.attemptId, submission.learner);
    if (seen.completedAt !== undefined || isTimeUp(seen, submission.now)) throw new ProductError('attempt-over');
    const next = { ...seen, answers: acceptAnswers(seen, submission.answers) };
    await scope.rows.commit([saveAttemptAction(scope.rows, seen, next)]);
    return presentAttempt(scope, next);
  });
}

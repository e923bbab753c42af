import { completeAttempt } from '../../shared/routes/quizzes.ts';
import type { CompletedAttempt } from '../../shared/schemas/quiz.ts';
import { requireAttempt } from '../data/study/quiz-attempt.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { presentEarned } from '../study/count-activity.ts';
import { earnFurtherBadges } from '../study/earn-badges.ts';
import { acceptAnswers, completionOf, isTimeUp, planCompletion, type Submission } from './attempt-end.ts';
import { presentExplained } from './explain-answers.ts';

export const handler = defineHandler(
  completeAttempt,
  async ({ params, body, household, learner, now }) =>
    await handIn(household, { learner: learner.local, attemptId: params.attemptId, answers: body.answers, now }),
);

/**
 * Submits an attempt. Idempotent. From ten seconds after the deadline on, the saved answers count instead, and the attempt is marked late.
 * @throws ProductError `not-found`, or `invalid-input` when an answer names a nonexistent option.
 */
async function handIn(scope: HouseholdScope, submission: Submission): Promise<CompletedAttempt> {
  return await repeatOnConflict(async () => {
    const seen = await requireAttempt(scope, submission.attemptId, submission.learner);
    if (seen.completedAt !== undefined) return await presentExplained(scope, seen);
    const isOver = isTimeUp(seen, submission.now);
    const answers = isOver ? seen.answers : acceptAnswers(seen, submission.answers);
    const next = { ...seen, answers, ...(isOver && { late: true }) };
    const { actions, earned } = await planCompletion(scope, seen, next, submission.now);
    const completedAt = completionOf(next, submission.now).toISOString();
    const presenting = presentExplained(scope, { ...next, completedAt });
    await Promise.all([scope.rows.commit(actions), presenting]);
    const further = await earnFurtherBadges(scope.rows, submission.learner, submission.now);
    return { ...(await presenting), ...presentEarned([...earned, ...further]) };
  });
}

import { deleteQuiz } from '../../../shared/routes/quizzes.ts';
import { removeOpenAssignmentsOf } from '../../data/assignment.ts';
import { countInHousehold } from '../../data/household.ts';
import { localQuiz, removeQuizAction } from '../../data/quiz.ts';
import { defineHandler } from '../../platform/define-handler.ts';

/** Its open assignments go first: cut off in between, the same call goes on. What was achieved stays in the record. */
export const handler = defineHandler(deleteQuiz, async ({ params, household: { id, rows } }) => {
  const quiz = localQuiz(id, params.quizId);
  await removeOpenAssignmentsOf(rows, quiz);
  await rows.commit([removeQuizAction(rows, quiz), countInHousehold(rows, { quizCount: -1 })]);
});

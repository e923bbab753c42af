import { deleteQuiz } from '../../../shared/routes/quizzes.ts';
import { localQuiz } from '../../data/quiz.ts';
import { timeOfCall } from '../../deletions/time-to-remove.ts';
import { defineHandler } from '../../platform/define-handler.ts';
import { hideQuiz, removeHiddenQuiz } from '../../quizzes/delete-quiz.ts';

export const handler = defineHandler(deleteQuiz, async ({ params, household, effects, now }) => {
  const deletion = await hideQuiz(household, localQuiz(household.id, params.quizId), now);
  await removeHiddenQuiz(deletion, timeOfCall(effects.clock, now));
});

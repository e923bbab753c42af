import { startAttempt } from '../../../shared/routes/quizzes.ts';
import { localQuiz } from '../../data/quiz.ts';
import { defineHandler } from '../../platform/define-handler.ts';
import { startAttempt as start } from '../../quizzes/start-attempt.ts';

export const handler = defineHandler(startAttempt, async ({ params, household, learner, effects, now }) => {
  const quiz = localQuiz(household.id, params.quizId);
  return await start(household, { learner: learner.local, quiz, now, newId: effects.newId });
});

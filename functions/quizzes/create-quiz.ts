import { createQuiz } from '../../shared/routes/quizzes.ts';
import { defineHandler } from '../platform/define-handler.ts';
import { saveNewQuiz } from './save-new-quiz.ts';

export const handler = defineHandler(createQuiz, async ({ body, household, effects, now }) => {
  const { householdId: _, ...content } = body;
  return await saveNewQuiz(household, content, effects.newId(now), now);
});

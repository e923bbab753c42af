import { createQuiz } from '../../shared/routes/quizzes.ts';
import { defineCreation } from '../platform/call/define-creation.ts';
import { makeQuiz } from './present-quiz.ts';

export const handler = defineCreation(createQuiz, async ({ body, household, effects, now }) => {
  const { householdId: _, ...content } = body;
  return await makeQuiz(household, content, effects.newId(now), now);
});

import { createQuiz } from '../../shared/routes/quizzes.ts';
import { toStoredQuestion } from '../data/content/quiz.ts';
import { defineCreation } from '../platform/call/define-creation.ts';
import { makeQuiz } from './present-quiz.ts';

export const handler = defineCreation(createQuiz, async ({ body, household, effects, now }) => {
  const { householdId: _, ...content } = body;
  const questions = content.questions.map((question) => toStoredQuestion(household.id, question));
  return await makeQuiz(household, { ...content, questions }, effects.newId(now), now);
});

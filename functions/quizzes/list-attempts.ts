import { limits } from '../../shared/limits.ts';
import { listAttempts } from '../../shared/routes/quizzes.ts';
import { storedAttempts } from '../data/study/quiz-attempt.ts';
import { listNewest } from '../learners/list-newest.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { summarizeAttempt } from './present-attempt.ts';

export const handler = defineHandler(listAttempts, async ({ query, households }) => {
  const { learnerId, cursor } = query;
  const limit = Math.min(query.limit ?? limits.attemptsPerPage, limits.attemptsPerPage);
  return await listNewest(
    households,
    { learnerId, cursor, limit },
    { items: storedAttempts, present: summarizeAttempt },
  );
});

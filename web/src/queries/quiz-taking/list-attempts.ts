import { queryOptions } from '@tanstack/react-query';
import { listAttempts } from '../../../../shared/routes/quizzes.ts';
import { callRoute } from '../../lib/api-client.ts';

/** The learner's newest attempts: one page, since each of them carries its review. */
export const attemptsQuery = queryOptions({
  queryKey: ['quiz-attempts'],
  queryFn: ({ signal }) => callRoute(listAttempts, {}, { signal }),
});

import { queryOptions } from '@tanstack/react-query';
import { listQuizzes } from '../../../../shared/routes/quizzes.ts';
import { callAllPages } from '../../lib/api-client.ts';

/** The quizzes of the learner's family, without the right answers. */
export const quizzesQuery = queryOptions({
  queryKey: ['quizzes'],
  queryFn: ({ signal }) => callAllPages(listQuizzes, {}, { signal }),
});

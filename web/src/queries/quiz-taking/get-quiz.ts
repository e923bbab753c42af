import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getQuiz } from '../../../../shared/routes/quizzes.ts';
import { callRoute } from '../../lib/api-client.ts';
import { quizzesQuery } from './list-quizzes.ts';

/** One quiz, without the right answers; what the list already said of it shows at once. */
export function quizQuery(client: QueryClient, quizId: string) {
  return queryOptions({
    queryKey: [...quizzesQuery.queryKey, quizId],
    queryFn: ({ signal }) => callRoute(getQuiz, { params: { quizId } }, { signal }),
    initialData: () => client.getQueryData(quizzesQuery.queryKey)?.find(({ id }) => id === quizId),
    initialDataUpdatedAt: () => client.getQueryState(quizzesQuery.queryKey)?.dataUpdatedAt,
  });
}

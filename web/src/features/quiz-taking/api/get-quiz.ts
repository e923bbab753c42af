import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getQuiz } from '../../../../../shared/routes/quizzes.ts';
import type { Quiz } from '../../../../../shared/schemas/quiz.ts';
import { callRoute } from '../../../lib/api-client.ts';
import { quizzesQuery } from './list-quizzes.ts';

/** Reads one quiz, without the right answers. */
export async function readQuiz(quizId: string, signal?: AbortSignal): Promise<Quiz> {
  return await callRoute(getQuiz, { params: { quizId } }, { signal });
}

/** One quiz; what the list already said of it shows at once. */
export function quizQuery(client: QueryClient, quizId: string) {
  return queryOptions({
    queryKey: [...quizzesQuery.queryKey, quizId],
    queryFn: ({ signal }) => readQuiz(quizId, signal),
    initialData: () => client.getQueryData(quizzesQuery.queryKey)?.find(({ id }) => id === quizId),
    initialDataUpdatedAt: () => client.getQueryState(quizzesQuery.queryKey)?.dataUpdatedAt,
  });
}

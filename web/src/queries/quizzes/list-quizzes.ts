import { queryOptions } from '@tanstack/react-query';
import { listQuizzes } from '../../../../shared/routes/quizzes.ts';
import type { Quiz } from '../../../../shared/schemas/quiz.ts';
import { callAllPages } from '../../lib/api-client.ts';
import { compareNames } from '../../lib/compare-names.ts';

/** Begins the key of every list of quizzes. */
export const allQuizzesKey = ['quizzes'] as const;

/** Every quiz of one household, by name. */
export function quizzesQuery(householdId: string) {
  return queryOptions({
    queryKey: [...allQuizzesKey, householdId],
    queryFn: ({ signal }) => callAllPages(listQuizzes, { query: { householdId } }, { signal }),
    select: sortByName,
  });
}

/** `Quiz 2` before `Quiz 10`, whatever the case. */
function sortByName(quizzes: readonly Quiz[]): readonly Quiz[] {
  return quizzes.toSorted(compareNames);
}

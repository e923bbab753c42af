import type { QueryClient } from '@tanstack/react-query';
import type { Quiz } from '../../../../shared/schemas/quiz.ts';
import { allQuizzesKey } from './list-quizzes.ts';

/** Puts another quiz in the place of one, in every list that was read; undefined takes it out. */
export function replaceCachedQuiz(client: QueryClient, quizId: string, next: Quiz | undefined): void {
  client.setQueriesData<Quiz[]>({ queryKey: allQuizzesKey }, (quizzes) =>
    quizzes?.flatMap((quiz) => (quiz.id === quizId ? (next ?? []) : quiz)),
  );
}

import { limits } from '../../shared/limits.ts';
import { listQuizzes } from '../../shared/routes/quizzes.ts';
import { storedQuizzes } from '../data/content/quiz.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { pageOfList } from '../platform/call/list-page.ts';
import { presentQuiz } from './present-quiz.ts';

/** Quizzes include their questions, so only one page is read, plus one quiz that tells whether more follow. */
export const handler = defineHandler(listQuizzes, async ({ households, query }) => {
  const { cursor: after } = query;
  const limit = Math.min(query.limit ?? limits.quizzesPerPage, limits.quizzesPerPage);
  const lists = households.map(async (scope) => {
    const quizzes = await storedQuizzes.first(scope.rows, {}, limit + 1, { after });
    return quizzes.map((quiz) => presentQuiz(scope, quiz));
  });
  return pageOfList((await Promise.all(lists)).flat(), { ...query, limit });
});

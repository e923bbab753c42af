import { listQuizzes } from '../../shared/routes/quizzes.ts';
import { storedQuizzes } from '../data/quiz.ts';
import { defineHandler } from '../platform/define-handler.ts';
import { pageOfList } from '../platform/list-page.ts';
import { presentQuiz } from './present-quiz.ts';

export const handler = defineHandler(listQuizzes, async ({ households, query }) => {
  const lists = households.map(async (scope) =>
    (await storedQuizzes.list(scope.rows)).map((quiz) => presentQuiz(scope, quiz)),
  );
  return pageOfList((await Promise.all(lists)).flat(), query);
});

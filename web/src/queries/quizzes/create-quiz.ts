import { mutationOptions } from '@tanstack/react-query';
import { createQuiz } from '../../../../shared/routes/quizzes.ts';
import { callRoute } from '../../lib/api-client.ts';
import { forgetForm } from '../../parent/create/quizzes/draft/kept-form.ts';
import { type QuizDraft, toNewQuiz } from '../../parent/create/quizzes/draft/quiz-draft.ts';
import { quizzesQuery } from './list-quizzes.ts';

interface NewQuiz {
  readonly accountId: string;
  readonly householdId: string;
  /** Without a problem. */
  readonly draft: QuizDraft;
}

/** Makes a quiz, adds it to the household's list and forgets its draft, even when the form is gone by then. */
export const createQuizMutation = mutationOptions({
  mutationFn: ({ householdId, draft }: NewQuiz) =>
    callRoute(createQuiz, { body: { householdId, ...toNewQuiz(draft) } }),
  onSuccess: (quiz, { accountId, householdId }, _result, { client }) => {
    forgetForm({ accountId, householdId });
    client.setQueryData(quizzesQuery(householdId).queryKey, (quizzes) => quizzes && [...quizzes, quiz]);
  },
});

import { mutationOptions } from '@tanstack/react-query';
import { updateQuiz } from '../../../../shared/routes/quizzes.ts';
import { callRoute } from '../../lib/api-client.ts';
import { type QuizDraft, toQuizChange } from '../../parent/create/quizzes/draft/quiz-draft.ts';
import { replaceCachedQuiz } from './quiz-cache.ts';

interface ChangedQuiz {
  readonly quizId: string;
  /** Without a problem. */
  readonly draft: QuizDraft;
}

/** Saves another content for a quiz. Attempts that are under way keep the old one. */
export const updateQuizMutation = mutationOptions({
  mutationFn: ({ quizId, draft }: ChangedQuiz) =>
    callRoute(updateQuiz, { params: { quizId }, body: toQuizChange(draft) }),
  onSuccess: (quiz, _change, _result, { client }) => replaceCachedQuiz(client, quiz.id, quiz),
});

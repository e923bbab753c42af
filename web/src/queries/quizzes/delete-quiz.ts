import { mutationOptions } from '@tanstack/react-query';
import { deleteQuiz } from '../../../../shared/routes/quizzes.ts';
import { callRoute } from '../../lib/api-client.ts';
import { replaceCachedQuiz } from './quiz-cache.ts';

/** Deletes a quiz; only then it goes from the lists. */
export const deleteQuizMutation = mutationOptions({
  mutationFn: (quizId: string) => callRoute(deleteQuiz, { params: { quizId } }),
  onSuccess: (_answer, quizId, _result, { client }) => {
    replaceCachedQuiz(client, quizId, undefined);
    // Its open assignments went with it.
    for (const key of ['reports', 'assignments']) void client.invalidateQueries({ queryKey: [key] });
  },
});

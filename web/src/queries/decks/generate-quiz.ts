import { mutationOptions } from '@tanstack/react-query';
import { generateQuiz } from '../../../../shared/routes/quizzes.ts';
import { callRoute } from '../../lib/api-client.ts';

/** Makes a quiz of a deck's first cards. The list of quizzes is out of date from then on. */
export const generateQuizMutation = mutationOptions({
  mutationFn: (deckId: string) => callRoute(generateQuiz, { params: { deckId }, body: {} }),
  onSuccess: (_quiz, _deckId, _result, { client }) => client.invalidateQueries({ queryKey: ['quizzes'] }),
});

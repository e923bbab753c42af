import { saveAttempt } from '../../../../shared/routes/quizzes.ts';
import { callRoute } from '../../lib/api-client.ts';

/** Gives the server all answers so far (option by question, −1 for none); it has them when this resolves. */
export async function saveAnswers(attemptId: string, answers: readonly number[]): Promise<void> {
  await callRoute(saveAttempt, { params: { attemptId }, body: { answers: [...answers] } }, { keepalive: true });
}

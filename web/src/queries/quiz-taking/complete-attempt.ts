import { completeAttempt } from '../../../../shared/routes/quizzes.ts';
import type { Attempt } from '../../../../shared/schemas/quiz.ts';
import { callRoute } from '../../lib/api-client.ts';

/** Hands an attempt in and answers its result. Handing it in again answers the same. */
export async function handInAttempt(attemptId: string, answers: readonly number[]): Promise<Attempt> {
  return await callRoute(
    completeAttempt,
    { params: { attemptId }, body: { answers: [...answers] } },
    { keepalive: true },
  );
}

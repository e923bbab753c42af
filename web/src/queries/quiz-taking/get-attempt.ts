import { getAttempt } from '../../../../shared/routes/quizzes.ts';
import type { Attempt } from '../../../../shared/schemas/quiz.ts';
import { callRoute } from '../../lib/api-client.ts';

/** Reads an attempt: its answers so far, and once it is handed in its result. */
export async function readAttempt(attemptId: string, signal?: AbortSignal): Promise<Attempt> {
  return await callRoute(getAttempt, { params: { attemptId } }, { signal });
}

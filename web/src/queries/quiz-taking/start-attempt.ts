import { startAttempt } from '../../../../shared/routes/quizzes.ts';
import type { Attempt, AttemptMode, Quiz } from '../../../../shared/schemas/quiz.ts';
import { callRoute } from '../../lib/api-client.ts';

/** Begins an attempt, or goes on with the one that is not handed in yet. */
export async function startQuizAttempt(quizId: string, mode: AttemptMode): Promise<Attempt> {
  return await callRoute(startAttempt, { params: { quizId }, body: { mode } });
}

/** A quiz with a time limit is taken against the clock. */
export function modeOf({ timeLimit }: Pick<Quiz, 'timeLimit'>): AttemptMode {
  return timeLimit === undefined ? 'standard' : 'timed';
}

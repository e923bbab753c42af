import type { Attempt } from '../../../../../shared/schemas/quiz.ts';
import { type AttemptResult, readResult } from './read-result.ts';

/** What a learner has done at one quiz. */
export interface QuizHistory {
  readonly last: AttemptResult | undefined;
  /** The one with the highest percentage; the newest of several. */
  readonly best: AttemptResult | undefined;
  /** Whether an attempt goes on: begun, not handed in, and its time not up. */
  readonly isGoingOn: boolean;
}

/**
 * Sums up the attempts at one quiz. `attempts` are newest first and may be at other quizzes too;
 * `now` is in milliseconds, such as the moment at which they were read.
 */
export function summarizeHistory(attempts: readonly Attempt[], quizId: string, now: number): QuizHistory {
  const own = attempts.filter((attempt) => attempt.quizId === quizId);
  const results = own.flatMap((attempt) => readResult(attempt) ?? []);
  return {
    last: results[0],
    best: results.toSorted((a, b) => b.percentage - a.percentage)[0],
    isGoingOn: own.some((attempt) => attempt.completedAt === undefined && isInTime(attempt, now)),
  };
}

function isInTime({ expiresAt }: Attempt, now: number): boolean {
  return expiresAt === undefined || Date.parse(expiresAt) > now;
}

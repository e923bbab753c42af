import type { Attempt, AttemptReviewItem } from '../../../../shared/schemas/quiz.ts';

export interface QuizHistory {
  readonly last: AttemptResult | undefined;
  /** Highest percentage; the newest if tied. */
  readonly best: AttemptResult | undefined;
  /** Attempt that is neither handed in nor expired. */
  readonly running: Attempt | undefined;
}

/** Summarizes the attempts at one quiz. `attempts` are newest first and may include other quizzes. `now` is in milliseconds, usually the time of the fetch. */
export function summarizeHistory(attempts: readonly Attempt[], quizId: string, now: number): QuizHistory {
  const own = attempts.filter((attempt) => attempt.quizId === quizId);
  const results = own.flatMap((attempt) => readResult(attempt) ?? []);
  return {
    last: results[0],
    best: results.toSorted((a, b) => b.percentage - a.percentage)[0],
    running: own.find((attempt) => attempt.completedAt === undefined && isInTime(attempt, now)),
  };
}

function isInTime({ expiresAt }: Attempt, now: number): boolean {
  return expiresAt === undefined || Date.parse(expiresAt) > now;
}

/** Result of an attempt, as scored by the server. */
export interface AttemptResult {
  readonly attemptId: string;
  readonly score: number;
  readonly totalQuestions: number;
  /** Score in whole percent, like `passingScore`. */
  readonly percentage: number;
  readonly passingScore: number;
  readonly isPassed: boolean;
  /** Time spent in whole seconds. */
  readonly timeSpent: number;
  /** Whether the attempt was handed in after the time limit. If so, only the answers saved before the limit count. */
  readonly isLate: boolean;
  readonly review: readonly AttemptReviewItem[];
}

/** Returns the result of an attempt; undefined until it is handed in. */
export function readResult(attempt: Attempt): AttemptResult | undefined {
  if (attempt.completedAt === undefined) return undefined;
  const {
    id,
    score = 0,
    totalQuestions = 0,
    percentage = 0,
    passingScore = 0,
    passed = false,
    timeSpent = 0,
    late = false,
    review = [],
  } = attempt;
  return {
    attemptId: id,
    score,
    totalQuestions,
    percentage,
    passingScore,
    isPassed: passed,
    timeSpent,
    isLate: late,
    review,
  };
}

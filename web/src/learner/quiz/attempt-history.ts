import type { Attempt, AttemptReviewItem } from '../../../../shared/schemas/quiz.ts';

/** What a learner has done at one quiz. */
export interface QuizHistory {
  readonly last: AttemptResult | undefined;
  /** The one with the highest percentage; the newest of several. */
  readonly best: AttemptResult | undefined;
  /** The attempt that goes on: begun, not handed in, and its time not up. */
  readonly running: Attempt | undefined;
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
    running: own.find((attempt) => attempt.completedAt === undefined && isInTime(attempt, now)),
  };
}

function isInTime({ expiresAt }: Attempt, now: number): boolean {
  return expiresAt === undefined || Date.parse(expiresAt) > now;
}

/** What became of an attempt, as the server counted it. */
export interface AttemptResult {
  readonly attemptId: string;
  readonly score: number;
  readonly totalQuestions: number;
  /** Whole percent, like `passingScore`. */
  readonly percentage: number;
  readonly passingScore: number;
  readonly isPassed: boolean;
  /** Whole seconds. */
  readonly timeSpent: number;
  /** It came after its time, so only what had been saved counts. */
  readonly isLate: boolean;
  readonly review: readonly AttemptReviewItem[];
}

/** The result of an attempt; undefined as long as it is not handed in. */
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

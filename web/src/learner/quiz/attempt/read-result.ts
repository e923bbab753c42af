import type { Attempt, AttemptReviewItem } from '../../../../../shared/schemas/quiz.ts';

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

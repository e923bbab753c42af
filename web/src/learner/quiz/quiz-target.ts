/** Where somebody is among the quizzes: plain and JSON-able, so that it can be a place in the browser's history. */
export interface QuizTarget {
  /** The quiz whose details show. */
  readonly id: string;
  /** The attempt at it that is being taken or, once handed in, shown with its result. */
  readonly attemptId?: string;
}

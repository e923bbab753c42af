/** The bounds of a quiz. Lengths count UTF-16 code units. */
export const quizLimits = {
  questionLength: 1_000,
  optionLength: 500,
  explanationLength: 1_000,
  minOptions: 2,
  maxOptions: 6,
  questionsPerQuiz: 100,
  /** Seconds: one day. */
  maxTimeLimit: 86_400,
  /** Percent. */
  defaultPassingScore: 70,
} as const;

import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { idText } from './text.ts';

const howMany = `A quiz of a deck has ${limits.minCardsForQuiz} to ${limits.mostGeneratedQuestions} questions.`;
const howLong = `A question has ${limits.fewestSecondsPerQuestion} to ${limits.generatedSeconds} seconds.`;

/** How a quiz is made of a deck. Without anything chosen: of its first ten cards, with a minute for each and ten in all. */
export const quizChoices = z.strictObject({
  count: z.optional(
    z.int(howMany).check(z.minimum(limits.minCardsForQuiz, howMany), z.maximum(limits.mostGeneratedQuestions, howMany)),
  ),
  /** `weakest`: what is remembered worst, filled up with the first cards. `new`: what was never met. */
  cards: z.optional(z.enum(['first', 'weakest', 'new'])),
  /** Whose memory counts; without: that of all learners. */
  learnerId: z.optional(idText),
  /** Null: no time limit. */
  secondsPerQuestion: z.nullish(
    z
      .int(howLong)
      .check(z.minimum(limits.fewestSecondsPerQuestion, howLong), z.maximum(limits.generatedSeconds, howLong)),
  ),
  /** `listed`: as the deck has them, or the weakest first. */
  order: z.optional(z.enum(['listed', 'mixed'])),
});
export type QuizChoices = z.output<typeof quizChoices>;

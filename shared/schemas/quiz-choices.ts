import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { quizSchema } from './quiz.ts';
import { appLanguage, idText } from './text.ts';
import { problem } from './problem.ts';

const howMany = problem('pickQuestions', { least: limits.minCardsForQuiz, most: limits.mostGeneratedQuestions });
const howLong = problem('giveSeconds', { least: limits.fewestSecondsPerQuestion, most: limits.generatedSeconds });

/** Options for generating a quiz from a deck. Defaults: its first ten cards, one minute per question, ten minutes in all. */
export const quizChoices = z.strictObject({
  count: z.optional(
    z.int(howMany).check(z.minimum(limits.minCardsForQuiz, howMany), z.maximum(limits.mostGeneratedQuestions, howMany)),
  ),
  /** `weakest`: the least-remembered cards, filled up with the first ones. `new`: cards never answered. */
  cards: z.optional(z.enum(['first', 'weakest', 'new'])),
  /** The learner whose memories determine the cards. Default: all learners. */
  learnerId: z.optional(idText),
  /** Time per question; null for no time limit. */
  secondsPerQuestion: z.nullish(
    z
      .int(howLong)
      .check(z.minimum(limits.fewestSecondsPerQuestion, howLong), z.maximum(limits.generatedSeconds, howLong)),
  ),
  /** `listed`: in deck order, or weakest first if the weakest cards are asked. */
  order: z.optional(z.enum(['listed', 'mixed'])),
  /** The page's language, in which the quiz says what isn't on a card. Default: English. */
  language: z.optional(appLanguage),
});
export type QuizChoices = z.output<typeof quizChoices>;

/** A quiz made from a deck. `leftOut`: the number of cards of which no fair question can be made; absent if 0. */
export const madeQuizSchema = z.extend(quizSchema, { leftOut: z.optional(z.int()) });
export type MadeQuiz = z.infer<typeof madeQuizSchema>;

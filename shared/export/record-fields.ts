import * as z from 'zod/mini';
import { ulidPattern } from '../ids.ts';
import { limits } from '../limits.ts';
import { atMost, wellFormed } from '../schemas/text.ts';
import { problem } from '../schemas/problem.ts';

/* Field schemas of export records. Restored data has the same bounds as newly created data. */

export const localId = z.string().check(z.regex(ulidPattern, problem('notFromBackup')));
export const text = (max: number) => z.string().check(wellFormed, atMost(max));
export const filled = (max: number) => z.string().check(wellFormed, z.minLength(1), atMost(max));
export const count = z.int().check(z.minimum(0), z.maximum(limits.exportedCount));
export const byKey = <K extends z.ZodMiniString>(key: K, most: number) =>
  z.record(key, count).check(z.refine((counts) => Object.keys(counts).length <= most, problem('listTooLong')));

export const percent = z.int().check(z.minimum(0), z.maximum(limits.maxPassingScore));
export const seconds = z.int().check(z.minimum(1), z.maximum(limits.quizSeconds));
/** Maximum duration of a quiz attempt, with extra time. */
export const attemptSeconds = z.int().check(z.minimum(1), z.maximum(limits.attemptSeconds));
/** Chosen option of a question, from 0; −1 means unanswered. */
export const answerIndex = z.int().check(z.minimum(-1), z.maximum(limits.maxOptions - 1));

const shownMedia = z
  .array(z.object({ media: localId, alt: z.optional(filled(limits.altLength)) }))
  .check(z.maxLength(limits.mediaPerSide));

const question = z
  .object({
    question: filled(limits.questionLength),
    options: z.array(filled(limits.optionLength)).check(z.minLength(limits.minOptions), z.maxLength(limits.maxOptions)),
    correctIndex: z.int().check(z.minimum(0)),
    explanation: z.optional(text(limits.explanationLength)),
    /** Pictures and sounds of the question and of each option; ids of files in `media`, which may be gone. */
    questionMedia: z.optional(shownMedia),
    optionMedia: z.optional(z.array(shownMedia).check(z.maxLength(limits.maxOptions))),
    format: z.optional(z.literal('formatted')),
    /** The card of each option; empty for placeholders. */
    source: z.optional(
      z.object({
        deck: localId,
        cards: z.array(z.union([z.literal(''), localId])).check(z.maxLength(limits.maxOptions)),
      }),
    ),
  })
  .check(z.refine(({ options, correctIndex }) => correctIndex < options.length, problem('answerNotAnOption')));
export const questions = z.array(question).check(z.minLength(1), z.maxLength(limits.questionsPerQuiz));

/** Position in the answer log: instant and id of an answer. */
export const placeInLog = z
  .string()
  .check(z.maxLength(limits.idLength), z.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z [0-9A-Z]{26}$/));

import * as z from 'zod/mini';
import { ulidPattern } from '../ids.ts';
import { limits } from '../limits.ts';
import { reviewSchema, sessionOpeningSchema } from '../schemas/study.ts';
import { idText, instantText } from '../schemas/text.ts';

const count = z.int().check(z.minimum(0), z.maximum(limits.maxReportedCount));

/**
 * File of unsent answers that a device couldn't store safely, saved by the learner and brought back by a grown-up. It holds ids and results, no names and no
 * card texts. Its entries are sent in order, each as the device would have sent it.
 */
export const answersFile = z.strictObject({
  form: z.literal('flashspark-answers'),
  version: z.literal(1),
  savedAt: instantText,
  entries: z
    .array(
      z.strictObject({
        sessionId: idText,
        work: z.discriminatedUnion('kind', [
          z.strictObject({
            kind: z.literal('review'),
            review: reviewSchema,
            opening: z.optional(sessionOpeningSchema),
          }),
          z.strictObject({
            kind: z.literal('take-back'),
            reviewId: z.string().check(z.regex(ulidPattern)),
          }),
          z.strictObject({ kind: z.literal('complete'), cardsStudied: count, cardsCorrect: count }),
        ]),
      }),
    )
    .check(z.minLength(1), z.maxLength(limits.answersPerFile)),
});
export type AnswersFile = z.infer<typeof answersFile>;

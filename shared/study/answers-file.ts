import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { unsentEntry } from '../schemas/study.ts';
import { instantText } from '../schemas/text.ts';

/**
 * File of unsent answers that a device couldn't store safely, saved by the learner and brought back by a grown-up. It holds ids and results, no names and no
 * card texts. Its entries are sent in order, each as the device would have sent it.
 */
export const answersFile = z.strictObject({
  form: z.literal('flashspark-answers'),
  version: z.literal(1),
  savedAt: instantText,
  entries: z.array(unsentEntry).check(z.minLength(1), z.maxLength(limits.answersPerFile)),
});
export type AnswersFile = z.infer<typeof answersFile>;

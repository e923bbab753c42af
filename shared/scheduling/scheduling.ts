import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { type Pace, pace } from '../schemas/learner.ts';
import { studyDayText } from '../schemas/progress.ts';

/** FSRS-6 has so many weights. */
export const weightCount = 21;

/**
 * A look at a learner's own log. `answers`: how many it had. `logLoss`: how far the predictions for the answers that were held back were
 * from what came, with the weights that the others made, and with those that everybody begins with (less is better).
 */
const fit = z.object({
  from: studyDayText,
  on: studyDayText,
  answers: z.int().check(z.positive()),
  logLoss: z.number().check(z.nonnegative()),
  defaultLogLoss: z.number().check(z.nonnegative()),
  /** Absent where they foretell no better: then everybody's hold. */
  weights: z.optional(z.array(z.number()).check(z.length(weightCount))),
});

/**
 * How a learner's answers are scheduled: what was chosen and fitted, each with the first study day for whose answers it holds, in the order
 * of these days. What holds for an answer follows from the answer's own day, so that its log makes the same memory at any time and in any
 * order. Before the first entry everybody's settings hold.
 */
export const schedulingFields = {
  paces: z.array(z.object({ from: studyDayText, pace })).check(z.maxLength(limits.paceChanges)),
  fits: z.array(fit).check(z.maxLength(limits.memoryFits)),
};
const scheduling = z.object(schedulingFields);
export type Scheduling = z.infer<typeof scheduling>;

/** Of whom nobody chose or fitted anything. */
export const everybodysScheduling: Scheduling = { paces: [], fits: [] };

/** @returns the settings with this pace from a day on for which there is no answer yet; unchanged where it would hold anyway. */
export function withPace({ paces, fits }: Scheduling, from: string, wanted: Pace): Scheduling {
  const before = paces.filter((entry) => entry.from < from);
  const isSame = (before.at(-1)?.pace ?? 'steady') === wanted;
  return { paces: isSame ? before : [...before, { from, pace: wanted }], fits };
}

/** @returns the pace that was chosen last, which may hold from tomorrow on. */
export function chosenPace({ paces }: Pick<Scheduling, 'paces'>): Pace {
  return paces.at(-1)?.pace ?? 'steady';
}

/** @returns the entry that holds on a day. */
export function entryOn<Entry extends { readonly from: string }>(
  entries: readonly Entry[],
  day: string,
): Entry | undefined {
  return entries.findLast(({ from }) => from <= day);
}

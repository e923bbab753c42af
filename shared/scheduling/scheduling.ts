import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { type Pace, pace } from '../schemas/learner.ts';
import { studyDayText } from '../schemas/progress.ts';

export const weightCount = 21;

/**
 * Result of fitting weights to a learner's log. `answers` is the number of answers used. `logLoss` and `defaultLogLoss` measure the prediction error on
 * held-out answers, with the learner's own and with the default weights (lower is better).
 */
const fit = z.object({
  from: studyDayText,
  on: studyDayText,
  answers: z.int().check(z.positive()),
  logLoss: z.number().check(z.nonnegative()),
  defaultLogLoss: z.number().check(z.nonnegative()),
  /** Number of held-out answers. Absent in fits of release 2.0.0, which were compared on fewer answers and without a margin. */
  judged: z.optional(z.int().check(z.nonnegative())),
  /** Share of the learner's own weights in `weights` (0 to 1); the rest is the default weights. Absent without `weights`, and in fits of release 2.0.0. */
  share: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** Fitted weights. Absent if they don't predict clearly better than the default weights, which then apply. */
  weights: z.optional(z.array(z.number()).check(z.length(weightCount))),
});

/**
 * A learner's scheduling settings: chosen paces and fitted weights, each with the first study day it applies to, in day order. An answer's own day selects
 * its settings, so replaying the log always gives the same memory, in any order of arrival. Before the first entry, the defaults apply.
 */
export const schedulingFields = {
  paces: z.array(z.object({ from: studyDayText, pace })).check(z.maxLength(limits.paceChanges)),
  fits: z.array(fit).check(z.maxLength(limits.memoryFits)),
};
const scheduling = z.object(schedulingFields);
export type Scheduling = z.infer<typeof scheduling>;

/** The default: no chosen pace and no fitted weights. */
export const everybodysScheduling: Scheduling = { paces: [], fits: [] };

/** @returns the settings with a new pace from a day that has no answers yet; unchanged if that pace already applies */
export function withPace({ paces, fits }: Scheduling, from: string, wanted: Pace): Scheduling {
  const before = paces.filter((entry) => entry.from < from);
  const isSame = (before.at(-1)?.pace ?? 'steady') === wanted;
  return { paces: isSame ? before : [...before, { from, pace: wanted }], fits };
}

/** @returns the most recently chosen pace, even if it takes effect only tomorrow */
export function chosenPace({ paces }: Pick<Scheduling, 'paces'>): Pace {
  return paces.at(-1)?.pace ?? 'steady';
}

export function entryOn<Entry extends { readonly from: string }>(
  entries: readonly Entry[],
  day: string,
): Entry | undefined {
  return entries.findLast(({ from }) => from <= day);
}

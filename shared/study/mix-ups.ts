import { limits } from '../limits.ts';

/** What an answer says of it. */
interface ChosenAnswer {
  /** The card whose answer was chosen instead. */
  readonly mixedUpWith?: string | undefined;
}

/**
 * With which cards a learner mixed one up last, the newest at the end, each once: what the answers make of what was kept before them.
 * @param answers oldest first; from the first one on, they make the same as bit by bit.
 * @returns the field of a memory; none where nothing was ever mixed up.
 */
export function mixUpsAfter(
  before: readonly string[] = [],
  answers: readonly ChosenAnswer[],
): { readonly mixUps?: string[] } {
  const mixUps = answers.reduce<readonly string[]>(
    (kept, { mixedUpWith }) =>
      mixedUpWith === undefined
        ? kept
        : [...kept.filter((card) => card !== mixedUpWith), mixedUpWith].slice(-limits.mixUps),
    before,
  );
  return mixUps.length > 0 ? { mixUps: [...mixUps] } : {};
}

import { limits } from '../limits.ts';

interface ChosenAnswer {
  /** The card whose answer was chosen instead. */
  readonly mixedUpWith?: string | undefined;
}

/**
 * The cards that a learner last confused with this one, without duplicates, newest last.
 * @param answers oldest first; folding in several steps gives the same result as in one
 * @returns the memory's `mixUps` field; an empty object if nothing was ever mixed up
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

export interface SeededRandom {
  /** @returns an integer from 0 to `bound` - 1. */
  readonly below: (bound: number) => number;
  readonly pick: <T>(list: readonly T[]) => T | undefined;
}

/** A linear congruential generator (Numerical Recipes). */
export function makeRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const below = (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  return { below, pick: (list) => list[below(list.length)] };
}

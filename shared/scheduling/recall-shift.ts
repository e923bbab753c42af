import type { CardState } from './card-state.ts';

/** A memory with what is counted of its answers. `name` is unique among the memories of one learner. */
export interface CountedMemory {
  readonly name: string;
  readonly state: CardState;
  /** Number of wrong answers. */
  readonly wrong: number;
}

/**
 * How a learner's real recall differs from the scheduler's prediction, in log odds: `of` for each card, and the mean and standard deviation over the cards, from
 * which new cards are drawn.
 */
export interface RecallShift {
  readonly mean: number;
  readonly sd: number;
  readonly of: ReadonlyMap<string, number>;
}

export const noShift: RecallShift = { mean: 0, sd: 0, of: new Map() };

/** @returns the probability after a shift of its log odds */
export function shiftRecall(probability: number, shift: number): number {
  if (shift === 0) return probability;
  const odds =
    (Math.min(Math.max(probability, least), 1 - least) / (1 - Math.min(probability, 1 - least))) * Math.exp(shift);
  return odds / (1 + odds);
}

/** Keeps log odds finite. */
const least = 0.001;

/** @returns how a card did in its reviews: first answers, and repetitions right after a wrong answer, don't count */
function countReviews({ state, wrong }: CountedMemory): { readonly right: number; readonly wrong: number } {
  return { right: Math.max(state.reps - wrong - countGraduations(state), 0), wrong: state.lapses };
}

/** Each card leaves learning once, by one right answer, and relearning once after each lapse. */
function countGraduations({ state, lapses }: CardState): number {
  return Number(state !== 'learning') + lapses - Number(state === 'relearning');
}

/** Share of right answers among first answers to new cards, and among repetitions minutes after a wrong answer. */
export interface OtherShares {
  readonly first: number;
  readonly again: number;
}

/**
 * Estimates the shares that the scheduler can't predict from stored counts. A card without a lapse and without a wrong answer was right at first; so the share
 * among cards without a lapse stands for all. Few cards pull less than many, from usual shares of 0.3 and 0.85.
 */
export function estimateShares(memories: readonly CountedMemory[]): OtherShares {
  const sum = (countOf: (memory: CountedMemory) => number) => memories.reduce((total, one) => total + countOf(one), 0);
  const steady = memories.filter(({ state }) => state.lapses === 0);
  const first = (steady.filter(({ wrong }) => wrong === 0).length + 3) / (steady.length + 10);
  const right = Math.max(sum(({ state }) => countGraduations(state)) - first * memories.length, 0);
  const wrong = Math.max(sum((one) => one.wrong - one.state.lapses) - (1 - first) * memories.length, 0);
  return { first, again: (right + 8.5) / (right + wrong + 10) };
}

/** What a learner does in the days ahead. */
export interface Habits extends OtherShares {
  /** Share of days with study, 0 to 1. */
  readonly activeShare: number;
  /** Effort a day of study: one for each right answer, `effortOfWrong` for each wrong one. */
  readonly effort: number;
  readonly shift: RecallShift;
}

/** Rounds of estimation; further ones change the figures by less than their own uncertainty. */
const rounds = 8;

/**
 * Fits the shifts by expectation and maximization: each card's from its own reviews and from the distribution over all cards, and that distribution from the
 * cards'. Cards reviewed rarely stay near the mean.
 * @param foretold the mean recall that the scheduler predicts for reviews, 0 to 1
 */
export function fitShift(memories: readonly CountedMemory[], foretold: number): RecallShift {
  const cards = memories.map((one) => ({ name: one.name, ...countReviews(one) }));
  const kinds = new Map(cards.map(({ right, wrong }) => [`${right} ${wrong}`, { right, wrong }]));
  const kindOf = ({ right, wrong }: { right: number; wrong: number }) => `${right} ${wrong}`;
  let [mean, variance] = [0, 0.5];
  let fitted = new Map<string, Fitted>();
  for (let round = 0; round < rounds && cards.length > 0; round += 1) {
    fitted = new Map([...kinds].map(([kind, counts]) => [kind, fitCard(counts, foretold, { mean, variance })]));
    const own = cards.map((card) => fitted.get(kindOf(card)) ?? { shift: mean, variance });
    const before = mean;
    mean = own.reduce((sum, { shift }) => sum + shift, 0) / own.length;
    variance = own.reduce((sum, one) => sum + (one.shift - before) ** 2 + one.variance, 0) / own.length;
  }
  const of = new Map(cards.map((card) => [card.name, fitted.get(kindOf(card))?.shift ?? mean]));
  return { mean, sd: Math.sqrt(variance), of };
}

interface Fitted {
  readonly shift: number;
  readonly variance: number;
}

/** @returns the most likely shift of a card and its remaining variance, by three Newton steps from the mean */
function fitCard(
  { right, wrong }: { readonly right: number; readonly wrong: number },
  foretold: number,
  { mean, variance }: { readonly mean: number; readonly variance: number },
): Fitted {
  let shift = mean;
  let precision = 1 / variance;
  for (let step = 0; step < 3; step += 1) {
    const recall = shiftRecall(foretold, shift);
    precision = (right + wrong) * recall * (1 - recall) + 1 / variance;
    shift += (right - (right + wrong) * recall - (shift - mean) / variance) / precision;
  }
  return { shift, variance: 1 / precision };
}

import { dayMs } from './calendar-day.ts';
import {
  createEmptyCard,
  default_w,
  fsrs,
  GenSeedStrategyWithCardId,
  Rating as FsrsRating,
  State as FsrsState,
  StrategyMode,
} from 'ts-fsrs';
import type { Card, FSRS, Grade, StepUnit } from 'ts-fsrs';
import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import type { CardState } from './card-state.ts';
import type { Rating } from '../schemas/study.ts';
import { weightCount } from './scheduling.ts';

const step = z
  .templateLiteral([z.int(), z.enum(['m', 'h', 'd'])])
  .check(z.refine((text) => /^[1-9]\d*[mhd]$/.test(text)));

/**
 * Engine settings. They are validated here because ts-fsrs silently replaces a retention of 0 or weights of the wrong length with its defaults, and clamps
 * weights that are out of range.
 * - `retention`: the target probability of recall on the due date.
 * - `learningSteps`, `relearningSteps`: delays after a wrong answer, such as '10m'.
 * - `shortTerm`: if false, there are no steps, and every answer is scheduled in days.
 * - `fuzz`: varies due dates by a few days, always equally for the same card and number of answers.
 */
const engineSettings = z.strictObject({
  retention: z.number().check(z.minimum(0.7), z.maximum(0.99)),
  maximumIntervalDays: z.int().check(z.minimum(1), z.maximum(36_500)),
  learningSteps: z.array(step),
  relearningSteps: z.array(step),
  shortTerm: z.boolean(),
  fuzz: z.boolean(),
  weights: z.readonly(z.array(z.number()).check(z.length(weightCount))),
});
export type EngineSettings = z.infer<typeof engineSettings>;

/** Default settings, used until a pace is chosen or weights are fitted: FSRS-6 with its published weights. */
export const familySettings: EngineSettings = {
  retention: 0.9,
  maximumIntervalDays: limits.longestIntervalDays,
  learningSteps: ['10m'],
  relearningSteps: ['10m'],
  shortTerm: true,
  fuzz: true,
  weights: default_w,
};

/** A card's memory in the engine's terms: {@link CardState} with times on the study clock. */
export type EngineCard = Omit<CardState, 'algorithm' | 'due' | 'lastReview'> & { due: Date; lastReview: Date };

export type Engine = {
  /** The card after an answer. `at` must not be on a day before the card's last review. `card` is undefined for an unseen card; `cardId` seeds the fuzz. */
  answer(card: EngineCard | undefined, rating: Rating, at: Date, cardId: string): EngineCard;
  /** The memory's stability in days after an answer this many days after the last review. */
  stabilityAfter(memory: Pick<EngineCard, 'stability' | 'difficulty'>, rating: Rating, elapsedDays: number): number;
  /** The probability (0 to 1) of recall this many days after the last review, for a given stability. */
  recallProbability(stability: number, elapsedDays: number): number;
};

/**
 * Adapter for ts-fsrs; no other module imports it. The library counts elapsed days as UTC calendar days, so all times must be on the study clock.
 * @throws ZodError or RangeError if a setting is out of range
 */
export function createEngine(settings: EngineSettings): Engine {
  const checked = engineSettings.parse(settings);
  const library = buildLibrary(checked);
  return {
    answer: (card, rating, at, cardId) => {
      const seeded: Card & { cardId: string } = { ...toLibraryCard(card, at), cardId };
      const next = library.next(seeded, at, gradeOf(rating)).card;
      return capInterval(toEngineCard(next, at), checked.maximumIntervalDays);
    },
    stabilityAfter: ({ stability, difficulty }, rating, elapsedDays) =>
      library.next_state({ stability, difficulty }, elapsedDays, gradeOf(rating)).stability,
    recallProbability: (stability, elapsedDays) => library.forgetting_curve(elapsedDays, stability),
  };
}

function buildLibrary(settings: EngineSettings): FSRS {
  const library = fsrs({
    request_retention: settings.retention,
    maximum_interval: settings.maximumIntervalDays,
    learning_steps: settings.learningSteps satisfies StepUnit[],
    relearning_steps: settings.relearningSteps satisfies StepUnit[],
    enable_short_term: settings.shortTerm,
    enable_fuzz: settings.fuzz,
    w: settings.weights,
  }).useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('cardId'));
  const used = library.parameters.w;
  if (settings.weights.some((weight, index) => weight !== used[index])) {
    throw new RangeError('A weight is outside of the range that FSRS-6 allows');
  }
  return library;
}

function gradeOf(rating: Rating): Grade {
  return rating === 'correct' ? FsrsRating.Good : FsrsRating.Again;
}

const states = {
  learning: FsrsState.Learning,
  review: FsrsState.Review,
  relearning: FsrsState.Relearning,
} as const;

function toLibraryCard(card: EngineCard | undefined, at: Date): Card {
  const unseen = createEmptyCard(at);
  if (card === undefined) return unseen;
  return {
    ...unseen,
    due: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    state: states[card.state],
    learning_steps: card.learningSteps,
    reps: card.reps,
    lapses: card.lapses,
    scheduled_days: card.scheduledDays,
    last_review: card.lastReview,
  };
}

function toEngineCard(card: Card, answeredAt: Date): EngineCard {
  return {
    due: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    state: stateNameOf(card.state),
    learningSteps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    scheduledDays: card.scheduled_days,
    lastReview: answeredAt,
  };
}

function stateNameOf(state: FsrsState): EngineCard['state'] {
  if (state === FsrsState.Review) return 'review';
  return state === FsrsState.Relearning ? 'relearning' : 'learning';
}

/** Caps the interval. The library schedules Good at least one day after Hard, which can exceed its own maximum by a day. */
function capInterval(card: EngineCard, maximumDays: number): EngineCard {
  if (card.scheduledDays <= maximumDays) return card;
  return { ...card, scheduledDays: maximumDays, due: new Date(card.lastReview.getTime() + maximumDays * dayMs) };
}

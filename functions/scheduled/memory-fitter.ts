import { computeParameters, FSRSBindingItem, FSRSBindingReview } from '@open-spaced-repetition/binding';
import { dayMs, daysBetween, parseDay } from '../../shared/scheduling/calendar-day.ts';
import { createEngine, type EngineCard, familySettings } from '../../shared/scheduling/fsrs-engine.ts';
import type { Scheduling } from '../../shared/scheduling/scheduling.ts';
import type { Rating } from '../../shared/schemas/study.ts';
import { randomFrom } from '../../shared/seeded-random.ts';

/* Fits FSRS weights to a log with a native library. Import it only with `import()`, so that the library loads only when there is something to fit. */

/** A valid answer, reduced to what fitting needs. */
export interface LoggedAnswer {
  /** Identifies the card: the ids of its deck and of the card itself. */
  readonly name: string;
  readonly day: string;
  /** Sort key in chronological order; unique in a log. */
  readonly place: string;
  readonly rating: Rating;
}

type Found = Pick<Scheduling['fits'][number], 'logLoss' | 'defaultLogLoss' | 'judged' | 'share' | 'weights'>;

/** Minimum number of predictable answers. With fewer, a fit can't be evaluated. */
const minPredictable = 100;

/** Groups of cards. The answers to each group are held out once, and predicted by weights that are fitted to the other groups. */
const groups = 5;

/** Own weights must lower the log loss of held-out answers by this share. */
const minGain = 0.01;

/** Number of bootstrap resamples of the cards. At most the share `maxFailedShare` of them may show no gain, so the lower end of a 95 % interval is positive. */
const resamples = 1_000;
const maxFailedShare = 0.025;

/** Number of fitted answers at which the learner's own weights count as much as the default weights. */
const answersForHalf = 1_000;

/** The answers to one card, in chronological order. */
type Answers = readonly LoggedAnswer[];

/** Log losses of a held-out answer, predicted by fitted and by the default weights. */
interface Held {
  readonly name: string;
  readonly own: number;
  readonly defaults: number;
}

/**
 * Fits FSRS-6 weights to a log and blends them with the default weights, by the number of answers. Five more fits, each without a fifth of the cards, predict
 * the answers to those cards. The weights are used only if they predict held-out answers clearly better than the default weights do.
 * @returns the number of held-out answers and their mean log loss under both kinds of weights; if the fitted weights are used, also the weights and the
 *   learner's share in them. Undefined when there are too few answers to predict.
 */
export async function fitMemory(log: readonly LoggedAnswer[]): Promise<Found | undefined> {
  const cards = [...Map.groupBy(log.toSorted(byPlace), ({ name }) => name).values()];
  if (cards.flatMap(listPredictable).length < minPredictable) return undefined;
  const held = await predictHeldOut(cards);
  const found = {
    judged: held.length,
    logLoss: round(meanOf(held.map(({ own }) => own))),
    defaultLogLoss: round(meanOf(held.map(({ defaults }) => defaults))),
  };
  return isClearlyBetter(held) ? { ...found, ...(await learn(cards)) } : found;
}

/** Predicts each group of cards by weights fitted to the other groups. Where these cannot be fitted, the default weights predict. */
async function predictHeldOut(cards: readonly Answers[]): Promise<Held[]> {
  const held: Held[] = [];
  for (let group = 0; group < groups; group += 1) {
    const tested = cards.filter((_, index) => index % groups === group);
    const fitted = await learn(cards.filter((_, index) => index % groups !== group));
    const defaults = lossesBy(familySettings.weights, tested);
    const own = fitted ? lossesBy(fitted.weights, tested) : defaults;
    held.push(...defaults.map(({ name, loss }, index) => ({ name, defaults: loss, own: own[index]?.loss ?? loss })));
  }
  return held;
}

/** @returns weights fitted to the cards' answers and blended with the default weights; undefined if the library cannot fit such answers. */
async function learn(cards: readonly Answers[]): Promise<Required<Pick<Found, 'share' | 'weights'>> | undefined> {
  const items = cards.flatMap(listPredictable).toSorted(byPlace);
  const share = round(items.length / (items.length + answersForHalf));
  const fitted = await computeParameters(
    items.map(({ item }) => item),
    { enableShortTerm: true, numRelearningSteps: familySettings.relearningSteps.length, timeout: pollMs },
  ).catch(() => undefined);
  if (fitted?.length !== familySettings.weights.length) return undefined;
  const weights = familySettings.weights.map((weight, index) =>
    round(weight + share * ((fitted[index] ?? 0) - weight)),
  );
  return canSchedule(weights) ? { share, weights } : undefined;
}

/** Interval at which the library checks whether it is done. Its own default, half a second, is longer than most fits. */
const pollMs = 20;

/** @returns the log loss of each answer at least a day after the card's previous one, as the product itself would have predicted it with these weights. */
function lossesBy(weights: readonly number[], cards: readonly Answers[]): { name: string; loss: number }[] {
  const engine = createEngine({ ...familySettings, weights, fuzz: false });
  return cards.flatMap((answers) => {
    let card: EngineCard | undefined;
    return answers.flatMap(({ day, name, rating }) => {
      const at = new Date(Math.max(parseDay(day), card?.lastReview.getTime() ?? 0));
      const waited = card ? (at.getTime() - card.lastReview.getTime()) / dayMs : 0;
      const predicted = card && waited > 0 ? engine.recallProbability(card.stability, waited) : undefined;
      card = engine.answer(card, rating, at, name);
      return predicted === undefined ? [] : [{ name, loss: lossOf(predicted, rating) }];
    });
  });
}

/** A prediction never counts as more certain than this, so that a single wrong answer does not outweigh the rest of the log. */
const mostCertain = 0.9999;

function lossOf(recall: number, rating: Rating): number {
  const right = rating === 'correct' ? recall : 1 - recall;
  return -Math.log(Math.min(Math.max(right, 1 - mostCertain), mostCertain));
}

/** Whether own weights lower the log loss by enough, and in nearly all resamples of the cards (bootstrap): answers to one card depend on each other. */
function isClearlyBetter(held: readonly Held[]): boolean {
  const gain = meanOf(held.map(({ own, defaults }) => defaults - own));
  if (gain < minGain * meanOf(held.map(({ defaults }) => defaults))) return false;
  const gains = [...Map.groupBy(held, ({ name }) => name).values()].map((answers) =>
    answers.reduce((sum, { own, defaults }) => sum + defaults - own, 0),
  );
  const random = randomFrom(held.length);
  const failed = Array.from({ length: resamples }, () => {
    const sum = gains.reduce((total) => total + (gains[Math.floor(random() * gains.length)] ?? 0), 0);
    return sum <= 0;
  }).filter(Boolean).length;
  return failed <= maxFailedShare * resamples;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** @returns for each answer at least a day after the card's previous one: the card's answers up to it, as the library reads them. */
function listPredictable(answers: Answers): { place: string; item: FSRSBindingItem }[] {
  const reviews = answers.map(({ rating, day }, index) => {
    const waited = Math.max(0, daysBetween(answers[index - 1]?.day ?? day, day));
    return { waited, review: new FSRSBindingReview(rating === 'correct' ? 3 : 1, waited) };
  });
  return answers.flatMap(({ place }, index) => {
    // The library crashes the process on an item without an interval.
    if (reviews[index]?.waited === 0) return [];
    return [{ place, item: new FSRSBindingItem(reviews.slice(0, index + 1).map(({ review }) => review)) }];
  });
}

function byPlace(a: Pick<LoggedAnswer, 'place'>, b: Pick<LoggedAnswer, 'place'>): number {
  return a.place < b.place ? -1 : 1;
}

/** Rounds to four decimals, the precision of the published weights. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** Whether the scheduling library accepts all weights; it rejects those out of range. */
function canSchedule(weights: readonly number[]): boolean {
  try {
    createEngine({ ...familySettings, weights });
    return true;
  } catch {
    return false;
  }
}

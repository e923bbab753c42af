import { daysBetween } from '../../shared/scheduling/calendar-day.ts';
import { computeParameters, FSRSBinding, FSRSBindingItem, FSRSBindingReview } from '@open-spaced-repetition/binding';
import { createEngine, familySettings } from '../../shared/scheduling/fsrs-engine.ts';
import type { Scheduling } from '../../shared/scheduling/scheduling.ts';
import type { Rating } from '../../shared/schemas/study.ts';

/* Fits FSRS weights to a log with a native library. Import it only with `import()`, so that the library loads only when there is something to fit. */

/** A valid answer, reduced to what fitting needs. */
export interface LoggedAnswer {
  /** Deck and card ids. */
  readonly name: string;
  readonly day: string;
  /** Sort key in chronological order. */
  readonly place: string;
  readonly rating: Rating;
}

type Found = Pick<Scheduling['fits'][number], 'logLoss' | 'defaultLogLoss' | 'weights'>;

/** Share of the predictable answers for fitting (see `foretellable`). The newest fifth validates the fit. */
const fittedShare = 0.8;

/** Minimum number of predictable answers for evaluating a fit. */
const minPredictable = 100;

/**
 * Fits FSRS-6 weights to a log's older answers and compares them with the defaults on the newer ones.
 * @returns both log losses, and the weights only if they predict better; undefined when there are too few answers.
 */
export async function fitMemory(log: readonly LoggedAnswer[]): Promise<Found | undefined> {
  const foretold = listPredictable(log);
  if (foretold.length < minPredictable) return undefined;
  const held = Math.floor(foretold.length * fittedShare);
  const fitted = await computeParameters(
    foretold.slice(0, held).map(({ item }) => item),
    { enableShortTerm: true, numRelearningSteps: familySettings.relearningSteps.length },
  );
  const weights = fitted.map(round);
  const newer = foretold.slice(held).map(({ item }) => item);
  const logLossOf = (used: readonly number[]) => round(new FSRSBinding([...used]).evaluate(newer).logLoss);
  const [logLoss, defaultLogLoss] = [logLossOf(weights), logLossOf(familySettings.weights)];
  const isBetter = logLoss < defaultLogLoss && canSchedule(weights);
  return { logLoss, defaultLogLoss, ...(isBetter && { weights }) };
}

/** @returns, for each answer given at least a day after the card's previous one, the card's answers up to it; in chronological order. */
function listPredictable(log: readonly LoggedAnswer[]) {
  const byCard = Map.groupBy(log.toSorted(byPlace), ({ name }) => name);
  return [...byCard.values()]
    .flatMap((answers) => {
      const reviews = answers.map(({ rating, day }, index) => {
        const waited = Math.max(0, daysBetween(answers[index - 1]?.day ?? day, day));
        return { waited, review: new FSRSBindingReview(rating === 'correct' ? 3 : 1, waited) };
      });
      return answers.flatMap(({ place }, index) => {
        // The library crashes the process on an item without an interval.
        if (reviews[index]?.waited === 0) return [];
        return [{ place, item: new FSRSBindingItem(reviews.slice(0, index + 1).map(({ review }) => review)) }];
      });
    })
    .toSorted(byPlace);
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

import { daysBetween } from '../../shared/scheduling/calendar-day.ts';
import { computeParameters, FSRSBinding, FSRSBindingItem, FSRSBindingReview } from '@open-spaced-repetition/binding';
import { createEngine, familySettings } from '../../shared/scheduling/fsrs-engine.ts';
import type { Scheduling } from '../../shared/scheduling/scheduling.ts';
import type { Rating } from '../../shared/schemas/study.ts';

/*
 * What fits weights to a log: a library of machine code. Import it by `import()` only, so that it stands in a file of its own, which is read
 * when there is something to fit.
 */

/** An answer that counts, as far as fitting needs it. */
export interface LoggedAnswer {
  /** Deck and card. */
  readonly name: string;
  readonly day: string;
  /** Sorts answers in the order in which they count. */
  readonly place: string;
  readonly rating: Rating;
}

type Found = Pick<Scheduling['fits'][number], 'logLoss' | 'defaultLogLoss' | 'weights'>;

/** The last fifth of what can be foretold is held back, to see how well it is. */
const fittedShare = 0.8;

/** Fewer say nothing: of one or two cards, or all of one day. */
const fewestForetold = 100;

/**
 * Fits FSRS-6's weights to the older answers of a log, and compares them on the newer ones with those that everybody begins with. The same
 * log gives the same weights.
 * @returns the weights only where they foretell better; nothing when there is too little to foretell.
 */
export async function fitMemory(log: readonly LoggedAnswer[]): Promise<Found | undefined> {
  const foretold = foretellable(log);
  if (foretold.length < fewestForetold) return undefined;
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

/** @returns of each answer that came at least a day after the one before to its card: that card's answers up to it, in the order of time. */
function foretellable(log: readonly LoggedAnswer[]) {
  const byCard = Map.groupBy(log.toSorted(byPlace), ({ name }) => name);
  return [...byCard.values()]
    .flatMap((answers) => {
      const reviews = answers.map(({ rating, day }, index) => {
        const waited = Math.max(0, daysBetween(answers[index - 1]?.day ?? day, day));
        return { waited, review: new FSRSBindingReview(rating === 'correct' ? 3 : 1, waited) };
      });
      return answers.flatMap(({ place }, index) => {
        // The library ends the process over an item without a wait.
        if (reviews[index]?.waited === 0) return [];
        return [{ place, item: new FSRSBindingItem(reviews.slice(0, index + 1).map(({ review }) => review)) }];
      });
    })
    .toSorted(byPlace);
}

function byPlace(a: Pick<LoggedAnswer, 'place'>, b: Pick<LoggedAnswer, 'place'>): number {
  return a.place < b.place ? -1 : 1;
}

/** As exact as the published weights are. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** Whether all weights are in the range that the scheduling library takes: it refuses others. */
function canSchedule(weights: readonly number[]): boolean {
  try {
    createEngine({ ...familySettings, weights });
    return true;
  } catch {
    return false;
  }
}

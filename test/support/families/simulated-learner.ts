import { dayMs } from '../../../shared/scheduling/calendar-day.ts';
import type { LoggedAnswer } from '../../../functions/scheduled/memory-fitter.ts';
import { randomFrom } from '../../../shared/seeded-random.ts';
import { createEngine, type EngineCard, familySettings } from '../../../shared/scheduling/fsrs-engine.ts';

/** FSRS weights of a learner who forgets within days what others remember for weeks, hard cards no faster than easy ones. */
export const forgetfulWeights = familySettings.weights.map((weight, index) => {
  if (index < 4) return weight * 0.35;
  return index === 8 ? 1 : weight;
});

const answersPerCard = 7;

/**
 * @param weights FSRS weights of the learner's real memory. Cards are scheduled with the default weights.
 * @returns the answers to as many cards as `count` needs, reproducible by `seed`.
 */
export function answerLike(weights: readonly number[], count: number, seed: number): LoggedAnswer[] {
  const truth = createEngine({ ...familySettings, weights, fuzz: false });
  const schedule = createEngine({ ...familySettings, fuzz: false });
  const random = randomFrom(seed);
  return Array.from({ length: Math.ceil(count / answersPerCard) }, (_, card) => {
    const name = `deck card-${card}`;
    let at = Date.UTC(2026, 0, 1 + (card % 60), 12);
    let [known, planned]: (EngineCard | undefined)[] = [];
    return Array.from({ length: answersPerCard }, (): LoggedAnswer => {
      const now = new Date(at);
      const waited = known ? (at - known.lastReview.getTime()) / dayMs : 0;
      const isKnown = random() < (known ? truth.recallProbability(known.stability, Math.floor(waited)) : 0.5);
      const rating = isKnown ? 'correct' : 'wrong';
      known = truth.answer(known, rating, now, name);
      planned = schedule.answer(planned, rating, now, name);
      at = Math.max(planned.due.getTime(), at + 600_000);
      return { name, day: now.toISOString().slice(0, 10), place: `${now.toISOString()} ${card}`, rating };
    });
  })
    .flat()
    .slice(0, count);
}

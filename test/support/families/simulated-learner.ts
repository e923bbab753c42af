import type { LoggedAnswer } from '../../../functions/scheduled/memory-fitter.ts';
import { addDays, dayMs, parseDay } from '../../../shared/scheduling/calendar-day.ts';
import { createEngine, type EngineCard, familySettings } from '../../../shared/scheduling/fsrs-engine.ts';
import { engineOn } from '../../../shared/scheduling/learner-engine.ts';
import { everybodysScheduling, type Scheduling } from '../../../shared/scheduling/scheduling.ts';
import { randomFrom } from '../../../shared/seeded-random.ts';
import type { TrueMemory, World } from './simulated-worlds.ts';

/** FSRS weights of a learner who forgets within days what others remember for weeks. Hard cards are forgotten no faster than easy ones. */
export const forgetfulWeights = familySettings.weights.map((weight, index) => {
  if (index < 4) return weight * 0.35;
  return index === 8 ? 1 : weight;
});

const answersPerCard = 7;

/**
 * @param weights FSRS weights of the learner's real memory. Cards are scheduled with the default weights.
 * @returns `count` answers, seven per card, reproducible by `seed`.
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

/** How a child studies in a simulated world: on four of five days, due cards first, with a fifth of each day's portion reserved for new cards. */
const daysStudied = 0.8;
const shareOfNew = 0.2;
const firstSightRight = 0.1;
const answerMs = 15_000;

/**
 * @returns a child's first `count` answers, reproducible by `seed`. The product schedules the cards with the default weights, while the child's answers follow
 * the world's memory model.
 */
export function studyIn({ spread, meet }: World, count: number, seed: number): LoggedAnswer[] {
  const random = randomFrom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const engine = createEngine(familySettings);
  const child = 0.4 * normal() - (random() < 0.25 ? 1 : 0);
  const portion = 12 + Math.floor(random() * 30);
  const log: LoggedAnswer[] = [];
  const cards: { name: string; memory: TrueMemory; planned: EngineCard | undefined }[] = [];
  const answer = (card: (typeof cards)[number], at: Date) => {
    const isKnown = random() < (card.planned ? card.memory.recallAt(at.getTime()) : firstSightRight);
    const rating = isKnown ? 'correct' : 'wrong';
    card.memory.study(at.getTime(), rating);
    card.planned = engine.answer(card.planned, rating, at, card.name);
    const instant = at.toISOString();
    log.push({ name: card.name, day: instant.slice(0, 10), place: `${instant} ${log.length}`, rating });
    return isKnown;
  };
  for (let day = 0; log.length < count; day += 1) {
    if (random() > daysStudied) continue;
    let at = Date.UTC(2026, 0, 1 + day, 12);
    const due = cards
      .filter(({ planned }) => planned && planned.due.getTime() <= at + dayMs / 2)
      .toSorted((a, b) => Number(a.planned?.due) - Number(b.planned?.due))
      .slice(0, Math.ceil(portion * (1 - shareOfNew)));
    const fresh = Array.from({ length: Math.min(portion - due.length, 10) }, () => {
      const card = { name: `deck card-${cards.length}`, memory: meet(spread * normal() + child), planned: undefined };
      cards.push(card);
      return card;
    });
    // A card answered wrong comes again after the others, at most three times.
    let asked = [...due, ...fresh];
    for (let round = 0; round < 4 && asked.length > 0; round += 1) {
      asked = asked.filter((card) => {
        at += answerMs;
        return !answer(card, new Date(at));
      });
      at += 600_000;
    }
  }
  return log.slice(0, count);
}

/**
 * Predicts the later answers in a log as the product would: with the default weights until the end of the study day of the fit, then with the fitted weights,
 * starting from memories computed with the default weights.
 * @param seen number of answers that the fit used.
 * @returns the mean log loss of later answers, with the default weights and with the fitted ones.
 */
export function foretellLater(log: readonly LoggedAnswer[], seen: number, weights: readonly number[] | undefined) {
  const { day: on = '', place: cut = '' } = log[seen - 1] ?? {};
  const from = addDays(on, 1);
  const fits = weights ? [{ from, on, answers: seen, logLoss: 0, defaultLogLoss: 0, weights: [...weights] }] : [];
  const lossBy = (scheduling: Scheduling) => {
    const losses: number[] = [];
    for (const answers of Map.groupBy(log, ({ name }) => name).values()) {
      let card: EngineCard | undefined;
      for (const { day, name, place, rating } of answers) {
        const engine = engineOn(scheduling, day);
        const at = new Date(parseDay(day));
        const waited = card ? (at.getTime() - card.lastReview.getTime()) / dayMs : 0;
        if (card && waited > 0 && place > cut) {
          const recall = engine.recallProbability(card.stability, waited);
          losses.push(-Math.log(rating === 'correct' ? recall : 1 - recall));
        }
        card = engine.answer(card, rating, at, name);
      }
    }
    return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  };
  return { everybodys: lossBy(everybodysScheduling), own: lossBy({ paces: [], fits }) };
}

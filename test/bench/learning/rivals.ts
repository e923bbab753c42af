import { dayMs } from '../../../shared/scheduling/calendar-day.ts';
import { createEngine, type EngineCard, familySettings } from '../../../shared/scheduling/fsrs-engine.ts';
import type { Rating } from '../../../shared/schemas/study.ts';
import { randomFrom } from '../../../shared/seeded-random.ts';
import type { Student } from './child.ts';

/*
 * Other ways to study, with their makers' defaults. A child uses each for the same minutes as our product. Times are in milliseconds, and days are UTC days.
 */

const minuteMs = 60_000;
const dayOf = (at: number) => Math.floor(at / dayMs);

/** @returns the numbers from 0, each once */
function countUp(cards: number): () => number | undefined {
  let next = 0;
  return () => {
    if (next >= cards) return undefined;
    next += 1;
    return next - 1;
  };
}

/** A card's schedule: in steps of minutes until it is learned, then in days. `due` is an instant for a step, and a day's start for a review. */
interface Planned {
  readonly due: number;
  readonly isStep: boolean;
}

/** An algorithm that Anki offers. It keeps the cards' states by number. */
interface AnkiScheduler {
  readonly schedule: (card: number, rating: Rating, at: number) => Planned;
}

/** Anki's default options: 20 new cards and 200 reviews a day, new cards mixed with reviews, reviews by due day, steps up to 20 minutes early if nothing else waits. */
const ankiLimits = { newCards: 20, reviews: 200, learnAheadMs: 20 * minuteMs } as const;
const learningSteps = [1, 10] as const;
const relearningSteps = [10] as const;

function studyWithAnki(cards: number, { schedule }: AnkiScheduler, isNewFirst = false): Student {
  const nextNew = countUp(cards);
  const planned = new Map<number, Planned>();
  let today = -1;
  let queue: number[] = [];

  const beginDay = (day: number) => {
    const random = randomFrom(day);
    const reviews = [...planned]
      .filter(([, one]) => !one.isStep && dayOf(one.due) <= day)
      .map(([card, { due }]) => ({ card, order: dayOf(due) + random() }))
      .toSorted((a, b) => a.order - b.order)
      .slice(0, ankiLimits.reviews);
    // New cards count as reviews of the day, so a full day of reviews leaves none.
    const fresh = Math.min(ankiLimits.newCards, ankiLimits.reviews - reviews.length);
    const unseen = Array.from({ length: fresh }, nextNew).filter((card) => card !== undefined);
    const spread = (list: readonly number[]) =>
      list.map((card, index) => ({ card, place: (index + 0.5) / list.length }));
    const mixed = [...spread(reviews.map(({ card }) => card)), ...spread(unseen)].toSorted((a, b) => a.place - b.place);
    queue = isNewFirst ? [...unseen, ...reviews.map(({ card }) => card)] : mixed.map(({ card }) => card);
    today = day;
  };
  const soonestStep = (until: number) => {
    const steps = [...planned].filter(([, one]) => one.isStep && one.due <= until);
    return steps.toSorted(([, a], [, b]) => a.due - b.due)[0]?.[0];
  };
  return {
    next: (at) => {
      if (dayOf(at) !== today) beginDay(dayOf(at));
      return soonestStep(at) ?? queue[0] ?? soonestStep(at + ankiLimits.learnAheadMs);
    },
    answer: (card, rating, at) => {
      if (queue[0] === card) queue.shift();
      planned.set(card, schedule(card, rating, at));
    },
  };
}

/** SM-2 as Anki has it: ease 2.5, a lapse takes 0.2 off it and starts again at one day, a late right answer counts half of the delay. */
export function studyWithSm2(cards: number): Student {
  interface State {
    readonly step: number | undefined;
    readonly isLapsed: boolean;
    readonly ease: number;
    readonly days: number;
    readonly due: number;
  }
  const states = new Map<number, State>();
  const random = randomFrom(2);
  const plan = (card: number, state: State): Planned => {
    states.set(card, state);
    return { due: state.due, isStep: state.step !== undefined };
  };
  const review = (at: number, before: Pick<State, 'isLapsed' | 'ease'>, days: number): State => {
    const whole = Math.max(Math.round(days + (2 * random() - 1) * fuzzOf(days)), 1);
    return { ...before, step: undefined, days: whole, due: (dayOf(at) + whole) * dayMs };
  };
  return studyWithAnki(cards, {
    schedule: (card, rating, at) => {
      const before = states.get(card) ?? { step: 0, isLapsed: false, ease: 2.5, days: 0, due: at };
      const { step, isLapsed, ease, days, due } = before;
      const steps: readonly number[] = isLapsed ? relearningSteps : learningSteps;
      const toStep = (index: number, list: readonly number[]) => at + (list[index] ?? 0) * minuteMs;
      if (step !== undefined) {
        const next = rating === 'correct' ? step + 1 : 0;
        if (next < steps.length) return plan(card, { ...before, step: next, due: toStep(next, steps) });
        return plan(card, review(at, before, 1));
      }
      if (rating === 'wrong') {
        const harder = Math.max(ease - 0.2, 1.3);
        return plan(card, { step: 0, isLapsed: true, ease: harder, days: 1, due: toStep(0, relearningSteps) });
      }
      const late = Math.max(dayOf(at) - dayOf(due), 0);
      return plan(card, review(at, before, Math.max((days + late / 2) * ease, days + 1)));
    },
  });
}

/** The most days by which Anki varies an interval. */
function fuzzOf(days: number): number {
  if (days < 2.5) return 0;
  const within = (from: number, to: number) => Math.max(Math.min(days, to) - from, 0);
  return 1 + 0.15 * within(2.5, 7) + 0.1 * within(7, 20) + 0.05 * within(20, Infinity);
}

/** FSRS-6 as Anki has it: published weights, a desired retention of 90 %. New cards before reviews is one of its options. */
export function studyWithFsrs(cards: number, isNewFirst = false): Student {
  const engine = createEngine({
    ...familySettings,
    maximumIntervalDays: 36_500,
    learningSteps: learningSteps.map((step) => `${step}m` as const),
    relearningSteps: relearningSteps.map((step) => `${step}m` as const),
  });
  const states = new Map<number, EngineCard>();
  const schedule: AnkiScheduler['schedule'] = (card, rating, at) => {
    const state = engine.answer(states.get(card), rating, new Date(at), String(card));
    states.set(card, state);
    return { due: state.due.getTime(), isStep: state.scheduledDays === 0 };
  };
  return studyWithAnki(cards, { schedule }, isNewFirst);
}

/** Boxes with fixed intervals in days. A right answer moves a card to the next box; a wrong one moves it to the first box and shows it again at the pile's end. */
function studyWithBoxes(cards: number, intervals: readonly number[], pile: number): Student {
  const nextNew = countUp(cards);
  const boxes = new Map<number, { readonly box: number; readonly due: number }>();
  let today = -1;
  let waiting: number[] = [];
  let again: number[] = [];
  return {
    next: (at) => {
      if (dayOf(at) !== today) {
        today = dayOf(at);
        const due = [...boxes].filter(([, one]) => one.due <= today);
        waiting = due.toSorted(([, a], [, b]) => a.due - b.due || a.box - b.box).map(([card]) => card);
        again = [];
      }
      if (waiting.length === 0) [waiting, again] = [again, []];
      if (waiting.length === 0) waiting = Array.from({ length: pile }, nextNew).filter((card) => card !== undefined);
      return waiting[0];
    },
    answer: (card, rating, at) => {
      waiting.shift();
      const { box = -1, due = 0 } = boxes.get(card) ?? {};
      const isRepeated = due > dayOf(at);
      if (rating === 'wrong') again.push(card);
      const next = rating === 'wrong' ? 0 : isRepeated ? box : Math.min(box + 1, intervals.length - 1);
      boxes.set(card, { box: next, due: dayOf(at) + (intervals[next] ?? 1) });
    },
  };
}

/** The classic box of cards: 1, 2, 4, 8 and 16 days. Due cards first, then ten new ones at a time. */
export function studyWithLeitner(cards: number): Student {
  return studyWithBoxes(cards, [1, 2, 4, 8, 16], 10);
}

/** Memrise's intervals of 4, 12 and 24 hours, 6, 12, 48, 96 and 180 days, for a child who studies once a day. Due cards first, then five new ones at a time. */
export function studyWithMemrise(cards: number): Student {
  return studyWithBoxes(cards, [1, 1, 1, 6, 12, 48, 96, 180], 5);
}

/** Rounds of seven cards, each until it was right twice, then the next seven; from the front again after the last. */
export function studyInRounds(cards: number): Student {
  const perRound = 7;
  let start = 0;
  let round: { card: number; right: number }[] = [];
  return {
    next: () => {
      if (round.length === 0) {
        round = Array.from({ length: Math.min(perRound, cards - start) }, (_, index) => ({
          card: start + index,
          right: 0,
        }));
        start = start + perRound >= cards ? 0 : start + perRound;
      }
      return round[0]?.card;
    },
    answer: (_, rating) => {
      const [first, ...others] = round;
      const right = (first?.right ?? 0) + Number(rating === 'correct');
      round = first && right < 2 ? [...others, { card: first.card, right }] : others;
    },
  };
}

/** All cards from front to back, again and again. */
export function studyInOrder(cards: number): Student {
  let next = 0;
  return {
    next: () => next,
    answer: () => {
      next = (next + 1) % cards;
    },
  };
}

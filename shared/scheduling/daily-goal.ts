import { limits } from '../limits.ts';
import type { Learner } from '../schemas/learner.ts';
import type { Today } from './today-portion.ts';

/** What a day asks for, as a grown-up chose it. */
export interface DailyGoal {
  readonly kind: 'card' | 'minute';
  readonly count: number;
}

/** @returns the learner's own, or the usual one. */
export function goalOf({
  cardsPerDay = limits.cardsPerMix.usual,
  minutesPerDay = 0,
}: Pick<Learner, 'cardsPerDay' | 'minutesPerDay'>): DailyGoal {
  return minutesPerDay > 0 ? { kind: 'minute', count: minutesPerDay } : { kind: 'card', count: cardsPerDay };
}

/** @returns whole minutes, as everybody is told of time with cards. */
export function minutesOf(ms: number): number {
  return Math.round(ms / 60_000);
}

/** What was done on a study day: cards that were finished, each by its one correct answer, and time with cards. */
interface DoneOnDay {
  readonly cards: number;
  readonly msTaken: number;
}

/** @param lastDay the last study day on which the learner did something. */
export function doneOn(
  today: string,
  lastDay: { readonly day: string; readonly correct: number; readonly msTaken?: number | undefined } | undefined,
): DoneOnDay {
  return lastDay?.day === today ? { cards: lastDay.correct, msTaken: lastDay.msTaken ?? 0 } : { cards: 0, msTaken: 0 };
}

export function measureToday(goal: DailyGoal, done: DoneOnDay): Pick<Today, 'limit' | 'done' | 'minutes'> {
  return goal.kind === 'card'
    ? { limit: goal.count, done: done.cards }
    : {
        limit: limits.cardsPerMix.usual,
        done: done.cards,
        minutes: { limit: goal.count, done: minutesOf(done.msTaken) },
      };
}

/** How many cards today's mix has: what is left of the portion; who asks for more than that gets a whole one. */
export function mixSizeOf({ kind, count }: DailyGoal, done: number): number {
  if (kind === 'minute') return limits.cardsPerMix.usual;
  return count > done ? count - done : count;
}

import { limits } from '../limits.ts';
import type { Learner } from '../schemas/learner.ts';
import type { Today } from './today-portion.ts';

/** The daily goal chosen by a grown-up. */
export interface DailyGoal {
  readonly kind: 'card' | 'minute';
  readonly count: number;
}

export function goalOf({
  cardsPerDay = limits.cardsPerMix.usual,
  minutesPerDay = 0,
}: Pick<Learner, 'cardsPerDay' | 'minutesPerDay'>): DailyGoal {
  return minutesPerDay > 0 ? { kind: 'minute', count: minutesPerDay } : { kind: 'card', count: cardsPerDay };
}

/** @returns whole minutes, rounded as they are shown everywhere */
export function minutesOf(ms: number): number {
  return Math.round(ms / 60_000);
}

/** Activity on a study day: finished cards (each has exactly one correct answer) and time spent on cards. */
interface DoneOnDay {
  readonly cards: number;
  readonly msTaken: number;
}

/** @param lastDay the last study day with activity */
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

/** Size of today's mix: what is left of the daily portion, or a full portion once the goal is met. */
export function mixSizeOf({ kind, count }: DailyGoal, done: number): number {
  if (kind === 'minute') return limits.cardsPerMix.usual;
  return count > done ? count - done : count;
}

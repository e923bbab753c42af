import { limits } from '../limits.ts';
import type { Learner } from '../schemas/learner.ts';
import type { MinutesToday } from '../schemas/progress.ts';

/**
 * A learner's study for today, over all decks. `portion`: cards that the next mix offers for the day; 0 when the day is done. `more`: cards that it offers
 * beyond the day, once the day is done. `limit`: cards per day, or per mix if the goal is in minutes. `done`: cards finished today in any session. `badges`:
 * earned so far; absent if none. `minutes`: present if the goal is in minutes.
 */
export interface Today {
  readonly portion: number;
  readonly more?: number | undefined;
  readonly limit: number;
  readonly done: number;
  readonly badges?: number | undefined;
  readonly minutes?: MinutesToday | undefined;
}

/** The daily goal chosen by a grown-up. */
export interface DailyGoal {
  readonly kind: 'card' | 'minute';
  readonly count: number;
  /** New cards a day that a grown-up chose. Absent: by the time there is. */
  readonly newCards?: number | undefined;
}

export function goalOf({
  cardsPerDay = limits.cardsPerMix.usual,
  minutesPerDay = 0,
  newCardsADay: newCards = 'by-time',
}: Pick<Learner, 'cardsPerDay' | 'minutesPerDay' | 'newCardsADay'>): DailyGoal {
  return {
    ...(minutesPerDay > 0 ? { kind: 'minute', count: minutesPerDay } : { kind: 'card', count: cardsPerDay }),
    ...(newCards !== 'by-time' && { newCards }),
  };
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

/** The learner's last study day with activity. */
export interface LastDay {
  readonly day: string;
  readonly correct: number;
  readonly msTaken?: number | undefined;
}

export function doneOn(today: string, lastDay: LastDay | undefined): DoneOnDay {
  return lastDay?.day === today ? { cards: lastDay.correct, msTaken: lastDay.msTaken ?? 0 } : { cards: 0, msTaken: 0 };
}

export function measureToday(goal: DailyGoal, done: DoneOnDay): Pick<Today, 'limit' | 'done' | 'minutes'> {
  return {
    limit: fullMix(goal),
    done: done.cards,
    ...(goal.kind === 'minute' && { minutes: { limit: goal.count, done: minutesOf(done.msTaken) } }),
  };
}

/** @returns the size of a whole mix, which a learner gets who asks for more than the day's portion */
export function fullMix({ kind, count }: DailyGoal): number {
  return kind === 'minute' ? limits.cardsPerMix.usual : count;
}

/** New cards a day for each minute of a goal in minutes. */
const newCardsAMinute = 4;

/**
 * @returns how many new cards the mixes of a day may have: what a grown-up chose, or two thirds of a portion of cards, or four a minute, see
 *   `limits.newCardsPerDay`
 */
export function newCardsADay({ kind, count, newCards }: DailyGoal): number {
  const { usual, most } = limits.newCardsPerDay;
  if (newCards !== undefined) return newCards;
  return kind === 'card' ? Math.max(Math.ceil((count * 2) / 3), usual) : Math.min(count * newCardsAMinute, most);
}

/**
 * @returns how many cards of a mix are kept for new ones: a fifth, or a quarter where a day is counted in cards, because a new card then takes no more of the day
 *   than a due one. With due cards first and new ones only in what they leave, children know 28 to 45 % less after 90 days for the same minutes; with a third,
 *   they know more, but are right in 67 instead of 73 % of their answers (`npm run bench:learning`).
 */
export function roomForNewIn(size: number, { kind }: DailyGoal): number {
  return Math.round(size * (kind === 'minute' ? 1 / 5 : 1 / 4));
}

/** @returns how many cards are left of the day's portion; 0 once the goal is met. With a goal in minutes, one mix follows another until they are over. */
export function cardsLeft(goal: DailyGoal, done: DoneOnDay): number {
  if (goal.kind === 'minute') return minutesOf(done.msTaken) < goal.count ? fullMix(goal) : 0;
  return Math.max(goal.count - done.cards, 0);
}

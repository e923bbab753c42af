import type { DailyGoal } from '../../../shared/scheduling/daily-goal.ts';
import type { ExtraTime, Learner, Pace } from '../../../shared/schemas/learner.ts';
import { countOf } from './counts.ts';

/** Seconds in clock format: `9:05`, `1:02:30`. */
export function formatClock(seconds: number): string {
  const { hours, minutes, rest } = split(seconds);
  const tail = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** Seconds in words: `10 minutes`, `1 minute 30 seconds`, `2 hours`, `0 seconds`. */
export function describeDuration(seconds: number): string {
  const { hours, minutes, rest } = split(seconds);
  const parts = [
    hours > 0 && countOf(hours, 'hour'),
    minutes > 0 && countOf(minutes, 'minute'),
    rest > 0 && countOf(rest, 'second'),
  ];
  return parts.filter(Boolean).join(' ') || countOf(0, 'second');
}

/** A time limit (seconds): in minutes if it is a whole number of minutes, otherwise in full. */
export function describeTimeLimit(seconds: number): string {
  return seconds % 60 === 0 ? countOf(seconds / 60, 'minute') : describeDuration(seconds);
}

/** A daily goal: `15 cards`, `10 minutes`. */
export function describeGoal({ kind, count }: DailyGoal): string {
  return countOf(count, kind);
}

/** New cards a day: `By the time there is`, `None`, `10`. */
export function describeNewCards(count: NonNullable<Learner['newCardsADay']>): string {
  return count === 'by-time' ? 'By the time there is' : count === 0 ? 'None' : String(count);
}

/** Labels for a learner's extra quiz time, from none to no limit. */
export const extraTimeNames: ReadonlyMap<ExtraTime, string> = new Map<ExtraTime, string>([
  [1, 'As set'],
  [1.25, 'A quarter more'],
  [1.5, 'Half more'],
  [2, 'Double'],
  ['no-limit', 'No limit'],
]);

/** Labels for how often cards come back, from the least daily study to the most. */
export const paceNames: ReadonlyMap<Pace, string> = new Map<Pace, string>([
  ['relaxed', 'Relaxed: fewer cards a day'],
  ['steady', 'Steady'],
  ['keen', 'Keen: more cards a day'],
]);

function split(seconds: number) {
  const whole = Math.max(0, Math.floor(seconds));
  return { hours: Math.floor(whole / 3_600), minutes: Math.floor(whole / 60) % 60, rest: whole % 60 };
}

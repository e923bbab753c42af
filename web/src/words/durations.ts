import { plural, t } from '@lingui/core/macro';
import type { DailyGoal } from '../../../shared/scheduling/daily-goal.ts';
import type { ExtraTime, Learner, Pace } from '../../../shared/schemas/learner.ts';
import { whenUsed } from './locale.ts';

/** Seconds in clock format: `9:05`, `1:02:30`. */
export function formatClock(seconds: number): string {
  const { hours, minutes, rest } = split(seconds);
  const tail = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** Joins hours, minutes and seconds. */
const partsFormat = whenUsed((locale) => new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }));

/** Seconds in words: `10 minutes`, `1 minute 30 seconds`, `2 hours`, `0 seconds`. */
export function describeDuration(seconds: number): string {
  const { hours, minutes, rest } = split(seconds);
  const parts: (string | false)[] = [
    hours > 0 && t`${plural(hours, { one: '# hour', other: '# hours' })}`,
    minutes > 0 && t`${plural(minutes, { one: '# minute', other: '# minutes' })}`,
    rest > 0 && t`${plural(rest, { one: '# second', other: '# seconds' })}`,
  ];
  const said = parts.filter((part) => part !== false);
  if (said.length > 1) return partsFormat().format(said);
  return said[0] ?? t`${plural(rest, { one: '# second', other: '# seconds' })}`;
}

/** A time limit (seconds): in minutes if it is a whole number of minutes, otherwise in full. */
export function describeTimeLimit(seconds: number): string {
  return seconds % 60 === 0
    ? t`${plural({ minutes: seconds / 60 }, { one: '# minute', other: '# minutes' })}`
    : describeDuration(seconds);
}

/** A daily goal: `15 cards`, `10 minutes`. */
export function describeGoal({ kind, count }: DailyGoal): string {
  return kind === 'card'
    ? t`${plural(count, { one: '# card', other: '# cards' })}`
    : t`${plural(count, { one: '# minute', other: '# minutes' })}`;
}

/** New cards a day: `Based on time left`, `None`, `10`. */
export function describeNewCards(count: NonNullable<Learner['newCardsADay']>): string {
  if (count === 'by-time') return t`Based on time left`;
  return count === 0 ? t({ message: 'None', context: 'new cards a day' }) : String(count);
}

/** Labels for a learner's extra quiz time, from none to no limit. */
export function nameExtraTimes(): ReadonlyMap<ExtraTime, string> {
  return new Map<ExtraTime, string>([
    [1, t({ message: 'Normal', comment: 'Time for a quiz' })],
    [1.25, t({ message: '25% more', comment: 'Time for a quiz' })],
    [1.5, t({ message: '50% more', comment: 'Time for a quiz' })],
    [2, t({ message: 'Double', comment: 'Time for a quiz' })],
    ['no-limit', t({ message: 'No limit', comment: 'Time for a quiz' })],
  ]);
}

/** Labels for how often cards come back, from the least daily study to the most. */
export function namePaces(): ReadonlyMap<Pace, string> {
  return new Map<Pace, string>([
    ['relaxed', t`Relaxed: fewer cards a day`],
    ['steady', t({ message: 'Steady', comment: 'How fast a child learns' })],
    ['keen', t`Ambitious: more cards a day`],
  ]);
}

function split(seconds: number) {
  const whole = Math.max(0, Math.floor(seconds));
  return { hours: Math.floor(whole / 3_600), minutes: Math.floor(whole / 60) % 60, rest: whole % 60 };
}

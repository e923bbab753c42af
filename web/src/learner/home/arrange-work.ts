import { t } from '@lingui/core/macro';
import { compareDue, dayMs, daysBetween } from '../../../../shared/scheduling/calendar-day.ts';
import type { Today } from '../../../../shared/scheduling/daily-goal.ts';
import type { Deck } from '../../../../shared/schemas/deck.ts';
import { studyDayHere } from '../../lib/device/device-time.ts';
import type { Home } from '../../queries/home.ts';
import { nameDay } from '../../words/dates.ts';

const doneShownForMs = 7 * dayMs;

/** Assignment as the Home call returns it. `needsToday` is absent if the assignments were fetched by another call. */
export type HomeWork = NonNullable<Home['assignments']>[number];

export type DoneAssignment = HomeWork & { readonly completedAt: string };

interface ArrangedWork {
  /** Soonest due first, then those without a due date, oldest first. */
  readonly open: HomeWork[];
  /** Finished in the last 7 days, newest first. */
  readonly done: DoneAssignment[];
}

/** Splits assignments into open and recently finished ones. */
export function arrangeWork(assignments: readonly HomeWork[], now: Date): ArrangedWork {
  const since = now.getTime() - doneShownForMs;
  return {
    open: assignments.filter((one) => !isDone(one)).toSorted(compareDue),
    done: assignments
      .filter(isDone)
      .filter(({ completedAt }) => Date.parse(completedAt) >= since)
      .toSorted((a, b) => Date.parse(b.completedAt) - Date.parse(a.completedAt)),
  };
}

function isDone(assignment: HomeWork): assignment is DoneAssignment {
  return assignment.completedAt !== undefined;
}

/** Describes a due date: `Today`, `By tomorrow`, `By Friday`, `By December 3`, `Was due yesterday`, `Was due on Monday`. */
export function describeDue(dueDate: string, today: string): string {
  const distance = daysBetween(today, dueDate);
  if (distance === 0) return t`Today`;
  if (distance === 1) return t`By tomorrow`;
  if (distance === -1) return t`Was due yesterday`;
  const day = nameDay(dueDate, today);
  return distance > 0 ? t`By ${day}` : t`Was due on ${day}`;
}

/** Describes how many cards of a deck are left to study today: `10 more today`, `On track`; on the due date `2 more`, `Done`. */
export function describeTodaysPart(needsToday: number, dueDate: string, today: string): string {
  const isItsDay = dueDate === today;
  if (needsToday > 0) return isItsDay ? t`${needsToday} more` : t`${needsToday} more today`;
  return isItsDay ? t({ message: 'Done', context: 'assignments' }) : t`On track`;
}

/**
 * @returns the cards of a deck to study today. In a deck that is to be known by a day they are that day's part, as {@link describeTodaysPart} says it: then
 *   sessions, too, bring more or fewer new cards than usual.
 */
export function countReady(
  { id, dueCards }: Pick<Deck, 'id' | 'dueCards'>,
  work: readonly Pick<HomeWork, 'resourceId' | 'needsToday'>[],
): number {
  const parts = work.flatMap(({ resourceId, needsToday }) => (resourceId === id ? (needsToday ?? []) : []));
  return parts.length > 0 ? Math.max(...parts) : dueCards;
}

/** Describes a completion date: `Done today`, `Done yesterday`, `Done on Monday`. */
export function describeDone(completedAt: string, today: string): string {
  const day = studyDayHere(new Date(completedAt));
  const daysAgo = daysBetween(day, today);
  if (daysAgo <= 0) return t`Done today`;
  return daysAgo === 1 ? t`Done yesterday` : t`Done on ${{ day: nameDay(day, today) }}`;
}

/**
 * @returns the minutes left of a goal in minutes, as a child is told them; 0 if the cards that wait are less than a whole mix, so that they say better what is
 *   left
 */
export function minutesLeft({ portion, limit, minutes }: Pick<Today, 'portion' | 'limit' | 'minutes'>): number {
  return minutes && portion >= limit ? Math.max(minutes.limit - minutes.done, 0) : 0;
}

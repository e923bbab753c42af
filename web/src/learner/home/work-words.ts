import { daysBetween } from '../../../../shared/scheduling/study-day.ts';
import { studyDayHere } from '../../lib/device-time.ts';
import { nameDay } from '../../words/dates.ts';

/** Until when: `Today`, `Tomorrow`, `By Friday`, `By December 3`, `Was due yesterday`, `Was due on Monday`. */
export function describeDue(dueDate: string, today: string): string {
  const distance = daysBetween(today, dueDate);
  if (distance === 0) return 'Today';
  if (distance === 1) return 'Tomorrow';
  if (distance === -1) return 'Was due yesterday';
  return distance > 0 ? `By ${nameDay(dueDate, today)}` : `Was due on ${nameDay(dueDate, today)}`;
}

/** When something was finished: `Done today`, `Done yesterday`, `Done on Monday`. */
export function describeDone(completedAt: string, today: string): string {
  const day = studyDayHere(new Date(completedAt));
  const daysAgo = daysBetween(day, today);
  if (daysAgo <= 0) return 'Done today';
  return daysAgo === 1 ? 'Done yesterday' : `Done on ${nameDay(day, today)}`;
}

import { daysBetween, studyDayOf } from '../../../../shared/scheduling/study-day.ts';

const weekdayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The study day of an instant where this device is. It begins at 04:00. */
export function studyDayHere(instant: Date): string {
  return studyDayOf(instant, Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** Until when: `Today`, `Tomorrow`, `By Friday`, `By 3 December`, `Was due yesterday`, `Was due on Monday`. */
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

/** A weekday within a week, else the date. */
function nameDay(day: string, today: string): string {
  const format = Math.abs(daysBetween(today, day)) < 7 ? weekdayFormat : dayFormat;
  return format.format(new Date(`${day}T00:00:00Z`));
}

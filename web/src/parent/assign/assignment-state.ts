import { daysBetween, studyDayOf } from '../../../../shared/scheduling/study-day.ts';
import type { Assignment } from '../../../../shared/schemas/assignment.ts';
import { formatDate } from '../../words/dates.ts';

/** How an assignment stands. Overdue begins with the study day after the due date. */
export type AssignmentState = 'open' | 'due-soon' | 'overdue' | 'done';

/** The state's name on the screen, and what there is to add: the day. */
export interface StateWords {
  readonly word: string;
  readonly detail: string;
}

/** From how many study days before its due date an assignment counts as due soon. */
const SOON_DAYS = 2;

/** The state of an assignment on the study day `today`. */
export function stateOf(
  { completedAt, dueDate }: Pick<Assignment, 'completedAt' | 'dueDate'>,
  today: string,
): AssignmentState {
  if (completedAt !== undefined) return 'done';
  if (dueDate === undefined) return 'open';
  const daysLeft = daysBetween(today, dueDate);
  if (daysLeft < 0) return 'overdue';
  return daysLeft <= SOON_DAYS ? 'due-soon' : 'open';
}

/** The state in words: `Due soon`, `tomorrow`; `Done`, `November 20, 2026`. Days are study days of the household's time zone. */
export function describeState(
  { completedAt, dueDate }: Pick<Assignment, 'completedAt' | 'dueDate'>,
  { today, timeZone }: { readonly today: string; readonly timeZone: string },
): StateWords {
  if (completedAt !== undefined)
    return { word: 'Done', detail: formatDate(studyDayOf(new Date(completedAt), timeZone)) };
  if (dueDate === undefined) return { word: 'Open', detail: 'no due date' };
  const daysLeft = daysBetween(today, dueDate);
  if (daysLeft < 0) return { word: 'Overdue', detail: `was due ${formatDate(dueDate)}` };
  if (daysLeft <= SOON_DAYS) return { word: 'Due soon', detail: nearDays[daysLeft] ?? formatDate(dueDate) };
  return { word: 'Open', detail: `due ${formatDate(dueDate)}` };
}

const nearDays = ['today', 'tomorrow', 'in 2 days'] as const;

import { addDays, daysBetween } from './calendar-day.ts';
import { startOfStudyDay } from './study-day.ts';

/** The assignment fields that determine its week. */
interface WorkOfWeek {
  readonly createdAt: string;
  readonly dueDate?: string | undefined;
  readonly repeats?: 'weekly' | undefined;
  readonly completedAt?: string | undefined;
}

/** Whether an assignment has started. The next week's assignment is created when the current one is done, with a future start. */
export function isGiven({ createdAt }: Pick<WorkOfWeek, 'createdAt'>, now: Date): boolean {
  return Date.parse(createdAt) <= now.getTime();
}

/** @returns the assignment as of a study day; missed repeating work moves to the current week as one assignment, with the last missed due date */
export function standOn<W extends WorkOfWeek>(work: W, today: string): W & { readonly missedDate?: string } {
  const { dueDate, repeats, completedAt } = work;
  if (!repeats || completedAt !== undefined || dueDate === undefined || dueDate >= today) return work;
  const next = addDays(dueDate, 7 * Math.ceil(daysBetween(dueDate, today) / 7));
  return { ...work, dueDate: next, missedDate: addDays(next, -7) };
}

/** @returns the assignments that have started, as of a study day: today, or the day of a session that is reported later */
export function givenWork<W extends WorkOfWeek>(work: readonly W[], now: Date, day: string): W[] {
  return work.filter((one) => isGiven(one, now)).map((one) => standOn(one, day));
}

/** Assignments due after this day don't repeat. Later dates could lead to years with more than four digits. */
const lastWeek = '9999-12-01';

/** @returns start and due date of the next week's assignment; undefined if it doesn't repeat */
export function weekAfter({ dueDate, repeats }: WorkOfWeek, timeZone: string) {
  if (!repeats || dueDate === undefined || dueDate > lastWeek) return undefined;
  const createdAt = startOfStudyDay(addDays(dueDate, 1), timeZone).toISOString();
  return { createdAt, dueDate: addDays(dueDate, 7) };
}

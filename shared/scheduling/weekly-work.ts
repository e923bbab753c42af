import { addDays, daysBetween } from './calendar-day.ts';
import { startOfStudyDay } from './study-day.ts';

/** What of an assignment says for which week it is. */
interface WorkOfWeek {
  readonly createdAt: string;
  readonly dueDate?: string | undefined;
  readonly repeats?: 'weekly' | undefined;
  readonly completedAt?: string | undefined;
}

/** Whether work can be done by now. What comes back is made as soon as its week's work is done, and given when that week is over. */
export function isGiven({ createdAt }: Pick<WorkOfWeek, 'createdAt'>, now: Date): boolean {
  return Date.parse(createdAt) <= now.getTime();
}

/**
 * @returns work as it stands on a study day. What comes back each week and was not done is for the week that it is by then: so it is there
 *   once, however long nobody looked, and says which due date was the last to pass.
 */
export function standOn<W extends WorkOfWeek>(work: W, today: string): W & { readonly missedDate?: string } {
  const { dueDate, repeats, completedAt } = work;
  if (!repeats || completedAt !== undefined || dueDate === undefined || dueDate >= today) return work;
  const next = addDays(dueDate, 7 * Math.ceil(daysBetween(dueDate, today) / 7));
  return { ...work, dueDate: next, missedDate: addDays(next, -7) };
}

/** @returns what of some work is given by now, as it stands on a study day: today, or that for which a session counts that is told of later. */
export function givenWork<W extends WorkOfWeek>(work: readonly W[], now: Date, day: string): W[] {
  return work.filter((one) => isGiven(one, now)).map((one) => standOn(one, day));
}

/** A day has four figures for its year. */
const lastWeek = '9999-12-01';

/** @returns when the work of the next week is given and due; nothing for work that does not come back. */
export function weekAfter({ dueDate, repeats }: WorkOfWeek, timeZone: string) {
  if (!repeats || dueDate === undefined || dueDate > lastWeek) return undefined;
  const createdAt = startOfStudyDay(addDays(dueDate, 1), timeZone).toISOString();
  return { createdAt, dueDate: addDays(dueDate, 7) };
}

/** A day of 24 hours, in milliseconds. */
export const dayMs = 24 * 60 * 60_000;

/** A study day starts at this hour of local time, so that a late evening still belongs to its day (Anki's rule). */
export const dayStartHour = 4;
export const dayStartMs = dayStartHour * 60 * 60_000;

/** The study clock (see `study-clock.ts`) where the wall clock is known to be so many milliseconds ahead of UTC at the instant. */
export function toStudyClockAt(instant: Date, offsetMs: number): Date {
  return new Date(instant.getTime() + offsetMs - dayStartMs);
}

/** The study day of an instant by the clock of the machine that this runs on, which needs no table of time zones. @throws RangeError when the instant is not a valid date. */
export function studyDayOfClock(instant: Date): string {
  return formatDay(toStudyClockAt(instant, -instant.getTimezoneOffset() * 60_000).getTime());
}

/** The day `n` days after `day` (before it when negative). Throws a RangeError when `day` is not a date. */
export function addDays(day: string, n: number): string {
  return formatDay(parseDay(day) + n * dayMs);
}

/** How many days `b` is after `a`; negative when it is before. Throws a RangeError when either is not a date. */
export function daysBetween(a: string, b: string): number {
  return (parseDay(b) - parseDay(a)) / dayMs;
}

/** @returns the day (YYYY-MM-DD) of a time on the study clock. */
export function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Midnight UTC of the day, in milliseconds: for counting days, never an instant of the family's life. */
export function parseDay(day: string): number {
  const time = Date.parse(`${day}T00:00:00Z`);
  // Date.parse rolls 2026-02-30 over into March.
  if (Number.isNaN(time) || formatDay(time) !== day) throw new RangeError(`Not a study day (YYYY-MM-DD): ${day}`);
  return time;
}

/** Something to do by a day, or whenever one likes. */
interface Due {
  readonly dueDate?: string | undefined;
  readonly createdAt: string;
}

/** Soonest due first, then what has no due date, the oldest first. Study days and instants of one format compare as text. */
export function compareDue(a: Due, b: Due): number {
  if (a.dueDate === b.dueDate) return a.createdAt < b.createdAt ? -1 : 1;
  if (a.dueDate === undefined) return 1;
  return b.dueDate === undefined || a.dueDate < b.dueDate ? -1 : 1;
}

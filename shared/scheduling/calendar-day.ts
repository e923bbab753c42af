export const dayMs = 24 * 60 * 60_000;

/** Local hour at which a study day starts, so that a late evening still belongs to its day (Anki's rule). */
export const dayStartHour = 4;
export const dayStartMs = dayStartHour * 60 * 60_000;

/** Study-clock time (see `study-clock.ts`) of an instant, given the zone's UTC offset in milliseconds at that instant. */
export function toStudyClockAt(instant: Date, offsetMs: number): Date {
  return new Date(instant.getTime() + offsetMs - dayStartMs);
}

/** The study day of an instant by this machine's clock; needs no time-zone data. Throws RangeError if the instant is an invalid date. */
export function studyDayOfClock(instant: Date): string {
  return formatDay(toStudyClockAt(instant, -instant.getTimezoneOffset() * 60_000).getTime());
}

/** The day `n` days after `day`, or before it if negative. Throws RangeError if `day` is not a date. */
export function addDays(day: string, n: number): string {
  return formatDay(parseDay(day) + n * dayMs);
}

/** Number of days from `a` to `b`; negative if `b` is earlier. Throws RangeError if either is not a date. */
export function daysBetween(a: string, b: string): number {
  return (parseDay(b) - parseDay(a)) / dayMs;
}

/** @returns the day (YYYY-MM-DD) of a study-clock time */
export function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Midnight UTC of the day in milliseconds. For day arithmetic only; it is not an instant in the household's time zone. */
export function parseDay(day: string): number {
  const time = Date.parse(`${day}T00:00:00Z`);
  // Date.parse rolls 2026-02-30 over into March.
  if (Number.isNaN(time) || formatDay(time) !== day) throw new RangeError(`Not a study day (YYYY-MM-DD): ${day}`);
  return time;
}

interface Due {
  readonly dueDate?: string | undefined;
  readonly createdAt: string;
}

/** Sorts by due date, soonest first, then items without one; ties by creation, oldest first. Study days and instants of one format compare as text. */
export function compareDue(a: Due, b: Due): number {
  if (a.dueDate === b.dueDate) return a.createdAt < b.createdAt ? -1 : 1;
  if (a.dueDate === undefined) return 1;
  return b.dueDate === undefined || a.dueDate < b.dueDate ? -1 : 1;
}

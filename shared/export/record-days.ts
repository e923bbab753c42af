import { limits } from '../limits.ts';
import { addDays } from '../scheduling/calendar-day.ts';
import type { RestoredRecord } from './records.ts';

const earliestDay = '1970-01-01';

type Days = readonly (string | undefined)[];

/** The past dates in a record, by kind: study days and instants. Only the day of an instant is compared. */
const happened: {
  readonly [Kind in RestoredRecord['kind']]: (record: Extract<RestoredRecord, { kind: Kind }>) => Days;
} = {
  household: ({ createdAt }) => [createdAt],
  learner: ({ createdAt }) => [createdAt],
  deck: ({ createdAt, archivedAt }) => [createdAt, archivedAt],
  card: ({ createdAt }) => [createdAt],
  quiz: ({ createdAt }) => [createdAt],
  // Repeating work is created for a future week, so `createdAt` may be in the future.
  assignment: ({ completedAt }) => [completedAt],
  'deck-progress': ({ newDay, openSession }) => [newDay, openSession?.day],
  'card-memory': ({ state, lastAnswer }) => [state.lastReview, lastAnswer],
  review: ({ day, answeredAt, receivedAt, takenBackAt }) => [day, answeredAt, receivedAt, takenBackAt],
  'study-day': ({ day }) => [day],
  'study-session': ({ startedAt, completedAt }) => [startedAt, completedAt],
  'quiz-attempt': ({ startedAt, completedAt }) => [startedAt, completedAt],
  'card-flag': ({ flaggedAt }) => [flaggedAt],
  'earned-badge': ({ earnedAt }) => [earnedAt],
  scheduling: ({ fits }) => fits.map(({ on }) => on),
  'learner-facts': ({ openMix, streak }) => [openMix?.day, streak?.lastActiveDate, streak?.kindnessDay],
};

/** The possibly future dates in a record: due days, and the first day on which new settings apply, which is the day after the last study day. */
function plannedDays(record: RestoredRecord): Days {
  if (record.kind === 'deck-progress') return Object.keys(record.due);
  if (record.kind === 'scheduling') return [...record.fits, ...record.paces].map(({ from }) => from);
  if (record.kind === 'learner-facts') return record.restDays?.map(({ from }) => from) ?? [];
  return record.kind === 'card-memory' ? [record.dueDay, record.state.due] : [];
}

/**
 * @param tomorrow the study day after today in the household's time zone; it may already have begun for learners in time zones further east
 * @returns whether a record has an event before 1970 or after tomorrow, or a due day later than the longest interval allows
 */
export function hasImpossibleDay(record: RestoredRecord, tomorrow: string): boolean {
  const daysOf = happened[record.kind] as (one: RestoredRecord) => Days;
  const latestDue = addDays(tomorrow, limits.longestIntervalDays);
  return !areBetween(daysOf(record), tomorrow) || !areBetween(plannedDays(record), latestDue);
}

function areBetween(days: Days, latest: string): boolean {
  return days.every((one) => one === undefined || (one >= earliestDay && one.slice(0, latest.length) <= latest));
}

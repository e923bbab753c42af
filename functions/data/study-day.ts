import * as z from 'zod';
import { addDays } from '../../shared/scheduling/study-day.ts';
import { studyKeys } from './keys.ts';
import type { Partition } from './partition.ts';
import type { WriteAction } from './write-action.ts';

/** What a learner did on one study day. Streak, calendar and reports read these, never the log. */
export const storedStudyDay = z.object({
  day: z.string(),
  reviews: z.int(),
  correct: z.int(),
  quizzes: z.int(),
  msTaken: z.int(),
});
export type StoredStudyDay = z.infer<typeof storedStudyDay>;

/** @returns those of the days on which there was any activity. */
export async function findActiveDays(rows: Partition, learner: string, days: readonly string[]): Promise<Set<string>> {
  const found = await rows.getMany(
    storedStudyDay,
    days.map((day) => studyKeys.day(learner, day)),
  );
  return new Set([...found.values()].map(({ day }) => day));
}

/** @returns all days with activity, oldest first. */
export async function listStudyDays(rows: Partition, learner: string): Promise<StoredStudyDay[]> {
  return await rows.list(storedStudyDay, { prefix: studyKeys.days(learner) });
}

/** @returns the days with activity from the first to the last (both included), oldest first. */
export async function listStudyDaysBetween(
  rows: Partition,
  learner: string,
  first: string,
  last: string,
): Promise<StoredStudyDay[]> {
  const prefix = studyKeys.days(learner);
  const range = { from: studyKeys.day(learner, first), before: studyKeys.day(learner, addDays(last, 1)) };
  return await rows.list(storedStudyDay, { prefix, ...range });
}

/** @returns the write that counts what its transaction adds to a day. */
export function countOnDayAction(rows: Partition, learner: string, added: StoredStudyDay): WriteAction {
  const { day, ...counts } = added;
  return rows.change(studyKeys.day(learner, day), { set: { day }, add: counts }, {});
}

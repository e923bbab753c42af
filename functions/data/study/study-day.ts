import * as z from 'zod/mini';
import { limits } from '../../../shared/limits.ts';
import { noFacts, storedFacts, type StoredLearnerFacts } from '../people/learner.ts';
import { defineItem, type Stored } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import type { WriteAction } from '../table/write-action.ts';

/** A learner's activity on one study day. Streak, calendar and reports read these rows, never the log. */
export const storedStudyDays = defineItem({
  name: 'study-day',
  key: 'HH#{household}/L#{learner}#DAY#{day}',
  schema: z.object({
    day: z.string(),
    reviews: z.int(),
    correct: z.int(),
    quizzes: z.int(),
    msTaken: z.int(),
  }),
});
export type StoredStudyDay = Stored<typeof storedStudyDays>;

/** @returns the last study day on which the learner was active. */
export async function findLastDay(rows: Partition, learner: string): Promise<StoredStudyDay | undefined> {
  return (await storedStudyDays.first(rows, { learner }, 1, { newestFirst: true }))[0];
}

/**
 * Days and totals are adjacent rows, so that Home can get them for every child with one small, eventually consistent read each.
 * @returns the learner's study days from `from` on, in order, and the totals.
 */
export async function findLatelyAndFacts(
  rows: Partition,
  learner: string,
  from: string,
): Promise<{ readonly days: readonly StoredStudyDay[]; readonly facts: StoredLearnerFacts }> {
  const range = {
    prefix: storedStudyDays.beginningOf({ learner }),
    from: storedStudyDays.sortKey.write({ learner, day: from }),
    upTo: storedFacts.sortKey.write({ learner }),
    eventuallyConsistent: true,
  };
  const found = await rows.list(range, (row) => [row]);
  const isOf = (item: { readonly readKey: typeof storedFacts.readKey }) => (row: (typeof found)[number]) =>
    item.readKey({ PK: String(row['PK']), SK: String(row['SK']) }) !== undefined;
  const days = found.filter(isOf(storedStudyDays)).map((row) => storedStudyDays.parse(row));
  const [facts = noFacts] = found.filter(isOf(storedFacts)).map((row) => storedFacts.parse(row));
  return { days, facts };
}

/** @returns the write that adds its transaction's activity to a day. It fails with `too-much-today`. */
export function countOnDayAction(rows: Partition, learner: string, added: StoredStudyDay): WriteAction {
  const { day, ...counts } = added;
  const isNotFull = {
    atMost: { reviews: limits.answersPerDay - counts.reviews },
    otherwise: 'too-much-today',
  } as const;
  return storedStudyDays.changeOrCreate(rows, { learner, day }, { set: { day }, add: counts }, isNotFull);
}

/** @returns the activity that one submitted quiz counts as. */
export function countsOfQuiz(day: string): StoredStudyDay {
  return { day, reviews: 0, correct: 0, quizzes: 1, msTaken: 0 };
}

import { addDays } from '../../../shared/scheduling/calendar-day.ts';
import * as z from 'zod/mini';
import { everybodysScheduling, type Scheduling, schedulingFields } from '../../../shared/scheduling/scheduling.ts';
import { studyDayOf } from '../../../shared/scheduling/study-day.ts';
import { findFacts } from '../people/learner.ts';
import { defineItem, versioned, type Stored } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import type { WriteAction } from '../table/write-action.ts';

/** How a learner's answers are scheduled, and were: read with each answer, written when somebody chooses or when the learner's log is looked at. */
export const storedScheduling = defineItem({
  name: 'scheduling',
  key: 'HH#{household}/L#{learner}#SCHEDULING',
  schema: z.object({ ...schedulingFields, ...versioned }),
});
export type StoredScheduling = Stored<typeof storedScheduling>;

/** Of whom nothing was chosen or fitted. */
export const noScheduling: StoredScheduling = { ...everybodysScheduling, version: 0 };

/** @returns how the learner's answers are scheduled; of version 0 where nothing was chosen or fitted. */
export async function findScheduling(rows: Partition, learner: string): Promise<StoredScheduling> {
  return (await storedScheduling.find(rows, { learner })) ?? noScheduling;
}

/** When something is done, in the household's time zone. */
export interface Moment {
  readonly timeZone: string;
  readonly now: Date;
}

/** An answer that is on its way may be dated some minutes ahead, and be stored some seconds later. */
const onItsWayMs = 60 * 60_000;

/**
 * @param change what is scheduled otherwise from a study day on.
 * @returns the writes of it, from the first study day on that no answer counts for yet: neither of those that are stored (a family that
 *   moved to another time zone may have some of tomorrow), nor of those that are on their way. They refuse with `conflict` when something
 *   else of it changed meanwhile.
 */
export async function rescheduleActions(
  rows: Partition,
  learner: string,
  { timeZone, now }: Moment,
  change: (seen: Scheduling, from: string) => Scheduling,
): Promise<WriteAction[]> {
  const [seen, { streak }] = await Promise.all([findScheduling(rows, learner), findFacts(rows, learner)]);
  const today = studyDayOf(new Date(now.getTime() + onItsWayMs), timeZone);
  const { lastActiveDate = today } = streak ?? {};
  const next = change(seen, addDays(lastActiveDate > today ? lastActiveDate : today, 1));
  return [storedScheduling.save(rows, seen, { ...next, learner })];
}

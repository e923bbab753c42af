import { addDays } from '../../../shared/scheduling/calendar-day.ts';
import * as z from 'zod/mini';
import { everybodysScheduling, type Scheduling, schedulingFields } from '../../../shared/scheduling/scheduling.ts';
import { studyDayOf } from '../../../shared/scheduling/study-day.ts';
import { findFacts } from '../people/learner.ts';
import { defineItem, versioned, type Stored } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import type { WriteAction } from '../table/write-action.ts';

/** A learner's scheduling settings, present and past. Read with each answer; written when someone changes them or the learner's log is refitted. */
export const storedScheduling = defineItem({
  name: 'scheduling',
  key: 'HH#{household}/L#{learner}#SCHEDULING',
  schema: z.object({ ...schedulingFields, ...versioned }),
});
export type StoredScheduling = Stored<typeof storedScheduling>;

/** Settings of a learner for whom nothing was chosen or fitted. */
export const noScheduling: StoredScheduling = { ...everybodysScheduling, version: 0 };

/** @returns the learner's scheduling settings; version 0 if nothing was chosen or fitted. */
export async function findScheduling(rows: Partition, learner: string): Promise<StoredScheduling> {
  return (await storedScheduling.find(rows, { learner })) ?? noScheduling;
}

/** An instant, with the household's time zone. */
export interface Moment {
  readonly timeZone: string;
  readonly now: Date;
}

/** Margin for answers in transit, which may be dated some minutes ahead and be stored some seconds later. */
const inTransitMarginMs = 60 * 60_000;

/**
 * @param change returns the new settings, which hold from the study day `from` on.
 * @returns the writes of the change. It starts on the first study day that no answer counts for yet: neither a stored one (a family that moved to another time
 *   zone may have answers for tomorrow) nor one in transit. They fail with `conflict` when the settings changed since they were read.
 */
export async function rescheduleActions(
  rows: Partition,
  learner: string,
  { timeZone, now }: Moment,
  change: (seen: Scheduling, from: string) => Scheduling,
): Promise<WriteAction[]> {
  const [seen, { streak }] = await Promise.all([findScheduling(rows, learner), findFacts(rows, learner)]);
  const today = studyDayOf(new Date(now.getTime() + inTransitMarginMs), timeZone);
  const { lastActiveDate = today } = streak ?? {};
  const next = change(seen, addDays(lastActiveDate > today ? lastActiveDate : today, 1));
  return [storedScheduling.save(rows, seen, { ...next, learner })];
}

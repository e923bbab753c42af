import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import { updateLearner } from '../../shared/routes/learners.ts';
import { type Scheduling, withPace } from '../../shared/scheduling/scheduling.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import type { Pace } from '../../shared/schemas/learner.ts';
import type { RestDays } from '../../shared/schemas/progress.ts';
import { changeRestDays } from '../../shared/streaks/rest-days.ts';
import { factsFromDays, isLegacyFacts } from '../../shared/streaks/streak.ts';
import { changeLearner, findFacts, presentLearner, storedFacts } from '../data/people/learner.ts';
import { type Moment, rescheduleActions } from '../data/study/scheduling.ts';
import { storedStudyDays } from '../data/study/study-day.ts';
import type { Partition } from '../data/table/partition.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(updateLearner, async ({ body, household, learner: { local: learner }, now }) => {
  const { id, rows } = household;
  const { restDays, ...change } = body;
  const { pace } = change;
  const moment = { timeZone: household.household.timeZone, now };
  const save = async () => {
    const resting = restDays ? [await restDaysAction(rows, learner, restDays, moment)] : [];
    const pacing = pace
      ? await rescheduleActions(rows, learner, moment, (seen, from) => choosePace(seen, from, pace))
      : [];
    return presentLearner(id, await changeLearner(rows, { learner }, change, [...resting, ...pacing]));
  };
  // A parallel answer writes the same totals, so conflicts are retried.
  return restDays || pace ? await repeatOnConflict(save) : await save();
});

/** Keeps the history of paces, since late answers are scheduled by the pace of their day. @throws ProductError `too-many-paces` */
function choosePace(seen: Scheduling, from: string, pace: Pace): Scheduling {
  const next = withPace(seen, from, pace);
  if (next.paces.length > limits.paceChanges) throw new ProductError('too-many-paces');
  return next;
}

/** @returns the write that sets rest days from today, or from the last active day if a time zone change moved today back. Past streaks don't change. */
async function restDaysAction(
  rows: Partition,
  learner: string,
  days: RestDays,
  { now, timeZone }: Moment,
): Promise<WriteAction> {
  const today = studyDayOf(now, timeZone);
  const facts = await findFacts(rows, learner);
  const { restDays: before = [], streak } = facts;
  const from = [today, streak?.lastActiveDate ?? ''].toSorted().at(-1) ?? today;
  const restDays = changeRestDays(before, from, days).map((change) => ({ ...change, days: [...change.days] }));
  // Dropping the oldest rest-day change turns its rest days into ordinary days, so the streak is recomputed.
  const isForgotten = before[0] !== undefined && restDays[0]?.from !== before[0].from && !isLegacyFacts(streak);
  const all = isForgotten ? await storedStudyDays.list(rows, { learner }) : [];
  const recounted = factsFromDays(
    all.map(({ day }) => day),
    restDays,
  );
  const next = { ...facts, sessions: facts.version === 0 ? 0 : facts.sessions, streak: recounted ?? streak, restDays };
  return storedFacts.save(rows, facts, { ...next, learner });
}

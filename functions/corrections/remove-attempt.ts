import { addDays } from '../../shared/scheduling/calendar-day.ts';
import { removeAttempt } from '../../shared/routes/corrections.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import { removeAttemptActions, requireAttempt, storedOpenAttempts } from '../data/study/quiz-attempt.ts';
import { countsOfQuiz, type StoredStudyDay, storedStudyDays } from '../data/study/study-day.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { uncountActivity } from './uncount-activity.ts';

export const handler = defineHandler(removeAttempt, async ({ params, household, learner }) => {
  const { rows } = household;
  await repeatOnConflict(async () => {
    const seen = await requireAttempt(household, params.attemptId, learner.local);
    const { completedAt } = seen;
    await rows.commit([
      ...removeAttemptActions(rows, seen),
      ...(completedAt === undefined
        ? [storedOpenAttempts.remove(rows, seen)]
        : await uncountActivity(rows, learner.local, [await findItsDay(household, learner.local, completedAt)])),
    ]);
  });
});

/** Days by which a time zone change can shift a study day, nearest first. */
const shifts = [0, -1, 1, -2, 2];

/** Finds the day on which a quiz was counted: the day of completion, or after a time zone change the nearest day with a counted quiz. */
async function findItsDay(
  { rows, household }: HouseholdScope,
  learner: string,
  completedAt: string,
): Promise<StoredStudyDay> {
  const day = studyDayOf(new Date(completedAt), household.timeZone);
  const places = shifts.map((shift) => ({ learner, day: addDays(day, shift) }));
  const counted = (await storedStudyDays.findMany(rows, places)).find(({ quizzes }) => quizzes > 0);
  return countsOfQuiz(counted?.day ?? day);
}

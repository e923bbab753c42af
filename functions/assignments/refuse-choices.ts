import { ProductError } from '../../shared/errors.ts';
import type { ProblemCode } from '../../shared/schemas/describe-issue.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import type { StoredAssignment } from '../data/content/assignment.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';

/** @throws ProductError `invalid-input` for a due date in the past or before the assignment's start. */
export function refusePastDay(
  { household: { timeZone } }: HouseholdScope,
  dueDate: string,
  { now, createdAt }: { readonly now: Date; readonly createdAt?: string },
): void {
  if (dueDate < studyDayOf(now, timeZone)) throw wrong('dueDate', 'dueInPast');
  if (createdAt !== undefined && dueDate < studyDayOf(new Date(createdAt), timeZone))
    throw wrong('dueDate', 'dueBeforeStart');
}

/** @throws ProductError `invalid-input` for options that can't be combined. */
export function refuseInvalidCombinations(
  work: Pick<StoredAssignment, 'type' | 'dueDate' | 'untilReady' | 'repeats' | 'completedAt'>,
): void {
  const { type, dueDate, untilReady, repeats, completedAt } = work;
  if (untilReady && type !== 'deck') throw wrong('untilReady', 'learnByDeckOnly');
  if (untilReady && !dueDate) throw wrong('dueDate', 'pickLearnBy');
  if (repeats && completedAt !== undefined) throw wrong('repeats', 'doneNoRepeat');
  if (repeats && !dueDate) throw wrong('dueDate', 'pickRepeatDue');
}

function wrong(field: string, code: ProblemCode): ProductError {
  return new ProductError('invalid-input', { problemTexts: { [field]: code } });
}

import { ProductError } from '../../shared/errors.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import type { StoredAssignment } from '../data/content/assignment.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';

/** @throws ProductError `invalid-input` for a due date in the past or before the assignment's start. */
export function refusePastDay(
  { household: { timeZone } }: HouseholdScope,
  dueDate: string,
  { now, createdAt }: { readonly now: Date; readonly createdAt?: string },
): void {
  if (dueDate < studyDayOf(now, timeZone)) throw wrong('dueDate', 'The due date cannot be in the past.');
  if (createdAt !== undefined && dueDate < studyDayOf(new Date(createdAt), timeZone))
    throw wrong('dueDate', 'The due date cannot be before the day on which it comes back.');
}

/** @throws ProductError `invalid-input` for options that can't be combined. */
export function refuseInvalidCombinations(
  work: Pick<StoredAssignment, 'type' | 'dueDate' | 'untilReady' | 'repeats' | 'completedAt'>,
): void {
  const { type, dueDate, untilReady, repeats, completedAt } = work;
  if (untilReady && type !== 'deck') throw wrong('untilReady', 'Only a deck can be planned until it is known.');
  if (untilReady && !dueDate) throw wrong('dueDate', 'Please choose the day by which the deck is to be known.');
  if (repeats && completedAt !== undefined)
    throw wrong('repeats', 'What is done does not come back. Please assign it again.');
  if (repeats && !dueDate) throw wrong('dueDate', 'Please choose a due date: from then on it comes back every week.');
}

function wrong(field: string, sentence: string): ProductError {
  return new ProductError('invalid-input', { fields: { [field]: sentence } });
}

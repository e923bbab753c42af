import { ProductError } from '../../shared/errors.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import type { HouseholdScope } from '../platform/household-scope.ts';

/** @throws ProductError `invalid-input` for a due date on which the work could not be in time any more. */
export function refusePastDay({ household }: HouseholdScope, dueDate: string, now: Date): void {
  if (dueDate < studyDayOf(now, household.timeZone))
    throw new ProductError('invalid-input', { fields: { dueDate: 'The due date cannot be in the past.' } });
}

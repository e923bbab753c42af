import { ProductError } from '../../shared/errors.ts';
import { setWeeklyMail } from '../../shared/routes/households.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { presentHousehold } from './present-household.ts';
import { comingWeek } from './weekly-mail.ts';

/** Turns the caller's weekly email on or off. Repeating the current setting does not reschedule the next email. */
export const handler = defineHandler(setWeeklyMail, async ({ body: { isOn }, caller, household: scope, now }) => {
  const { household, membership, rows } = scope;
  if (!membership || 'child' in caller) throw new ProductError('not-allowed');
  if (isOn && !caller.user.emailVerified) throw new ProductError('email-not-verified');
  if (membership.weeklyMail !== isOn) {
    const { timeZone } = household;
    const first = isOn ? comingWeek(studyDayOf(now, timeZone), now, timeZone) : undefined;
    await rows.commit(scope.weeklyMailActions(membership.userId, first));
  }
  return presentHousehold(household, { ...membership, weeklyMail: isOn });
});

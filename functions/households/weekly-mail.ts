import { timingSafeEqual } from 'node:crypto';
import { addDays, dayStartHour, parseDay } from '../../shared/scheduling/calendar-day.ts';
import { fromStudyClock } from '../../shared/scheduling/study-clock.ts';
import { weekdayOf } from '../../shared/streaks/rest-days.ts';
import type { StoredAccountMembership } from '../data/people/membership.ts';
import type { StoredWeeklyMail } from '../data/operations/weekly-mail.ts';
import type { DeriveBytes } from '../platform/sign-in/derive-bytes.ts';

/** Hour of the household's Sunday at which the weekly email is sent. */
const eveningHour = 18;

/** @returns the sending time of the week that ends on this Sunday, in the household's time zone. */
export function eveningOf(sunday: string, timeZone: string): Date {
  return fromStudyClock(new Date(parseDay(sunday) + (eveningHour - dayStartHour) * 60 * 60_000), timeZone);
}

/** @returns the first week, starting from this day, whose Sunday evening is still in the future, and the time of that evening. */
export function comingWeek(day: string, now: Date, timeZone: string): Pick<StoredWeeklyMail, 'week' | 'due'> {
  let week = addDays(day, 7 - weekdayOf(day));
  while (eveningOf(week, timeZone) <= now) week = addDays(week, 7);
  return { week, due: eveningOf(week, timeZone).toISOString() };
}

/**
 * @returns the week after the one that an email covers. Emails stay a week apart even if the time zone changes; after several missed Sundays only the latest
 *   week is sent.
 */
export function weekAfter({ week }: Pick<StoredWeeklyMail, 'week'>, now: Date, timeZone: string) {
  return comingWeek(addDays(week, 7), now, timeZone);
}

type Place = Pick<StoredAccountMembership, 'householdId' | 'userId'>;

const proofBytes = 16;
const tokenForm = /^([0-9A-Z]{26})([0-9A-Z]{26})[\w-]{22}$/;

/** @returns the token in the links of a member's weekly emails. It can only unsubscribe, and it never changes because an email may be opened years later. */
export function weeklyMailToken(deriveBytes: DeriveBytes, { householdId, userId }: Place): string {
  const proof = deriveBytes(`weekly mail ${householdId} ${userId}`, proofBytes);
  return `${householdId}${userId}${Buffer.from(proof).toString('base64url')}`;
}

/** @returns the subscription that a token ends; undefined for a forged token. */
export function placeOfWeeklyMail(deriveBytes: DeriveBytes, token: string): Place | undefined {
  const [, householdId, userId] = tokenForm.exec(token) ?? [];
  if (householdId === undefined || userId === undefined) return undefined;
  const place = { householdId, userId };
  return timingSafeEqual(Buffer.from(weeklyMailToken(deriveBytes, place)), Buffer.from(token)) ? place : undefined;
}

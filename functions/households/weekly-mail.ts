import { timingSafeEqual } from 'node:crypto';
import { addDays, dayStartHour, parseDay } from '../../shared/scheduling/calendar-day.ts';
import { fromStudyClock } from '../../shared/scheduling/study-clock.ts';
import { weekdayOf } from '../../shared/streaks/rest-days.ts';
import type { StoredAccountMembership } from '../data/people/membership.ts';
import type { StoredWeeklyMail } from '../data/operations/weekly-mail.ts';
import type { DeriveBytes } from '../platform/sign-in/derive-bytes.ts';

/** At this hour of the family's Sunday its week is told. */
const eveningHour = 18;

/** @returns when the week that ends on this Sunday is told, by the family's clock. */
export function eveningOf(sunday: string, timeZone: string): Date {
  return fromStudyClock(new Date(parseDay(sunday) + (eveningHour - dayStartHour) * 60 * 60_000), timeZone);
}

/** @returns the first week from this day on whose Sunday evening is still to come, and when that is. */
export function comingWeek(day: string, now: Date, timeZone: string): Pick<StoredWeeklyMail, 'week' | 'due'> {
  let week = addDays(day, 7 - weekdayOf(day));
  while (eveningOf(week, timeZone) <= now) week = addDays(week, 7);
  return { week, due: eveningOf(week, timeZone).toISOString() };
}

/**
 * @returns the week after that of a mail. Two mails are a week apart also where the family moved to another time zone; of Sundays on which
 *   nothing could be sent only the last one is made up for.
 */
export function weekAfter({ week }: Pick<StoredWeeklyMail, 'week'>, now: Date, timeZone: string) {
  return comingWeek(addDays(week, 7), now, timeZone);
}

type Place = Pick<StoredAccountMembership, 'householdId' | 'userId'>;

const proofBytes = 16;
const tokenForm = /^([0-9A-Z]{26})([0-9A-Z]{26})[\w-]{22}$/;

/** @returns what stands in the links of somebody's weekly mails. It ends these mails and can do nothing else; it is the same for ever, as a mail may be opened after years. */
export function weeklyMailToken(deriveBytes: DeriveBytes, { householdId, userId }: Place): string {
  const proof = deriveBytes(`weekly mail ${householdId} ${userId}`, proofBytes);
  return `${householdId}${userId}${Buffer.from(proof).toString('base64url')}`;
}

/** @returns whose mails a token ends; nothing for one that we did not make. */
export function placeOfWeeklyMail(deriveBytes: DeriveBytes, token: string): Place | undefined {
  const [, householdId, userId] = tokenForm.exec(token) ?? [];
  if (householdId === undefined || userId === undefined) return undefined;
  const place = { householdId, userId };
  return timingSafeEqual(Buffer.from(weeklyMailToken(deriveBytes, place)), Buffer.from(token)) ? place : undefined;
}

import { plural, t } from '@lingui/core/macro';
import { daysBetween } from '../../../../shared/scheduling/calendar-day.ts';
import type { CalendarDay } from '../../../../shared/schemas/activity.ts';
import type { Streak } from '../../../../shared/schemas/progress.ts';
import { weekdayOf } from '../../../../shared/streaks/rest-days.ts';
import { formatMonthDay, nameDay } from '../../words/dates.ts';
import { joinParts } from '../../words/join-parts.ts';
import { keptWords, nameWeekdays } from '../../words/streaks.ts';

/** Describes a past day: `Today`, `Yesterday`, `Friday`, `November 3`, `November 3, 2025`. */
export function describePastDay(day: string, today: string): string {
  const daysAgo = daysBetween(day, today);
  // The family's time zone may be ahead of this device's, so the day can be in the future by this device's date.
  if (daysAgo <= 0) return t`Today`;
  return daysAgo === 1 ? t`Yesterday` : nameDay(day, today);
}

interface ShownDay {
  /** Date as `YYYY-MM-DD`. */
  readonly day: string;
  readonly today: string;
  /** The day's activity; undefined while loading. */
  readonly activity: CalendarDay | undefined;
}

/** Describes a day for screen readers: `November 3: 24 answers, 1 quiz`, `November 4: kept by a rest day`, `November 5, today`. */
export function describeDay({ day, today, activity }: ShownDay): string {
  const date = formatMonthDay(day);
  const name = day === today ? t`${date}, today` : date;
  if (!activity) return name;
  if (activity.isActive) return t`${name}: ${{ activity: describeActivity(activity) }}`;
  if (activity.kept) return t`${name}: ${{ kept: keptWords[activity.kept] }}`;
  return day < today ? t`${name}: free day` : name;
}

function describeActivity({ cardsStudied, quizzesCompleted }: CalendarDay): string {
  const answers = cardsStudied > 0 && t`${plural({ answers: cardsStudied }, { one: '# answer', other: '# answers' })}`;
  const quizzes = quizzesCompleted > 0 && t`${plural(quizzesCompleted, { one: '# quiz', other: '# quizzes' })}`;
  return joinParts([answers, quizzes]);
}

/** Returns short sentences beside the current streak. They never mention anything missed. */
export function describeStreak(streak: Streak, today: string): string[] {
  const { kindnessDay, restDays = [] } = streak;
  return [
    pickKindWord(streak, today),
    ...(kindnessDay === undefined
      ? []
      : [t`${{ day: describePastDay(kindnessDay, today) }} was this week’s kindness day. It kept your streak.`]),
    ...(restDays.length > 0 ? [t`Rest days: ${{ days: nameWeekdays(restDays) }}.`] : []),
  ];
}

function pickKindWord({ currentStreak, lastActiveDate, keptBy, restDays = [] }: Streak, today: string): string {
  if (currentStreak === 0) return t`A few cards today start a new streak.`;
  if (lastActiveDate !== undefined && lastActiveDate >= today) return t`Done for today. See you tomorrow!`;
  if (restDays.includes(weekdayOf(today))) return t`Today is a rest day. Your streak waits for you.`;
  return keptBy === 'rest-day'
    ? t`Kept by a rest day. A few cards today make it longer.`
    : t`A few cards today keep it going.`;
}

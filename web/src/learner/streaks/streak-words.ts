import { daysBetween } from '../../../../shared/scheduling/study-day.ts';
import type { CalendarDay } from '../../../../shared/schemas/activity.ts';
import { countOf } from '../../words/counts.ts';
import { formatMonthDay, nameDay } from '../../words/dates.ts';

/** When a past day was: `Today`, `Yesterday`, `Friday`, `November 3`, `November 3, 2025`. */
export function describePastDay(day: string, today: string): string {
  const daysAgo = daysBetween(day, today);
  // The family may live further east than this device: its day has begun already.
  if (daysAgo <= 0) return 'Today';
  return daysAgo === 1 ? 'Yesterday' : nameDay(day, today);
}

interface ShownDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly today: string;
  /** What was done on it; undefined while nobody knows. */
  readonly activity: CalendarDay | undefined;
}

/** A day of the calendar as it is read out: `November 3: 24 cards, 1 quiz`, `November 4: rest day`, `November 5, today`. */
export function describeDay({ day, today, activity }: ShownDay): string {
  const name = day === today ? `${formatMonthDay(day)}, today` : formatMonthDay(day);
  if (!activity) return name;
  if (activity.isActive) return `${name}: ${describeActivity(activity)}`;
  return day < today ? `${name}: rest day` : name;
}

function describeActivity({ cardsStudied, quizzesCompleted }: CalendarDay): string {
  const cards = cardsStudied > 0 && countOf(cardsStudied, 'card');
  const quizzes = quizzesCompleted > 0 && countOf(quizzesCompleted, 'quiz', 'quizzes');
  return [cards, quizzes].filter(Boolean).join(', ');
}

import type { CalendarDay } from '../../../../../shared/schemas/activity.ts';
import { countOf } from '../../../lib/count-of.ts';
import { formatDay } from '../day-words.ts';

interface ShownDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly today: string;
  /** What was done on it; undefined while nobody knows. */
  readonly activity: CalendarDay | undefined;
}

/** A day of the calendar as it is read out: `3 November: 24 cards, 1 quiz`, `4 November: rest day`, `5 November, today`. */
export function describeDay({ day, today, activity }: ShownDay): string {
  const name = day === today ? `${formatDay(day)}, today` : formatDay(day);
  if (!activity) return name;
  if (activity.isActive) return `${name}: ${describeActivity(activity)}`;
  return day < today ? `${name}: rest day` : name;
}

function describeActivity({ cardsStudied, quizzesCompleted }: CalendarDay): string {
  const cards = cardsStudied > 0 && countOf(cardsStudied, 'card');
  const quizzes = quizzesCompleted > 0 && (quizzesCompleted === 1 ? '1 quiz' : `${quizzesCompleted} quizzes`);
  return [cards, quizzes].filter(Boolean).join(', ');
}

import { daysBetween } from '../../../../shared/scheduling/study-day.ts';
import { nameDay } from '../../words/dates.ts';

/** When a past day was: `Today`, `Yesterday`, `Friday`, `November 3`, `November 3, 2025`. */
export function describePastDay(day: string, today: string): string {
  const daysAgo = daysBetween(day, today);
  // The family may live further east than this device: its day has begun already.
  if (daysAgo <= 0) return 'Today';
  return daysAgo === 1 ? 'Yesterday' : nameDay(day, today);
}

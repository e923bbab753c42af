import { getCalendar } from '../../shared/routes/streaks.ts';
import { addDays } from '../../shared/scheduling/study-day.ts';
import { calendarLevel } from '../../shared/streaks/calendar-level.ts';
import { storedStudyDays } from '../data/study-day.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(getCalendar, async ({ query, household, learner }) => {
  const days = daysOfMonth(query.year, query.month);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const studied = await storedStudyDays.list(household.rows, { learner: learner.local }, { from: first, upTo: last });
  const byDay = new Map(studied.map((one) => [one.day, one]));
  return days.map((day, index) => {
    const { reviews = 0, quizzes = 0 } = byDay.get(day) ?? {};
    const level = calendarLevel(reviews, quizzes);
    return { date: index + 1, isActive: level > 0, cardsStudied: reviews, quizzesCompleted: quizzes, level };
  });
});

function daysOfMonth(year: number, month: number): string[] {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const days = Array.from({ length: 31 }, (_, index) => addDays(first, index));
  return days.filter((day) => day.startsWith(first.slice(0, 7)));
}

import { addDays } from '../../shared/scheduling/calendar-day.ts';
import { getCalendar } from '../../shared/routes/streaks.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import { calendarLevel } from '../../shared/streaks/calendar-level.ts';
import { bridgedDays, longestStreakGap } from '../../shared/streaks/rest-days.ts';
import { findFacts } from '../data/people/learner.ts';
import { storedStudyDays } from '../data/study/study-day.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(getCalendar, async ({ query, household, learner: { local: learner }, now }) => {
  const { rows } = household;
  const days = daysOfMonth(query.year, query.month);
  // Includes days of the adjacent months, because the active days before and after a bridged gap may be in different months.
  const [from, upTo] = [
    addDays(days[0] ?? '', -longestStreakGap - 1),
    addDays(days.at(-1) ?? '', longestStreakGap + 1),
  ];
  const [studied, { restDays = [] }] = await Promise.all([
    storedStudyDays.list(rows, { learner }, { from, upTo }),
    findFacts(rows, learner),
  ]);
  const today = studyDayOf(now, household.household.timeZone);
  const byDay = new Map(studied.map((one) => [one.day, one]));
  const kept = bridgedDays([...byDay.keys()].toSorted(), today, restDays);
  return days.map((day, index) => {
    const { reviews = 0, quizzes = 0 } = byDay.get(day) ?? {};
    const level = calendarLevel(reviews, quizzes);
    const by = kept.get(day);
    const activity = { cardsStudied: reviews, quizzesCompleted: quizzes, level };
    return { date: index + 1, isActive: level > 0, ...(by && { kept: by }), ...activity };
  });
});

function daysOfMonth(year: number, month: number): string[] {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const days = Array.from({ length: 31 }, (_, index) => addDays(first, index));
  return days.filter((day) => day.startsWith(first.slice(0, 7)));
}

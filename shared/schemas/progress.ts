import * as z from 'zod/mini';
import { problem } from './problem.ts';

const noDay = problem('invalidDay');

/** A study day, `YYYY-MM-DD`: a calendar day in the household's time zone, but starting at `dayStartHour`. */
export const studyDayText = z.iso.date(noDay);

/** A change to an optional study day: absent keeps it, an empty text removes it. */
export const changedStudyDay = z.optional(z.union([z.literal(''), studyDayText], noDay));

/** Weekdays on which the streak continues without studying: 1 is Monday, 7 is Sunday. */
export const restDaysSchema = z.array(z.int().check(z.minimum(1), z.maximum(7)));
export type RestDays = readonly number[];

/** Input for rest days. At least two days a week remain for studying, so that a streak keeps its meaning. */
export const restDaysInput = z.array(z.int().check(z.minimum(1), z.maximum(7))).check(
  z.maxLength(5, problem('tooManyRestDays')),
  z.refine((days) => days.every((day, at) => at === 0 || day > (days[at - 1] ?? 0)), problem('daysInOrder')),
);

/** What preserves a streak over a day without activity. */
export const streakKeeper = z.enum(['rest-day', 'kindness-day']);
export type StreakKeeper = z.infer<typeof streakKeeper>;

export const streakSchema = z.object({
  /** Number of active days in the streak. Days that merely preserve it don't count. */
  currentStreak: z.int(),
  longestStreak: z.int(),
  totalActiveDays: z.int(),
  lastActiveDate: z.optional(studyDayText),
  /** What preserved the streak since the last active day, if a day was missed. */
  keptBy: z.optional(streakKeeper),
  /** The kindness day already used this week. */
  kindnessDay: z.optional(studyDayText),
  /** The rest days in effect today; absent if none. */
  restDays: z.optional(restDaysSchema),
});
export type Streak = z.infer<typeof streakSchema>;

/** For a daily goal in minutes: the goal, and the minutes spent on cards today. */
export const minutesToday = z.object({ limit: z.int(), done: z.int() });
export type MinutesToday = z.infer<typeof minutesToday>;

export const reportSchema = z.object({
  totalCardsStudied: z.int(),
  totalQuizzesCompleted: z.int(),
  /** Sessions with at least one answer. */
  totalStudySessions: z.int(),
  currentStreak: z.int(),
  longestStreak: z.int(),
  /** What preserved the streak, as in the streak response. */
  keptBy: z.optional(streakKeeper),
  restDays: z.optional(restDaysSchema),
  /** Average accuracy: correct ÷ answered over all reviews, 0 to 1; 0 without reviews. */
  averageAccuracy: z.number().check(z.minimum(0), z.maximum(1)),
  assignmentsCompleted: z.int(),
  assignmentsPending: z.int(),
  /** When the scheduler was fitted to the learner's own answers, and their number. Absent while the default parameters predict as well. */
  fit: z.optional(z.object({ on: studyDayText, answers: z.int() })),
});
export type Report = z.infer<typeof reportSchema>;

import * as z from 'zod/mini';

const noDay = 'This is not a day, such as 2026-01-31.';

/** A study day, `YYYY-MM-DD`: a calendar day of the household's time zone that began at the hour of the study clock. */
export const studyDayText = z.iso.date(noDay);

/** A change to an optional study day: absent leaves it, an empty text removes it. */
export const changedStudyDay = z.optional(z.union([z.literal(''), studyDayText], noDay));

/** Weekdays on which a learner need not study for the streak to go on: Monday is 1, Sunday 7. */
export const restDaysSchema = z.array(z.int().check(z.minimum(1), z.maximum(7)));
export type RestDays = readonly number[];

/** Rest days as a grown-up chooses them. Two days a week are for studying, so that a streak is still one. */
export const restDaysInput = z.array(z.int().check(z.minimum(1), z.maximum(7))).check(
  z.maxLength(5, 'Please leave two days a week for studying.'),
  z.refine(
    (days) => days.every((day, at) => at === 0 || day > (days[at - 1] ?? 0)),
    'Please name each day once, in order.',
  ),
);

/** What keeps a streak over a day without activity. */
export const streakKeeper = z.enum(['rest-day', 'kindness-day']);
export type StreakKeeper = z.infer<typeof streakKeeper>;

export const streakSchema = z.object({
  /** Active days: a day that only keeps the streak does not count. */
  currentStreak: z.int(),
  longestStreak: z.int(),
  totalActiveDays: z.int(),
  lastActiveDate: z.optional(studyDayText),
  /** What kept it since the last active day, if a day passed without activity. */
  keptBy: z.optional(streakKeeper),
  /** The kindness day that it has had this week. */
  kindnessDay: z.optional(studyDayText),
  /** The rest days that hold today; absent when there are none. */
  restDays: z.optional(restDaysSchema),
});
export type Streak = z.infer<typeof streakSchema>;

/** Where a day is measured in minutes with cards: how many it asks for, and how many there were today. */
export const minutesToday = z.object({ limit: z.int(), done: z.int() });
export type MinutesToday = z.infer<typeof minutesToday>;

export const reportSchema = z.object({
  totalCardsStudied: z.int(),
  totalQuizzesCompleted: z.int(),
  /** Those with an answer. */
  totalStudySessions: z.int(),
  currentStreak: z.int(),
  longestStreak: z.int(),
  /** As in the streak itself. */
  keptBy: z.optional(streakKeeper),
  restDays: z.optional(restDaysSchema),
  /** Correct ÷ answered over all reviews, 0 to 1; 0 until there is one. */
  averageAccuracy: z.number().check(z.minimum(0), z.maximum(1)),
  assignmentsCompleted: z.int(),
  assignmentsPending: z.int(),
  /** When the schedule was fitted to the learner's own answers, and to how many. Absent where everybody's foretells as well. */
  fit: z.optional(z.object({ on: studyDayText, answers: z.int() })),
});
export type Report = z.infer<typeof reportSchema>;

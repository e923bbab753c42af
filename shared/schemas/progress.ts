import * as z from 'zod/mini';

const noDay = 'This is not a day, such as 2026-01-31.';

/** A study day, `YYYY-MM-DD`: a calendar day of the household's time zone that began at the hour of the study clock. */
export const studyDayText = z.iso.date(noDay);

/** A change to an optional study day: absent leaves it, an empty text removes it. */
export const changedStudyDay = z.optional(z.union([z.literal(''), studyDayText], noDay));

export const streakSchema = z.object({
  currentStreak: z.int(),
  longestStreak: z.int(),
  totalActiveDays: z.int(),
  lastActiveDate: z.optional(studyDayText),
});
export type Streak = z.infer<typeof streakSchema>;

export const reportSchema = z.object({
  totalCardsStudied: z.int(),
  totalQuizzesCompleted: z.int(),
  /** Those with an answer. */
  totalStudySessions: z.int(),
  currentStreak: z.int(),
  longestStreak: z.int(),
  /** Correct ÷ answered over all reviews, 0 to 1; 0 until there is one. */
  averageAccuracy: z.number().check(z.minimum(0), z.maximum(1)),
  assignmentsCompleted: z.int(),
  assignmentsPending: z.int(),
});
export type Report = z.infer<typeof reportSchema>;

import type { Activity } from '../../../../shared/schemas/activity.ts';

export type ActivityDay = Activity['days'][number];

/** Whether anything was studied on a day. */
export function isActive({ reviews, quizzes, minutes }: ActivityDay): boolean {
  return reviews > 0 || quizzes > 0 || minutes > 0;
}

/** The days added up. */
export function sumDays(days: readonly ActivityDay[]): Omit<ActivityDay, 'date'> {
  return days.reduce(
    (sum, day) => ({
      reviews: sum.reviews + day.reviews,
      correct: sum.correct + day.correct,
      quizzes: sum.quizzes + day.quizzes,
      minutes: sum.minutes + day.minutes,
    }),
    { reviews: 0, correct: 0, quizzes: 0, minutes: 0 },
  );
}

import * as z from 'zod/mini';
import { assignmentType } from './assignment.ts';
import { libraryOrigin, textFormat } from './deck.ts';
import { minutesToday, streakKeeper, studyDayText } from './progress.ts';
import { idText, instantText } from './text.ts';

export const calendarDaySchema = z.object({
  /** Day of the month, from 1. */
  date: z.int(),
  isActive: z.boolean(),
  /** Why the streak survives this day without activity. */
  kept: z.optional(streakKeeper),
  /** Answers to cards, of the same card too. Screens call them answers. */
  cardsStudied: z.int(),
  quizzesCompleted: z.int(),
  /** Color intensity of the day. */
  level: z.literal([0, 1, 2, 3]),
});
export type CalendarDay = z.infer<typeof calendarDaySchema>;

/**
 * What a badge rewards, other than days in a row: known cards, completed quizzes, cards answered correctly after many tries, cards corrected after the learner
 * flagged them.
 */
const badgeFamily = z.enum(['known', 'quizzes', 'retries', 'mending']);
export type BadgeFamily = z.infer<typeof badgeFamily>;

/** A badge for a streak of study days, or for reaching its family's threshold. */
export const badgeSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  /** Number needed for the badge: streak days, or whatever the badge's family counts. */
  threshold: z.int(),
  /** The badge's family; absent for streak badges. */
  family: z.optional(badgeFamily),
});

export type Badge = z.infer<typeof badgeSchema>;

export const earnedBadgeSchema = z.object({
  badgeId: z.string(),
  /** For streak badges, the streak length in study days; for other families, the badge's threshold. */
  streakLength: z.int(),
  earnedAt: instantText,
  /** Whether one of the learner's devices has celebrated it. */
  isSeen: z.optional(z.literal(true)),
});
export type EarnedBadge = z.infer<typeof earnedBadgeSchema>;

/** Badges earned by this call, easiest first; absent if none. A repeated call may omit them; the learner's badge list always has them. */
export const newlyEarned = { earnedBadges: z.optional(z.array(earnedBadgeSchema)) };

/** A card as reports name it, with the words of its sides. */
export const reportedCard = {
  cardId: idText,
  deckId: idText,
  deckName: z.string(),
  format: z.optional(textFormat),
  front: z.string(),
  back: z.string(),
};

/** A learner's activity, for charts. Every figure equals a recount from the review log. */
export const activitySchema = z.object({
  /** The requested study days, oldest first, including inactive ones. */
  days: z.array(
    z.object({
      date: studyDayText,
      reviews: z.int(),
      correct: z.int(),
      quizzes: z.int(),
      /** Minutes spent on cards, rounded. */
      minutes: z.int(),
    }),
  ),
  decks: z.array(
    z.object({
      deckId: idText,
      name: z.string(),
      totalCards: z.int(),
      studiedCards: z.int(),
      /** Cards studied and not yet due again, so predicted to be remembered. */
      knownCards: z.int(),
      masteredCards: z.int(),
      accuracy: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
      dueCards: z.int(),
    }),
  ),
  /** Cards due within the period, overdue ones included. */
  dueWithin7Days: z.int(),
  dueWithin30Days: z.int(),
  /** Cards due today (overdue included) and on each of the next seven study days. They add up to `dueWithin7Days`. */
  dueByDay: z.array(z.object({ date: studyDayText, due: z.int() })),
  /** The cards most often answered wrong, hardest first. */
  hardestCards: z.array(z.object({ ...reportedCard, wrong: z.int() })),
});
export type Activity = z.infer<typeof activitySchema>;
export type ActivityDay = Activity['days'][number];

/** Number of study days that a grown-up's Home shows, today included. */
export const daysOnHome = 7;

/** For a deck with a target day: how many more cards must be studied today to reach the target. */
export const needsToday = z.optional(z.int());

/** One child on a grown-up's Home: today, the last days, and suggested next steps. */
export const learnerTodaySchema = z.object({
  learnerId: idText,
  /** Whether nothing is left of today's portion, and at least one card or quiz was done. */
  isDone: z.boolean(),
  /** Cards still to study today: due cards plus the allowed new ones, up to the daily portion. */
  waiting: z.int(),
  minutes: z.optional(minutesToday),
  /** Study day of the next due card; set only if nothing is due today. */
  nextDue: z.optional(studyDayText),
  /** The last seven study days, ending today. */
  days: z.array(
    z.object({
      date: studyDayText,
      /** Number of answers; `correct` counts the correct ones. Each finished card has exactly one correct answer. */
      reviews: z.int(),
      correct: z.int(),
      quizzes: z.int(),
      /** Why no activity was required on this day. */
      kept: z.optional(streakKeeper),
    }),
  ),
  currentStreak: z.int(),
  /** Cards studied in total; the same count as in the report. */
  totalCardsStudied: z.int(),
  /** Number of the child's open assignments; `nextAssignment` describes the next one. */
  openAssignments: z.int(),
  nextAssignment: z.optional(
    z.object({ name: z.string(), type: assignmentType, dueDate: z.optional(studyDayText), needsToday }),
  ),
  /** All assigned decks with a target day, each with the number of cards still to study today. */
  plans: z.optional(z.array(z.object({ assignmentId: idText, needsToday: z.int() }))),
  /** The card most often answered wrong. */
  hardest: z.optional(z.object({ cardId: idText, deckId: idText, deckName: z.string(), wrong: z.int() })),
  /** The family's ready decks, each with whether the child has mastered it, in the order of making; absent for learners, and if none is mastered. */
  readyDecks: z.optional(z.array(z.object({ ...libraryOrigin.shape, isMastered: z.optional(z.literal(true)) }))),
});
export type LearnerToday = z.infer<typeof learnerTodaySchema>;

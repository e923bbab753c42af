import * as z from 'zod/mini';
import { assignmentType } from './assignment.ts';
import { textFormat } from './deck.ts';
import { minutesToday, streakKeeper, studyDayText } from './progress.ts';
import { idText, instantText } from './text.ts';

/** One day of the month calendar of a learner. */
export const calendarDaySchema = z.object({
  /** Day of the month, from 1. */
  date: z.int(),
  isActive: z.boolean(),
  /** What keeps the streak over this day, on which there was no activity. */
  kept: z.optional(streakKeeper),
  cardsStudied: z.int(),
  quizzesCompleted: z.int(),
  /** How strongly the day is coloured. */
  level: z.literal([0, 1, 2, 3]),
});
export type CalendarDay = z.infer<typeof calendarDaySchema>;

/** What badges are earned by, other than days in a row: cards that are known, quizzes, cards that are right after many tries, cards that were mended. */
const badgeFamily = z.enum(['known', 'quizzes', 'retries', 'mending']);
export type BadgeFamily = z.infer<typeof badgeFamily>;

/** A badge for studying some days in a row, or for so much of what its family counts. */
export const badgeSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** How to earn it. */
  description: z.string(),
  /** An emoji. */
  icon: z.string(),
  /** Streak days, or what its family counts. */
  threshold: z.int(),
  /** Absent: days in a row. */
  family: z.optional(badgeFamily),
});

export type Badge = z.infer<typeof badgeSchema>;

export const earnedBadgeSchema = z.object({
  badgeId: z.string(),
  /** The streak that earned it, in study days; of another family as much as it asks for. */
  streakLength: z.int(),
  earnedAt: instantText,
});
export type EarnedBadge = z.infer<typeof earnedBadgeSchema>;

/**
 * Badges that a call earned, the easiest first; absent when it earned none. The same call again need not name them again: the learner's
 * own list does, for good.
 */
export const newlyEarned = { earnedBadges: z.optional(z.array(earnedBadgeSchema)) };

/** What a learner did, for charts: every figure equals a recount from the review log. */
export const activitySchema = z.object({
  /** The asked study days, oldest first, those without activity included. */
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
      /** Studied and not due again yet: by what is foretold, still remembered. */
      knownCards: z.int(),
      masteredCards: z.int(),
      accuracy: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
      dueCards: z.int(),
    }),
  ),
  /** Cards that come due until then, those overdue included. */
  dueWithin7Days: z.int(),
  dueWithin30Days: z.int(),
  /** How many cards come due today, with those overdue, and on each of the seven study days after it: together `dueWithin7Days`. */
  dueByDay: z.array(z.object({ date: studyDayText, due: z.int() })),
  /** The cards that were most often wrong, the hardest first. */
  hardestCards: z.array(
    z.object({
      cardId: idText,
      deckId: idText,
      deckName: z.string(),
      format: z.optional(textFormat),
      front: z.string(),
      back: z.string(),
      wrong: z.int(),
    }),
  ),
});
export type Activity = z.infer<typeof activitySchema>;
/** What a learner did on one study day. */
export type ActivityDay = Activity['days'][number];

/** How many study days a grown-up's Home looks back, today included. */
export const daysOnHome = 7;

/** Of a deck that is to be known by a day: how many more cards of it today needs for that. */
export const needsToday = z.optional(z.int());

/** One child on a grown-up's Home: today first, then the last days, and what could be done next. */
export const learnerTodaySchema = z.object({
  learnerId: idText,
  /** Nothing is left of today's portion, of which at least one card or a quiz was done. */
  isDone: z.boolean(),
  /** How many cards today still asks for: those due and the new ones that the day allows, within its portion. */
  waiting: z.int(),
  minutes: z.optional(minutesToday),
  /** Where nothing waits today, the study day of the next card. */
  nextDue: z.optional(studyDayText),
  /** The last seven study days, today the last of them. */
  days: z.array(
    z.object({
      date: studyDayText,
      /** Answers, and those that were correct: a card is finished by its one correct answer. */
      reviews: z.int(),
      correct: z.int(),
      quizzes: z.int(),
      /** Why nothing had to be done on it. */
      kept: z.optional(streakKeeper),
    }),
  ),
  currentStreak: z.int(),
  /** As in the report. */
  totalCardsStudied: z.int(),
  /** What is given to the child and not done yet, and which of it comes first. */
  openAssignments: z.int(),
  nextAssignment: z.optional(
    z.object({ name: z.string(), type: assignmentType, dueDate: z.optional(studyDayText), needsToday }),
  ),
  /** Of all decks that are to be known by a day. */
  plans: z.optional(z.array(z.object({ assignmentId: idText, needsToday: z.int() }))),
  /** The card that was most often wrong. */
  hardest: z.optional(z.object({ cardId: idText, deckId: idText, deckName: z.string(), wrong: z.int() })),
});
export type LearnerToday = z.infer<typeof learnerTodaySchema>;

import * as z from 'zod/mini';
import { cardStateSchema } from '../scheduling/card-state.ts';
import { schedulingFields } from '../scheduling/scheduling.ts';
import { earnedBadgeSchema } from './activity.ts';
import { answerWay, askedSide, cardSchema, sideLanguages, textFormat } from './deck.ts';
import { restDaysSchema, studyDayText } from './progress.ts';
import { idText } from './text.ts';

/** One direction of a deck with the learner's progress, see `TrackProgress`. Directions never studied are left out. */
const packedTrack = z.object({
  deckId: idText,
  reversed: z.optional(z.literal(true)),
  reviews: z.int(),
  correct: z.int(),
  studied: z.int(),
  mastered: z.int(),
  due: z.string(),
  newDay: z.optional(studyDayText),
  newCount: z.int(),
  lastNewCard: z.optional(z.string()),
  returning: z.optional(z.int()),
  leftOut: z.optional(z.array(z.string())),
});

/** A card that may be asked. A card with no stored memory counts as new. */
const packedAsk = z.object({
  cardId: idText,
  reversed: z.optional(z.literal(true)),
  /** The study day on which the card rests, because it was answered in its other direction, or a sibling was. Answers after the pack was made show it by themselves. */
  restsOn: z.optional(studyDayText),
  memory: z.optional(
    z.object({
      state: cardStateSchema,
      dueDay: studyDayText,
      lastAnswer: z.string(),
      wrong: z.int(),
      mixUps: z.optional(z.array(z.string())),
    }),
  ),
});

/** Everything to study in the next days, and the state needed to update the counts offline. */
export const packedStudySchema = z.object({
  learnerId: idText,
  timeZone: z.string(),
  scheduling: z.object(schedulingFields),
  /** The stored streak, so that the device can continue it; see `StreakFacts`. */
  streak: z.optional(
    z.object({
      streakLength: z.int(),
      longestStreak: z.int(),
      totalActiveDays: z.int(),
      lastActiveDate: studyDayText,
      kindnessDay: z.optional(studyDayText),
      sinceKindness: z.optional(z.int()),
    }),
  ),
  /** Badges earned until then. Packs of earlier releases have none of them, earned or not. */
  earned: z.optional(z.array(earnedBadgeSchema)),
  restDays: z.array(z.object({ from: studyDayText, days: restDaysSchema })),
  /** The last active study day, with its number of correct answers and the time spent on all of its answers. */
  lastDay: z.optional(z.object({ day: studyDayText, correct: z.int(), msTaken: z.optional(z.int()) })),
  decks: z.array(
    z.object({
      id: idText,
      name: z.string(),
      ...sideLanguages,
      totalCards: z.int(),
      answerWay: z.optional(answerWay),
      asks: z.optional(askedSide),
      hasSiblings: z.optional(z.literal(true)),
      format: z.optional(textFormat),
      extraBefore: z.optional(z.boolean()),
    }),
  ),
  tracks: z.array(packedTrack),
  cards: z.array(cardSchema),
  /** Cards studied before, soonest due first, then new ones in deck order. */
  asked: z.array(packedAsk),
});
export type PackedStudy = z.infer<typeof packedStudySchema>;

import * as z from 'zod/mini';
import { cardStateSchema } from '../scheduling/card-state.ts';
import { schedulingFields } from '../scheduling/scheduling.ts';
import { answerWay, askedSide, cardSchema, sideLanguages, textFormat } from './deck.ts';
import { restDaysSchema, studyDayText } from './progress.ts';
import { idText } from './text.ts';

/** A direction of a deck, and what the learner has reached in it; see `TrackProgress`. One that was not begun is left out. */
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
});

/** A card as it may be asked. Without a memory it is new. */
const packedAsk = z.object({
  cardId: idText,
  reversed: z.optional(z.literal(true)),
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

/** What is to be studied in the next days, and what is needed to count it. */
export const packedStudySchema = z.object({
  learnerId: idText,
  timeZone: z.string(),
  scheduling: z.object(schedulingFields),
  /** As it is stored, so that it can be gone on with; see `StreakFacts`. */
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
  restDays: z.array(z.object({ from: studyDayText, days: restDaysSchema })),
  /** The last active study day, how many answers were correct on it, and how long they all took. */
  lastDay: z.optional(z.object({ day: studyDayText, correct: z.int(), msTaken: z.optional(z.int()) })),
  decks: z.array(
    z.object({
      id: idText,
      name: z.string(),
      ...sideLanguages,
      totalCards: z.int(),
      answerWay: z.optional(answerWay),
      asks: z.optional(askedSide),
      format: z.optional(textFormat),
    }),
  ),
  tracks: z.array(packedTrack),
  cards: z.array(cardSchema),
  /** Known cards, the soonest due first; and new ones, in the order of each deck. */
  asked: z.array(packedAsk),
});
export type PackedStudy = z.infer<typeof packedStudySchema>;

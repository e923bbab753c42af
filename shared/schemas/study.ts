import * as z from 'zod/mini';
import { ulidPattern } from '../ids.ts';
import { limits } from '../limits.ts';
import { newlyEarned } from './activity.ts';
import { answerWay, cardSchema, sideLanguages } from './deck.ts';
import { idText, instantText } from './text.ts';

export const sessionMode = z.enum(['due', 'all']);
export type SessionMode = z.infer<typeof sessionMode>;

export const rating = z.enum(['wrong', 'correct']);
export type Rating = z.infer<typeof rating>;

/** How an answer was given; absent where the card was turned over and judged by the learner, which is the usual way. */
export const answerMode = z.enum(['flip', 'choose', 'type', 'listen']);
export type AnswerMode = z.infer<typeof answerMode>;

export const sessionSchema = z.object({
  id: idText,
  learnerId: idText,
  deckId: idText,
  startedAt: instantText,
  completedAt: z.optional(instantText),
  /** Stored answers of this session, and how many of them were correct. */
  cardsStudied: z.int(),
  cardsCorrect: z.int(),
});
export type Session = z.infer<typeof sessionSchema>;

/** A session that is over. `earnedBadges`: by the answers that came along. */
export const completedSessionSchema = z.extend(sessionSchema, newlyEarned);

/** A session as it is handed out for study: the cards that are still to be answered, in study order. */
export const openSessionSchema = z.extend(sessionSchema, {
  cards: z.array(cardSchema),
  ...sideLanguages,
  /** The way of the deck; absent: `flip`. */
  answerWay: z.optional(answerWay),
  /** When the next card of this deck comes due; absent when nothing is scheduled. */
  nextDueAt: z.optional(instantText),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

/** One answer. The id is made by the client, so that sending it again changes nothing. */
export const reviewSchema = z.strictObject({
  id: z.string().check(z.regex(ulidPattern, 'A review id is a ULID.')),
  cardId: idText,
  rating,
  answeredAt: instantText,
  /** Milliseconds from seeing the card to answering. */
  msTaken: z.optional(z.int().check(z.minimum(0), z.maximum(limits.answerSeconds * 1_000))),
  mode: z.optional(answerMode),
});
export type Review = z.infer<typeof reviewSchema>;

export const reviewReceiptSchema = z.object({
  /** How many of the sent reviews are stored now, whether by this call or an earlier one. */
  accepted: z.int(),
  /** What became of each, in the order they were sent. One is told from another by its card and its id together. */
  results: z.array(
    z.object({
      id: z.string(),
      cardId: idText,
      result: z.enum(['stored', 'duplicate', 'refused']),
      /** Why it was refused. */
      code: z.optional(z.enum(['not-found', 'session-full'])),
    }),
  ),
  cards: z.array(z.object({ cardId: idText, dueAt: instantText, mastered: z.boolean() })),
  ...newlyEarned,
});
/** The card of an answer that was taken back, as it is without it: one that was new has no due date again. */
export const takenBackSchema = z.object({
  cards: z.array(z.object({ cardId: idText, dueAt: z.optional(instantText), mastered: z.boolean() })),
});

export type ReviewReceipt = z.infer<typeof reviewReceiptSchema>;

import * as z from 'zod/mini';
import { ulidPattern } from '../ids.ts';
import { limits } from '../limits.ts';
import { newlyEarned } from './activity.ts';
import { answerWay, cardSchema, sideLanguages, textFormat } from './deck.ts';
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
  /** Absent: cards of several decks. */
  deckId: z.optional(idText),
  startedAt: instantText,
  completedAt: z.optional(instantText),
  /** Stored answers of this session, and how many of them were correct. */
  cardsStudied: z.int(),
  cardsCorrect: z.int(),
  /** Whether a grown-up gave any of its answers for the learner, who said them. */
  sideBySide: z.optional(z.literal(true)),
});
export type Session = z.infer<typeof sessionSchema>;

/** A session that is over. `earnedBadges`: by the answers that came along. */
export const completedSessionSchema = z.extend(sessionSchema, newlyEarned);

/** Why a card is in a session: how often it was answered, when last, and what that means. */
const whyToday = z.object({
  kind: z.enum(['new', 'due', 'again', 'ahead']),
  seen: z.int(),
  lastSeenAt: z.optional(instantText),
});
export type WhyToday = z.infer<typeof whyToday>;

/** What the screens of study ask of a deck. */
const howStudied = { ...sideLanguages, answerWay: z.optional(answerWay), format: z.optional(textFormat) };

/** A session as it is handed out for study: the cards that are still to be answered, in study order. */
export const openSessionSchema = z.extend(sessionSchema, {
  /** `reversed`: its back is asked. `others`: three wrong answers, and whose they are, where one is chosen and the deck has so many. */
  cards: z.array(
    z.extend(cardSchema, {
      reversed: z.optional(z.literal(true)),
      why: z.optional(whyToday),
      others: z.optional(z.array(z.object({ cardId: idText, text: z.string() }))),
    }),
  ),
  /** The decks of the cards, where they are of several. */
  decks: z.optional(z.array(z.object({ id: idText, name: z.string(), ...howStudied }))),
  /** Where they are of one. */
  ...howStudied,
  /** When the next card comes due, of the deck or of all; absent when nothing is scheduled. */
  nextDueAt: z.optional(instantText),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

/** A session that a device opened by itself, without a connection, under an id that it made. */
export const sessionOpeningSchema = z.strictObject({
  /** By the device's clock. */
  startedAt: instantText,
  mode: sessionMode,
  /** Absent: cards of several decks. */
  deckId: z.optional(idText),
  /** In study order. */
  cards: z
    .array(z.strictObject({ cardId: idText, reversed: z.optional(z.literal(true)) }))
    .check(z.minLength(1), z.maxLength(limits.cardsPerMix.most)),
});
export type SessionOpening = z.infer<typeof sessionOpeningSchema>;

/** One answer. The id is made by the client, so that sending it again changes nothing. */
export const reviewSchema = z.strictObject({
  id: z.string().check(z.regex(ulidPattern, 'A review id is a ULID.')),
  cardId: idText,
  rating,
  answeredAt: instantText,
  /** Milliseconds from seeing the card to answering. */
  msTaken: z.optional(z.int().check(z.minimum(0), z.maximum(limits.answerSeconds * 1_000))),
  mode: z.optional(answerMode),
  /** Whose answer was chosen, where it was a wrong one. What fits no such answer is not kept: the answer counts all the same. */
  mixedUpWith: z.optional(idText),
  /** The card's back was asked. */
  reversed: z.optional(z.literal(true)),
});
export type Review = z.infer<typeof reviewSchema>;

/** A card, and which of its sides was asked. */
const answeredSide = { cardId: idText, reversed: z.optional(z.literal(true)) };

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
  cards: z.array(z.object({ ...answeredSide, dueAt: instantText, mastered: z.boolean() })),
  ...newlyEarned,
});
/** The card of an answer that was taken back, as it is without it: one that was new has no due date again. */
export const takenBackSchema = z.object({
  cards: z.array(z.object({ ...answeredSide, dueAt: z.optional(instantText), mastered: z.boolean() })),
});

export type ReviewReceipt = z.infer<typeof reviewReceiptSchema>;

import * as z from 'zod/mini';
import { ulidPattern } from '../ids.ts';
import { limits } from '../limits.ts';
import { newlyEarned } from './activity.ts';
import { answerWay, cardSchema, sideLanguages, textFormat } from './deck.ts';
import { sideMedia } from './media.ts';
import { idText, instantText } from './text.ts';
import { problem } from './problem.ts';

export const sessionMode = z.enum(['due', 'all']);
export type SessionMode = z.infer<typeof sessionMode>;

export const rating = z.enum(['wrong', 'correct']);
export type Rating = z.infer<typeof rating>;

/** How an answer was given; absent for the default, a flipped and self-rated card. */
export const answerMode = z.enum(['flip', 'choose', 'type', 'listen']);
export type AnswerMode = z.infer<typeof answerMode>;

export const sessionSchema = z.object({
  id: idText,
  learnerId: idText,
  /** The session's deck; absent if its cards come from several decks. */
  deckId: z.optional(idText),
  startedAt: instantText,
  completedAt: z.optional(instantText),
  /** Number of stored answers; `cardsCorrect` counts the correct ones. */
  cardsStudied: z.int(),
  cardsCorrect: z.int(),
  /** Set if a grown-up entered any of the answers for the learner. */
  sideBySide: z.optional(z.literal(true)),
});
export type Session = z.infer<typeof sessionSchema>;

/** A completed session. `earnedBadges` were earned by the answers in the same call. */
export const completedSessionSchema = z.extend(sessionSchema, newlyEarned);

/** Why a card is in a session, how often it was answered, and when it was last answered. */
const whyToday = z.object({
  kind: z.enum(['new', 'due', 'again', 'ahead']),
  seen: z.int(),
  lastSeenAt: z.optional(instantText),
});
export type WhyToday = z.infer<typeof whyToday>;

/** The deck fields that study screens need. */
const howStudied = {
  ...sideLanguages,
  answerWay: z.optional(answerWay),
  format: z.optional(textFormat),
  extraBefore: z.optional(z.boolean()),
};

const otherMedia = sideMedia.backMedia;

/** A session opened for study, with the cards still to answer, in study order. */
export const openSessionSchema = z.extend(sessionSchema, {
  /**
   * `reversed`: the back is the question. `others`: three wrong answers and the cards they belong to, in `choose` mode if there are enough. Answers without text
   * come with their pictures or sounds. `easier`, `restsIfWrong`: see `RestInSession`.
   */
  cards: z.array(
    z.extend(cardSchema, {
      reversed: z.optional(z.literal(true)),
      why: z.optional(whyToday),
      easier: z.optional(z.literal(true)),
      restsIfWrong: z.optional(z.literal(true)),
      others: z.optional(z.array(z.object({ cardId: idText, text: z.string(), media: otherMedia }))),
    }),
  ),
  /** The cards' decks, if there are several. */
  decks: z.optional(z.array(z.object({ id: idText, name: z.string(), ...howStudied }))),
  /** The deck's fields, if there is only one deck. */
  ...howStudied,
  /** When the next card of the deck, or of all decks, comes due; absent if nothing is scheduled. */
  nextDueAt: z.optional(instantText),
  /** There are no cards, although new ones wait: a grown-up chose that none come by themselves. */
  newHeld: z.optional(z.literal(true)),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

/** A session that a device opened offline, under an id it generated. */
export const sessionOpeningSchema = z.strictObject({
  /** Start of the session by the device's clock. */
  startedAt: instantText,
  mode: sessionMode,
  /** The session's deck; absent if its cards come from several decks. */
  deckId: z.optional(idText),
  /** Cards in study order. */
  cards: z
    .array(z.strictObject({ cardId: idText, reversed: z.optional(z.literal(true)) }))
    .check(z.minLength(1), z.maxLength(limits.cardsPerMix.most)),
});
export type SessionOpening = z.infer<typeof sessionOpeningSchema>;

/** One answer. The client generates the id, so a repeated call changes nothing. */
export const reviewSchema = z.strictObject({
  id: z.string().check(z.regex(ulidPattern, problem('invalidReviewId'))),
  cardId: idText,
  rating,
  answeredAt: instantText,
  /** Milliseconds from showing the card to the answer. */
  msTaken: z.optional(z.int().check(z.minimum(0), z.maximum(limits.answerSeconds * 1_000))),
  mode: z.optional(answerMode),
  /** For a wrong choice: the card whose answer was chosen. An invalid value is dropped; the answer still counts. */
  mixedUpWith: z.optional(idText),
  /** True if the learner looked at the card's extra before answering. */
  helped: z.optional(z.literal(true)),
  /** True if the card was asked from back to front. */
  reversed: z.optional(z.literal(true)),
});
export type Review = z.infer<typeof reviewSchema>;

const answeredSide = { cardId: idText, reversed: z.optional(z.literal(true)) };

export const reviewReceiptSchema = z.object({
  /** How many of the sent reviews are now stored, by this call or an earlier one. */
  accepted: z.int(),
  /** The result for each review, in the order sent. A review is identified by its card and id together. */
  results: z.array(
    z.object({
      id: z.string(),
      cardId: idText,
      result: z.enum(['stored', 'duplicate', 'refused']),
      code: z.optional(z.enum(['not-found', 'session-full'])),
    }),
  ),
  cards: z.array(z.object({ ...answeredSide, dueAt: instantText, mastered: z.boolean() })),
  ...newlyEarned,
});
/** The card of an undone answer, in its restored state. A card that was new has no due date. */
export const takenBackSchema = z.object({
  cards: z.array(z.object({ ...answeredSide, dueAt: z.optional(instantText), mastered: z.boolean() })),
});

export type ReviewReceipt = z.infer<typeof reviewReceiptSchema>;

const reportedCount = z.int().check(z.minimum(0), z.maximum(limits.maxReportedCount));

/** What a device has not sent yet: an answer, a take-back or a session's end. */
export const unsentEntry = z.strictObject({
  sessionId: idText,
  work: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('review'),
      review: reviewSchema,
      opening: z.optional(sessionOpeningSchema),
    }),
    z.strictObject({
      kind: z.literal('take-back'),
      reviewId: z.string().check(z.regex(ulidPattern)),
    }),
    z.strictObject({ kind: z.literal('complete'), cardsStudied: reportedCount, cardsCorrect: reportedCount }),
  ]),
});
export type UnsentEntry = z.infer<typeof unsentEntry>;

import * as z from 'zod/mini';
import { limits } from '../limits.ts';

/** Kinds of items that can be restored. Learners are erased immediately and can't be restored. */
export const binKind = z.enum(['deck', 'card', 'quiz', 'assignment']);
export type BinKind = z.infer<typeof binKind>;

/** A deleted item that can be restored under its original id. */
export const binEntrySchema = z.object({
  id: z.string(),
  kind: binKind,
  /** The item's name; empty for a card whose front has only a picture or a sound. */
  name: z.string(),
  deletedAt: z.string(),
  /** For a card that was deleted together with others of its deck: the deletion. It is restored and deleted for good like an entry, with all its cards. */
  deletionId: z.optional(z.string()),
  /** For a card: its deck. */
  deckId: z.optional(z.string()),
  /** For an assignment: its learner. */
  learnerId: z.optional(z.string()),
});
export type BinEntry = z.infer<typeof binEntrySchema>;

/** Cards that later calls of the same deletion remove. Their bytes are those of `cardBytesInBin`, at most as many as the bin holds. */
export const laterInBin = {
  cards: z.int().check(z.minimum(0), z.maximum(limits.cardsPerDeck)),
  bytes: z.int().check(z.minimum(0), z.maximum(limits.binBytes)),
};

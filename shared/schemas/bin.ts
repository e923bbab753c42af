import * as z from 'zod/mini';

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

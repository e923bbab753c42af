import * as z from 'zod/mini';

/** What comes back when it was deleted by mistake. Learners are erased at once and are never among it. */
export const binKind = z.enum(['deck', 'card', 'quiz', 'assignment']);
export type BinKind = z.infer<typeof binKind>;

/** Something that was deleted and can be restored. Its id is the one that it had, and has again. */
export const binEntrySchema = z.object({
  id: z.string(),
  kind: binKind,
  /** Empty for a card whose front is a picture or a sound without words. */
  name: z.string(),
  deletedAt: z.string(),
  /** The deck of a card. */
  deckId: z.optional(z.string()),
  /** Whom an assignment was given to. */
  learnerId: z.optional(z.string()),
});
export type BinEntry = z.infer<typeof binEntrySchema>;

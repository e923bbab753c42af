import * as z from 'zod/mini';
import { answerMode, rating } from '../../../shared/schemas/study.ts';
import { defineItem, type Stored } from '../table/item.ts';

/**
 * One answer. Answers are appended and kept for good; afterwards they can only be marked as taken back or moved. All scheduling states can be recomputed from
 * the answers that count. The client-made id is part of the key, so that an answer sent again, even days later, is not counted twice.
 */
export const storedReviews = defineItem({
  name: 'review',
  key: 'HH#{household}/L#{learner}#REV#{deck}#{card}#{id}',
  schema: z.object({
    id: z.string(),
    deck: z.string(),
    card: z.string(),
    session: z.string(),
    rating,
    /** When it was given, limited to the time between the session's start and the answer's arrival. */
    answeredAt: z.string(),
    /** The study day it counts for, in the time zone at its arrival. */
    day: z.string(),
    msTaken: z.optional(z.int()),
    /** Absent when the card was turned over. Typed text is not kept. */
    mode: z.optional(answerMode),
    /** Local id of the card whose answer was chosen by mistake. */
    mixedUpWith: z.optional(z.string()),
    /** Given after a look at the card's extra. */
    helped: z.optional(z.literal(true)),
    /** Given in a "study anyway" session. If the card isn't due yet, the answer never moves its due date earlier. */
    practice: z.optional(z.literal(true)),
    /** Entered by a grown-up who heard it from the learner. */
    sideBySide: z.optional(z.literal(true)),
    /** Imported from elsewhere; `session` is the import's name. It counts for the memory only, not for progress, days or totals. */
    outside: z.optional(z.literal(true)),
    receivedAt: z.string(),
    /** When it was taken back. It no longer counts, but is kept, so that the same answer sent again is ignored. */
    takenBackAt: z.optional(z.string()),
    /**
     * The track its card moved to, where a copy counts instead. This row is kept, so that the same answer sent again is ignored and the session can find the
     * copy.
     */
    movedTo: z.optional(z.string()),
  }),
  inKey: ['id', 'deck', 'card'],
});
export type StoredReview = Stored<typeof storedReviews>;

/** @returns the answers that were given in Flashspark. Imported answers are left out, because they don't count toward progress, days or totals. */
export function withoutImported(answers: readonly StoredReview[]): StoredReview[] {
  return answers.filter(({ outside }) => outside === undefined);
}

/** Whether an answer counts in its track: it was neither taken back nor moved. */
export function countsInTrack({ takenBackAt, movedTo }: Pick<StoredReview, 'takenBackAt' | 'movedTo'>): boolean {
  return takenBackAt === undefined && movedTo === undefined;
}

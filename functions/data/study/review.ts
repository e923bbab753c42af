import * as z from 'zod/mini';
import { answerMode, rating } from '../../../shared/schemas/study.ts';
import { defineItem, type Stored } from '../table/item.ts';

/**
 * One answer: appended, kept for good, and never changed but for the mark that it was taken back. All scheduling states can be made again from those that stand. Its client-made id is
 * part of its key, so that the same answer sent again, even days later, is no second one.
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
    /** When it was given, held between the session's start and its arrival. */
    answeredAt: z.string(),
    /** The study day it counts for, in the time zone of the day it arrived. */
    day: z.string(),
    msTaken: z.optional(z.int()),
    /** Absent where the card was turned over. What was typed is not kept. */
    mode: z.optional(answerMode),
    /** Local id of the card whose answer was chosen instead. */
    mixedUpWith: z.optional(z.string()),
    /** Given in a "study anyway" session: it never moves the schedule backwards. */
    practice: z.optional(z.literal(true)),
    /** Given by a grown-up, who heard it of the learner. */
    sideBySide: z.optional(z.literal(true)),
    /** Given elsewhere and taken over with an import, whose name stands for the session: it is part of the memory, and counts nowhere else. */
    outside: z.optional(z.literal(true)),
    receivedAt: z.string(),
    /** Since when it counts no more: the learner took it back. It stays, so that the same answer sent again is none. */
    takenBackAt: z.optional(z.string()),
    /** The track into which its card was moved, where a copy of it counts instead. It stays, so that the same answer sent again is none, and its session finds the copy. */
    movedTo: z.optional(z.string()),
  }),
  inKey: ['id', 'deck', 'card'],
});
export type StoredReview = Stored<typeof storedReviews>;

/** @returns those that were given here: what was taken over counts in no progress, day or total. */
export function givenHere(answers: readonly StoredReview[]): StoredReview[] {
  return answers.filter(({ outside }) => outside === undefined);
}

/** Whether an answer counts where it stands. */
export function isStanding({ takenBackAt, movedTo }: Pick<StoredReview, 'takenBackAt' | 'movedTo'>): boolean {
  return takenBackAt === undefined && movedTo === undefined;
}

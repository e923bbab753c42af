import * as z from 'zod';
import { rating } from '../../shared/schemas/study.ts';
import { studyKeys } from './keys.ts';
import type { Partition } from './partition.ts';
import type { WriteAction } from './write-action.ts';

/**
 * One answer: appended, never changed, kept for good. All scheduling states can be made again from it. Its client-made id is
 * part of its key, so that the same answer sent again, even days later, is no second one.
 */
export const storedReview = z.object({
  id: z.string(),
  deck: z.string(),
  card: z.string(),
  session: z.string(),
  rating,
  /** When it was given, held between the session's start and its arrival. */
  answeredAt: z.string(),
  /** The study day it counts for, in the time zone of the day it arrived. */
  day: z.string(),
  msTaken: z.int().optional(),
  /** Given in a "study anyway" session: it never moves the schedule backwards. */
  practice: z.literal(true).optional(),
  receivedAt: z.string(),
});
export type StoredReview = z.infer<typeof storedReview>;

/** @returns a text that sorts answers in the order in which they count: by time, and at the same time by id. */
export function placeInLog({ answeredAt, id }: Pick<StoredReview, 'answeredAt' | 'id'>): string {
  return `${answeredAt} ${id}`;
}

function sortKey(learner: string, review: Pick<StoredReview, 'deck' | 'card' | 'id'>): string {
  return studyKeys.review(learner, review.deck, review.card, review.id);
}

/** @returns the ids of those reviews that are stored already. */
export async function findStoredReviews(
  rows: Partition,
  learner: string,
  reviews: readonly Pick<StoredReview, 'deck' | 'card' | 'id'>[],
): Promise<Set<string>> {
  const found = await rows.getMany(
    storedReview,
    reviews.map((review) => sortKey(learner, review)),
  );
  return new Set([...found.values()].map((review) => review.id));
}

/** @returns all answers to one card. */
export async function listReviewsOfCard(
  rows: Partition,
  learner: string,
  deck: string,
  card: string,
): Promise<StoredReview[]> {
  return await rows.list(storedReview, { prefix: studyKeys.reviewsOfCard(learner, deck, card) });
}

/** @returns the whole log of a learner. */
export async function listReviewsOf(rows: Partition, learner: string): Promise<StoredReview[]> {
  return await rows.list(storedReview, { prefix: studyKeys.reviews(learner) });
}

/** @returns the write of a new answer, refused with `conflict` when it is stored already. */
export function appendReviewAction(rows: Partition, learner: string, review: StoredReview): WriteAction {
  return rows.put(sortKey(learner, review), review);
}

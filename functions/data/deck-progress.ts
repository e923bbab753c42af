import * as z from 'zod';
import { sessionMode } from '../../shared/schemas/study.ts';
import { householdKeys } from './keys.ts';
import type { Partition } from './partition.ts';
import type { WriteAction } from './write-action.ts';

/** What one learner has reached in one deck: written in the transaction of each answer, so that lists need not count. */
export const storedDeckProgress = z.object({
  learner: z.string(),
  deck: z.string(),
  /** Answers, and how many of them were correct. */
  reviews: z.int(),
  correct: z.int(),
  /** Cards that were answered at least once, and how many are mastered now. */
  studied: z.int(),
  mastered: z.int(),
  /** Number of cards due by study day. */
  due: z.record(z.string(), z.int()),
  /** How many cards were met first on `newDay`, the last study day on which there was one. */
  newDay: z.string().optional(),
  newCount: z.int(),
  /** The card furthest down the deck that was ever met: new cards are looked for behind it. */
  lastNewCard: z.string().optional(),
  /** The cards that were most often wrong, with how often: at most five. */
  hardest: z.record(z.string(), z.int()),
  /** The session that is being studied: opening the deck again goes on with it. */
  openSession: z.object({ session: z.string(), day: z.string(), mode: sessionMode }).optional(),
  version: z.int(),
});
export type StoredDeckProgress = z.infer<typeof storedDeckProgress>;

/** @returns the progress of somebody who has not begun. */
export function noProgress(learner: string, deck: string): StoredDeckProgress {
  return {
    learner,
    deck,
    reviews: 0,
    correct: 0,
    studied: 0,
    mastered: 0,
    due: {},
    newCount: 0,
    hardest: {},
    version: 0,
  };
}

export async function findProgress(rows: Partition, learner: string, deck: string): Promise<StoredDeckProgress> {
  return (await rows.get(storedDeckProgress, householdKeys.progress(learner, deck))) ?? noProgress(learner, deck);
}

/** @returns the progress of one learner in all decks, or of all learners. */
export async function listProgress(rows: Partition, learner?: string): Promise<StoredDeckProgress[]> {
  const prefix = learner === undefined ? householdKeys.allProgress : householdKeys.progressOf(learner);
  return await rows.list(storedDeckProgress, { prefix });
}

/** @returns the progress of these learners in one deck, where there is one. */
export async function findProgressOfAll(
  rows: Partition,
  learners: readonly string[],
  deck: string,
): Promise<StoredDeckProgress[]> {
  const found = await rows.getMany(
    storedDeckProgress,
    learners.map((learner) => householdKeys.progress(learner, deck)),
  );
  return [...found.values()];
}

/** @returns the write of the next progress, refused with `conflict` when another answer was counted meanwhile. */
export function saveProgressAction(rows: Partition, seen: StoredDeckProgress, next: StoredDeckProgress): WriteAction {
  const condition = seen.version === 0 ? { exists: false } : { equals: { version: seen.version } };
  const item = { ...next, version: seen.version + 1 };
  return rows.put(householdKeys.progress(seen.learner, seen.deck), item, { condition });
}

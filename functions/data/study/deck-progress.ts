import * as z from 'zod/mini';
import { packDue } from '../../../shared/scheduling/due-histogram.ts';
import { tracksOf } from '../../../shared/scheduling/track.ts';
import { sessionMode } from '../../../shared/schemas/study.ts';
import { defineItem, type Stored, versioned } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import { type StudiedTrack, studiedTracks } from '../../../shared/scheduling/track-progress.ts';
import type { StoredDeck } from '../content/deck.ts';

/** What one learner has reached in one deck: written in the transaction of each answer, so that lists need not count. */
export const storedProgress = defineItem({
  name: 'deck-progress',
  key: 'HH#{household}/PROGRESS#{learner}#{deck}',
  schema: z.object({
    learner: z.string(),
    deck: z.string(),
    /** Answers, and how many of them were correct. */
    reviews: z.int(),
    correct: z.int(),
    /** Cards that were answered at least once, and how many are mastered now. */
    studied: z.int(),
    mastered: z.int(),
    /** Number of cards due by study day. Earlier versions wrote a number beside each day, which grew with the days that a learner had studied on. */
    due: z.union([z.string(), z.pipe(z.record(z.string(), z.int()), z.transform(packDue))]),
    /** How many cards were met first on `newDay`, the last study day on which there was one. */
    newDay: z.optional(z.string()),
    newCount: z.int(),
    /** The card furthest down the deck that was ever met: new cards are looked for behind it. */
    lastNewCard: z.optional(z.string()),
    /** The cards that were most often wrong, with how often: at most five. */
    hardest: z.record(z.string(), z.int()),
    /** The session that is being studied: opening the deck again goes on with it. */
    openSession: z.optional(z.object({ session: z.string(), day: z.string(), mode: sessionMode })),
    ...versioned,
  }),
});
export type StoredDeckProgress = Stored<typeof storedProgress>;

/** @returns the progress of somebody who has not begun. */
export function noProgress(learner: string, deck: string): StoredDeckProgress {
  return {
    learner,
    deck,
    reviews: 0,
    correct: 0,
    studied: 0,
    mastered: 0,
    due: '',
    newCount: 0,
    hardest: {},
    version: 0,
  };
}

/** @returns where learners' progress in a deck stands, in both directions of it, whichever it asks now. */
export function progressPlaces(learners: readonly { readonly learner: string }[], deck: string) {
  const tracks = tracksOf({ deck, asks: 'both' });
  return learners.flatMap(({ learner }) => tracks.map((track) => ({ learner, deck: track })));
}

/** @returns the progress when this session is not studied any more; the same one where it was not. */
export function closeSession(progress: StoredDeckProgress, session: string): StoredDeckProgress {
  const { openSession, ...closed } = progress;
  return openSession?.session === session ? closed : progress;
}

/** @returns the learner's progress in the deck; of version 0 where there is none yet. */
export async function findProgress(rows: Partition, learner: string, deck: string): Promise<StoredDeckProgress> {
  return (await storedProgress.find(rows, { learner, deck })) ?? noProgress(learner, deck);
}

export type StoredTrack = StudiedTrack<StoredDeck, StoredDeckProgress>;

/** @returns the tracks of a deck, as its learner studies them now: with progress of version 0 in those that it has not begun. */
export function tracksOfDeck(
  deck: StoredDeck,
  progress: readonly StoredDeckProgress[],
  today: string,
  learner: string,
): StoredTrack[] {
  return studiedTracks(deck, progress, today, (track) => noProgress(learner, track));
}

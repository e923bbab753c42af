import * as z from 'zod/mini';
import { packDue } from '../../../shared/scheduling/due-histogram.ts';
import { tracksOf } from '../../../shared/scheduling/track.ts';
import { sessionMode } from '../../../shared/schemas/study.ts';
import { defineItem, type Stored, versioned } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import { isLeftOut, type StudiedTrack, studiedTracks } from '../../../shared/scheduling/track-progress.ts';
import type { StoredDeck } from '../content/deck.ts';

/** One learner's progress in one track of a deck, written in the transaction of each answer, so that lists of decks need not count memories or answers. */
export const storedProgress = defineItem({
  name: 'deck-progress',
  key: 'HH#{household}/PROGRESS#{learner}#{deck}',
  schema: z.object({
    learner: z.string(),
    deck: z.string(),
    /** Number of answers. `correct` is the number of correct ones. */
    reviews: z.int(),
    correct: z.int(),
    /** Number of cards answered at least once. `mastered` is the number of cards mastered now. */
    studied: z.int(),
    mastered: z.int(),
    /** Number of cards due per study day, packed into a string. Earlier versions stored a record with one entry per day, which grew with every day studied. */
    due: z.union([z.string(), z.pipe(z.record(z.string(), z.int()), z.transform(packDue))]),
    /** Number of new cards on `newDay`, the last study day with a new card. */
    newDay: z.optional(z.string()),
    newCount: z.int(),
    /** The card furthest down the deck that was ever studied. The search for new cards starts after it. */
    lastNewCard: z.optional(z.string()),
    /** Number of cards that rest or return from a rest. */
    returning: z.optional(z.int()),
    /** Cards that a grown-up left out for the learner, see `TrackProgress`. */
    leftOut: z.optional(z.array(z.string())),
    /** The cards with the most wrong answers, and how many they have: at most five cards. */
    hardest: z.record(z.string(), z.int()),
    /** The session in progress. Opening the deck again resumes it. */
    openSession: z.optional(z.object({ session: z.string(), day: z.string(), mode: sessionMode })),
    ...versioned,
  }),
});
export type StoredDeckProgress = Stored<typeof storedProgress>;

/** @returns the progress of a learner who has not started the deck. */
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

/** @returns the keys of these learners' progress in a deck, in both directions, regardless of the direction that the deck currently uses. */
export function progressPlaces(learners: readonly { readonly learner: string }[], deck: string) {
  const tracks = tracksOf({ deck, asks: 'both' });
  return learners.flatMap(({ learner }) => tracks.map((track) => ({ learner, deck: track })));
}

/** @returns the progress with a card left out or no longer left out. The caller counts the card's memory. */
export function withLeftOut({ leftOut = [], ...progress }: StoredDeckProgress, card: string): StoredDeckProgress {
  return { ...progress, leftOut: [...leftOut.filter((one) => one !== card), card] };
}

export function withoutLeftOut(progress: StoredDeckProgress, card: string): StoredDeckProgress {
  const { leftOut, ...others } = progress;
  if (!leftOut?.includes(card)) return progress;
  const left = leftOut.filter((one) => one !== card);
  return { ...others, ...(left.length > 0 && { leftOut: left }) };
}

/** @returns the hardest cards that are not left out for the learner, with their numbers of wrong answers. */
export function listHardest(progress: StoredDeckProgress): [card: string, wrong: number][] {
  return Object.entries(progress.hardest).filter(([card]) => !isLeftOut(progress, card));
}

/** @returns the progress without this open session; unchanged if the session is not open. */
export function closeSession(progress: StoredDeckProgress, session: string): StoredDeckProgress {
  const { openSession, ...closed } = progress;
  return openSession?.session === session ? closed : progress;
}

/** @returns the learner's progress in the deck; version 0 if there is none yet. */
export async function findProgress(rows: Partition, learner: string, deck: string): Promise<StoredDeckProgress> {
  return (await storedProgress.find(rows, { learner, deck })) ?? noProgress(learner, deck);
}

export type StoredTrack = StudiedTrack<StoredDeck, StoredDeckProgress>;

/** @returns the tracks of a deck as the learner studies them now, with progress of version 0 in those not started. */
export function tracksOfDeck(
  deck: StoredDeck,
  progress: readonly StoredDeckProgress[],
  today: string,
  learner: string,
): StoredTrack[] {
  return studiedTracks(deck, progress, today, (track) => noProgress(learner, track));
}

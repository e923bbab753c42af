import { type StudiedTrack, studiedTracks } from '../../shared/scheduling/track-progress.ts';
import { noProgress, type StoredDeckProgress } from '../data/study/deck-progress.ts';
import type { StoredDeck } from '../data/content/deck.ts';

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

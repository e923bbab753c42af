import type { AskedSide } from '../schemas/deck.ts';

/*
 * What a learner studies of a deck in one direction has memories and progress of its own. It is stored under the name of its track: the local id of
 * the deck from front to back, and that with a `~` behind it from back to front.
 */

const backwards = '~';

/** @returns the track from back to front. */
export function reversedTrack(deck: string): string {
  return deck + backwards;
}

export function isReversed(track: string): boolean {
  return track.endsWith(backwards);
}

/** @returns local id of the deck that a track is of. */
export function deckOfTrack(track: string): string {
  return isReversed(track) ? track.slice(0, -backwards.length) : track;
}

/** @returns the tracks that a deck is studied in, at least one. */
export function tracksOf({ deck, asks = 'front' }: { deck: string; asks?: AskedSide | undefined }): string[] {
  return [...(asks === 'back' ? [] : [deck]), ...(asks === 'front' ? [] : [reversedTrack(deck)])];
}

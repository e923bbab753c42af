import type { AskedSide } from '../schemas/deck.ts';

/* A track is one direction of a deck, with its own memories and progress. Its name is the deck's local id, with a `~` appended for back to front. */

const backwards = '~';

export function reversedTrack(deck: string): string {
  return deck + backwards;
}

export function isReversed(track: string): boolean {
  return track.endsWith(backwards);
}

export function deckOfTrack(track: string): string {
  return isReversed(track) ? track.slice(0, -backwards.length) : track;
}

/** @returns the other direction of the track's deck */
export function otherTrack(track: string): string {
  return isReversed(track) ? deckOfTrack(track) : reversedTrack(track);
}

/** @returns the deck's tracks, at least one */
export function tracksOf({ deck, asks = 'front' }: { deck: string; asks?: AskedSide | undefined }): string[] {
  return [...(asks === 'back' ? [] : [deck]), ...(asks === 'front' ? [] : [reversedTrack(deck)])];
}

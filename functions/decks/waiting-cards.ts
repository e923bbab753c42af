import { limits } from '../../shared/limits.ts';
import { countDue } from '../../shared/scheduling/due-histogram.ts';
import type { Today } from '../../shared/scheduling/today-portion.ts';
import { isReversed, tracksOf } from '../../shared/scheduling/track.ts';
import { noProgress, type StoredDeckProgress } from '../data/deck-progress.ts';
import type { StoredDeck } from '../data/deck.ts';

/** One direction in which a learner studies a deck. */
export interface StudiedTrack {
  readonly deck: StoredDeck;
  /** Of version 0 where the learner has not begun. */
  readonly progress: StoredDeckProgress;
  /** How many of its cards the learner could meet for the first time. */
  readonly unseen: number;
}

/**
 * A deck that is asked in both directions asks a back once its front is known: from the day after on that the last front was new, and those
 * cards only that were met.
 * @param progress of one learner, in any decks.
 * @param learner whose it is, where something is read or written by it.
 * @returns the tracks of a deck, as its learner studies them now.
 */
export function studiedTracks(
  deck: StoredDeck,
  progress: readonly StoredDeckProgress[],
  today: string,
  learner = '',
): StudiedTrack[] {
  const tracks = tracksOf(deck).map(
    (track) => progress.find((one) => one.deck === track) ?? noProgress(learner, track),
  );
  const [front] = tracks.length > 1 ? tracks : [];
  return tracks.map((own) => {
    const isAfterFront = front !== undefined && isReversed(own.deck);
    const cards = isAfterFront ? (front.newDay === today ? 0 : front.studied) : deck.totalCards;
    return { deck, progress: own, unseen: Math.max(cards - own.studied, 0) };
  });
}

/** @returns how many cards the learner met first on this study day. */
export function newCardsOn(progress: readonly StoredDeckProgress[], today: string): number {
  return progress.reduce((sum, one) => sum + (one.newDay === today ? one.newCount : 0), 0);
}

/** @returns how many new cards the day still allows, of all that this progress is in. */
export function allowedNewOn(progress: readonly StoredDeckProgress[], today: string): number {
  return Math.max(limits.newCardsPerDay - newCardsOn(progress, today), 0);
}

/** @returns what waits for a learner today over all decks. */
export function countToday(
  decks: readonly StoredDeck[],
  progress: readonly StoredDeckProgress[],
  today: string,
): Pick<Today, 'due' | 'new'> {
  const tracks = decks.flatMap((deck) => studiedTracks(deck, progress, today));
  const due = tracks.reduce((sum, track) => sum + countDue(track.progress.due, today), 0);
  const unseen = tracks.reduce((sum, track) => sum + track.unseen, 0);
  return { due, new: Math.min(unseen, allowedNewOn(progress, today)) };
}

/** @returns how many cards of a deck wait today: those due, and the new ones that the day still allows in it. */
export function countWaiting(deck: StoredDeck, progress: readonly StoredDeckProgress[], today: string): number {
  const tracks = tracksOf(deck);
  const own = progress.filter((one) => tracks.includes(one.deck));
  const { due, new: unseen } = countToday([deck], own, today);
  return due + unseen;
}

/** @returns how many cards of a deck are mastered, in each direction that it asks. */
export function countMastered(deck: StoredDeck, progress: readonly StoredDeckProgress[]): number {
  return Math.min(...tracksOf(deck).map((track) => progress.find((one) => one.deck === track)?.mastered ?? 0));
}

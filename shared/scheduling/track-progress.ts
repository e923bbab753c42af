import { limits } from '../limits.ts';
import type { AskedSide } from '../schemas/deck.ts';
import { addDays } from './calendar-day.ts';
import type { DailyGoal } from './daily-goal.ts';
import { countDue, countDueWithin, dueByDay, type DueHistogram } from './due-histogram.ts';
import { isReversed, tracksOf } from './track.ts';

/* A learner's progress in one track, counted without reading cards. The server (on its table) and devices (on their offline pack) share this code. */

/** The deck fields needed for counting. `deck` is its local id. */
export interface CountedDeck {
  readonly deck: string;
  readonly totalCards: number;
  readonly asks?: AskedSide | undefined;
  /** Whether the deck may have cards of one note, which are asked on different days. */
  readonly hasSiblings?: boolean | undefined;
}

/** A learner's progress in one track. `deck` is the track's name; see `storedProgress` for the other fields. */
export interface TrackProgress {
  readonly deck: string;
  readonly reviews: number;
  readonly correct: number;
  readonly studied: number;
  readonly mastered: number;
  readonly due: DueHistogram;
  readonly newDay?: string | undefined;
  readonly newCount: number;
  readonly lastNewCard?: string | undefined;
  /** Number of cards that rest or return from a rest, see `rest-card.ts`. Absent: none. */
  readonly returning?: number | undefined;
  /** Cards that a grown-up left out for this learner, met or not. No other field counts their memories. Both directions of a deck list the same cards. */
  readonly leftOut?: string[] | undefined;
}

/** @returns the progress of a track never studied */
export function notBegun(deck: string): TrackProgress {
  return { deck, reviews: 0, correct: 0, studied: 0, mastered: 0, due: '', newCount: 0 };
}

export interface StudiedTrack<D extends CountedDeck = CountedDeck, P extends TrackProgress = TrackProgress> {
  readonly deck: D;
  readonly progress: P;
  /** Number of cards that the learner can now study for the first time. */
  readonly unseen: number;
}

/** @returns the number of a deck's cards that are not left out for the learner */
export function countOwnCards(
  { totalCards }: Pick<CountedDeck, 'totalCards'>,
  progress: Pick<TrackProgress, 'leftOut'>,
): number {
  return Math.max(totalCards - (progress.leftOut?.length ?? 0), 0);
}

export function isLeftOut({ leftOut }: Pick<TrackProgress, 'leftOut'>, card: string): boolean {
  return leftOut?.includes(card) ?? false;
}

/**
 * The tracks that a learner currently studies in a deck. In a deck asked in both directions, a back is asked only if its front has been studied, and not on a
 * day with new fronts.
 * @param progress one learner's progress, in any decks
 * @param begin creates the progress of a track never studied
 * @returns the deck's tracks. Their deck has as many cards as are not left out.
 */
export function studiedTracks<D extends CountedDeck, P extends TrackProgress>(
  deck: D,
  progress: readonly P[],
  today: string,
  begin: (track: string) => P,
): StudiedTrack<D, P>[] {
  const tracks = tracksOf(deck).map((track) => progress.find((one) => one.deck === track) ?? begin(track));
  const [front] = tracks.length > 1 ? tracks : [];
  return tracks.map((own) => {
    const isAfterFront = front !== undefined && isReversed(own.deck);
    const totalCards = countOwnCards(deck, own);
    const cards = isAfterFront ? (front.newDay === today ? 0 : front.studied) : totalCards;
    const ownDeck = totalCards === deck.totalCards ? deck : { ...deck, totalCards };
    return { deck: ownDeck, progress: own, unseen: Math.max(cards - own.studied, 0) };
  });
}

/** @returns the number of cards first studied on this day */
export function newCardsOn(progress: readonly Pick<TrackProgress, 'newDay' | 'newCount'>[], today: string): number {
  return progress.reduce((sum, one) => sum + (one.newDay === today ? one.newCount : 0), 0);
}

/** @returns the number of new cards still allowed today, counting those already studied in all the given tracks */
export function allowedNewOn(
  progress: readonly TrackProgress[],
  today: string,
  aDay: number = limits.newCardsPerDay.usual,
): number {
  return Math.max(aDay - newCardsOn(progress, today), 0);
}

/** @returns the due cards over all decks, and the new ones still allowed today of `newADay`, by default the usual number */
export function countToday(
  decks: readonly CountedDeck[],
  progress: readonly TrackProgress[],
  today: string,
  newADay?: number,
): { readonly due: number; readonly new: number } {
  const tracks = decks.flatMap((deck) => studiedTracks(deck, progress, today, notBegun));
  const due = tracks.reduce((sum, track) => sum + countDue(track.progress.due, today), 0);
  const unseen = tracks.reduce((sum, track) => sum + track.unseen, 0);
  return { due, new: Math.min(unseen, allowedNewOn(progress, today, newADay)) };
}

/** Whether there are new cards, but a grown-up chose that none come by themselves. */
export function areNewHeld(tracks: readonly StudiedTrack[], { newCards }: Pick<DailyGoal, 'newCards'>): boolean {
  return newCards === 0 && tracks.some(({ unseen }) => unseen > 0);
}

/** @returns the next study day after `today` with cards to study; undefined if there is none */
export function nextWaitingDay(
  decks: readonly CountedDeck[],
  progress: readonly TrackProgress[],
  today: string,
  newADay?: number,
): string | undefined {
  const tomorrow = addDays(today, 1);
  const next = countToday(decks, progress, tomorrow, newADay);
  if (next.due + next.new > 0) return tomorrow;
  const days = decks.flatMap((deck) =>
    studiedTracks(deck, progress, tomorrow, notBegun).flatMap((track) => Object.keys(dueByDay(track.progress.due))),
  );
  return days.toSorted()[0];
}

/** @returns the number of cards to study today in a deck: due ones, and the new ones still allowed */
export function countWaiting(
  deck: CountedDeck,
  progress: readonly TrackProgress[],
  today: string,
  newADay?: number,
): number {
  const tracks = tracksOf(deck);
  const own = progress.filter((one) => tracks.includes(one.deck));
  const { due, new: unseen } = countToday([deck], own, today, newADay);
  return due + unseen;
}

/** @returns the number of mastered cards of a deck. In a deck asked in both directions, the lower of the two numbers */
export function countMastered(deck: CountedDeck, progress: readonly TrackProgress[]): number {
  return Math.min(...tracksOf(deck).map((track) => progress.find((one) => one.deck === track)?.mastered ?? 0));
}

/** Share of a deck's cards that a child has mastered when the next level is offered. */
export const masteredForNext = 0.8;

/** @returns the number of known cards of a deck (studied and not due today). In a deck asked in both directions, the lower of the two numbers */
export function countKnown(deck: CountedDeck, progress: readonly TrackProgress[], today: string): number {
  const known = tracksOf(deck).map((track) => {
    const { studied, due } = progress.find((one) => one.deck === track) ?? notBegun(track);
    return Math.max(studied - countDueWithin(due, today, 0), 0);
  });
  return Math.min(...known);
}

/** @returns the number of studied cards of a deck. In a deck asked in both directions, the higher of the two numbers */
export function countStudied(deck: CountedDeck, progress: readonly TrackProgress[]): number {
  return Math.max(...tracksOf(deck).map((track) => progress.find((one) => one.deck === track)?.studied ?? 0));
}

import { countDue, dueByDay } from './due-histogram.ts';
import { type GivenWork, paceOf, type ReadyDays } from './ready-by.ts';
import { endOfStudyDay, startOfStudyDay } from './study-day.ts';
import { type CountedDeck, notBegun, type StudiedTrack, studiedTracks, type TrackProgress } from './track-progress.ts';

/** One direction of a deck, with its counts of cards to study. */
export type WaitingTrack<D extends CountedDeck, P extends TrackProgress> = StudiedTrack<D, P> & {
  readonly isAssigned: boolean;
  readonly due: number;
  /** Day by which the deck is to be known. `needed` is the number of new cards to study today for that. */
  readonly readyBy: string | undefined;
  readonly needed: number;
};

interface RankedOn {
  readonly today: string;
  /** The last study day whose cards count as due. */
  readonly until: string;
  readonly allowedNew: number;
  readonly ready: ReadyDays;
}

/** @returns the tracks with cards to study: assigned ones by due date, then by number of due cards, then those with new cards */
export function rankTracks<D extends CountedDeck, P extends TrackProgress>(
  tracks: readonly StudiedTrack<D, P>[],
  openWork: readonly GivenWork[],
  { today, until, allowedNew, ready }: RankedOn,
): WaitingTrack<D, P>[] {
  const work = openWork
    .filter(({ type, completedAt }) => type === 'deck' && completedAt === undefined)
    .toSorted((a, b) => (`${a.dueDate ?? '9'} ${a.createdAt}` < `${b.dueDate ?? '9'} ${b.createdAt}` ? -1 : 1))
    .map(({ resource }) => resource);
  const placeOf = ({ deck }: WaitingTrack<D, P>) => (work.includes(deck.deck) ? work.indexOf(deck.deck) : work.length);
  const needed = shareNeeded(tracks, ready, today);
  return tracks
    .map((track, index) => ({
      ...track,
      isAssigned: work.includes(track.deck.deck),
      due: countDue(track.progress.due, until),
      readyBy: ready.get(track.deck.deck),
      needed: needed[index] ?? 0,
    }))
    .filter(
      ({ due, unseen, needed: wanted, readyBy, progress }) =>
        due > 0 || (unseen > 0 && allowedNew > 0) || wanted > 0 || (readyBy !== undefined && progress.studied > 0),
    )
    .toSorted((a, b) => placeOf(a) - placeOf(b) || b.due - a.due);
}

/** @returns the number of new cards each track needs today, for decks with a target day */
function shareNeeded(tracks: readonly StudiedTrack[], ready: ReadyDays, today: string): number[] {
  const shares = new Map<StudiedTrack, number>();
  for (const [deck, own] of Map.groupBy(tracks, (track) => track.deck.deck)) {
    const day = ready.get(deck);
    if (day === undefined) continue;
    const needed = shareDirections(own, paceOf(own, day, today));
    for (const [index, track] of own.entries()) shares.set(track, Math.min(needed[index] ?? 0, track.unseen));
  }
  return tracks.map((track) => shares.get(track) ?? 0);
}

/**
 * @returns the number of new cards to read for each track, at most what a mix of this size can hold. New cards needed for a target day come first, even beyond
 *   the daily allowance; further new cards of those decks, and new cards of unassigned decks, are read only if the mix has room left.
 */
export function shareNewCards(
  tracks: readonly Pick<
    WaitingTrack<CountedDeck, TrackProgress>,
    'isAssigned' | 'due' | 'unseen' | 'needed' | 'readyBy'
  >[],
  allowedNew: number,
  size: number,
): number[] {
  const due = tracks.reduce((sum, one) => sum + one.due, 0);
  const needed = tracks.map((one) => Math.min(one.needed, size));
  const neededInAll = needed.reduce((sum, count) => sum + count, 0);
  let left = Math.max(allowedNew - neededInAll, 0);
  let room = Math.max(size - due - neededInAll, 0);
  return tracks.map(({ isAssigned, unseen, readyBy }, index) => {
    const own = needed[index] ?? 0;
    const more = Math.min(left, unseen - own, isAssigned && readyBy === undefined ? size : room);
    left -= more;
    room = Math.max(room - more, 0);
    return own + more;
  });
}

/** @returns the tracks, without the cards asked ahead of time if due cards alone fill a mix of this size */
export function leaveAheadOut<T extends Pick<WaitingTrack<CountedDeck, TrackProgress>, 'due' | 'readyBy'>>(
  tracks: readonly T[],
  size: number,
): readonly T[] {
  const due = tracks.reduce((sum, one) => sum + one.due, 0);
  return due < size ? tracks : tracks.map((track) => ({ ...track, readyBy: undefined }));
}

/** Shares the new cards between the directions of a deck. If both are asked, up to half of the new cards are backs whose fronts are familiar. */
export function shareDirections(tracks: readonly Pick<StudiedTrack, 'unseen'>[], allowedNew: number): number[] {
  if (tracks.length < 2) return tracks.map(() => allowedNew);
  const [, back] = tracks;
  const ofBacks = Math.min(Math.ceil(allowedNew / 2), back?.unseen ?? 0);
  return [allowedNew - ofBacks, ofBacks];
}

interface Counts {
  readonly decks: readonly CountedDeck[];
  readonly progress: readonly TrackProgress[];
  readonly today: string;
  readonly timeZone: string;
}

/** @returns when there is something new to study after today: the next due card, or tomorrow's first new cards; `served` counts the cards served now */
export function findNextDueAt({ decks, progress, today, timeZone }: Counts, served: number): string | undefined {
  const tracks = decks.flatMap((deck) => studiedTracks(deck, progress, today, notBegun));
  const unseen = tracks.reduce((sum, track) => sum + track.deck.totalCards - track.progress.studied, 0);
  if (unseen > served) return endOfStudyDay(today, timeZone).toISOString();
  const days = tracks.flatMap((track) => Object.keys(dueByDay(track.progress.due)));
  const [next] = days.filter((day) => day > today).toSorted();
  return next === undefined ? undefined : startOfStudyDay(next, timeZone).toISOString();
}

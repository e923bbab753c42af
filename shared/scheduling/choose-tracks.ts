import { countDue, dueByDay } from './due-histogram.ts';
import { endOfStudyDay, startOfStudyDay } from './study-day.ts';
import { type CountedDeck, notBegun, type StudiedTrack, studiedTracks, type TrackProgress } from './track-progress.ts';

/** Work that a learner was given. `resource`: local id of the deck or quiz. */
export interface GivenWork {
  readonly type: 'deck' | 'quiz';
  readonly resource: string;
  readonly dueDate?: string | undefined;
  readonly createdAt: string;
  readonly completedAt?: string | undefined;
}

/** A direction of a deck with what waits in it. */
export type WaitingTrack<D extends CountedDeck, P extends TrackProgress> = StudiedTrack<D, P> & {
  readonly isAssigned: boolean;
  /** Cards that are due. */
  readonly due: number;
};

/**
 * @param tracks of all decks of a learner.
 * @param until the study day up to which cards count as due.
 * @returns those in which something waits: what was given to do, the soonest due first; then where most is due; then what has new cards.
 */
export function rankTracks<D extends CountedDeck, P extends TrackProgress>(
  tracks: readonly StudiedTrack<D, P>[],
  openWork: readonly GivenWork[],
  { until, allowedNew }: { readonly until: string; readonly allowedNew: number },
): WaitingTrack<D, P>[] {
  const work = openWork
    .filter(({ type, completedAt }) => type === 'deck' && completedAt === undefined)
    .toSorted((a, b) => (`${a.dueDate ?? '9'} ${a.createdAt}` < `${b.dueDate ?? '9'} ${b.createdAt}` ? -1 : 1))
    .map(({ resource }) => resource);
  const placeOf = ({ deck }: WaitingTrack<D, P>) => (work.includes(deck.deck) ? work.indexOf(deck.deck) : work.length);
  return tracks
    .map((track) => ({
      ...track,
      isAssigned: work.includes(track.deck.deck),
      due: countDue(track.progress.due, until),
    }))
    .filter(({ due, unseen }) => due > 0 || (unseen > 0 && allowedNew > 0))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || b.due - a.due);
}

/** @returns how many new cards to look for in each of the tracks: as many as a mix of this size can come to hold. */
export function shareNewCards(
  tracks: readonly Pick<WaitingTrack<CountedDeck, TrackProgress>, 'isAssigned' | 'due' | 'unseen'>[],
  allowedNew: number,
  size: number,
): number[] {
  const due = tracks.reduce((sum, one) => sum + one.due, 0);
  let left = allowedNew;
  let room = Math.max(size - due, 0);
  return tracks.map(({ isAssigned, unseen }) => {
    const count = Math.min(left, unseen, isAssigned ? size : room);
    left -= count;
    room = Math.max(room - count, 0);
    return count;
  });
}

/** Where a deck is asked in both directions, as many backs of known fronts as new fronts. */
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

/**
 * @param served how many cards are served now.
 * @returns when there is something new to do after today, as the counts say it: the next card that comes due, or tomorrow's first new cards.
 */
export function findNextDueAt({ decks, progress, today, timeZone }: Counts, served: number): string | undefined {
  const tracks = decks.flatMap((deck) => studiedTracks(deck, progress, today, notBegun));
  const unseen = tracks.reduce((sum, track) => sum + track.deck.totalCards - track.progress.studied, 0);
  if (unseen > served) return endOfStudyDay(today, timeZone).toISOString();
  const days = tracks.flatMap((track) => Object.keys(dueByDay(track.progress.due)));
  const [next] = days.filter((day) => day > today).toSorted();
  return next === undefined ? undefined : startOfStudyDay(next, timeZone).toISOString();
}

import { limits } from '../limits.ts';
import type { DailyGoal } from './daily-goal.ts';
import { countDue, dueByDay } from './due-histogram.ts';
import { type GivenWork, paceOf, type ReadyDays } from './ready-by.ts';
import { endOfStudyDay, startOfStudyDay } from './study-day.ts';
import {
  type CountedDeck,
  newCardsOn,
  notBegun,
  type StudiedTrack,
  studiedTracks,
  type TrackProgress,
} from './track-progress.ts';

/* Selects the tracks of a mix and shares its new cards, from stored counts alone. */

/** One direction of a deck, with its counts of cards to study. */
export type WaitingTrack<D extends CountedDeck = CountedDeck, P extends TrackProgress = TrackProgress> = StudiedTrack<
  D,
  P
> & {
  readonly isAssigned: boolean;
  readonly due: number;
  /** Day by which the deck is to be known. */
  readonly readyBy: string | undefined;
  /** Number of cards that can surely be asked today for the first time, see {@link countAskable}. */
  readonly askable: number;
  /** Number of new cards to study today whatever else waits: for the target day, or because the deck was given today. */
  readonly needed: number;
};

interface RankedOn {
  readonly today: string;
  /** The last study day whose cards count as due. */
  readonly until: string;
  readonly allowedNew: number;
  readonly ready: ReadyDays;
  /** Decks given today, by local id. */
  readonly givenToday?: ReadonlySet<string>;
  /** The most cards that may be resting because they were answered today in their other direction. */
  readonly mayRest?: number;
}

/** @returns the tracks with cards to study: assigned ones by due date, then by number of due cards, then those with new cards */
export function rankTracks<D extends CountedDeck, P extends TrackProgress>(
  tracks: readonly StudiedTrack<D, P>[],
  openWork: readonly GivenWork[],
  { today, until, allowedNew, ready, givenToday, mayRest = 0 }: RankedOn,
): WaitingTrack<D, P>[] {
  const work = openWork
    .filter(({ type, completedAt }) => type === 'deck' && completedAt === undefined)
    .toSorted((a, b) => (`${a.dueDate ?? '9'} ${a.createdAt}` < `${b.dueDate ?? '9'} ${b.createdAt}` ? -1 : 1))
    .map(({ resource }) => resource);
  const placeOf = ({ deck }: WaitingTrack<D, P>) => (work.includes(deck.deck) ? work.indexOf(deck.deck) : work.length);
  const askable = new Map(
    [...Map.groupBy(tracks, ({ deck }) => deck.deck)].flatMap(([deck, own]) => {
      const counts = countAskable(own, { today, mayRest, isPlanned: ready.has(deck) });
      return own.map((track, index) => [track, counts[index] ?? 0] as const);
    }),
  );
  const counted = tracks.map((track) => ({ ...track, askable: askable.get(track) ?? 0 }));
  const needed = shareNeeded(counted, { ready, today, givenToday });
  return counted
    .map((track, index) => ({
      ...track,
      isAssigned: work.includes(track.deck.deck),
      due: countDue(track.progress.due, until),
      readyBy: ready.get(track.deck.deck),
      needed: needed[index] ?? 0,
    }))
    .filter(
      ({ due, askable: fresh, needed: wanted, readyBy, progress }) =>
        due > 0 || (fresh > 0 && allowedNew > 0) || wanted > 0 || (readyBy !== undefined && progress.studied > 0),
    )
    .toSorted((a, b) => placeOf(a) - placeOf(b) || b.due - a.due);
}

/**
 * Counts a deck's unseen cards that can be asked today. A back is not asked for the first time while its front is due or if its front was answered today, so only
 * those beyond these fronts are counted. In a deck with a target day, the new back comes and the due front rests.
 * @param tracks the deck's tracks
 */
export function countAskable(
  tracks: readonly StudiedTrack[],
  { today, mayRest, isPlanned }: { readonly today: string; readonly mayRest: number; readonly isPlanned: boolean },
): number[] {
  const [front] = tracks;
  if (!front || tracks.length < 2) return tracks.map(({ unseen }) => unseen);
  const passedOver = (isPlanned ? 0 : countDue(front.progress.due, today)) + mayRest;
  return tracks.map(({ unseen }, index) => (index === 0 ? unseen : Math.max(unseen - passedOver, 0)));
}

/** @returns the number of new cards each track needs today: the pace of a target day, and a day's new cards of a deck given today */
function shareNeeded(
  tracks: readonly (StudiedTrack & Askable)[],
  { ready, today, givenToday }: Pick<RankedOn, 'ready' | 'today' | 'givenToday'>,
): number[] {
  const shares = new Map<Askable, number>();
  for (const [deck, own] of Map.groupBy(tracks, (track) => track.deck.deck)) {
    const day = ready.get(deck);
    const pace = day === undefined ? 0 : paceOf(own, day, today);
    const progress = own.map((track) => track.progress);
    const first = givenToday?.has(deck) ? Math.max(limits.newCardsPerDay.usual - newCardsOn(progress, today), 0) : 0;
    for (const [index, share] of shareDirections(own, Math.max(pace, first)).entries()) {
      const track = own[index];
      if (track) shares.set(track, share);
    }
  }
  return tracks.map((track) => shares.get(track) ?? 0);
}

/** A track in a mix, with its number of new cards. */
export type MixTrack<D extends CountedDeck = CountedDeck, P extends TrackProgress = TrackProgress> = WaitingTrack<
  D,
  P
> & { readonly newCards: number };

interface MixSpace {
  readonly size: number;
  readonly allowedNew: number;
  /** Cards of the mix that are kept for new ones, see `daily-goal.ts`. */
  readonly roomForNew: number;
  /** When decks were last given, by local id: the start of the open assignment. */
  readonly givenAt: ReadonlyMap<string, string>;
}

/**
 * @param ranked see {@link rankTracks}
 * @returns the tracks of a mix, at most `limits.decksPerMix`: assigned ones, then those with new cards, then those with the most due cards
 */
export function selectTracks<D extends CountedDeck, P extends TrackProgress>(
  ranked: readonly WaitingTrack<D, P>[],
  space: MixSpace,
): MixTrack<D, P>[] {
  const first = shareNewCards(ranked, space);
  const placeOf = (index: number) => (ranked[index]?.isAssigned ? 0 : (first[index] ?? 0) > 0 ? 1 : 2);
  const selected = ranked
    .map((track, index) => ({ track, index }))
    .toSorted((a, b) => placeOf(a.index) - placeOf(b.index) || a.index - b.index)
    .slice(0, limits.decksPerMix)
    .toSorted((a, b) => a.index - b.index)
    .map(({ track }) => track);
  const newCards = shareNewCards(selected, space);
  const isFull = sumOf(selected, ({ due }) => due) >= space.size;
  return selected.map((track, index) => ({
    ...track,
    newCards: newCards[index] ?? 0,
    // Cards ahead of time are only read if there is room for them.
    readyBy: isFull ? undefined : track.readyBy,
  }));
}

/** New cards come from this many decks at a time: enough that a new deck begins at once, few enough that each makes progress. */
const newDecksAtATime = 3;

/**
 * Shares a mix's new cards. Those needed come first, even beyond the daily allowance. Further ones fill the room that due cards leave, and a share kept for
 * them, evenly from the decks given or made last; an assigned deck leaves room only for the due cards of assigned decks.
 * @returns the number of new cards of each track
 */
function shareNewCards(tracks: readonly WaitingTrack[], { size, allowedNew, roomForNew, givenAt }: MixSpace): number[] {
  const needed = Math.min(
    sumOf(tracks, (track) => track.needed),
    size,
  );
  const dueAssigned = sumOf(tracks, ({ isAssigned, due }) => (isAssigned ? due : 0));
  const due = sumOf(tracks, (track) => track.due);
  const decks = [...Map.groupBy(tracks, ({ deck }) => deck.deck)].map(([name, own]) => {
    const [isAssigned, isPlanned] = [own.some((one) => one.isAssigned), own.some((one) => one.readyBy !== undefined)];
    return {
      name,
      own,
      isFirst: isAssigned && !isPlanned,
      count: sumOf(own, (one) => one.needed),
      unseen: sumOf(own, ({ askable }) => askable),
    };
  });
  const lastMade = decks.toSorted((a, b) => compareRecency(a.name, b.name, givenAt));
  let left = Math.max(allowedNew - needed, 0);
  let taken = needed;
  for (const isFirst of [true, false]) {
    const waiting = lastMade.filter((deck) => deck.isFirst === isFirst && deck.unseen > deck.count);
    const room = Math.max(size - (isFirst ? dueAssigned : due), roomForNew);
    while (left > 0 && taken < room && waiting.length > 0) {
      for (const deck of waiting.slice(0, newDecksAtATime)) {
        if (left === 0 || taken >= room) break;
        deck.count += 1;
        [left, taken] = [left - 1, taken + 1];
        if (deck.count >= deck.unseen) waiting.splice(waiting.indexOf(deck), 1);
      }
    }
  }
  const shares = new Map(
    decks.flatMap(({ own, count }) => {
      const shared = shareDirections(own, count);
      return own.map((track, index) => [track, shared[index] ?? 0] as const);
    }),
  );
  return tracks.map((track) => Math.min(shares.get(track) ?? 0, size));
}

/** Orders decks by when they were given or made, latest first. Ids begin with their time; given decks precede the others. */
function compareRecency(a: string, b: string, givenAt: ReadonlyMap<string, string>): number {
  const [givenA = '', givenB = ''] = [givenAt.get(a), givenAt.get(b)];
  if (givenA !== givenB) return givenA > givenB ? -1 : 1;
  return a > b ? -1 : 1;
}

/**
 * Shares the new cards between the directions of a deck. If both are asked, up to half of them are backs whose fronts are familiar, more if too few fronts are
 * left.
 */
export function shareDirections(tracks: readonly Askable[], count: number): number[] {
  const [front, back] = tracks;
  if (!front || !back) return tracks.map(({ askable }) => Math.min(count, askable));
  const ofFronts = Math.min(count - Math.min(Math.ceil(count / 2), back.askable), front.askable);
  return [ofFronts, Math.min(count - ofFronts, back.askable)];
}

type Askable = Pick<WaitingTrack, 'askable'>;

function sumOf<T>(items: readonly T[], countOf: (item: T) => number): number {
  return items.reduce((sum, item) => sum + countOf(item), 0);
}

interface Counts {
  readonly decks: readonly CountedDeck[];
  readonly progress: readonly TrackProgress[];
  readonly today: string;
  readonly timeZone: string;
  readonly goal: DailyGoal;
}

/** @returns when there is something new to study after today: the next due card, or tomorrow's first new cards; `served` counts the cards served now */
export function findNextDueAt({ decks, progress, today, timeZone, goal }: Counts, served: number): string | undefined {
  const tracks = decks.flatMap((deck) => studiedTracks(deck, progress, today, notBegun));
  const unseen = tracks.reduce((sum, track) => sum + track.deck.totalCards - track.progress.studied, 0);
  if (unseen > served && goal.newCards !== 0) return endOfStudyDay(today, timeZone).toISOString();
  const days = tracks.flatMap((track) => Object.keys(dueByDay(track.progress.due)));
  const [next] = days.filter((day) => day > today).toSorted();
  return next === undefined ? undefined : startOfStudyDay(next, timeZone).toISOString();
}

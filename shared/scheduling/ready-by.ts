import { localPart } from '../ids.ts';
import { daysBetween } from './calendar-day.ts';
import type { CardState } from './card-state.ts';
import { countDue } from './due-histogram.ts';
import { studyDayOf } from './study-day.ts';
import {
  allowedNewOn,
  type CountedDeck,
  countToday,
  newCardsOn,
  notBegun,
  type StudiedTrack,
  studiedTracks,
  type TrackProgress,
} from './track-progress.ts';

/*
 * A deck that is to be known by a day. Only which cards are chosen changes by it: each answer counts as any other, at its real time. What the counts say
 * is enough for how much a day asks for, so that Home reads no card for it.
 */

/** Work that a learner was given. `resource`: local id of the deck or quiz. */
export interface GivenWork {
  readonly type: 'deck' | 'quiz';
  readonly resource: string;
  readonly dueDate?: string | undefined;
  /** The deck is to be known by the due date. */
  readonly untilReady?: boolean | undefined;
  readonly repeats?: 'weekly' | undefined;
  readonly createdAt: string;
  readonly completedAt?: string | undefined;
}

/** An assignment as it goes out. `resourceId`: the whole id. */
type Assigned = Omit<GivenWork, 'resource'> & { readonly resourceId: string };

/** @returns assignments by local ids. */
export function workOf(assignments: readonly Assigned[]): GivenWork[] {
  return assignments.map((one) => ({ ...one, resource: localPart(one.resourceId) }));
}

/** Whether a deck is still to be known by a day that is not over: behind it the work is as any other that is late. */
export function isPlanned<W extends Omit<GivenWork, 'resource' | 'createdAt'>>(
  work: W,
  today: string,
): work is W & { readonly dueDate: string } {
  const { type, dueDate = '', untilReady, completedAt } = work;
  return type === 'deck' && untilReady === true && completedAt === undefined && dueDate >= today;
}

/** By which study day each deck (its local id) is to be known. */
export type ReadyDays = ReadonlyMap<string, string>;

/** @returns the days of what is planned, the soonest one of each deck. */
export function readyDays(work: readonly GivenWork[], today: string): ReadyDays {
  const planned = work.filter((one) => isPlanned(one, today));
  // Of two with the same key a map keeps the last one.
  const soonestLast = planned.toSorted((a, b) => (a.dueDate > b.dueDate ? -1 : 1));
  return new Map(soonestLast.map(({ resource, dueDate }) => [resource, dueDate]));
}

/**
 * New cards come at an even pace, the last of them two days before the day, so that each comes back once before it.
 * @param tracks of one deck.
 * @returns how many more new cards today needs at least.
 */
export function paceOf(
  tracks: readonly Pick<StudiedTrack, 'deck' | 'progress' | 'unseen'>[],
  day: string,
  today: string,
): number {
  const met = newCardsOn(
    tracks.map(({ progress }) => progress),
    today,
  );
  const notMet = tracks.reduce((sum, { deck, progress }) => sum + Math.max(deck.totalCards - progress.studied, 0), 0);
  const days = Math.max(daysBetween(today, day) - 1, 1);
  const unseen = tracks.reduce((sum, one) => sum + one.unseen, 0);
  return Math.min(Math.max(Math.ceil((notMet + met) / days) - met, 0), unseen);
}

/** @returns how many more cards today needs of a deck that is to be known by a day: those due and the new ones. */
export function countNeeded(
  deck: CountedDeck,
  progress: readonly TrackProgress[],
  { day, today }: { readonly day: string; readonly today: string },
): number {
  const tracks = studiedTracks(deck, progress, today, notBegun);
  return tracks.reduce((sum, track) => sum + countDue(track.progress.due, today), paceOf(tracks, day, today));
}

/** @returns how many new cards a session with one deck may have: today's part, once that is done as many as a day usually allows. */
export function newInSession(
  tracks: readonly Pick<StudiedTrack, 'deck' | 'progress' | 'unseen'>[],
  day: string | undefined,
  today: string,
): number {
  const progress = tracks.map((track) => track.progress);
  const pace = day === undefined ? 0 : paceOf(tracks, day, today);
  const isPart = day !== undefined && pace + progress.reduce((sum, { due }) => sum + countDue(due, today), 0) > 0;
  return isPart ? pace : allowedNewOn(progress, today);
}

/** @returns assignments, of what is planned with how many more cards today needs. */
export function sayNeeded<A extends Assigned>(
  assignments: readonly A[],
  decks: readonly CountedDeck[],
  progress: readonly TrackProgress[],
  today: string,
): (A & { readonly needsToday: number | undefined })[] {
  return assignments.map((one) => {
    const deck = isPlanned(one, today) && decks.find(({ deck: local }) => local === localPart(one.resourceId));
    return { ...one, needsToday: deck ? countNeeded(deck, progress, { day: one.dueDate, today }) : undefined };
  });
}

/** @returns what waits for a learner today over all decks, with what those need that are to be known by a day. */
export function countAsked(
  decks: readonly CountedDeck[],
  progress: readonly TrackProgress[],
  ready: ReadyDays,
  today: string,
): ReturnType<typeof countToday> {
  return countToday(decks, progress, today, countPaced(decks, progress, ready, today));
}

/** @returns how many new cards today needs at least, of all decks that are to be known by a day. */
function countPaced(
  decks: readonly CountedDeck[],
  progress: readonly TrackProgress[],
  ready: ReadyDays,
  today: string,
): number {
  const needed = decks.map((deck) => {
    const day = ready.get(deck.deck);
    return day === undefined ? 0 : paceOf(studiedTracks(deck, progress, today, notBegun), day, today);
  });
  return needed.reduce((sum, one) => sum + one, 0);
}

interface AsOf {
  /** By when the card is to be known. */
  readonly day: string;
  readonly today: string;
  readonly timeZone: string;
}

/**
 * Whether a card that is not due yet is asked all the same: it was not answered today, and on the day it would be recalled with less than 90 %, which is
 * when more days have passed than its stability counts, by whatever weights.
 */
export function isWantedAhead(state: CardState, asOf: AsOf): boolean {
  return studyDayOf(new Date(state.lastReview), asOf.timeZone) < asOf.today && strengthOn(state, asOf) < 1;
}

/** @returns the stability by the days from the last answer to the day: the less, the less likely it is recalled then. */
function strengthOn({ stability, lastReview }: CardState, { day, timeZone }: AsOf): number {
  return stability / Math.max(daysBetween(studyDayOf(new Date(lastReview), timeZone), day), 1);
}

/**
 * @param studied cards that are not due.
 * @returns today's share of those that are asked ahead of time, the weakest first: on the last day before, all of them.
 */
export function chooseAhead<T extends { readonly state: CardState }>(studied: readonly T[], asOf: AsOf): T[] {
  const wanted = studied.filter(({ state }) => isWantedAhead(state, asOf));
  const days = Math.max(daysBetween(asOf.today, asOf.day), 1);
  const weakest = wanted.toSorted((a, b) => strengthOn(a.state, asOf) - strengthOn(b.state, asOf));
  return weakest.slice(0, Math.ceil(wanted.length / days));
}

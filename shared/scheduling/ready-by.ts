import { localPart } from '../ids.ts';
import { daysBetween } from './calendar-day.ts';
import type { CardState } from './card-state.ts';
import { countDue } from './due-histogram.ts';
import { isResting } from './rest-card.ts';
import { studyDayOf } from './study-day.ts';
import { allowedNewOn, newCardsOn, type StudiedTrack } from './track-progress.ts';

/* Planning toward a deck's target day. It only affects which cards are selected. */

/** An assignment. `resource` is the local id of the deck or quiz. */
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

/** An assignment in an API response. `resourceId` is the full id. */
export type Assigned = Omit<GivenWork, 'resource'> & { readonly resourceId: string };

export function workOf(assignments: readonly Assigned[]): GivenWork[] {
  return assignments.map((one) => ({ ...one, resource: localPart(one.resourceId) }));
}

/** Whether a deck has a target day that hasn't passed. After that day the assignment is an ordinary overdue one. */
export function isPlanned<W extends Omit<GivenWork, 'resource' | 'createdAt'>>(
  work: W,
  today: string,
): work is W & { readonly dueDate: string } {
  const { type, dueDate = '', untilReady, completedAt } = work;
  return type === 'deck' && untilReady === true && completedAt === undefined && dueDate >= today;
}

/** Target day by deck (local id). */
export type ReadyDays = ReadonlyMap<string, string>;

/** @returns the target day of each planned deck, the soonest if it has several */
export function readyDays(work: readonly GivenWork[], today: string): ReadyDays {
  const planned = work.filter((one) => isPlanned(one, today));
  // Sorts the soonest day last, because a Map keeps the last of several entries with the same key.
  const soonestLast = planned.toSorted((a, b) => (a.dueDate > b.dueDate ? -1 : 1));
  return new Map(soonestLast.map(({ resource, dueDate }) => [resource, dueDate]));
}

/**
 * @returns the minimum number of new cards today in a deck's tracks: spread evenly until two days before the target, so that each card can be repeated once
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

/**
 * @param newADay new cards a day of an unplanned deck, by default the usual number
 * @returns the number of new cards for a session with one deck: today's planned share, or the normal daily allowance once that share is done
 */
export function newInSession(
  tracks: readonly Pick<StudiedTrack, 'deck' | 'progress' | 'unseen'>[],
  day: string | undefined,
  today: string,
  newADay?: number,
): number {
  const progress = tracks.map((track) => track.progress);
  const pace = day === undefined ? 0 : paceOf(tracks, day, today);
  const isPart = day !== undefined && pace + progress.reduce((sum, { due }) => sum + countDue(due, today), 0) > 0;
  return isPart ? pace : allowedNewOn(progress, today, newADay);
}

/** @returns local ids of the decks whose open assignment started today */
export function decksGivenToday(work: readonly GivenWork[], today: string, timeZone: string): ReadonlySet<string> {
  const given = work.filter(
    ({ type, completedAt, createdAt }) =>
      type === 'deck' && completedAt === undefined && studyDayOf(new Date(createdAt), timeZone) === today,
  );
  return new Set(given.map(({ resource }) => resource));
}

interface AsOf {
  readonly day: string;
  readonly today: string;
  readonly timeZone: string;
}

/**
 * Whether a card not yet due is asked ahead of time: it does not rest, was not answered today, and its predicted recall on the target day is below 90 % (more
 * days have then passed since the last review than its stability).
 */
export function isWantedAhead(state: CardState, asOf: AsOf): boolean {
  const isAnswered = studyDayOf(new Date(state.lastReview), asOf.timeZone) >= asOf.today;
  return !isAnswered && !isResting(state, asOf.today) && strengthOn(state, asOf) < 1;
}

/** @returns the stability divided by the days from the last answer to the target day; lower means less likely to be recalled */
function strengthOn({ stability, lastReview }: CardState, { day, timeZone }: AsOf): number {
  return stability / Math.max(daysBetween(studyDayOf(new Date(lastReview), timeZone), day), 1);
}

/** @returns today's share of the cards (none of them due) to ask ahead of time, weakest first; all of them on the last day before the target */
export function chooseAhead<T extends { readonly state: CardState }>(studied: readonly T[], asOf: AsOf): T[] {
  const wanted = studied.filter(({ state }) => isWantedAhead(state, asOf));
  const days = Math.max(daysBetween(asOf.today, asOf.day), 1);
  const weakest = wanted.toSorted((a, b) => strengthOn(a.state, asOf) - strengthOn(b.state, asOf));
  return weakest.slice(0, Math.ceil(wanted.length / days));
}

import { limits } from '../limits.ts';
import {
  boundDistinct,
  type CardSource,
  countUnseenRead,
  listUnseenNotes,
  restingOn,
  restSiblings,
} from './card-source.ts';
import { type MixTrack, rankTracks, selectTracks } from './choose-tracks.ts';
import {
  cardsLeft,
  type DailyGoal,
  doneOn,
  fullMix,
  type LastDay,
  measureToday,
  newCardsADay,
  roomForNewIn,
  type Today,
} from './daily-goal.ts';
import { type MixCard, planMix } from './plan-mix.ts';
import { sortByGain, splitDue, type StudiedCard } from './plan-session.ts';
import { decksGivenToday, type GivenWork, readyDays } from './ready-by.ts';
import { studyDayOf } from './study-day.ts';
import { otherTrack } from './track.ts';
import { allowedNewOn, type StudiedTrack, type TrackProgress } from './track-progress.ts';

/** A learner's study day: everything that a mix is planned from. */
export interface StudyDay<T extends StudiedTrack = StudiedTrack> {
  /** The tracks of all decks in use. */
  readonly tracks: readonly T[];
  /** The learner's progress in any deck, also in those no longer in use: their new cards count for the day. */
  readonly progress: readonly TrackProgress[];
  /** The assignments that have started, see `givenWork`. */
  readonly work: readonly GivenWork[];
  readonly goal: DailyGoal;
  readonly lastDay: LastDay | undefined;
  readonly now: Date;
  readonly timeZone: string;
}

export interface MixWish {
  /** Maximum number of cards, instead of the day's portion. */
  readonly limit?: number | undefined;
  /** The learner asks for new cards beyond the daily allowance. */
  readonly more?: boolean | undefined;
}

/** A mix as planned from counts, before any card is read. */
export interface MixOutline<T extends StudiedTrack = StudiedTrack> {
  readonly tracks: readonly (T & MixTrack)[];
  readonly size: number;
  /** The day's portion is done, and this mix is extra. */
  readonly isExtra: boolean;
  readonly lastDay: LastDay | undefined;
  readonly now: Date;
  readonly timeZone: string;
}

/**
 * Outlines the learner's next mix. What was given today counts today beyond the portion: if the portion has less room than it needs, the mix consists of it
 * alone.
 */
export function outlineMix<T extends StudiedTrack>(day: StudyDay<T>, { limit, more }: MixWish = {}): MixOutline<T> {
  const { tracks, progress, work, goal, lastDay, now, timeZone } = day;
  const today = studyDayOf(now, timeZone);
  const givenToday = decksGivenToday(work, today, timeZone);
  const allowed = allowedNewOn(progress, today, newCardsADay(goal));
  const allowedNew = more ? Math.max(allowed, limits.newCardsPerDay.onTop) : allowed;
  const ready = readyDays(work, today);
  const { mayRest } = restingOn(lastDay, today);
  const ranked = rankTracks(tracks, work, { today, until: today, allowedNew, ready, givenToday, mayRest });
  const given = ranked.filter(({ deck }) => givenToday.has(deck.deck));
  const ofGiven = Math.min(
    given.reduce((sum, { due, needed }) => sum + due + needed, 0),
    fullMix(goal),
  );
  const left = cardsLeft(goal, doneOn(today, lastDay));
  const isGivenOnly = limit === undefined && ofGiven > left;
  const size = limit ?? (Math.max(ofGiven, left) || fullMix(goal));
  const givenAt = new Map(
    work.filter(({ type }) => type === 'deck').map(({ resource, createdAt }) => [resource, createdAt]),
  );
  const roomForNew = roomForNewIn(size, goal);
  return {
    tracks: selectTracks(isGivenOnly ? given : ranked, { size, allowedNew, roomForNew, givenAt }) as (T & MixTrack)[],
    size,
    isExtra: left === 0 && ofGiven === 0,
    lastDay,
    now,
    timeZone,
  };
}

/** @returns the number of cards in these tracks that rest or return. A mix holds one of them. */
function countReturning(tracks: readonly StudiedTrack[]): number {
  return tracks.reduce((sum, { progress: { returning = 0 } }) => sum + returning, 0);
}

/** @returns the cards of the mix */
export async function chooseMix<T extends StudiedTrack>(
  source: CardSource<T>,
  outline: MixOutline<T>,
): Promise<MixCard[]> {
  const { tracks, size, lastDay, now, timeZone } = outline;
  const { isActive, mayRest } = restingOn(lastDay, studyDayOf(now, timeZone));
  const tracksDue = tracks.filter(({ due }) => due > 0).length;
  const planned = tracks.filter(({ readyBy }) => readyBy !== undefined).length;
  // Reads more memories than the mix has cards, because cards answered today sort before those that may be asked before they are due.
  const plannedCount = Math.max(size, Math.floor(limits.sessionCandidates / planned));
  const read = await Promise.all(
    tracks.map(async (track) => {
      const { readyBy } = track;
      const other = tracks.find(({ progress }) => progress.deck === otherTrack(track.progress.deck));
      const passedOver = Math.min(track.progress.returning ?? 0, limits.sessionCandidates);
      const spare =
        passedOver +
        (track.deck.asks === 'both' || track.deck.hasSiblings ? mayRest + Math.min(other?.due ?? 0, size) : 0);
      const isPlanned = readyBy !== undefined;
      const dueRead = (isPlanned ? plannedCount : 2 * halfOf(size, tracksDue)) + spare;
      const newCards = countUnseenRead(track, { dueFronts: other?.due ?? 0, dueRead, mayRest });
      const [studied, unseen] = await Promise.all([
        isPlanned ? source.listSoonest(track, dueRead, true) : listDue(source, track, { size, spare, tracksDue }),
        newCards > 0 ? listUnseenNotes(source, track, newCards) : [],
      ]);
      return { track, unseen, newCards: track.newCards, ...splitDue(studied, { now, timeZone, readyBy }) };
    }),
  );
  // In a backlog, what has waited longest is often forgotten and would not be chosen; it must not keep its siblings away.
  const rested = await restSiblings(source, read, isActive, (due) => sortByGain(due, now, timeZone));
  const decks = rested.map(({ track, due, ahead, unseen }) => ({
    deck: track.progress.deck,
    isAssigned: track.isAssigned,
    due,
    ahead: ahead.map(({ cardId }) => cardId),
    unseen,
  }));
  return planMix({ decks, size, now, timeZone });
}

/** Due cards read for a mix, shared between its tracks, but at least as many of each track as the mix has cards. */
const dueCandidates = 32;

function halfOf(size: number, tracksDue: number): number {
  return Math.ceil(Math.max(dueCandidates / tracksDue, size) / 2);
}

/**
 * Reads a track's due cards, of which the mix takes those with the most gain. Of a backlog, it reads both ends: what has waited longest is often forgotten, and
 * what came due last is cheaper to save.
 * @param counts.tracksDue number of tracks with due cards
 */
async function listDue<T extends StudiedTrack>(
  source: CardSource<T>,
  track: T & MixTrack,
  { size, spare, tracksDue }: { readonly size: number; readonly spare: number; readonly tracksDue: number },
): Promise<StudiedCard[]> {
  if (track.due === 0) return [];
  const half = halfOf(size, tracksDue);
  const isBacklog = track.due > 2 * half + spare;
  const [soonest, latest] = await Promise.all([
    source.listSoonest(track, (isBacklog ? half : 2 * half) + spare, false),
    isBacklog ? source.listLatestDue(track, half) : [],
  ]);
  return [...soonest, ...latest];
}

/**
 * @returns the number of the mix's cards. Reads cards only if the counts can't tell: where both sides of a card may wait, several cards may return from their
 *   rest, or cards are asked ahead of time.
 */
export async function countMix<T extends StudiedTrack>(source: CardSource<T>, outline: MixOutline<T>): Promise<number> {
  const { tracks, size, lastDay, now, timeZone } = outline;
  const { isActive } = restingOn(lastDay, studyDayOf(now, timeZone));
  const { least: distinct, most } = boundDistinct(tracks, isActive);
  const least = Math.max(distinct - Math.max(countReturning(tracks) - 1, 0), 0);
  const isAhead = tracks.some(({ readyBy, progress }) => readyBy !== undefined && progress.studied > 0);
  const isCertain = source.isPartial !== true && (least >= size || (least === most && !isAhead));
  if (isCertain) return Math.min(least, size);
  return (await chooseMix(source, outline)).length;
}

/** @returns the counts of a learner's day, without badges */
export async function countDay<T extends StudiedTrack>(source: CardSource<T>, day: StudyDay<T>): Promise<Today> {
  const outline = outlineMix(day);
  const offered = await countMix(source, outline);
  const more = outline.isExtra && offered > 0 ? { more: offered } : {};
  const done = doneOn(studyDayOf(day.now, day.timeZone), day.lastDay);
  return { portion: outline.isExtra ? 0 : offered, ...more, ...measureToday(day.goal, done) };
}

import { localPart } from '../ids.ts';
import { limits } from '../limits.ts';
import type { SessionMode } from '../schemas/study.ts';
import { isDue } from './card-state.ts';
import { countAskable, type MixTrack, rankTracks, selectTracks, shareDirections } from './choose-tracks.ts';
import { cardsLeft, type DailyGoal, doneOn, fullMix, type LastDay, measureToday, type Today } from './daily-goal.ts';
import { countDue } from './due-histogram.ts';
import { leaveOutSiblings, type MixCard, planMix, spreadEvenly } from './plan-mix.ts';
import { planSession, splitDue, type SplitCards, type StudiedCard } from './plan-session.ts';
import {
  type Assigned,
  decksGivenToday,
  type GivenWork,
  isPlanned,
  newInSession,
  paceOf,
  readyDays,
} from './ready-by.ts';
import { studyDayOf } from './study-day.ts';
import { deckOfTrack, isReversed, otherTrack } from './track.ts';
import { allowedNewOn, type StudiedTrack, type TrackProgress } from './track-progress.ts';

/*
 * Chooses the cards of a session, and counts them. The server and the device both use it, and Home's counts come from the same functions as the cards, so a
 * count is what is offered.
 */

/** Reads the cards that may be offered: from the table on the server, from the offline pack on a device. */
export interface CardSource<T extends StudiedTrack = StudiedTrack> {
  /** It may lack cards that the counts include. */
  readonly isPartial?: true;
  /** The track's memories that come due soonest, at most `count`; only those due today, unless `isAhead`. */
  readonly listSoonest: (track: T, count: number, isAhead: boolean) => Promise<readonly StudiedCard[]>;
  /** The next unseen cards in deck order, at most `count`. */
  readonly listUnseen: (track: T, count: number) => Promise<readonly string[]>;
  /** Of these cards, those whose other direction was answered today. */
  readonly findResting: (track: T, cards: readonly string[]) => Promise<ReadonlySet<string>>;
}

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
  const allowed = allowedNewOn(progress, today);
  const allowedNew = more ? Math.max(allowed, limits.newCardsOnTop) : allowed;
  const ready = readyDays(work, today);
  const { mayRest } = findResting(lastDay, today);
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
  return {
    tracks: selectTracks(isGivenOnly ? given : ranked, { size, allowedNew, givenAt }) as (T & MixTrack)[],
    size,
    isExtra: left === 0 && ofGiven === 0,
    lastDay,
    now,
    timeZone,
  };
}

/** @returns the cards of the mix */
export async function chooseMix<T extends StudiedTrack>(
  source: CardSource<T>,
  outline: MixOutline<T>,
): Promise<MixCard[]> {
  const { tracks, size, lastDay, now, timeZone } = outline;
  const { isActive, mayRest } = findResting(lastDay, studyDayOf(now, timeZone));
  const planned = tracks.filter(({ readyBy }) => readyBy !== undefined).length;
  // Reads more memories than the mix has cards, because cards answered today sort before those that may be asked before they are due.
  const plannedCount = Math.max(size, Math.floor(limits.sessionCandidates / planned));
  const read = await Promise.all(
    tracks.map(async (track) => {
      const { due: dueCount, readyBy } = track;
      const other = tracks.find(({ progress }) => progress.deck === otherTrack(track.progress.deck));
      const spare = track.deck.asks === 'both' ? mayRest + Math.min(other?.due ?? 0, size) : 0;
      const newCards = countUnseenRead(track, other?.due ?? 0, mayRest);
      const [soonest, unseen] = await Promise.all([
        readyBy !== undefined
          ? source.listSoonest(track, plannedCount + spare, true)
          : dueCount > 0
            ? source.listSoonest(track, size + spare, false)
            : [],
        newCards > 0 ? source.listUnseen(track, newCards) : [],
      ]);
      return { track, unseen, newCards: track.newCards, ...splitDue(soonest, { now, timeZone, readyBy }) };
    }),
  );
  const rested = await restSiblings(source, read, isActive);
  const decks = rested.map(({ track, due, ahead, unseen }) => ({
    deck: track.progress.deck,
    isAssigned: track.isAssigned,
    due,
    ahead: ahead.map(({ cardId }) => cardId),
    unseen,
  }));
  return planMix({ decks, size, now, timeZone });
}

/** @returns the number of the mix's cards. Reads cards only if the counts can't tell: where both sides of a card may wait, or cards are asked ahead of time. */
export async function countMix<T extends StudiedTrack>(source: CardSource<T>, outline: MixOutline<T>): Promise<number> {
  const { tracks, size, lastDay, now, timeZone } = outline;
  const { isActive } = findResting(lastDay, studyDayOf(now, timeZone));
  const { least, most } = boundDistinct(tracks, isActive);
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

/** Whether cards may be resting because they were answered today in their other direction, and at most how many that are not due themselves. */
function findResting(lastDay: LastDay | undefined, today: string): { isActive: boolean; mayRest: number } {
  return lastDay?.day === today ? { isActive: true, mayRest: lastDay.correct } : { isActive: false, mayRest: 0 };
}

interface Waiting extends StudiedTrack {
  readonly due: number;
  readonly newCards: number;
}

/** @returns the fewest and the most cards that these counts can mean: of a card due in both directions, one is asked, and none if one was answered today */
function boundDistinct(tracks: readonly Waiting[], isActive: boolean): { least: number; most: number } {
  const bounds = [...Map.groupBy(tracks, ({ deck }) => deck.deck).values()].map((own) => {
    const counts = own.map(({ due, newCards }) => due + newCards);
    const most = counts.reduce((sum, count) => sum + count, 0);
    const isBoth = own.some(({ deck }) => deck.asks === 'both');
    if (!isBoth) return { least: most, most };
    const [front] = own;
    const ofFronts = front && !isReversed(front.progress.deck) ? front.due + front.newCards : 0;
    const least = Math.max(ofFronts, ...own.map(({ due }) => due));
    return { least: isActive ? 0 : own.length > 1 ? least : most, most };
  });
  return bounds.reduce((sum, one) => ({ least: sum.least + one.least, most: sum.most + one.most }), {
    least: 0,
    most: 0,
  });
}

/** @returns how many unseen cards of a track to read: more than its share of backs, because some are passed over, see `countAskable` */
function countUnseenRead({ newCards, progress, deck }: Waiting, dueFronts: number, mayRest: number): number {
  const isBack = deck.asks === 'both' && isReversed(progress.deck);
  return newCards > 0 && isBack ? newCards + dueFronts + mayRest : newCards;
}

/** One track's candidates for a session. */
interface Candidates<T extends StudiedTrack> extends SplitCards {
  readonly track: T & { readonly readyBy?: string | undefined };
  readonly unseen: readonly string[];
  readonly newCards: number;
}

/**
 * A card asked in both directions is asked in one of them a day, as in Anki ("bury siblings"). A card whose other direction was answered today rests until the
 * next study day. A back is not asked for the first time while its front is due; in a deck with a target day, the new back comes and the front rests.
 */
async function restSiblings<T extends StudiedTrack, C extends Candidates<T>>(
  source: CardSource<T>,
  read: readonly C[],
  isActive: boolean,
): Promise<C[]> {
  const awake = await Promise.all(
    read.map(async (one) => {
      const { track, due, ahead, unseen } = one;
      const cards = [...due, ...ahead].map(({ cardId }) => cardId);
      if (!isActive || track.deck.asks !== 'both' || cards.length + unseen.length === 0) return one;
      const resting = await source.findResting(track, [...cards, ...unseen]);
      const isAwake = ({ cardId }: StudiedCard) => !resting.has(cardId);
      const [dueAwake, aheadAwake] = [due.filter(isAwake), ahead.filter(isAwake)];
      return { ...one, due: dueAwake, ahead: aheadAwake, unseen: unseen.filter((card) => !resting.has(card)) };
    }),
  );
  return awake.map((one) => {
    const other = awake.find(
      ({ track }) => track.deck.deck === one.track.deck.deck && track.progress.deck !== one.track.progress.deck,
    );
    if (!other) return { ...one, unseen: one.unseen.slice(0, one.newCards) };
    const [front, back] = isReversed(one.track.progress.deck) ? [other, one] : [one, other];
    const newBacks = chooseNewBacks(front, back);
    if (one === back) return { ...one, unseen: newBacks };
    const isLeft = ({ cardId }: StudiedCard) => !newBacks.includes(cardId);
    const unseen = one.unseen.slice(0, one.newCards);
    return { ...one, unseen, due: one.due.filter(isLeft), ahead: one.ahead.filter(isLeft) };
  });
}

/** @returns the backs to ask for the first time: none whose front is due, except in a deck with a target day */
function chooseNewBacks<T extends StudiedTrack>(front: Candidates<T>, back: Candidates<T>): string[] {
  const dueFronts = new Set(back.track.readyBy === undefined ? front.due.map(({ cardId }) => cardId) : []);
  return back.unseen.filter((card) => !dueFronts.has(card)).slice(0, back.newCards);
}

/** A session with one deck. */
export interface DeckWish<T extends StudiedTrack = StudiedTrack> {
  /** The deck's tracks, as the learner studies them. */
  readonly tracks: readonly T[];
  readonly mode: SessionMode;
  readonly readyBy: string | undefined;
  readonly lastDay: LastDay | undefined;
  readonly now: Date;
  readonly timeZone: string;
}

/** @returns the cards of a session with one deck, no card twice. If the deck is asked in both directions, they alternate. */
export async function chooseOfDeck<T extends StudiedTrack>(
  source: CardSource<T>,
  wish: DeckWish<T>,
): Promise<MixCard[]> {
  const { tracks, mode, now, timeZone, readyBy, lastDay } = wish;
  const today = studyDayOf(now, timeZone);
  const { isActive } = findResting(lastDay, today);
  const read = await readTracks(source, wish, newInSession(tracks, readyBy, today));
  const rested = mode === 'due' ? await restSiblings(source, read, isActive) : read;
  const chosen = rested.map(({ track, newCards: allowedNew, ...candidates }) =>
    planSession({ ...candidates, allowedNew, mode, now, timeZone }).map((card): MixCard => ({
      deck: track.progress.deck,
      card,
    })),
  );
  return leaveOutSiblings(spreadEvenly(chosen)).slice(0, limits.cardsPerSession);
}

/** @returns the deck's tracks, with their shares of its new cards */
function shareInDeck<T extends StudiedTrack>(
  tracks: readonly T[],
  newCards: number,
  on: { readonly today: string; readonly mayRest: number; readonly readyBy: string | undefined },
) {
  const { today, mayRest, readyBy } = on;
  const counts = countAskable(tracks, { today, mayRest, isPlanned: readyBy !== undefined });
  const shares = shareDirections(
    counts.map((askable) => ({ askable })),
    newCards,
  );
  return tracks.map((track, index) => {
    return { ...track, due: countDue(track.progress.due, today), newCards: shares[index] ?? 0, readyBy };
  });
}

/** Reads memories and new cards in parallel; the stored counts say whether new cards will fit. */
async function readTracks<T extends StudiedTrack>(
  source: CardSource<T>,
  { mode, now, timeZone, readyBy, tracks, lastDay }: DeckWish<T>,
  newCards: number,
): Promise<Candidates<T>[]> {
  const size = limits.cardsPerSession;
  const today = studyDayOf(now, timeZone);
  const { mayRest } = findResting(lastDay, today);
  const counted = shareInDeck(tracks, newCards, { today, mayRest, readyBy });
  const isFull = (due: number) => mode === 'due' && readyBy === undefined && due >= size;
  return await Promise.all(
    counted.map(async (track) => {
      const other = counted.find((one) => one !== track);
      const wanted = mode === 'due' ? Math.min(countUnseenRead(track, other?.due ?? 0, mayRest), 3 * size) : size;
      const findUnseen = async () => await source.listUnseen(track, wanted);
      const [soonest, readBeside] = await Promise.all([
        source.listSoonest(track, limits.sessionCandidates, mode === 'all' || readyBy !== undefined),
        isFull(track.due) ? undefined : findUnseen(),
      ]);
      // Stored counts may belong to a different day after a change of time zone, so due cards are counted again.
      const dueCards = soonest.filter(({ state }) => isDue(state, now, timeZone)).length;
      const unseen = isFull(dueCards) ? [] : (readBeside ?? (await findUnseen()));
      return { track, unseen, newCards: track.newCards, ...splitDue(soonest, { now, timeZone, readyBy }) };
    }),
  );
}

/** Number of cards to study today in a deck with a target day: due ones and the day's share of new ones, one direction of each. */
async function countNeeded<T extends StudiedTrack>(
  source: CardSource<T>,
  wish: Omit<DeckWish<T>, 'mode'> & { readonly readyBy: string },
): Promise<number> {
  const { tracks, readyBy, lastDay, now, timeZone } = wish;
  const today = studyDayOf(now, timeZone);
  const { isActive, mayRest } = findResting(lastDay, today);
  const pace = paceOf(tracks, readyBy, today);
  const waiting = shareInDeck(tracks, pace, { today, mayRest, readyBy });
  const { least, most } = boundDistinct(waiting, isActive);
  if (least === most && source.isPartial !== true) return least;
  const read = await readTracks(source, { ...wish, mode: 'due' }, pace);
  const rested = await restSiblings(source, read, isActive);
  const cards = rested.flatMap(({ track, due, unseen }) =>
    [...due.map(({ cardId }) => cardId), ...unseen].map((card) => ({ deck: deckOfTrack(track.progress.deck), card })),
  );
  return leaveOutSiblings(cards).length;
}

/** @returns the assignments, adding to planned ones the number of cards still to study today */
export async function sayNeeded<T extends StudiedTrack, A extends Assigned>(
  source: CardSource<T>,
  assignments: readonly A[],
  { tracks, lastDay, now, timeZone }: Pick<StudyDay<T>, 'tracks' | 'lastDay' | 'now' | 'timeZone'>,
): Promise<(A & { readonly needsToday: number | undefined })[]> {
  const today = studyDayOf(now, timeZone);
  return await Promise.all(
    assignments.map(async (one) => {
      const own = tracks.filter(({ deck }) => deck.deck === localPart(one.resourceId));
      if (!isPlanned(one, today) || own.length === 0) return { ...one, needsToday: undefined };
      const wish = { tracks: own, readyBy: one.dueDate, lastDay, now, timeZone };
      return { ...one, needsToday: await countNeeded(source, wish) };
    }),
  );
}

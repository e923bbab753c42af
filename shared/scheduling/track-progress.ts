import { limits } from '../limits.ts';
import type { AskedSide } from '../schemas/deck.ts';
import type { Rating } from '../schemas/study.ts';
import { addDays } from './calendar-day.ts';
import { type CardState, isMastered } from './card-state.ts';
import { countDue, countDueWithin, dueByDay, type DueHistogram, moveDue } from './due-histogram.ts';
import type { Today } from './today-portion.ts';
import { isReversed, tracksOf } from './track.ts';

/*
 * What a learner has reached in a deck, in one direction of it: how answers are counted there, and what follows from the counts without reading a
 * card. The server counts so in its table, and a device in what it was given.
 */

/** A deck, as far as counts need it. `deck`: its local id. */
export interface CountedDeck {
  readonly deck: string;
  readonly totalCards: number;
  readonly asks?: AskedSide | undefined;
}

/** `deck`: the track. See `storedProgress` for the rest. */
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
}

/** @returns the progress of somebody who has not begun. */
export function notBegun(deck: string): TrackProgress {
  return { deck, reviews: 0, correct: 0, studied: 0, mastered: 0, due: '', newCount: 0 };
}

/** One direction in which a learner studies a deck. */
export interface StudiedTrack<D extends CountedDeck = CountedDeck, P extends TrackProgress = TrackProgress> {
  readonly deck: D;
  readonly progress: P;
  /** How many of its cards the learner could meet for the first time. */
  readonly unseen: number;
}

/**
 * A deck that is asked in both directions asks a back once its front is known: from the day after on that the last front was new, and those
 * cards only that were met.
 * @param progress of one learner, in any decks.
 * @param begin the progress in a track that the learner has not begun.
 * @returns the tracks of a deck, as its learner studies them now.
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
    const cards = isAfterFront ? (front.newDay === today ? 0 : front.studied) : deck.totalCards;
    return { deck, progress: own, unseen: Math.max(cards - own.studied, 0) };
  });
}

/** @returns how many cards the learner met first on this study day. */
export function newCardsOn(progress: readonly Pick<TrackProgress, 'newDay' | 'newCount'>[], today: string): number {
  return progress.reduce((sum, one) => sum + (one.newDay === today ? one.newCount : 0), 0);
}

/** @returns how many new cards the day still allows, of all that this progress is in. */
export function allowedNewOn(progress: readonly TrackProgress[], today: string): number {
  return Math.max(limits.newCardsPerDay - newCardsOn(progress, today), 0);
}

/**
 * @param paced how many new cards today needs at least, see `countAsked`.
 * @returns what waits for a learner today over all decks.
 */
export function countToday(
  decks: readonly CountedDeck[],
  progress: readonly TrackProgress[],
  today: string,
  paced = 0,
): Pick<Today, 'due' | 'new'> {
  const tracks = decks.flatMap((deck) => studiedTracks(deck, progress, today, notBegun));
  const due = tracks.reduce((sum, track) => sum + countDue(track.progress.due, today), 0);
  const unseen = tracks.reduce((sum, track) => sum + track.unseen, 0);
  return { due, new: Math.min(unseen, Math.max(allowedNewOn(progress, today), paced)) };
}

/** @returns the study day after `today` on which a card waits for a learner next; undefined where none will. */
export function nextWaitingDay(
  decks: readonly CountedDeck[],
  progress: readonly TrackProgress[],
  today: string,
): string | undefined {
  const tomorrow = addDays(today, 1);
  const next = countToday(decks, progress, tomorrow);
  if (next.due + next.new > 0) return tomorrow;
  const days = decks.flatMap((deck) =>
    studiedTracks(deck, progress, tomorrow, notBegun).flatMap((track) => Object.keys(dueByDay(track.progress.due))),
  );
  return days.toSorted()[0];
}

/** @returns how many cards of a deck wait today: those due, and the new ones that the day still allows in it. */
export function countWaiting(deck: CountedDeck, progress: readonly TrackProgress[], today: string): number {
  const tracks = tracksOf(deck);
  const own = progress.filter((one) => tracks.includes(one.deck));
  const { due, new: unseen } = countToday([deck], own, today);
  return due + unseen;
}

/** @returns how many cards of a deck are mastered, in each direction that it asks. */
export function countMastered(deck: CountedDeck, progress: readonly TrackProgress[]): number {
  return Math.min(...tracksOf(deck).map((track) => progress.find((one) => one.deck === track)?.mastered ?? 0));
}

/** @returns how many cards of a deck are known: met, and not due again before the day is over, in each direction that it asks. */
export function countKnown(deck: CountedDeck, progress: readonly TrackProgress[], today: string): number {
  const known = tracksOf(deck).map((track) => {
    const { studied, due } = progress.find((one) => one.deck === track) ?? notBegun(track);
    return Math.max(studied - countDueWithin(due, today, 0), 0);
  });
  return Math.min(...known);
}

/** @returns how many cards of a deck were met, in whichever direction most were. */
export function countStudied(deck: CountedDeck, progress: readonly TrackProgress[]): number {
  return Math.max(...tracksOf(deck).map((track) => progress.find((one) => one.deck === track)?.studied ?? 0));
}

interface CountedAnswer {
  readonly deck: string;
  readonly day: string;
  readonly rating: Rating;
  readonly msTaken?: number | undefined;
}

/** The memory of one card, as far as counts need it. */
interface CountedMemory {
  readonly state: CardState;
  readonly dueDay: string;
}

/** How the memory of one card changed by answers. */
export interface CountedChange {
  readonly seen: CountedMemory | undefined;
  readonly next: CountedMemory & { readonly deck: string; readonly card: string };
  /** The study day of the card's first answer, when these answers hold it … */
  readonly firstMetOn: string | undefined;
  /** … and what it was before an earlier answer came in late. */
  readonly wasFirstMetOn: string | undefined;
}

/** @returns how many of the answers were correct. */
export function countCorrect(answers: readonly Pick<CountedAnswer, 'rating'>[]): number {
  return answers.filter((answer) => answer.rating === 'correct').length;
}

/**
 * @param answers may be to other decks, too, as the changes of memory that follow from them.
 * @returns the learner's progress in its deck after them; the same one where none is to it.
 */
export function nextProgress<P extends TrackProgress>(
  progress: P,
  answers: readonly CountedAnswer[],
  changes: readonly CountedChange[],
): P {
  const own = answers.filter(({ deck }) => deck === progress.deck);
  if (own.length === 0) return progress;
  const counted = {
    ...progress,
    reviews: progress.reviews + own.length,
    correct: progress.correct + countCorrect(own),
  };
  return changes.filter(({ next }) => next.deck === progress.deck).reduce(addChange, counted);
}

function addChange<P extends TrackProgress>(progress: P, change: CountedChange): P {
  const { seen, next, firstMetOn, wasFirstMetOn } = change;
  return {
    ...moveMemory(progress, seen, next),
    ...(firstMetOn &&
      (wasFirstMetOn ? moveNewCard(progress, wasFirstMetOn, firstMetOn) : addNewCard(progress, next.card, firstMetOn))),
  };
}

/** @returns progress after a card is remembered otherwise than before, for the first time, or no more. */
export function moveMemory<P extends TrackProgress>(
  progress: P,
  before: CountedMemory | undefined,
  after: CountedMemory | undefined,
): P {
  const isKnown = (memory: CountedMemory | undefined) => memory !== undefined && isMastered(memory.state);
  return {
    ...progress,
    studied: progress.studied + Number(after !== undefined) - Number(before !== undefined),
    mastered: progress.mastered + Number(isKnown(after)) - Number(isKnown(before)),
    due: moveDue(progress.due, before?.dueDay, after?.dueDay),
  };
}

/** @returns what changes in progress by a card whose first answer is of this day. */
export function addNewCard(
  progress: Pick<TrackProgress, 'newDay' | 'newCount' | 'lastNewCard'>,
  card: string,
  day: string,
) {
  const { newDay = '', newCount, lastNewCard = '' } = progress;
  const isLater = day > newDay;
  return {
    newDay: isLater ? day : newDay,
    newCount: isLater ? 1 : newCount + (day === newDay ? 1 : 0),
    lastNewCard: card > lastNewCard ? card : lastNewCard,
  };
}

/** A card that was met earlier than it seemed takes nothing of the last day's allowance. */
function moveNewCard({ newDay, newCount }: TrackProgress, from: string, to: string) {
  return from === newDay && to < from ? { newCount: newCount - 1 } : {};
}

/** @returns what these answers add to each study day. */
export function dayCounts(answers: readonly CountedAnswer[]) {
  return [...Map.groupBy(answers, (answer) => answer.day)].map(([day, own]) => ({
    day,
    reviews: own.length,
    correct: countCorrect(own),
    quizzes: 0,
    msTaken: own.reduce((sum, answer) => sum + (answer.msTaken ?? 0), 0),
  }));
}

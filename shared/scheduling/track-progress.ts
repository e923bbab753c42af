import { limits } from '../limits.ts';
import type { AskedSide } from '../schemas/deck.ts';
import type { Rating } from '../schemas/study.ts';
import { addDays } from './calendar-day.ts';
import { type CardState, isMastered } from './card-state.ts';
import { isReturning } from './rest-card.ts';
import { countDue, countDueWithin, dueByDay, type DueHistogram, moveDue } from './due-histogram.ts';
import { isReversed, tracksOf } from './track.ts';

/* A learner's progress in one track, counted without reading cards. The server (on its table) and devices (on their offline pack) share this code. */

/** The deck fields needed for counting. `deck` is its local id. */
export interface CountedDeck {
  readonly deck: string;
  readonly totalCards: number;
  readonly asks?: AskedSide | undefined;
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

/** @returns the due cards over all decks, and the new ones still allowed today */
export function countToday(
  decks: readonly CountedDeck[],
  progress: readonly TrackProgress[],
  today: string,
): { readonly due: number; readonly new: number } {
  const tracks = decks.flatMap((deck) => studiedTracks(deck, progress, today, notBegun));
  const due = tracks.reduce((sum, track) => sum + countDue(track.progress.due, today), 0);
  const unseen = tracks.reduce((sum, track) => sum + track.unseen, 0);
  return { due, new: Math.min(unseen, allowedNewOn(progress, today)) };
}

/** @returns the next study day after `today` with cards to study; undefined if there is none */
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

/** @returns the number of cards to study today in a deck: due ones, and the new ones still allowed */
export function countWaiting(deck: CountedDeck, progress: readonly TrackProgress[], today: string): number {
  const tracks = tracksOf(deck);
  const own = progress.filter((one) => tracks.includes(one.deck));
  const { due, new: unseen } = countToday([deck], own, today);
  return due + unseen;
}

/** @returns the number of mastered cards of a deck. In a deck asked in both directions, the lower of the two numbers */
export function countMastered(deck: CountedDeck, progress: readonly TrackProgress[]): number {
  return Math.min(...tracksOf(deck).map((track) => progress.find((one) => one.deck === track)?.mastered ?? 0));
}

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

interface CountedAnswer {
  readonly deck: string;
  readonly day: string;
  readonly rating: Rating;
  readonly msTaken?: number | undefined;
}

interface CountedMemory {
  readonly state: CardState;
  readonly dueDay: string;
}

/** A change of one card's memory by new answers. */
export interface CountedChange {
  readonly seen: CountedMemory | undefined;
  readonly next: CountedMemory & { readonly deck: string; readonly card: string };
  /** The study day of the card's first answer, if it is among these answers. */
  readonly firstMetOn: string | undefined;
  /** The study day of the answer that was the card's first until now, if one of these late answers precedes it. */
  readonly wasFirstMetOn: string | undefined;
}

export function countCorrect(answers: readonly Pick<CountedAnswer, 'rating'>[]): number {
  return answers.filter((answer) => answer.rating === 'correct').length;
}

/** @returns the track's progress after these answers and memory changes, ignoring those of other tracks; the same object if no answer belongs to this track */
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
    ...(isLeftOut(progress, next.card) ? progress : moveMemory(progress, seen, next)),
    ...(firstMetOn &&
      (wasFirstMetOn ? moveNewCard(progress, wasFirstMetOn, firstMetOn) : addNewCard(progress, next.card, firstMetOn))),
  };
}

/** @returns the progress after a card's memory changed, was added or was removed */
export function moveMemory<P extends TrackProgress>(
  progress: P,
  before: CountedMemory | undefined,
  after: CountedMemory | undefined,
): P {
  const isKnown = (memory: CountedMemory | undefined) => memory !== undefined && isMastered(memory.state);
  const returns = (memory: CountedMemory | undefined) => memory !== undefined && isReturning(memory.state);
  const returning = (progress.returning ?? 0) + Number(returns(after)) - Number(returns(before));
  return {
    ...progress,
    ...(returning !== (progress.returning ?? 0) && { returning: Math.max(returning, 0) || undefined }),
    studied: progress.studied + Number(after !== undefined) - Number(before !== undefined),
    mastered: progress.mastered + Number(isKnown(after)) - Number(isKnown(before)),
    due: moveDue(progress.due, before?.dueDay, after?.dueDay),
  };
}

/** @returns the progress fields that change when a card is first studied on this day */
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

/** If a late answer moves a card's first study day from `newDay` to an earlier day, the card no longer counts among the new cards of `newDay`. */
function moveNewCard({ newDay, newCount }: TrackProgress, from: string, to: string) {
  return from === newDay && to < from ? { newCount: newCount - 1 } : {};
}

/** @returns the day totals that the answers add */
export function dayCounts(answers: readonly CountedAnswer[]) {
  return [...Map.groupBy(answers, (answer) => answer.day)].map(([day, own]) => ({
    day,
    reviews: own.length,
    correct: countCorrect(own),
    quizzes: 0,
    msTaken: own.reduce((sum, answer) => sum + (answer.msTaken ?? 0), 0),
  }));
}

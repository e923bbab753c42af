import type { Rating } from '../schemas/study.ts';
import { type CardState, isMastered } from './card-state.ts';
import { moveDue } from './due-histogram.ts';
import { isReturning } from './rest-card.ts';
import { isLeftOut, type TrackProgress } from './track-progress.ts';

/* How answers change a track's progress and a day's totals. */

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

/** If a late answer moves a card's first study day from `newDay` to an earlier day, the card no longer counts among the new cards of `newDay`. It never did if it was in the bin then. */
function moveNewCard({ newDay, newCount }: TrackProgress, from: string, to: string) {
  return from === newDay && to < from ? { newCount: Math.max(0, newCount - 1) } : {};
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

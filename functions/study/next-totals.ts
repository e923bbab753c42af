import { isMastered } from '../../shared/scheduling/card-state.ts';
import { moveDue } from '../../shared/scheduling/due-histogram.ts';
import type { StoredDeckProgress } from '../data/deck-progress.ts';
import type { StoredReview } from '../data/review.ts';
import type { StoredStudyDay } from '../data/study-day.ts';
import { addHardCard } from './hardest-cards.ts';
import type { MemoryChange } from './next-memories.ts';

/** @returns how many of the answers were correct. */
export function countCorrect(answers: readonly StoredReview[]): number {
  return answers.filter((answer) => answer.rating === 'correct').length;
}

/**
 * @param answers may be to other decks, too, as the changes of memory that follow from them.
 * @returns the learner's progress in its deck after them; the same one where none is to it.
 */
export function nextProgress(
  progress: StoredDeckProgress,
  answers: readonly StoredReview[],
  changes: readonly MemoryChange[],
): StoredDeckProgress {
  const own = answers.filter(({ deck }) => deck === progress.deck);
  if (own.length === 0) return progress;
  const counted = {
    ...progress,
    reviews: progress.reviews + own.length,
    correct: progress.correct + countCorrect(own),
  };
  return changes.filter(({ next }) => next.deck === progress.deck).reduce(addChange, counted);
}

function addChange(
  progress: StoredDeckProgress,
  { seen, next, firstMetOn, wasFirstMetOn }: MemoryChange,
): StoredDeckProgress {
  const wasMastered = seen !== undefined && isMastered(seen.state);
  return {
    ...progress,
    studied: progress.studied + (seen ? 0 : 1),
    mastered: progress.mastered + Number(isMastered(next.state)) - Number(wasMastered),
    due: moveDue(progress.due, seen?.dueDay, next.dueDay),
    hardest: addHardCard(progress.hardest, next.card, next.wrong),
    ...(firstMetOn &&
      (wasFirstMetOn ? moveNewCard(progress, wasFirstMetOn, firstMetOn) : addNewCard(progress, next.card, firstMetOn))),
  };
}

/** @returns what changes in progress by a card whose first answer is of this day. */
export function addNewCard(progress: StoredDeckProgress, card: string, day: string) {
  const { newDay = '', newCount, lastNewCard = '' } = progress;
  const isLater = day > newDay;
  return {
    newDay: isLater ? day : newDay,
    newCount: isLater ? 1 : newCount + (day === newDay ? 1 : 0),
    lastNewCard: card > lastNewCard ? card : lastNewCard,
  };
}

/** A card that was met earlier than it seemed takes nothing of the last day's allowance. */
function moveNewCard({ newDay, newCount }: StoredDeckProgress, from: string, to: string) {
  return from === newDay && to < from ? { newCount: newCount - 1 } : {};
}

/** @returns what these answers add to each study day. */
export function dayCounts(answers: readonly StoredReview[]): StoredStudyDay[] {
  return [...Map.groupBy(answers, (answer) => answer.day)].map(([day, own]) => ({
    day,
    reviews: own.length,
    correct: countCorrect(own),
    quizzes: 0,
    msTaken: own.reduce((sum, answer) => sum + (answer.msTaken ?? 0), 0),
  }));
}

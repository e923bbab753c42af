import type { Rating } from '../schemas/study.ts';

/** How many other cards come before a wrong card is asked again (fewer when fewer are left). */
const cardsBeforeRetry = 3;

/** A running session: the ids of the cards still to answer, the current one first, and the number it began with. */
export type StudyQueue = { readonly remaining: readonly string[]; readonly total: number };

/** A session as it was served. A card id counts once. */
export function startQueue(cardIds: readonly string[]): StudyQueue {
  const remaining = [...new Set(cardIds)];
  return { remaining, total: remaining.length };
}

/** The card to show now; undefined when the session is over. */
export function currentCard(queue: StudyQueue): string | undefined {
  return queue.remaining[0];
}

/** The session after an answer to its current card: Correct finishes the card, Wrong brings it back a little later. */
export function answer(queue: StudyQueue, rating: Rating): StudyQueue {
  const cardId = currentCard(queue);
  return cardId === undefined ? queue : answerCard(queue, cardId, rating);
}

/**
 * The session as it stands after the answers already given, in the order they were given. It shows the same card next
 * as the session that was interrupted. Answers to cards that are finished, or not of this session, change nothing.
 */
export function resumeQueue(
  servedCardIds: readonly string[],
  answers: readonly { cardId: string; rating: Rating }[],
): StudyQueue {
  return answers.reduce((queue, { cardId, rating }) => answerCard(queue, cardId, rating), startQueue(servedCardIds));
}

/** The numbers of "Card X of N": the cards finished plus one (never more than N), and all cards of the session. */
export function position(queue: StudyQueue): { current: number; total: number } {
  const finished = queue.total - queue.remaining.length;
  return { current: Math.min(finished + 1, queue.total), total: queue.total };
}

function answerCard(queue: StudyQueue, cardId: string, rating: Rating): StudyQueue {
  if (!queue.remaining.includes(cardId)) return queue;
  const others = queue.remaining.filter((id) => id !== cardId);
  const remaining = rating === 'correct' ? others : others.toSpliced(cardsBeforeRetry, 0, cardId);
  return { ...queue, remaining };
}

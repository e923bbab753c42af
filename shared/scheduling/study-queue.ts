import type { Rating } from '../schemas/study.ts';

/** Number of other cards shown before a wrongly answered card is repeated (fewer near the end). */
const cardsBeforeRetry = 3;

/**
 * A running session: ids of the cards still to answer, current one first, and the initial number of cards. `restIfWrong`: cards that a wrong answer finishes,
 * because they rest then.
 */
export type StudyQueue = {
  readonly remaining: readonly string[];
  readonly total: number;
  readonly restIfWrong?: ReadonlySet<string>;
};

/** Starts a session. Duplicate card ids count once. */
export function startQueue(cardIds: readonly string[], restIfWrong?: ReadonlySet<string>): StudyQueue {
  const remaining = [...new Set(cardIds)];
  return { remaining, total: remaining.length, ...(restIfWrong && { restIfWrong }) };
}

/** The card to show now; undefined at the end of the session. */
export function currentCard(queue: StudyQueue): string | undefined {
  return queue.remaining[0];
}

/** The session after answering its current card: Correct finishes the card, Wrong repeats it a little later, unless it rests. */
export function answer(queue: StudyQueue, rating: Rating): StudyQueue {
  const cardId = currentCard(queue);
  return cardId === undefined ? queue : answerCard(queue, cardId, rating);
}

/** Replays the answers so far, so that an interrupted session continues at the same card. Answers to finished or unknown cards are ignored. */
export function resumeQueue(
  servedCardIds: readonly string[],
  answers: readonly { cardId: string; rating: Rating }[],
  restIfWrong?: ReadonlySet<string>,
): StudyQueue {
  const start = startQueue(servedCardIds, restIfWrong);
  return answers.reduce((queue, { cardId, rating }) => answerCard(queue, cardId, rating), start);
}

/** The numbers of "Card X of N": finished cards plus one (at most N), and the session's total. */
export function position(queue: StudyQueue): { current: number; total: number } {
  const finished = queue.total - queue.remaining.length;
  return { current: Math.min(finished + 1, queue.total), total: queue.total };
}

function answerCard(queue: StudyQueue, cardId: string, rating: Rating): StudyQueue {
  if (!queue.remaining.includes(cardId)) return queue;
  const others = queue.remaining.filter((id) => id !== cardId);
  const isFinished = rating === 'correct' || queue.restIfWrong?.has(cardId) === true;
  const remaining = isFinished ? others : others.toSpliced(cardsBeforeRetry, 0, cardId);
  return { ...queue, remaining };
}

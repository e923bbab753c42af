import { type QuizCard, toOption } from '../../shared/quiz/generate-quiz.ts';
import type { Attempt, AttemptReviewItem, TakenFor } from '../../shared/schemas/quiz.ts';
import { storedMemories } from '../data/study/card-memory.ts';
import { storedCards } from '../data/content/card.ts';
import { storedDecks } from '../data/content/deck.ts';
import type { AttemptWithQuestions } from '../data/study/quiz-attempt.ts';
import type { Partition } from '../data/table/partition.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { presentAttempt } from './present-attempt.ts';
import { findWords } from './quiz-cards.ts';

/** @returns the attempt in its public form, with the cards behind each wrong answer. */
export async function presentExplained(scope: HouseholdScope, stored: AttemptWithQuestions): Promise<Attempt> {
  const attempt = presentAttempt(scope, stored);
  if (!attempt.review) return attempt;
  const mistakes = attempt.review.flatMap((item, index) => toMistake(item, stored.questions[index]?.source));
  if (mistakes.length === 0) return attempt;
  const taken = await findConfusedCards(scope.rows, stored.learner, mistakes);
  const review = attempt.review.map((item) => {
    const takenFor = taken.get(item.questionId) ?? [];
    return { ...item, ...(takenFor.length > 0 && { takenFor }) };
  });
  return { ...attempt, review };
}

/** A wrong answer to a question that stores its cards, with local ids. */
interface Mistake {
  readonly questionId: string;
  readonly deck: string;
  readonly card: string;
  /** The chosen option's text and card; empty if none. */
  readonly option: string;
  readonly chosen: string;
}

function toMistake(item: AttemptReviewItem, source: { deck: string; cards: readonly string[] } | undefined): Mistake[] {
  const { isCorrect, questionId, correctIndex, chosenIndex, options } = item;
  const card = source?.cards[correctIndex];
  if (isCorrect || !source || !card) return [];
  const { deck, cards } = source;
  return [{ questionId, deck, card, option: options[chosenIndex] ?? '', chosen: cards[chosenIndex] ?? '' }];
}

/** Finds the cards behind mistakes: those confused during study and the chosen ones. Leaves out cards that were edited, moved or deleted since. */
async function findConfusedCards(
  rows: Partition,
  learner: string,
  mistakes: readonly Mistake[],
): Promise<ReadonlyMap<string, TakenFor[]>> {
  const { deck = '' } = mistakes[0] ?? {};
  const [stored, memories] = await Promise.all([
    storedDecks.find(rows, { deck }),
    storedMemories.findMany(rows, [...new Map(mistakes.map((one) => [one.card, { ...one, learner }])).values()]),
  ]);
  if (!stored) return new Map();
  const before = new Map(memories.map(({ card, mixUps }) => [card, mixUps?.at(-1) ?? '']));
  const ids = mistakes.flatMap(({ card, chosen }) => [chosen, before.get(card) ?? '']).filter((id) => id !== '');
  const places = [...new Set(ids)].map((card) => ({ deck, card }));
  const [inWords, found] = await Promise.all([findWords(stored), storedCards.findMany(rows, places)]);
  const cards = new Map(found.flatMap(inWords).map((card) => [card.id, card]));
  return new Map(mistakes.map((one) => [one.questionId, describe(one, before.get(one.card) ?? '', cards)]));
}

function describe({ option, chosen }: Mistake, before: string, cards: ReadonlyMap<string, QuizCard>): TakenFor[] {
  const isBoth = chosen === before;
  return [...new Set([chosen, before])].flatMap((id): TakenFor[] => {
    const card = cards.get(id);
    const isNow = id === chosen;
    if (!card || (isNow && toOption(card.back) !== option)) return [];
    const { front, back } = card;
    return [{ front, back, ...(isNow && { now: true }), ...((isBoth || !isNow) && { before: true }) }];
  });
}

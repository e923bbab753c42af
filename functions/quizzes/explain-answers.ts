import { type QuizCard, showsBack } from '../../shared/quiz/generate-quiz.ts';
import type { CardMedia } from '../../shared/schemas/media.ts';
import type { Attempt, AttemptReviewItem, TakenFor } from '../../shared/schemas/quiz.ts';
import { storedMemories } from '../data/study/card-memory.ts';
import { storedCards } from '../data/content/card.ts';
import { storedDecks } from '../data/content/deck.ts';
import type { AttemptWithQuestions } from '../data/study/quiz-attempt.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { presentAttempt } from './present-attempt.ts';
import { openCardReader } from './quiz-cards.ts';

/** @returns the attempt in its public form, with the cards behind each wrong answer. */
export async function presentExplained(scope: HouseholdScope, stored: AttemptWithQuestions): Promise<Attempt> {
  const attempt = presentAttempt(scope, stored);
  if (!attempt.review) return attempt;
  const mistakes = attempt.review.flatMap((item, index) => toMistake(item, stored.questions[index]?.source));
  if (mistakes.length === 0) return attempt;
  const taken = await findConfusedCards(scope, stored.learner, mistakes);
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
  /** What the chosen option shows, and its card; empty if none. */
  readonly option: string;
  readonly media: readonly CardMedia[];
  readonly chosen: string;
}

function toMistake(item: AttemptReviewItem, source: { deck: string; cards: readonly string[] } | undefined): Mistake[] {
  const { isCorrect, questionId, correctIndex, chosenIndex, options, optionMedia = [] } = item;
  const card = source?.cards[correctIndex];
  if (isCorrect || !source || !card) return [];
  const { deck, cards } = source;
  const [option = '', media = []] = [options[chosenIndex], optionMedia[chosenIndex]];
  return [{ questionId, deck, card, option, media, chosen: cards[chosenIndex] ?? '' }];
}

/** Finds the cards behind mistakes: those confused during study and the chosen ones. Leaves out cards that were edited, moved or deleted since. */
async function findConfusedCards(
  { id: householdId, rows }: HouseholdScope,
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
  const [toQuizCard, found] = await Promise.all([
    openCardReader(householdId, stored),
    storedCards.findMany(rows, places),
  ]);
  const cards = new Map(found.map(toQuizCard).map((card) => [card.id, card]));
  return new Map(mistakes.map((one) => [one.questionId, describe(one, before.get(one.card) ?? '', cards)]));
}

function describe(
  { option, media, chosen }: Mistake,
  before: string,
  cards: ReadonlyMap<string, QuizCard>,
): TakenFor[] {
  const isBoth = chosen === before;
  return [...new Set([chosen, before])].flatMap((id): TakenFor[] => {
    const card = cards.get(id);
    const isNow = id === chosen;
    if (!card || (isNow && !showsBack(card, option, media))) return [];
    const { frontMedia, backMedia, marked } = card;
    const { front, back } = marked ?? card;
    const shown = {
      front,
      back,
      ...(frontMedia && { frontMedia: [...frontMedia] }),
      ...(backMedia && { backMedia: [...backMedia] }),
    };
    return [
      {
        ...shown,
        ...(marked && { format: 'formatted' }),
        ...(isNow && { now: true }),
        ...((isBoth || !isNow) && { before: true }),
      },
    ];
  });
}

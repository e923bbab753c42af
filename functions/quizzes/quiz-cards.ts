import { wordsOfSide } from '../../shared/card-marks.ts';
import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import type { QuizCard } from '../../shared/quiz/generate-quiz.ts';
import { tracksOf } from '../../shared/scheduling/track.ts';
import type { QuizChoices } from '../../shared/schemas/quiz-choices.ts';
import { listSoonestDue } from '../data/study/card-memory.ts';
import { findCards, type StoredCard, storedCards } from '../data/content/card.ts';
import { progressPlaces, storedProgress } from '../data/study/deck-progress.ts';
import type { StoredDeck } from '../data/content/deck.ts';
import { type StoredLearner, storedLearners } from '../data/people/learner.ts';
import type { Partition } from '../data/table/partition.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';

/** The cards a quiz asks about, and all cards that supply wrong answers. */
interface ChosenCards {
  readonly asked: QuizCard[];
  readonly all: QuizCard[];
}

/**
 * Chooses a quiz's cards from a bounded read: the first cards, plus those due soonest or after the last seen one.
 * @throws ProductError `too-few-cards`; `not-found` for an unknown learner.
 */
export async function chooseQuizCards(
  household: HouseholdScope,
  deck: StoredDeck,
  { count = limits.generatedQuestions, cards = 'first', learnerId }: QuizChoices,
): Promise<ChosenCards> {
  const { rows } = household;
  const [inWords, first, wanted] = await Promise.all([
    findWords(deck),
    storedCards.first(rows, { deck: deck.deck }, limits.cardsConsideredForQuiz),
    cards === 'first' ? [] : findWanted(rows, deck, { count, cards, learners: findLearners(household, learnerId) }),
  ]);
  const [usable, picked] = [first.flatMap(inWords), wanted.flatMap(inWords)];
  const all = [...new Map([...picked, ...usable].map((card) => [card.id, card])).values()];
  if (all.length < limits.minCardsForQuiz) throw new ProductError('too-few-cards');
  if (cards === 'new' && picked.length < limits.minCardsForQuiz)
    throw new ProductError('too-few-cards', {
      sentence: 'Fewer than 3 cards of this deck are new. Please choose others.',
    });
  return { asked: cards === 'new' ? picked : all.slice(0, count), all };
}

/** @returns a function that converts a card into its two sides as text. It returns an empty list if a side has no text, because quizzes ask in words. */
export async function findWords(deck: StoredDeck): Promise<(card: StoredCard) => QuizCard[]> {
  const read = await findReader(deck);
  return (card) => {
    const front = wordsOfSide(read(card.front), card.frontMedia);
    const back = wordsOfSide(read(card.back), card.backMedia);
    return front !== '' && back !== '' ? [{ id: card.card, front, back }] : [];
  };
}

/** Quizzes are plain text. The Markdown reader is a separate file that loads only for formatted decks. */
async function findReader({ format }: StoredDeck): Promise<(side: string) => string> {
  if (format !== 'formatted') return (side) => side;
  return (await import('./rich-text-library.ts')).toPlainText;
}

async function findLearners(household: HouseholdScope, learnerId: string | undefined): Promise<StoredLearner[]> {
  if (learnerId !== undefined) return [await storedLearners.requireById(household, learnerId)];
  return await storedLearners.list(household.rows, {}, { eventuallyConsistent: true });
}

interface Wanted {
  readonly count: number;
  readonly cards: 'weakest' | 'new';
  readonly learners: Promise<StoredLearner[]>;
}

async function findWanted(
  rows: Partition,
  deck: StoredDeck,
  { count, cards, learners }: Wanted,
): Promise<StoredCard[]> {
  if (cards === 'weakest') return await findWeakest(rows, deck, await learners, count);
  const progress = await storedProgress.findMany(rows, progressPlaces(await learners, deck.deck));
  const furthest = progress.flatMap(({ lastNewCard = [] }) => lastNewCard).toSorted();
  return await storedCards.first(rows, { deck: deck.deck }, count, { after: furthest.at(-1) });
}

/** Finds the cards remembered worst. These are due soonest, so only the soonest due memories are read. For several learners, a card's weakest memory counts. */
async function findWeakest(rows: Partition, deck: StoredDeck, learners: readonly StoredLearner[], count: number) {
  const tracks = learners.flatMap(({ learner }) => tracksOf(deck).map((track) => ({ learner, deck: track })));
  const each = Math.ceil(limits.cardsConsideredForQuiz / Math.max(tracks.length, 1));
  const memories = await Promise.all(tracks.map(async (track) => await listSoonestDue(rows, track, each)));
  const weakestFirst = memories.flat().toSorted((a, b) => a.state.stability - b.state.stability || b.wrong - a.wrong);
  const cards = [...new Set(weakestFirst.map(({ card }) => card))].slice(0, count);
  return await findCards(rows, deck.deck, cards);
}

import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import { lacksAnswers, type QuizCard } from '../../shared/quiz/generate-quiz.ts';
import type { OptionJudge } from '../../shared/quiz/option-judge.ts';
import { tracksOf } from '../../shared/scheduling/track.ts';
import type { QuizChoices } from '../../shared/schemas/quiz-choices.ts';
import { listSoonestDue } from '../data/study/card-memory.ts';
import { findCards, type StoredCard, storedCards } from '../data/content/card.ts';
import { progressPlaces, storedProgress } from '../data/study/deck-progress.ts';
import type { StoredDeck } from '../data/content/deck.ts';
import { type StoredLearner, storedLearners } from '../data/people/learner.ts';
import { presentMedia } from '../data/content/media.ts';
import type { Partition } from '../data/table/partition.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { readCardsOfSubject } from '../study/offer-others.ts';

/** The cards a quiz is made of. */
interface ChosenCards {
  /** The cards to ask about, in order, and the number of questions. */
  readonly asked: QuizCard[];
  readonly count: number;
  /** All cards that supply wrong answers: of the deck, and of other decks. */
  readonly all: QuizCard[];
  readonly elsewhere: QuizCard[];
}

/**
 * Chooses a quiz's cards from a bounded read: the first cards, plus those due soonest or after the last seen one.
 * @throws ProductError `too-few-cards`; `not-found` for an unknown learner.
 */
export async function chooseQuizCards(
  household: HouseholdScope,
  deck: StoredDeck,
  { count = limits.generatedQuestions, cards = 'first', learnerId }: QuizChoices,
  judging: Promise<OptionJudge>,
): Promise<ChosenCards> {
  const { rows, id } = household;
  const [toQuizCard, first, wanted] = await Promise.all([
    openCardReader(id, deck),
    storedCards.first(rows, { deck: deck.deck }, limits.cardsConsideredForQuiz),
    cards === 'first' ? [] : findWanted(rows, deck, { count, cards, learners: findLearners(household, learnerId) }),
  ]);
  const [usable, picked] = [first.map(toQuizCard), wanted.map(toQuizCard)];
  const all = [...new Map([...picked, ...usable].map((card) => [card.id, card])).values()];
  if (all.length < limits.minCardsForQuiz) throw new ProductError('too-few-cards');
  if (cards === 'new' && picked.length < limits.minCardsForQuiz) throw new ProductError('too-few-new-cards');
  const asked = cards === 'new' ? picked : all;
  const isLacking = lacksAnswers(all, asked.slice(0, count), await judging);
  return { asked, count, all, elsewhere: isLacking ? await findElsewhere(household, deck) : [] };
}

/** @returns cards of the family's other decks of the subject. */
async function findElsewhere({ id, rows }: HouseholdScope, deck: StoredDeck): Promise<QuizCard[]> {
  const found = await readCardsOfSubject(rows, deck);
  const read = await Promise.all(
    found.map(async ([other, cards]) => {
      const toQuizCard = await openCardReader(id, other);
      return cards.map(toQuizCard);
    }),
  );
  return read.flat();
}

/** @returns a function that converts a deck's cards for quizzes. */
export async function openCardReader(householdId: string, deck: StoredDeck): Promise<(card: StoredCard) => QuizCard> {
  const read = await openReader(deck);
  return (card) => {
    const { front, back } = card;
    const marked = deck.format === 'formatted' && { marked: { front, back } };
    return { id: card.card, front: read(front), back: read(back), ...presentMedia(householdId, card), ...marked };
  };
}

/** @returns a function that reads a side as plain text. The Markdown reader is a separate file that loads only for formatted decks. */
export async function openReader({ format }: StoredDeck): Promise<(side: string) => string> {
  if (format !== 'formatted') return (side) => side;
  const { toPlainText } = await import('./rich-text-library.ts');
  return (side) => (side === '' ? '' : toPlainText(side));
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

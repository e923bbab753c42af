import { ulid } from 'ulid';
import { householdRows } from '../../functions/data/people/household.ts';
import { storedMemories } from '../../functions/data/study/card-memory.ts';
import { storedProgress } from '../../functions/data/study/deck-progress.ts';
import { localPart } from '../../shared/ids.ts';
import { updateDeck } from '../../shared/routes/decks.ts';
import { addDays } from '../../shared/scheduling/calendar-day.ts';
import { sumMemories } from '../../shared/scheduling/sum-memories.ts';
import type { Deck } from '../../shared/schemas/deck.ts';
import { readPartition } from './stored-rows.ts';
import { writeItems, writeRows } from './table/write-items.ts';
import { makeDeck, type TestFamily } from './test-family.ts';
import type { TestProduct } from './test-product.ts';

interface Scene {
  readonly product: TestProduct;
  readonly family: TestFamily;
}

/** Day after which the cards that are not due today begin to become due. */
export const quietDay = '2026-01-06';

/**
 * Simulates months of study of a deck's first cards, some due today. Of the first `written` cards, which an earlier call wrote, only the due ones are
 * rewritten.
 */
export async function studiedLongAgo(
  { product, family }: Scene,
  deck: Deck,
  studied: number,
  dueToday: number,
  written = 0,
): Promise<void> {
  const rows = await readPartition(product, `HH#${family.household.id}`, `CARD#${localPart(deck.id)}#`);
  const cards = rows.slice(0, studied).map((row) => String(row['card']));
  const learner = localPart(family.learner.id);
  const local = localPart(deck.id);
  const today = product.now().toISOString().slice(0, 10);
  const memories = cards.map((card, index) => {
    const dueDay = index < dueToday ? addDays(today, -(index % 5)) : addDays(quietDay, 1 + (index % 100));
    const due = `${dueDay}T12:00:00.000Z`;
    const numbers = {
      stability: 12.3456789,
      difficulty: 6.3942211,
      learningSteps: 0,
      reps: 5,
      lapses: 1,
      scheduledDays: 12,
    };
    const words = { algorithm: 'fsrs-6', state: 'review' } as const;
    const state = { ...words, due, lastReview: '2025-11-01T12:00:00.000Z', ...numbers };
    const place = { learner, deck: local, card };
    const lastAnswer = `2025-11-01T12:00:00.000Z ${ulid()}`;
    // The maximum number of mix-ups, with cards anywhere in the deck.
    const mixUps = [7, 11, 13].map((factor) => cards[(index * factor + 1) % cards.length] ?? card);
    return { ...place, state, dueDay, lastAnswer, wrong: index % 4, mixUps, version: 5 };
  });
  const { due } = sumMemories(memories);
  const counts = {
    reviews: studied * 5,
    correct: studied * 4,
    studied,
    mastered: 0,
    newCount: 0,
    hardest: {},
    version: 9,
  };
  const progress = { learner, deck: local, due, ...counts, lastNewCard: cards[studied - 1] ?? '' };
  const household = householdRows(product.context.table, family.household.id);
  await writeItems(product.client, [
    ...memories
      .filter((_, index) => index < dueToday || index >= written)
      .map((memory) => storedMemories.create(household, memory)),
    storedProgress.create(household, progress),
  ]);
}

/** Makes a multiple-choice deck, for which wrong options are also read. */
export async function makeChosenDeck({ product, family }: Scene, cards: number): Promise<Deck> {
  const { id: deckId } = await makeDeck(product, family, cards);
  return await product.call(updateDeck, family.parent.token, { params: { deckId }, body: { answerWay: 'choose' } });
}

/** Makes a large deck: beyond the first cards, it consists of copies of their rows. @param cardsPerNote how many neighbors are of one note */
export async function makeLargeDeck({ product, family }: Scene, cards: number, cardsPerNote = 1): Promise<Deck> {
  const deck = await makeChosenDeck({ product, family }, 200);
  const place = { PK: `HH#${family.household.id}`, SK: `DECK#${localPart(deck.id)}` };
  const beginning = `CARD#${localPart(deck.id)}#`;
  const rows = await readPartition(product, place.PK, beginning);
  const more = Array.from({ length: cards - rows.length }, (_, index) => {
    const card = ulid();
    return { ...rows[index % rows.length], SK: beginning + card, card };
  });
  const [deckRow] = await readPartition(product, place.PK, place.SK);
  if (cardsPerNote === 1) await writeRows(product.client, [...more, { ...deckRow, totalCards: cards }]);
  else {
    const inOrder = [...rows, ...more].toSorted((a, b) => (a.SK < b.SK ? -1 : 1));
    const noted = inOrder.map((row, index) => ({ ...row, note: `note-of-a-file#${Math.floor(index / cardsPerNote)}` }));
    await writeRows(product.client, [...noted, { ...deckRow, totalCards: cards, hasSiblings: true }]);
  }
  return deck;
}

import { listCardsAfter, type StoredCard } from '../data/card.ts';
import { listMemoriesBetween } from '../data/card-memory.ts';
import type { StoredDeckProgress } from '../data/deck-progress.ts';
import type { Partition } from '../data/partition.ts';

const searchedPerPage = 100;

/**
 * Finds the next cards that the learner never answered, in deck order. All cards behind the furthest one that was ever met are
 * unseen, so that the deck is not read. Only when these do not suffice and the counts say that cards were left out before it
 * (an import that was slower than the learner), the deck is searched from its beginning.
 */
export async function findUnseenCards(
  rows: Partition,
  progress: StoredDeckProgress,
  totalCards: number,
  count: number,
): Promise<StoredCard[]> {
  if (count === 0) return [];
  const { deck, lastNewCard } = progress;
  const ahead = await listCardsAfter(rows, deck, lastNewCard, count);
  const missing = count - ahead.length;
  const leftOut = totalCards - progress.studied - ahead.length;
  if (lastNewCard === undefined || missing === 0 || leftOut <= 0) return ahead;
  return [...(await searchFromStart(rows, progress, lastNewCard, Math.min(missing, leftOut))), ...ahead];
}

async function searchFromStart(
  rows: Partition,
  { learner, deck }: StoredDeckProgress,
  lastNewCard: string,
  count: number,
): Promise<StoredCard[]> {
  const unseen: StoredCard[] = [];
  let after: string | undefined;
  do {
    const page = await listCardsAfter(rows, deck, after, searchedPerPage);
    const [first] = page;
    after = page.at(-1)?.card;
    if (!first || after === undefined) break;
    const known = await listMemoriesBetween(rows, learner, deck, first.card, after);
    unseen.push(...page.filter((card) => card.card < lastNewCard && !known.has(card.card)));
  } while (after < lastNewCard && unseen.length < count);
  return unseen.slice(0, count);
}

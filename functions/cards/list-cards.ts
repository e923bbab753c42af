import { limits } from '../../shared/limits.ts';
import { listCards } from '../../shared/routes/cards.ts';
import { presentCard, storedCards } from '../data/content/card.ts';
import { storedDecks } from '../data/content/deck.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(listCards, async ({ params, query, household }) => {
  const { deck } = await storedDecks.requireById(household, params.deckId);
  const { items, hasMore } = await storedCards.page(household.rows, { deck }, query.limit ?? limits.pageSize, {
    after: query.cursor,
  });
  const last = hasMore ? items.at(-1) : undefined;
  return { items: items.map((card) => presentCard(household.id, card)), ...(last && { nextCursor: last.card }) };
});

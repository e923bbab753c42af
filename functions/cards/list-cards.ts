import { limits } from '../../shared/limits.ts';
import { listCards } from '../../shared/routes/cards.ts';
import { pageOfCards, presentCard } from '../data/card.ts';
import { localDeck, requireDeck } from '../data/deck.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(listCards, async ({ params, query, household }) => {
  const deck = localDeck(household.id, params.deckId);
  await requireDeck(household.rows, deck);
  const { items, hasMore } = await pageOfCards(household.rows, deck, query.cursor, query.limit ?? limits.pageSize);
  const last = hasMore ? items.at(-1) : undefined;
  return { items: items.map((card) => presentCard(household.id, card)), ...(last && { nextCursor: last.card }) };
});

import { limits } from '../../../shared/limits.ts';
import { listCards } from '../../../shared/routes/cards.ts';
import { listCardsAfter, presentCard } from '../../data/card.ts';
import { localDeck, requireDeck } from '../../data/deck.ts';
import { defineHandler } from '../../platform/define-handler.ts';

export const handler = defineHandler(listCards, async ({ params, query, household }) => {
  const deck = localDeck(household.id, params.deckId);
  await requireDeck(household.rows, deck);
  const limit = query.limit ?? limits.pageSize;
  const cards = await listCardsAfter(household.rows, deck, query.cursor, limit);
  const last = cards.length === limit ? cards.at(-1) : undefined;
  return { items: cards.map((card) => presentCard(household.id, card)), ...(last && { nextCursor: last.card }) };
});

import { deleteCards } from '../../shared/routes/cards.ts';
import { storedCards } from '../data/content/card.ts';
import { storedDecks } from '../data/content/deck.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { putCardsIntoBin, requireRoomInBin } from './remove-cards.ts';

export const handler = defineHandler(deleteCards, async ({ params, body, household, now }) => {
  const { deck } = await storedDecks.requireById(household, params.deckId);
  const cards = body.cardIds.map((id) => storedCards.placeOf(household.id, id, { deck }).card);
  const { id, left = 0, laterBytes: bytes = 0 } = body.deletion ?? {};
  await requireRoomInBin(household, deck, cards, { cards: Math.max(left - cards.length, 0), bytes });
  return { deleted: await putCardsIntoBin(household, deck, cards, now, id) };
});

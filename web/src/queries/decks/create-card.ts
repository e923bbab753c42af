import { mutationOptions } from '@tanstack/react-query';
import { createCard } from '../../../../shared/routes/cards.ts';
import type { CardSides } from '../../../../shared/schemas/deck.ts';
import { callRoute } from '../../lib/api-client.ts';
import { countCachedCards } from './deck-cache.ts';
import { cardsQuery } from './list-cards.ts';

interface NewCard extends CardSides {
  readonly deckId: string;
}

/** Adds a card at the end of a deck. */
export const createCardMutation = mutationOptions({
  mutationFn: ({ deckId, ...body }: NewCard) => callRoute(createCard, { params: { deckId }, body }),
  onSuccess: (card, { deckId }, _result, { client }) => {
    client.setQueryData(cardsQuery(deckId).queryKey, (cards) => cards && [...cards, card]);
    countCachedCards(client, deckId, 1);
  },
});

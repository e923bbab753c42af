import { mutationOptions } from '@tanstack/react-query';
import { deleteCard } from '../../../../shared/routes/cards.ts';
import { callRoute } from '../../lib/api-client.ts';
import { countCachedCards } from './deck-cache.ts';
import { cardsQuery } from './list-cards.ts';

interface CardPlace {
  readonly deckId: string;
  readonly cardId: string;
}

/** Deletes a card; only then it goes from the list. */
export const deleteCardMutation = mutationOptions({
  mutationFn: ({ deckId, cardId }: CardPlace) => callRoute(deleteCard, { params: { deckId, cardId } }),
  onSuccess: (_answer, { deckId, cardId }, _result, { client }) => {
    client.setQueryData(cardsQuery(deckId).queryKey, (cards) => cards?.filter(({ id }) => id !== cardId));
    countCachedCards(client, deckId, -1);
  },
});

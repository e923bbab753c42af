import { mutationOptions } from '@tanstack/react-query';
import { updateCard } from '../../../../shared/routes/cards.ts';
import type { CardSides } from '../../../../shared/schemas/deck.ts';
import { callRoute } from '../../lib/api-client.ts';
import { cardsQuery } from './list-cards.ts';

interface CardChange extends CardSides {
  readonly deckId: string;
  readonly cardId: string;
}

/** Changes the text of a card. What learners remember of it stays. */
export const updateCardMutation = mutationOptions({
  mutationFn: ({ deckId, cardId, ...body }: CardChange) => callRoute(updateCard, { params: { deckId, cardId }, body }),
  onSuccess: (card, { deckId }, _result, { client }) => {
    client.setQueryData(cardsQuery(deckId).queryKey, (cards) => cards?.map((one) => (one.id === card.id ? card : one)));
  },
});

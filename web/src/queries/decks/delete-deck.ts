import { mutationOptions } from '@tanstack/react-query';
import { deleteDeck } from '../../../../shared/routes/decks.ts';
import { callRoute } from '../../lib/api-client.ts';
import { changeCachedDeck } from './deck-cache.ts';
import { cardsQuery } from './list-cards.ts';

/** Deletes a deck with its cards; only then it goes from the lists. */
export const deleteDeckMutation = mutationOptions({
  mutationFn: (deckId: string) => callRoute(deleteDeck, { params: { deckId } }),
  onSuccess: (_answer, deckId, _result, { client }) => {
    changeCachedDeck(client, deckId, () => undefined);
    client.removeQueries({ queryKey: cardsQuery(deckId).queryKey });
    // Its open assignments and its part of the reports went with it.
    for (const key of ['reports', 'assignments']) void client.invalidateQueries({ queryKey: [key] });
  },
});

import { mutationOptions } from '@tanstack/react-query';
import type { RouteCall } from '../../../../shared/routes/define-route.ts';
import { updateDeck } from '../../../../shared/routes/decks.ts';
import { callRoute } from '../../lib/api-client.ts';
import { changeCachedDeck } from './deck-cache.ts';

type DeckChange = RouteCall<typeof updateDeck>['body'] & { readonly deckId: string };

/** Renames a deck or describes it anew. */
export const updateDeckMutation = mutationOptions({
  mutationFn: ({ deckId, ...body }: DeckChange) => callRoute(updateDeck, { params: { deckId }, body }),
  onSuccess: (deck, _change, _result, { client }) => {
    changeCachedDeck(client, deck.id, () => deck);
  },
});

import { mutationOptions } from '@tanstack/react-query';
import type { RouteCall } from '../../../../shared/routes/define-route.ts';
import { createDeck } from '../../../../shared/routes/decks.ts';
import { callRoute } from '../../lib/api-client.ts';
import { decksQuery } from './list-decks.ts';

export type NewDeck = RouteCall<typeof createDeck>['body'];

/** Makes a deck, and answers it. */
export function sendNewDeck(body: NewDeck) {
  return callRoute(createDeck, { body });
}

/** Makes a deck and adds it to the household's list. */
export const createDeckMutation = mutationOptions({
  mutationFn: sendNewDeck,
  onSuccess: (deck, _body, _result, { client }) => {
    client.setQueryData(decksQuery(deck.householdId).queryKey, (decks) => decks && [...decks, deck]);
  },
});

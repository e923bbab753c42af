import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { householdOfId } from '../../../shared/ids.ts';
import { createCard, deleteCard, updateCard } from '../../../shared/routes/cards.ts';
import { clearFlag, listFlags } from '../../../shared/routes/flags.ts';
import { storeMedia } from '../../../shared/routes/media.ts';
import type { Card, CardFlag, CardSides } from '../../../shared/schemas/deck.ts';
import { callRoute } from '../lib/api-client.ts';
import { keyOf, read } from '../lib/route-query.ts';
import { cardsQuery, countCachedCards } from './decks.ts';

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

interface CardPlace {
  readonly deckId: string;
  readonly cardId: string;
}

/** Changes the text of a card. What learners remember of it stays; what they said of it is settled. */
export const updateCardMutation = mutationOptions({
  mutationFn: ({ deckId, cardId, ...body }: CardPlace & CardSides) =>
    callRoute(updateCard, { params: { deckId, cardId }, body }),
  onSuccess: (card, { deckId }, _result, { client }) => {
    client.setQueryData(cardsQuery(deckId).queryKey, (cards) => cards?.map((one) => (one.id === card.id ? card : one)));
    forgetFlagsOf(client, card.id);
  },
});

/** Deletes a card; only then it goes from the list. */
export const deleteCardMutation = mutationOptions({
  mutationFn: ({ deckId, cardId }: CardPlace) => callRoute(deleteCard, { params: { deckId, cardId } }),
  onSuccess: (_answer, { deckId, cardId }, _result, { client }) => {
    client.setQueryData(cardsQuery(deckId).queryKey, (cards) => cards?.filter(({ id }) => id !== cardId));
    countCachedCards(client, deckId, -1);
    forgetFlagsOf(client, cardId);
  },
});

/** The cards of a household that children flagged. */
export function flagsQuery(householdId: string) {
  return queryOptions(read(listFlags, { params: { householdId } }));
}

/** A card is settled: nobody has to look at it any more. */
function forgetFlagsOf(client: QueryClient, cardId: string): void {
  client.setQueriesData<CardFlag[]>({ queryKey: keyOf(listFlags) }, (flags) =>
    flags?.filter((flag) => flag.cardId !== cardId),
  );
}

/** A grown-up finds that a flagged card is right. */
export const clearFlagsMutation = mutationOptions({
  mutationFn: ({ deckId, id: cardId }: Pick<Card, 'id' | 'deckId'>) =>
    callRoute(clearFlag, { params: { deckId, cardId } }),
  onSuccess: (_nothing, { id }, _result, { client }) => forgetFlagsOf(client, id),
});

/** Saves a picture or a sound of a household, and answers its id; the same bytes are the same one. @param inHousehold any id of the household. */
export async function saveMedia(inHousehold: string, body: Blob, signal?: AbortSignal): Promise<string> {
  const params = { householdId: householdOfId(inHousehold) ?? inHousehold };
  return (await callRoute(storeMedia, { params, body }, { signal, timeoutMs: 60_000 })).id;
}

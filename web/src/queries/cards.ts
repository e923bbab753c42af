import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { PlacedCard } from '../../../shared/card-marks.ts';
import { householdOfId } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import {
  copyCards as copyRoute,
  createCard,
  deleteCard,
  deleteCards,
  listCards,
  moveCards as moveRoute,
  updateCard,
} from '../../../shared/routes/cards.ts';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import { clearFlag, listFlags } from '../../../shared/routes/flags.ts';
import { storeMedia } from '../../../shared/routes/media.ts';
import type { Card, CardFlag, CardSides } from '../../../shared/schemas/deck.ts';
import { listCardStates } from '../../../shared/routes/reports.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { forget, keyOf, read, readAllPages } from '../lib/api/route-query.ts';
import { withoutMetadata } from '../lib/device/without-metadata.ts';
import { openedPage } from '../lib/page/quiet-page.ts';
import { cardsQuery, countCachedCards } from './decks.ts';

interface NewCard extends CardSides {
  readonly deckId: string;
}

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

export type CardChange = RouteCall<typeof updateCard>['body'];

const sendCard = ({ deckId, cardId, ...body }: CardPlace & CardChange) =>
  callRoute(updateCard, { params: { deckId, cardId }, body });

/** Updates a card. Learners' progress on it is kept; changing its sides resolves its flags. */
export const updateCardMutation = mutationOptions({
  mutationFn: sendCard,
  onSuccess: (card, { deckId, cardId, ...change }, _result, { client }) => {
    client.setQueryData(cardsQuery(deckId).queryKey, (cards) => cards?.map((one) => (one.id === card.id ? card : one)));
    if (Object.keys(change).some((field) => field !== 'tags')) forgetFlagsOf(client, new Set([cardId]));
  },
});

/** Saves a card from its form. That it is being saved shows first: to check, draw and send it in one task took a slow phone more than 50 ms among 5,000 cards. */
export const saveCardMutation = mutationOptions({
  ...updateCardMutation,
  mutationFn: async (card: CardPlace & CardChange) => {
    await openedPage.waitForPaint();
    return await sendCard(card);
  },
});

interface CardMove {
  readonly deckId: string;
  /** Cards with their new positions. Usually one. */
  readonly placed: readonly PlacedCard[];
}

/** Moves a card within its deck with an optimistic update; on failure, the cards are refetched. */
export const moveCardMutation = mutationOptions({
  mutationFn: async ({ deckId, placed }: CardMove) => {
    for (const { id, place } of placed)
      await callRoute(updateCard, { params: { deckId, cardId: id }, body: { place } });
  },
  onMutate: ({ deckId, placed }, { client }) => {
    const places = new Map(placed.map(({ id, place }) => [id, place]));
    client.setQueryData(cardsQuery(deckId).queryKey, (cards) =>
      cards?.map((card) => {
        const place = places.get(card.id);
        return place === undefined ? card : { ...card, place };
      }),
    );
  },
  onError: (_error, { deckId }, _before, { client }) => forget(client, listCards, { params: { deckId } }),
});

/** The learners' progress on each card of a deck. */
export function cardStatesQuery(deckId: string) {
  return queryOptions(readAllPages(listCardStates, { params: { deckId }, query: { limit: limits.pageSize } }));
}

export const deleteCardMutation = mutationOptions({
  mutationFn: ({ deckId, cardId }: CardPlace) => callRoute(deleteCard, { params: { deckId, cardId } }),
  onSuccess: (_answer, { deckId, cardId }, _result, { client }) => {
    takeOut(client, deckId, new Set([cardId]));
  },
});

interface CardPlaces {
  readonly deckId: string;
  /** Ids of the cards, at most as many as one call accepts. */
  readonly cardIds: readonly string[];
  /** The deletion that these cards go with, how many cards it still has to delete, with these, and the size of those after them. */
  readonly deletion: { readonly id: string; readonly left: number; readonly laterBytes: number };
}

/** Deletes several cards and then removes them from the cached list. Cards that are already gone cause no error. */
export const deleteCardsMutation = mutationOptions({
  mutationFn: ({ deckId, cardIds, deletion }: CardPlaces) =>
    callRoute(
      deleteCards,
      { params: { deckId }, body: { cardIds: [...cardIds], deletion } },
      { timeoutMs: callTimeoutMs },
    ),
  onSuccess: (_answer, { deckId, cardIds }, _result, { client }) => {
    takeOut(client, deckId, new Set(cardIds));
  },
});

/** Removes deleted cards from the deck's cached list, its card count, and the list of flagged cards. */
function takeOut(client: QueryClient, deckId: string, gone: ReadonlySet<string>): void {
  client.setQueryData(cardsQuery(deckId).queryKey, (cards) => cards?.filter(({ id }) => !gone.has(id)));
  countCachedCards(client, deckId, -gone.size);
  forgetFlagsOf(client, gone);
}

export function flagsQuery(householdId: string) {
  return queryOptions(read(listFlags, { params: { householdId } }));
}

function forgetFlagsOf(client: QueryClient, cardIds: ReadonlySet<string>): void {
  client.setQueriesData<CardFlag[]>({ queryKey: keyOf(listFlags) }, (flags) =>
    flags?.filter(({ cardId }) => !cardIds.has(cardId)),
  );
}

/** Dismisses the flags of a card that an adult found correct. */
export const clearFlagsMutation = mutationOptions({
  mutationFn: ({ deckId, id: cardId }: Pick<Card, 'id' | 'deckId'>) =>
    callRoute(clearFlag, { params: { deckId, cardId } }),
  onSuccess: (_nothing, { id }, _result, { client }) => forgetFlagsOf(client, new Set([id])),
});

/** Uploads a picture or sound and returns its id; identical bytes share one id. @param inHousehold Any id that belongs to the household. */
export async function saveMedia(inHousehold: string, body: Blob, signal?: AbortSignal): Promise<string> {
  const params = { householdId: householdOfId(inHousehold) ?? inHousehold };
  const call = { params, body: await withoutMetadata(body) };
  return (await callRoute(storeMedia, call, { signal, timeoutMs: 60_000 })).id;
}

/** Cards to move or copy to another deck of the household, in their new order. */
export interface CardsForDeck {
  readonly fromDeckId: string;
  readonly toDeckId: string;
  readonly cardIds: readonly string[];
  /** Called after each request with the number of cards done so far. */
  readonly onProgress?: (done: number) => void;
}

/** Time limit in milliseconds. One call copies cards in one transaction, but moves or deletes them in up to 20, which takes longer than a usual call. */
const callTimeoutMs = 30_000;

/** Sends the cards in batches of the route's maximum size. Cards that a call didn't process come first in the next batch. */
async function sendInParts(
  route: typeof copyRoute | typeof moveRoute,
  most: number,
  { fromDeckId, toDeckId, cardIds, onProgress }: CardsForDeck,
): Promise<void> {
  let waiting = [...cardIds];
  while (waiting.length > 0) {
    const call = { params: { deckId: fromDeckId }, body: { cardIds: waiting.slice(0, most), toDeckId } };
    const { left } = await callRoute(route, call, { timeoutMs: callTimeoutMs });
    waiting = [...left, ...waiting.slice(most)];
    onProgress?.(cardIds.length - waiting.length);
  }
}

/** Copies cards into another deck, without learners' progress. @throws if a call fails; cards that were already copied remain */
export async function copyCards(cards: CardsForDeck): Promise<void> {
  await sendInParts(copyRoute, limits.cardsPerCopy, cards);
}

/** Moves cards into another deck, with learners' progress. @throws if a call fails; repeating the same move resumes it */
export async function moveCards(cards: CardsForDeck): Promise<void> {
  await sendInParts(moveRoute, limits.cardsPerMove, cards);
}

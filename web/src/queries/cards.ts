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

export type CardChange = RouteCall<typeof updateCard>['body'];

/** Changes a card. What learners remember of it stays; what they said of it is settled by a change of its sides. */
export const updateCardMutation = mutationOptions({
  mutationFn: ({ deckId, cardId, ...body }: CardPlace & CardChange) =>
    callRoute(updateCard, { params: { deckId, cardId }, body }),
  onSuccess: (card, { deckId, cardId, ...change }, _result, { client }) => {
    client.setQueryData(cardsQuery(deckId).queryKey, (cards) => cards?.map((one) => (one.id === card.id ? card : one)));
    if (Object.keys(change).some((field) => field !== 'tags')) forgetFlagsOf(client, new Set([cardId]));
  },
});

interface CardMove {
  readonly deckId: string;
  /** Nearly always one. */
  readonly placed: readonly PlacedCard[];
}

/** Moves a card within its deck: at once on the screen, and back where it was if that cannot be saved. */
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

/** What the children know of the cards of a deck. */
export function cardStatesQuery(deckId: string) {
  return queryOptions(readAllPages(listCardStates, { params: { deckId }, query: { limit: limits.pageSize } }));
}

/** Deletes a card; only then it goes from the list. */
export const deleteCardMutation = mutationOptions({
  mutationFn: ({ deckId, cardId }: CardPlace) => callRoute(deleteCard, { params: { deckId, cardId } }),
  onSuccess: (_answer, { deckId, cardId }, _result, { client }) => {
    takeOut(client, deckId, new Set([cardId]));
  },
});

interface CardPlaces {
  readonly deckId: string;
  /** As many as one call takes. */
  readonly cardIds: readonly string[];
}

/** Deletes several cards of a deck; only then they go from the list. Those that are gone already are as they should be. */
export const deleteCardsMutation = mutationOptions({
  mutationFn: ({ deckId, cardIds }: CardPlaces) =>
    callRoute(deleteCards, { params: { deckId }, body: { cardIds: [...cardIds] } }, { timeoutMs: callTimeoutMs }),
  onSuccess: (_answer, { deckId, cardIds }, _result, { client }) => {
    takeOut(client, deckId, new Set(cardIds));
  },
});

/** Cards are gone: from their deck's list, from its count, and from what grown-ups have to look at. */
function takeOut(client: QueryClient, deckId: string, gone: ReadonlySet<string>): void {
  client.setQueryData(cardsQuery(deckId).queryKey, (cards) => cards?.filter(({ id }) => !gone.has(id)));
  countCachedCards(client, deckId, -gone.size);
  forgetFlagsOf(client, gone);
}

/** The cards of a household that children flagged. */
export function flagsQuery(householdId: string) {
  return queryOptions(read(listFlags, { params: { householdId } }));
}

/** Cards are settled: nobody has to look at them any more. */
function forgetFlagsOf(client: QueryClient, cardIds: ReadonlySet<string>): void {
  client.setQueriesData<CardFlag[]>({ queryKey: keyOf(listFlags) }, (flags) =>
    flags?.filter(({ cardId }) => !cardIds.has(cardId)),
  );
}

/** A grown-up finds that a flagged card is right. */
export const clearFlagsMutation = mutationOptions({
  mutationFn: ({ deckId, id: cardId }: Pick<Card, 'id' | 'deckId'>) =>
    callRoute(clearFlag, { params: { deckId, cardId } }),
  onSuccess: (_nothing, { id }, _result, { client }) => forgetFlagsOf(client, new Set([id])),
});

/** Saves a picture or a sound of a household, and answers its id; the same bytes are the same one. @param inHousehold any id of the household. */
export async function saveMedia(inHousehold: string, body: Blob, signal?: AbortSignal): Promise<string> {
  const params = { householdId: householdOfId(inHousehold) ?? inHousehold };
  const call = { params, body: await withoutMetadata(body) };
  return (await callRoute(storeMedia, call, { signal, timeoutMs: 60_000 })).id;
}

/** What goes into another deck of the household, in the order in which it will stand there. */
export interface CardsForDeck {
  readonly fromDeckId: string;
  readonly toDeckId: string;
  readonly cardIds: readonly string[];
  /** Told after each call. */
  readonly onProgress?: (done: number) => void;
}

/** Copies are made in one transaction, a move or a deletion is up to 20 of them: slower than a usual call. */
const callTimeoutMs = 30_000;

/** Sends so many cards a call as the route takes; what it did not manage comes first in the next one. */
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

/** Copies cards into another deck, without what learners know of them. @throws where a call failed: what was copied before it stays. */
export async function copyCards(cards: CardsForDeck): Promise<void> {
  await sendInParts(copyRoute, limits.cardsPerCopy, cards);
}

/** Moves cards into another deck, with all that learners know of them. @throws where a call failed: the same again goes on. */
export async function moveCards(cards: CardsForDeck): Promise<void> {
  await sendInParts(moveRoute, limits.cardsPerMove, cards);
}

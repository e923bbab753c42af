import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { RouteAnswer, RouteCall } from '../../../shared/routes/define-route.ts';
import { createShare, deleteShare, getShare, takeDeck } from '../../../shared/routes/shares.ts';
import type { DeckShare } from '../../../shared/schemas/deck.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { waitFor } from '../lib/api/repeat-call.ts';
import { readIfThere } from '../lib/api/route-query.ts';
import { addCachedDeck } from './decks.ts';

/** By which code a deck is shared, and how often it was taken; null where it is not shared. Others take it at any time. */
export function shareQuery(deckId: string) {
  return queryOptions({ ...readIfThere(getShare, { params: { deckId } }), refetchOnMount: 'always' });
}

/** Shares a deck. One that is shared already keeps its code. */
export const createShareMutation = mutationOptions({
  mutationFn: (deckId: string) => callRoute(createShare, { params: { deckId } }),
  onSuccess: (share, deckId, _result, { client }) => keepShare(client, deckId, share),
});

/** Ends the code of a deck. */
export const deleteShareMutation = mutationOptions({
  mutationFn: (deckId: string) => callRoute(deleteShare, { params: { deckId } }),
  onSuccess: (_nothing, deckId, _result, { client }) => keepShare(client, deckId, null),
});

function keepShare(client: QueryClient, deckId: string, share: DeckShare | null): void {
  client.setQueryData(shareQuery(deckId).queryKey, share);
}

type Taking = RouteCall<typeof takeDeck>['body'];

/** Copies the deck of a code into a household, and adds it to the household's list. */
export const takeDeckMutation = mutationOptions({
  mutationFn: takeWhole,
  onSuccess: (deck, _taking, _result, { client }) => addCachedDeck(client, deck),
});

/** A call copies for some seconds, and a full household's pictures take some two hundred of them. */
const mostCalls = 400;
const callTimeoutMs = 30_000;

/** What is large comes in several calls, each of which goes on where the one before stopped. */
async function takeWhole(body: Taking): Promise<RouteAnswer<typeof takeDeck>> {
  for (let calls = 1; ; calls += 1) {
    try {
      return await callRoute(takeDeck, { body }, { timeoutMs: callTimeoutMs });
    } catch (error) {
      const goesOn = error instanceof ApiError && error.code === 'still-copying' && calls < mostCalls;
      if (!goesOn) throw error;
      await waitFor((error.retryAfterSeconds ?? 1) * 1_000);
    }
  }
}

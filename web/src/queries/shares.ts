import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { RouteAnswer, RouteCall } from '../../../shared/routes/define-route.ts';
import { createShare, deleteShare, getShare, takeDeck } from '../../../shared/routes/shares.ts';
import type { DeckShare } from '../../../shared/schemas/deck.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { waitFor } from '../lib/api/repeat-call.ts';
import { readIfThere } from '../lib/api/route-query.ts';
import { addCachedDeck } from './decks.ts';

/** A deck's share code and how often it was used; null if it is not shared. Refetched on every mount because others can use the code at any time. */
export function shareQuery(deckId: string) {
  return queryOptions({ ...readIfThere(getShare, { params: { deckId } }), refetchOnMount: 'always' });
}

/** Shares a deck. If it is already shared, its code stays the same. */
export const createShareMutation = mutationOptions({
  mutationFn: (deckId: string) => callRoute(createShare, { params: { deckId } }),
  onSuccess: (share, deckId, _result, { client }) => keepShare(client, deckId, share),
});

export const deleteShareMutation = mutationOptions({
  mutationFn: (deckId: string) => callRoute(deleteShare, { params: { deckId } }),
  onSuccess: (_nothing, deckId, _result, { client }) => keepShare(client, deckId, null),
});

function keepShare(client: QueryClient, deckId: string, share: DeckShare | null): void {
  client.setQueryData(shareQuery(deckId).queryKey, share);
}

type Taking = RouteCall<typeof takeDeck>['body'];

/** Copies a shared deck into a household and adds it to the household's cached list. */
export const takeDeckMutation = mutationOptions({
  mutationFn: takeWhole,
  onSuccess: (deck, _taking, _result, { client }) => addCachedDeck(client, deck),
});

/** Maximum number of calls per copy. Each call copies for a few seconds; all pictures of a full household take about 200 calls. */
const mostCalls = 400;
const callTimeoutMs = 30_000;

/** Copies a shared deck. A large deck takes several calls, each of which continues where the last one stopped. */
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

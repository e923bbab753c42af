import { mutationOptions } from '@tanstack/react-query';
import { clearFlag, flagCard } from '../../../shared/routes/flags.ts';
import type { Card } from '../../../shared/schemas/deck.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { pickPause } from '../lib/api/repeat-call.ts';

type FlaggedCard = Pick<Card, 'id' | 'deckId'>;

function placeOf({ deckId, id: cardId }: FlaggedCard) {
  return { params: { deckId, cardId } };
}

/** Maximum number of retries per flag call, which take about 15 minutes in total. */
const mostTries = 120;

/**
 * Flags a card as wrong or clears the flag, for a child. Calls are sent immediately, one at a time, and retried until the server accepts them.
 * Repeating a call has no effect.
 */
export const flagMutation = mutationOptions({
  scope: { id: 'flags' },
  mutationFn: async ({ card, isWrong }: { readonly card: FlaggedCard; readonly isWrong: boolean }) => {
    if (isWrong) await callRoute(flagCard, { ...placeOf(card), body: {} }, { keepalive: true });
    else await callRoute(clearFlag, placeOf(card), { keepalive: true });
  },
  retry: (failures, error) => error instanceof ApiError && error.isPassing && failures < mostTries,
  retryDelay: pickPause,
});

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

/** How often a flag is sent again: for a quarter of an hour, while the child goes on. */
const mostTries = 120;

/**
 * A child says that something is wrong with a card, or takes that back. It goes out at once, one after the other, and again until the server has it:
 * saying the same twice changes nothing.
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

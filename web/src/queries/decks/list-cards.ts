import { queryOptions } from '@tanstack/react-query';
import { listCards } from '../../../../shared/routes/cards.ts';
import { limits } from '../../../../shared/limits.ts';
import { callAllPages } from '../../lib/api-client.ts';

/** Every card of a deck, in the order in which it was filled. */
export function cardsQuery(deckId: string) {
  return queryOptions({
    queryKey: ['cards', deckId],
    queryFn: ({ signal }) =>
      callAllPages(listCards, { params: { deckId }, query: { limit: limits.pageSize } }, { signal }),
  });
}

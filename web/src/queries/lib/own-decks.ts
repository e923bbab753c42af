import { queryOptions } from '@tanstack/react-query';
import { listDecks } from '../../../../shared/routes/decks.ts';
import { callAllPages } from '../../lib/api-client.ts';
import { progressFreshness } from '../../lib/progress-freshness.ts';

/** The decks of the learner's family, with the learner's own numbers. */
export const decksQuery = queryOptions({
  queryKey: ['decks'],
  queryFn: ({ signal }) => callAllPages(listDecks, {}, { signal }),
  ...progressFreshness,
});

import { queryOptions } from '@tanstack/react-query';
import { listBadges } from '../../../../shared/routes/streaks.ts';
import { callRoute } from '../../lib/api-client.ts';

/** All badges there are, the easiest first. They change with a release only: read once. */
export const badgesQuery = queryOptions({
  queryKey: ['badges'],
  queryFn: ({ signal }) => callRoute(listBadges, {}, { signal }),
  staleTime: Infinity,
});

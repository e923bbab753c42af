import { queryOptions } from '@tanstack/react-query';
import { getStats } from '../../../../shared/routes/admin.ts';
import { callRoute } from '../../lib/api-client.ts';
import { adminKeys } from '../../admin/admin-cache.ts';

/** How much there is of everything. */
export const statsQuery = queryOptions({
  queryKey: adminKeys.stats,
  queryFn: ({ signal }) => callRoute(getStats, {}, { signal }),
});

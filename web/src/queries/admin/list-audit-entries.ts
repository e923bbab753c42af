import { infiniteQueryOptions } from '@tanstack/react-query';
import { listAuditEntries } from '../../../../shared/routes/admin.ts';
import { adminKeys } from '../../admin/admin-cache.ts';
import { callPage } from '../../lib/api-client.ts';

const ENTRIES_PER_PAGE = 20;

/** What admins did, newest first. Read whenever it is opened: others act on their own devices. */
export const auditQuery = infiniteQueryOptions({
  queryKey: adminKeys.audit,
  queryFn: ({ pageParam, signal }) =>
    callPage(listAuditEntries, { query: { limit: ENTRIES_PER_PAGE, cursor: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  refetchOnMount: 'always',
});

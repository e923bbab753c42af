import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getHousehold } from '../../../../shared/routes/households.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { keyOf } from '../../lib/api/route-query.ts';

/**
 * From the first form on, a write that found nothing asks for the open household again, with which all may be missing. If it is gone, the error says what a
 * reload would show. The console shows the same once no form would lose what is typed.
 */
export function useGoneExplained(): void {
  const { t } = useLingui();
  const client = useQueryClient();
  useEffect(() => {
    const open = { queryKey: keyOf(getHousehold), type: 'active' } as const;
    client.getMutationCache().config.onError = async (failure) => {
      if (!isMissing(failure)) return;
      await client.refetchQueries(open);
      if (
        !client
          .getQueryCache()
          .findAll(open)
          .some(({ state }) => isMissing(state.error))
      )
        return;
      const [fallback, reason] = [t`We couldn’t find this household`, t`It was deleted, or you’re no longer a member.`];
      failure.message = t`${fallback}. ${{ reason }}`;
    };
  }, [client, t]);
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getMe } from '../../../../shared/routes/auth.ts';
import { forget } from '../../lib/api/route-query.ts';

/** Refetches the account when the page becomes visible: the link may have been opened in another tab or on a phone. */
export function useFreshAccount(): void {
  const client = useQueryClient();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void forget(client, getMe);
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client]);
}

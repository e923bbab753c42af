import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { hasPatienceFor, pickPause } from './repeat-call.ts';

const freshForMs = 30_000;

/** Creates the cache for API reads and sets the retry policy of the reads. The cache never retries mutations. */
export function makeQueryClient(): QueryClient {
  // TanStack Query assumes a connection at the start. Set the real state, or it would miss a connection that appears later.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: pickPause,
        staleTime: freshForMs,
        // Send calls even if the browser reports no connection: it is often wrong, and the messages of ApiError are better.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Retries only failures that may be temporary. Offline and timeout errors are shown immediately. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError) || error.code === 'offline' || error.code === 'timed-out') return false;
  return error.isPassing && hasPatienceFor(failures, error);
}

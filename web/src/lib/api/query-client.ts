import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { hasPatienceFor, pickPause } from './repeat-call.ts';

const freshForMs = 30_000;

/** The cache of everything read from the server, and when reads are tried again. Writes are never repeated by it. */
export function makeQueryClient(): QueryClient {
  // It takes every start for one with a connection, and would not notice when that comes.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: pickPause,
        staleTime: freshForMs,
        // Calls are made even when the browser thinks it is offline: it is often wrong, and the error has better words.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Only what may well work a moment later; a refusal stays a refusal. Offline or after a time-out, the person is told at once. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError) || error.code === 'offline' || error.code === 'timed-out') return false;
  return error.isPassing && hasPatienceFor(failures, error);
}

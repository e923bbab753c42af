import { notifyManager, onlineManager, QueryClient } from '@tanstack/react-query';
import { hasUnsavedWork } from '../page/unsaved-work.ts';
import { ApiError } from './api-error.ts';
import { hasPatienceFor, pickPause } from './repeat-call.ts';

const freshForMs = 30_000;

// TanStack Query tells screens of changes a task later. On a busy device, the second of two taps came in between: its button didn't know yet that the first one
// had begun, and what it makes was made twice. Of all other changes they still hear together.
let hasBegun = false;
notifyManager.setScheduler((notify) => {
  if (hasBegun) queueMicrotask(notify);
  else setTimeout(notify);
  hasBegun = false;
});

/** Creates the cache for API reads and sets the retry policy of the reads. The cache never retries mutations. */
export function makeQueryClient(): QueryClient {
  // TanStack Query assumes a connection at the start. Set the real state, or it would miss a connection that appears later.
  onlineManager.setOnline(navigator.onLine);
  const client = new QueryClient({
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
  client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type === 'pending') hasBegun = true;
    // What was changed here is gone: another device deleted it, so the lists that show it are old. What is typed stays until its person has seen why.
    if (action.type === 'error' && isGone(action.error) && !hasUnsavedWork()) void client.invalidateQueries();
  });
  return client;
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not-found';
}

/** Retries only failures that may be temporary. Offline and timeout errors are shown immediately. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError) || error.code === 'offline' || error.code === 'timed-out') return false;
  return error.isPassing && hasPatienceFor(failures, error);
}

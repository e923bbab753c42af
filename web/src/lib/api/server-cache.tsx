import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import { makeQueryClient } from './query-client.ts';
import { type QueryPlace, QueryPlaceContext } from './query-place.ts';

/** Gives the screens within the app's query client. */
export function ServerCache({ children }: { readonly children: ReactNode }) {
  const client = openClient(use(QueryPlaceContext));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function openClient(place: QueryPlace): QueryClient {
  return (place.client ??= makeQueryClient());
}

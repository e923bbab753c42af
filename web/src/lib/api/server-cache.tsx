import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import { readSession } from '../account/stored-session.ts';
import { makeQueryClient } from './query-client.ts';
import { type QueryPlace, QueryPlaceContext } from './query-place.ts';

/** Gives the screens within the app's query client. Each account has a new one, so that nobody sees what another person's client has read. */
export function ServerCache({ children }: { readonly children: ReactNode }) {
  const client = openClient(use(QueryPlaceContext));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function openClient(place: QueryPlace): QueryClient {
  const userId = readSession()?.user.id;
  if (place.client && place.userId === userId) return place.client;
  place.userId = userId;
  place.client = makeQueryClient();
  return place.client;
}

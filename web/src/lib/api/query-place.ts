import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';

/** Holds the app's query client, which `server-cache.tsx` makes on demand: a visitor's first screen is there before it. */
export interface QueryPlace {
  client?: QueryClient;
  /** Id of the account that it reads for; undefined for a visitor. */
  userId?: string | undefined;
}

export const QueryPlaceContext = createContext<QueryPlace>({});

import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';

/** Holds the app's query client, which `server-cache.tsx` makes on demand: a visitor's first screen is there before it. */
export interface QueryPlace {
  client?: QueryClient;
}

export const QueryPlaceContext = createContext<QueryPlace>({});

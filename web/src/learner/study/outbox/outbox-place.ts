import { createContext } from 'react';
import type { OpenOutbox } from './open-outbox.ts';

/** Holds the account's outbox, which `outbox-context.tsx` creates on demand. A separate file keeps the first screen's chunk small. */
export interface OutboxPlace {
  readonly userId: string;
  opened?: OpenOutbox;
}

export const OutboxPlaceContext = createContext<OutboxPlace | undefined>(undefined);

import { createContext } from 'react';
import type { OpenOutbox } from './open-outbox.ts';

/**
 * Where the account's outbox is, once something needs it: opened by `outbox-context.tsx`, which comes after the first screen. Here stands only what that
 * screen itself needs.
 */
export interface OutboxPlace {
  readonly userId: string;
  opened?: OpenOutbox;
}

export const OutboxPlaceContext = createContext<OutboxPlace | undefined>(undefined);

import { createContext } from 'react';
import type { OpenOutbox } from './open-outbox.ts';

/** Holder of the account's outbox, which `outbox-context.tsx` creates on demand. Separate, so that the first screen's chunk stays small. */
export interface OutboxPlace {
  readonly userId: string;
  opened?: OpenOutbox;
}

export const OutboxPlaceContext = createContext<OutboxPlace | undefined>(undefined);

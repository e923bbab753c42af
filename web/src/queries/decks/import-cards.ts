import { importCards } from '../../../../shared/routes/cards.ts';
import type { RouteCall } from '../../../../shared/routes/define-route.ts';
import { callRoute } from '../../lib/api-client.ts';

/** Some rows of one import. The same rows may be sent again: they are added once. */
export type ImportChunk = RouteCall<typeof importCards>['body'];

/** A chunk is up to three transactions: slower than a usual call, above all the first one. */
const TIMEOUT_MS = 30_000;

/** Adds a chunk of an import to a deck. */
export function sendImportChunk(deckId: string, body: ImportChunk) {
  return callRoute(importCards, { params: { deckId }, body }, { timeoutMs: TIMEOUT_MS });
}

import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import { listFlags } from '../../../shared/routes/flags.ts';
import { changeCards, listImports, takeHistory, undoImport } from '../../../shared/routes/imports.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { forget, read } from '../lib/api/route-query.ts';
import { forgetDecks } from './decks.ts';

/** Changes to a deck's existing cards that one import call makes. */
export type CardEditsCall = RouteCall<typeof changeCards>['body'];

/** Time limit in milliseconds for a call that edits cards. Each card is a separate write, so these calls take longer than usual. */
const editsTimeoutMs = 30_000;

/** Updates and removes cards of a deck during an import. Resending the same call is safe: it is applied once. */
export async function sendCardEdits(deckId: string, body: CardEditsCall) {
  return await callRoute(changeCards, { params: { deckId }, body }, { timeoutMs: editsTimeoutMs });
}

/** Imported cards with their review history from another app. */
export type HistoryCall = RouteCall<typeof takeHistory>['body'];

/** Imports learning progress from another app. Resending the same call is safe: it is applied once. */
export async function sendHistory(deckId: string, body: HistoryCall) {
  return await callRoute(takeHistory, { params: { deckId }, body }, { timeoutMs: editsTimeoutMs });
}

/** Recent imports into a deck, newest first. */
export function importsQuery(deckId: string) {
  return queryOptions({ ...read(listImports, { params: { deckId } }), staleTime: 0 });
}

interface Undo {
  readonly deckId: string;
  readonly importId: string;
  /** Called with the number of remaining cards after each call that leaves some. */
  readonly onLeft: (left: number) => void;
}

/** Undoes a whole import. An interrupted undo continues when it is requested again. */
export const undoImportMutation = mutationOptions({
  mutationFn: async ({ deckId, importId, onLeft }: Undo) => {
    const call = { params: { deckId }, body: { importId } };
    for (;;) {
      const { left } = await callRoute(undoImport, call, { timeoutMs: editsTimeoutMs });
      if (left === 0) return;
      onLeft(left);
    }
  },
  onSettled: async (_nothing, _error, { deckId }, _result, { client }) => {
    await Promise.all([
      forgetDecks(client, [deckId]),
      forget(client, listImports, { params: { deckId } }),
      forget(client, listFlags),
    ]);
  },
});

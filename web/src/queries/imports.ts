import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import { listFlags } from '../../../shared/routes/flags.ts';
import { changeCards, listImports, takeHistory, undoImport } from '../../../shared/routes/imports.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { forget, read } from '../lib/api/route-query.ts';
import { forgetDecks } from './decks.ts';

/** What of a deck's own cards one call of an import changes. */
export type CardEditsCall = RouteCall<typeof changeCards>['body'];

/** Each card is a write of its own: slower than a usual call. */
const editsTimeoutMs = 30_000;

/** Changes and removes cards of a deck by an import. The same may be sent again: it is done once. */
export async function sendCardEdits(deckId: string, body: CardEditsCall) {
  return await callRoute(changeCards, { params: { deckId }, body }, { timeoutMs: editsTimeoutMs });
}

/** Cards of an import with what was answered elsewhere. */
export type HistoryCall = RouteCall<typeof takeHistory>['body'];

/** Takes over what was learned elsewhere. The same may be sent again: it is done once. */
export async function sendHistory(deckId: string, body: HistoryCall) {
  return await callRoute(takeHistory, { params: { deckId }, body }, { timeoutMs: editsTimeoutMs });
}

/** What came into a deck lately, the newest first. */
export function importsQuery(deckId: string) {
  return queryOptions({ ...read(listImports, { params: { deckId } }), staleTime: 0 });
}

interface Undo {
  readonly deckId: string;
  readonly importId: string;
  /** Told how many cards are left, as long as some are. */
  readonly onLeft: (left: number) => void;
}

/** Takes an import back as a whole. Cut off, it goes on where it is asked for again. */
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

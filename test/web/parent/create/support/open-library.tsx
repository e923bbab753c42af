import { vi } from 'vitest';
import type { Deck } from '../../../../../shared/schemas/deck.ts';
import { LibraryDialog } from '../../../../../web/src/parent/create/library/library-dialog.tsx';
import { fakeApi, makeJson, type SeenCall } from '../../../support/fake-api.ts';
import { renderFeature } from '../../../support/render-feature.tsx';
import { householdId, makeDeck } from './make-deck.ts';
import { makeTestDevices } from './open-import.tsx';

export const taken = makeDeck('Taken');
export const saved = (call: SeenCall) => makeJson(200, { imported: (call.body as { cards: unknown[] }).cards.length });

export function openLibrary(decks: readonly Deck[] = [], change: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    'POST /api/decks': makeJson(201, taken),
    [`POST /api/decks/${taken.id}/cards/import`]: saved,
    ...change,
  });
  const onOpen = vi.fn<(deckId: string) => void>();
  const onClose = vi.fn<() => void>();
  const feature = renderFeature(
    <LibraryDialog
      householdId={householdId}
      decks={decks}
      onOpen={onOpen}
      onClose={onClose}
      devices={makeTestDevices()}
    />,
  );
  return { calls, onOpen, onClose, ...feature };
}

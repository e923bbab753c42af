import { useSyncExternalStore } from 'react';
import {
  type HistoryEntry,
  pushEntry,
  readEntry,
  replaceEntry,
  subscribeToHistory,
} from '../../../../lib/page/navigation.ts';

interface DeckEntry extends HistoryEntry {
  readonly openDeck?: { readonly householdId: string; readonly deckId: string };
}

/**
 * Stores the open deck (undefined for the list) in the browser history, so Back closes it and a reload keeps it. Switching decks replaces the entry, so Back
 * always leads to the list.
 */
export function useOpenDeck(householdId: string) {
  const entry = useSyncExternalStore(subscribeToHistory, readEntry);
  const deckId = readDeckId(entry, householdId);
  return {
    deckId,
    openDeck: (next: string) => {
      const nextEntry: DeckEntry = { ...readEntry(), openDeck: { householdId, deckId: next } };
      if (deckId === undefined) pushEntry(nextEntry);
      else replaceEntry(nextEntry);
    },
  };
}

/** Validates the entry, which may come from an older release or another household. */
function readDeckId(entry: DeckEntry, householdId: string): string | undefined {
  const open: unknown = entry.openDeck;
  if (typeof open !== 'object' || open === null || !('deckId' in open) || !('householdId' in open)) return undefined;
  return open.householdId === householdId && typeof open.deckId === 'string' ? open.deckId : undefined;
}

export function closeDeck(): void {
  if (readEntry().depth > 0) window.history.back();
  else replaceEntry({ place: readEntry().place });
}

/** Opens a deck right after the app has navigated to the deck list. Its history entry is that of the list, so Back returns to the screen before the list. */
export function openDeckThere(householdId: string, deckId: string): void {
  const entry: DeckEntry = { ...readEntry(), openDeck: { householdId, deckId } };
  replaceEntry(entry);
}

import { useSyncExternalStore } from 'react';
import {
  type HistoryEntry,
  pushEntry,
  readEntry,
  replaceEntry,
  subscribeToHistory,
} from '../../../../lib/page/navigation.ts';

/** What a history entry holds beside the place of the screen around the deck manager. */
interface DeckEntry extends HistoryEntry {
  readonly openDeck?: { readonly householdId: string; readonly deckId: string };
}

/**
 * Which deck of the household is open (undefined while the list is shown), kept in the browser's history: Back closes it
 * and a reload stays. Going from deck to deck leaves no trace, so that Back always leads to the list.
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

/** A history entry may come from an older release or another household. */
function readDeckId(entry: DeckEntry, householdId: string): string | undefined {
  const open: unknown = entry.openDeck;
  if (typeof open !== 'object' || open === null || !('deckId' in open) || !('householdId' in open)) return undefined;
  return open.householdId === householdId && typeof open.deckId === 'string' ? open.deckId : undefined;
}

/** Back to the list. */
export function closeDeck(): void {
  if (readEntry().depth > 0) window.history.back();
  else replaceEntry({ place: readEntry().place });
}

/** Opens a deck right after somebody went to where the decks are: Back leads to where they came from. */
export function openDeckThere(householdId: string, deckId: string): void {
  const entry: DeckEntry = { ...readEntry(), openDeck: { householdId, deckId } };
  replaceEntry(entry);
}

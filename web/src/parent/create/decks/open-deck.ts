import { useSyncExternalStore } from 'react';
import { type HistoryEntry, pushEntry, readEntry, replaceEntry, subscribeToHistory } from '../../../lib/history.ts';

interface OpenDeck {
  /** The deck that is open; undefined while the list is shown. */
  readonly deckId: string | undefined;
  readonly openDeck: (deckId: string) => void;
  /** Back to the list. */
  readonly closeDeck: () => void;
}

/** What a history entry holds beside the place of the screen around the deck manager. */
interface DeckEntry extends HistoryEntry {
  readonly openDeck?: { readonly householdId: string; readonly deckId: string };
}

/**
 * Which deck of the household is open, kept in the browser's history: Back closes it and a reload stays. Going from deck
 * to deck leaves no trace, so that Back always leads to the list.
 */
export function useOpenDeck(householdId: string): OpenDeck {
  const entry = useSyncExternalStore(subscribeToHistory, readEntry);
  const deckId = readDeckId(entry, householdId);
  return {
    deckId,
    openDeck: (next) => {
      const nextEntry: DeckEntry = { ...readEntry(), openDeck: { householdId, deckId: next } };
      if (deckId === undefined) pushEntry(nextEntry);
      else replaceEntry(nextEntry);
    },
    closeDeck,
  };
}

/** A history entry may come from an older release or another household. */
function readDeckId(entry: DeckEntry, householdId: string): string | undefined {
  const open: unknown = entry.openDeck;
  if (typeof open !== 'object' || open === null || !('deckId' in open) || !('householdId' in open)) return undefined;
  return open.householdId === householdId && typeof open.deckId === 'string' ? open.deckId : undefined;
}

function closeDeck(): void {
  if (readEntry().depth > 0) window.history.back();
  else replaceEntry({ place: readEntry().place });
}

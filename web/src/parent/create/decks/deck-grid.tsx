import { useState } from 'react';
import type { Deck } from '../../../../../shared/schemas/deck.ts';
import { filterByText, SEARCH_FROM } from './search-text.ts';
import { DeckCard } from './deck-card.tsx';
import styles from './deck-list.module.css';
import { SearchField } from './search-field.tsx';

interface DeckGridProps {
  readonly decks: readonly Deck[];
  readonly openDeckId: string | undefined;
  /** The deck that was just made: it takes the focus, so that Enter opens it. */
  readonly freshDeckId: string | undefined;
  readonly canManage: boolean;
  readonly onOpen: (deckId: string) => void;
  readonly onDelete: (deck: Deck) => void;
}

/** The decks as cards, with a search field where there are many. */
export function DeckGrid({ decks, openDeckId, freshDeckId, canManage, onOpen, onDelete }: DeckGridProps) {
  const [query, setQuery] = useState('');
  const found = filterByText(decks, query, ({ name, description }) => [name, description]);
  return (
    <>
      {decks.length >= SEARCH_FROM && (
        <SearchField label="Search decks" query={query} found={found.length} onChange={setQuery} />
      )}
      {found.length === 0 && <p className={styles.nothing}>No deck matches “{query.trim()}”.</p>}
      <ul className={styles.grid}>
        {found.map((deck) => (
          <li key={deck.id} aria-current={deck.id === openDeckId || undefined}>
            <DeckCard
              deck={deck}
              isOpen={deck.id === openDeckId}
              isFresh={deck.id === freshDeckId}
              onOpen={() => onOpen(deck.id)}
              onDelete={canManage ? () => onDelete(deck) : undefined}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

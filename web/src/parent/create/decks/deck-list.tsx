import type { UseQueryResult } from '@tanstack/react-query';
import Import from 'lucide-react/icons/file-up';
import Layers from 'lucide-react/icons/layers';
import Library from 'lucide-react/icons/library-big';
import Ticket from 'lucide-react/icons/ticket';
import { type Ref, useRef, useState } from 'react';
import type { Deck } from '../../../../../shared/schemas/deck.ts';
import { Button } from '../../../components/controls/button.tsx';
import { EmptyState, ErrorState } from '../../../components/feedback/messages.tsx';
import { LoadingRegion, Skeleton } from '../../../components/feedback/loading.tsx';
import { filterByText, FilterField, filterFrom } from '../list-filter.tsx';
import { ListSection } from '../list-section.tsx';
import { MasteredNote } from '../../mastered-note.tsx';
import { DeckCard } from './deck-card.tsx';
import { NewDeckForm } from './deck-form.tsx';
import styles from './deck-list.module.css';

interface DeckListProps {
  readonly householdId: string;
  readonly decks: UseQueryResult<readonly Deck[]>;
  readonly openDeckId: string | undefined;
  readonly canManage: boolean;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly onOpen: (deckId: string) => void;
  readonly onDelete: (deck: Deck) => void;
  readonly onImport: () => void;
  readonly onLibrary: () => void;
  readonly onTake: () => void;
}

/** `My Decks`: what there is, and the ways to a new one. */
export function DeckList({
  householdId,
  decks,
  canManage,
  titleRef,
  onImport,
  onLibrary,
  onTake,
  ...grid
}: DeckListProps) {
  const [isAdding, setIsAdding] = useState(false);
  const [freshDeckId, setFreshDeckId] = useState<string>();
  const newDeckRef = useRef<HTMLButtonElement>(null);

  function stopAdding() {
    setIsAdding(false);
    newDeckRef.current?.focus();
  }

  const actions = canManage && (
    <>
      <Button
        ref={newDeckRef}
        // The open deck beside the list has the screen's primary button.
        variant={isAdding || grid.openDeckId ? 'secondary' : 'primary'}
        aria-expanded={isAdding}
        onClick={() => setIsAdding(!isAdding)}
      >
        + New Deck
      </Button>
      <Button icon={<Import aria-hidden="true" />} onClick={onImport}>
        Import
      </Button>
      <Button icon={<Library aria-hidden="true" />} onClick={onLibrary}>
        Ready decks
      </Button>
      <Button icon={<Ticket aria-hidden="true" />} onClick={onTake}>
        Take a shared deck
      </Button>
    </>
  );
  return (
    <ListSection title="My Decks" titleRef={titleRef} actions={actions}>
      {isAdding && (
        <NewDeckForm
          householdId={householdId}
          onCreated={(deck) => {
            setFreshDeckId(deck.id);
            setIsAdding(false);
          }}
          onCancel={stopAdding}
        />
      )}
      <DeckListBody decks={decks} canManage={canManage} freshDeckId={freshDeckId} {...grid} />
    </ListSection>
  );
}

interface DeckListBodyProps extends Omit<
  DeckListProps,
  'householdId' | 'titleRef' | 'onImport' | 'onLibrary' | 'onTake'
> {
  /** The deck that was just made: it takes the focus, so that Enter opens it. */
  readonly freshDeckId: string | undefined;
}

function DeckListBody({ decks, canManage, ...grid }: DeckListBodyProps) {
  if (decks.data === undefined) {
    if (decks.isError) return <ErrorState title="Failed to load decks" of={decks} />;
    return (
      <LoadingRegion label="Loading decks..." className={styles.grid}>
        <Skeleton height="152px" count={3} />
      </LoadingRegion>
    );
  }
  if (decks.data.length === 0) {
    const text = canManage ? 'Create your first deck to get started' : 'There is nothing to look at yet.';
    return <EmptyState icon={<Layers />} title="No Decks Yet" text={text} />;
  }
  return <DeckGrid decks={decks.data} canManage={canManage} {...grid} />;
}

type DeckGridProps = Omit<DeckListBodyProps, 'decks'> & { readonly decks: readonly Deck[] };

/** The decks as cards, with a search field where there are many. */
function DeckGrid({ decks, openDeckId, freshDeckId, canManage, onOpen, onDelete }: DeckGridProps) {
  const [query, setQuery] = useState('');
  const found = filterByText(decks, query, ({ name, description }) => [name, description]);
  return (
    <>
      {decks.length >= filterFrom && (
        <FilterField label="Search decks" query={query} found={found.length} onChange={setQuery} />
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
      <MasteredNote className={styles.note} />
    </>
  );
}

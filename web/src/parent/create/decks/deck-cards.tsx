import type { UseQueryResult } from '@tanstack/react-query';
import CardsIcon from 'lucide-react/icons/gallery-vertical-end';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Card } from '../../../../../shared/schemas/deck.ts';
import { EmptyState, ErrorState } from '../../../components/feedback/messages.tsx';
import { LoadingRegion, Skeleton } from '../../../components/feedback/loading.tsx';
import { filterByText, SEARCH_FROM } from './search-text.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { CardRows } from './card-rows.tsx';
import styles from './deck-detail.module.css';
import { DeleteCardDialog } from './delete-card-dialog.tsx';
import { EditCardDialog } from './edit-card-dialog.tsx';
import { SearchField } from './search-field.tsx';

interface DeckCardsProps {
  readonly deckId: string;
  readonly cards: UseQueryResult<Card[]>;
  /** Cards added while the deck is open, newest first: they stand on top, where they are seen. */
  readonly addedIds: readonly string[];
  readonly canManage: boolean;
}

/** The cards of the open deck, whatever state they are in. */
export function DeckCards({ cards, canManage, ...rest }: DeckCardsProps) {
  if (cards.data === undefined) {
    if (cards.isError) {
      const retry = () => void cards.refetch();
      return (
        <ErrorState title="Failed to load cards" error={cards.error} isRetrying={cards.isFetching} onRetry={retry} />
      );
    }
    return (
      <LoadingRegion label="Loading cards..." className={styles.rows}>
        <Skeleton height="96px" count={4} />
      </LoadingRegion>
    );
  }
  if (cards.data.length === 0) {
    const text = canManage ? 'Add your first card to this deck' : 'There is nothing to look at yet.';
    return <EmptyState icon={<CardsIcon />} title="No Cards Yet" text={text} />;
  }
  return <FilledDeck {...rest} cards={cards.data} canManage={canManage} />;
}

type FilledDeckProps = Omit<DeckCardsProps, 'cards'> & { readonly cards: readonly Card[] };

function FilledDeck({ deckId, cards, addedIds, canManage }: FilledDeckProps) {
  const [query, setQuery] = useState('');
  const [editing, setEditing] = useState<Card>();
  const [deleting, setDeleting] = useState<Card>();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const focusAfterRemoval = useFocusAfterRemoval(cards, titleRef);
  const wanted = useDeferredValue(query);
  const ordered = useMemo(() => putAddedFirst(cards, addedIds), [cards, addedIds]);
  const found = useMemo(() => filterByText(ordered, wanted, ({ front, back }) => [front, back]), [ordered, wanted]);

  return (
    <section className={styles.cards} aria-labelledby="deck-cards">
      <h3 id="deck-cards" ref={titleRef} tabIndex={-1}>
        Cards
      </h3>
      {cards.length >= SEARCH_FROM && (
        <SearchField label="Search cards" query={query} found={found.length} onChange={setQuery} />
      )}
      {found.length === 0 && <p className={styles.hint}>No card matches “{wanted.trim()}”.</p>}
      <CardRows
        key={wanted}
        cards={found}
        onEdit={canManage ? setEditing : undefined}
        onDelete={canManage ? setDeleting : undefined}
      />
      {editing && <EditCardDialog card={editing} onClose={() => setEditing(undefined)} />}
      {deleting && (
        <DeleteCardDialog
          deckId={deckId}
          card={deleting}
          onDeleted={() => {
            setDeleting(undefined);
            focusAfterRemoval(deleting.id);
          }}
          onCancel={() => setDeleting(undefined)}
        />
      )}
    </section>
  );
}

function putAddedFirst(cards: readonly Card[], addedIds: readonly string[]): readonly Card[] {
  if (addedIds.length === 0) return cards;
  const places = new Map(addedIds.map((id, place) => [id, place]));
  const placeOf = (card: Card): number => places.get(card.id) ?? addedIds.length;
  return cards.toSorted((one, other) => placeOf(one) - placeOf(other));
}

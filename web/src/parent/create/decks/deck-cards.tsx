import type { UseQueryResult } from '@tanstack/react-query';
import CardsIcon from 'lucide-react/icons/gallery-vertical-end';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type RefObject,
  startTransition,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Card, Deck } from '../../../../../shared/schemas/deck.ts';
import { useFormatting } from '../../../components/card-side/formatting.ts';
import { DeleteDialog } from '../../../components/dialog/delete-dialog.tsx';
import { EmptyState, ErrorState } from '../../../components/feedback/messages.tsx';
import { LoadingRegion, Skeleton } from '../../../components/feedback/loading.tsx';
import { useFocusAfterDeletion } from '../../../lib/use-focus-after-deletion.ts';
import { deleteCardMutation } from '../../../queries/cards.ts';
import { filterByText, FilterField, filterFrom, useFoldingAhead } from '../list-filter.tsx';
import { EditCardDialog } from './card-forms.tsx';
import { CardRow, type CardRowProps } from './card-row.tsx';
import styles from './deck-detail.module.css';
import { FlagNote, type FlaggedCards, useFlaggedCards } from './flagged-cards.tsx';

interface DeckCardsProps {
  readonly deck: Deck;
  readonly cards: UseQueryResult<readonly Card[]>;
  /** Cards added while the deck is open, newest first: they stand on top, where they are seen. */
  readonly addedIds: readonly string[];
  readonly canManage: boolean;
}

/** The cards of the open deck, whatever state they are in. */
export function DeckCards({ cards, canManage, ...rest }: DeckCardsProps) {
  const { isReady } = useFormatting(rest.deck.format);
  if (cards.data === undefined || !isReady) {
    if (cards.isError) return <ErrorState title="Failed to load cards" of={cards} />;
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

function FilledDeck({ deck, cards, addedIds, canManage }: FilledDeckProps) {
  const [query, setQuery] = useState('');
  const [editing, setEditing] = useState<Card>();
  const [deleting, setDeleting] = useState<Card>();
  const { titleRef, noteDeleted } = useFocusAfterDeletion(cards);
  // A form is drawn in steps, between which a slow device does what else it has to.
  const openEditing = useCallback((card: Card) => startTransition(() => setEditing(card)), []);
  const wanted = useDeferredValue(query);
  const { toPlainText } = useFormatting(deck.format);
  const textsOf = useCallback(
    ({ front, back, frontMedia = [], backMedia = [] }: Card) => [
      toPlainText(front),
      toPlainText(back),
      ...[...frontMedia, ...backMedia].map(({ alt }) => alt),
    ],
    [toPlainText],
  );
  useFoldingAhead(cards, textsOf);
  const flagged = useFlaggedCards(deck, canManage);
  const ordered = useMemo(() => putFirst(cards, [...addedIds, ...flagged.keys()]), [cards, addedIds, flagged]);
  const found = useMemo(() => filterByText(ordered, wanted, textsOf), [ordered, wanted, textsOf]);

  return (
    <section className={styles.cards} aria-labelledby="deck-cards">
      <h3 id="deck-cards" ref={titleRef} tabIndex={-1}>
        Cards
      </h3>
      {cards.length >= filterFrom && (
        <FilterField label="Search cards" query={query} found={found.length} onChange={setQuery} />
      )}
      {found.length === 0 && <p className={styles.hint}>No card matches “{wanted.trim()}”.</p>}
      <CardRows
        cards={found}
        deck={deck}
        flagged={flagged}
        onEdit={canManage ? openEditing : undefined}
        onDelete={canManage ? setDeleting : undefined}
      />
      {editing && <EditCardDialog card={editing} format={deck.format} onClose={() => setEditing(undefined)} />}
      {deleting && (
        <DeleteDialog
          title="Delete card"
          text="Are you sure you want to delete this card?"
          mutation={deleteCardMutation}
          target={{ deckId: deck.id, cardId: deleting.id }}
          doneText="Card deleted"
          failedText="Failed to delete card"
          onDeleted={() => {
            setDeleting(undefined);
            noteDeleted(deleting.id);
          }}
          onCancel={() => setDeleting(undefined)}
        />
      )}
    </section>
  );
}

function putFirst(cards: readonly Card[], firstIds: readonly string[]): readonly Card[] {
  if (firstIds.length === 0) return cards;
  const places = new Map(firstIds.map((id, place) => [id, place]));
  const placeOf = (card: Card): number => places.get(card.id) ?? firstIds.length;
  return cards.toSorted((one, other) => placeOf(one) - placeOf(other));
}

interface CardRowsProps extends Omit<CardRowProps, 'card'> {
  readonly cards: readonly Card[];
  /** By card: the children who say that something is wrong with it. */
  readonly flagged: FlaggedCards;
}

/** As high as most rows are, in pixels, until they are drawn and measured: front and back stand side by side where there is room. */
const usualRowHeight = () => (window.innerWidth < 600 ? 136 : 84);
const rowGap = 12;

/** A list of so many is drawn whole: the browser's own search finds everything in it. */
const drawnWhole = 40;

/**
 * Front and back of every card. Of a long list are drawn the rows in sight with a few around them, and the one that last had the
 * focus: neither the keyboard's place nor what a dialog goes back to is ever gone.
 */
function CardRows({ cards, deck, flagged, onEdit, onDelete }: CardRowsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const [focusedId, setFocusedId] = useState<string>();
  const scrollMargin = useDistanceFromTop(listRef);
  const focused = useMemo(() => cards.findIndex(({ id }) => id === focusedId), [cards, focusedId]);
  // oxlint-disable-next-line react/incompatible-library -- what it answers is used in this drawing only, and handed to nothing that remembers it
  const { getVirtualItems, containerRef, measureElement } = useWindowVirtualizer({
    // Where rows stand is written without drawing them anew; which ones there are, a few at a time: a slow device scrolls on meanwhile.
    directDomUpdates: true,
    useFlushSync: false,
    count: cards.length,
    estimateSize: usualRowHeight,
    getItemKey: (index) => cards[index]?.id ?? index,
    gap: rowGap,
    overscan: cards.length <= drawnWhole ? drawnWhole : 3,
    scrollMargin,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      return focused < 0 || near.includes(focused) ? near : [...near, focused].toSorted((one, other) => one - other);
    },
  });
  const drawn = useDeferredValue(getVirtualItems());
  return (
    <ul
      ref={(list) => {
        listRef.current = list;
        containerRef(list);
      }}
      className={styles.rows}
    >
      {drawn.map(({ index }) => {
        const card = cards[index];
        if (!card) return null;
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears of the focus of the buttons in it
          <li
            key={card.id}
            ref={measureElement}
            data-index={index}
            aria-setsize={cards.length}
            aria-posinset={index + 1}
            className={styles.place}
            onFocus={() => setFocusedId(card.id)}
          >
            <FlagNote card={card} by={flagged.get(card.id)} />
            <CardRow card={card} deck={deck} onEdit={onEdit} onDelete={onDelete} />
          </li>
        );
      })}
    </ul>
  );
}

/** How far below the top of the page a list begins, whatever opens or loads above it. */
function useDistanceFromTop(ref: RefObject<HTMLElement | null>): number {
  const [distance, setDistance] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void =>
      setDistance(Math.round((ref.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
  return distance;
}

import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Card } from '../../../../../../shared/schemas/deck.ts';
import { CardRow, type CardRowProps } from './card-row.tsx';
import styles from '../deck/deck-detail.module.css';
import { FlagNote, type FlaggedCards } from '../deck/flagged-cards.tsx';

interface CardListProps extends Omit<CardRowProps, 'card' | 'isSelected'> {
  readonly cards: readonly Card[];
  /** By card: the children who say that something is wrong with it. */
  readonly flagged: FlaggedCards;
  /** While cards are selected: those that are. */
  readonly selectedIds: ReadonlySet<string> | undefined;
}

/** As high as most rows are, in pixels, until they are drawn and measured: front and back stand side by side where there is room. */
const usualRowHeight = () => (window.innerWidth < 600 ? 136 : 84);
const rowGap = 12;

/** Front and back of every card. */
export function CardList({ cards, flagged, selectedIds, ...row }: CardListProps) {
  const [focusedId, setFocusedId] = useState<string>();
  const focused = useMemo(() => cards.findIndex(({ id }) => id === focusedId), [cards, focusedId]);
  const { listRef, drawn, measureElement } = useRowsInSight({
    keys: useMemo(() => cards.map(({ id }) => id), [cards]),
    height: usualRowHeight,
    gap: rowGap,
    kept: [focused],
  });
  return (
    <ul ref={listRef} className={styles.rows}>
      {drawn.map((index) => {
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
            <CardRow card={card} {...row} isSelected={selectedIds?.has(card.id)} />
          </li>
        );
      })}
    </ul>
  );
}

interface Rows {
  /** What tells each row, the same list as long as the rows are the same: with another one the place of every row is worked out anew. */
  readonly keys: readonly string[];
  /** Of a row, in pixels, until it is drawn and measured. */
  readonly height: () => number;
  readonly gap: number;
  /** Rows that are drawn wherever they are: what has the focus, and what a dialog goes back to, is never gone. */
  readonly kept: readonly number[];
}

/** A list of so many is drawn whole: the browser's own search finds everything in it. */
const drawnWhole = 40;

/** Of a long list that scrolls with the page: the rows in sight, with a few around them. */
export function useRowsInSight({ keys, height, gap, kept }: Rows) {
  const count = keys.length;
  const listElement = useRef<HTMLElement>(null);
  const scrollMargin = useDistanceFromTop(listElement);
  // oxlint-disable-next-line react/incompatible-library -- what it answers is used in this drawing only, and handed to nothing that remembers it
  const { getVirtualItems, containerRef, measureElement } = useWindowVirtualizer({
    // Where rows stand is written without drawing them anew; which ones there are, a few at a time: a slow device scrolls on meanwhile.
    directDomUpdates: true,
    useFlushSync: false,
    count,
    estimateSize: height,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    gap,
    overscan: count <= drawnWhole ? drawnWhole : 3,
    scrollMargin,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      const wanted = kept.filter((index) => index >= 0 && index < count && !near.includes(index));
      return wanted.length === 0 ? near : [...near, ...wanted].toSorted((one, other) => one - other);
    },
  });
  const drawn = useDeferredValue(getVirtualItems());
  const listRef = useCallback(
    (list: HTMLElement | null) => {
      listElement.current = list;
      containerRef(list);
    },
    [containerRef],
  );
  return { listRef, listElement, drawn: drawn.map(({ index }) => index), measureElement };
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

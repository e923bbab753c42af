import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Card } from '../../../../../../shared/schemas/deck.ts';
import { CardRow, type CardRowProps } from './card-row.tsx';
import { FlagNote, type FlaggedCards } from '../deck/flagged-cards.tsx';

interface CardListProps extends Omit<CardRowProps, 'card' | 'isSelected'> {
  readonly cards: readonly Card[];
  /** Names of the children who reported a problem, by card id. */
  readonly flagged: FlaggedCards;
  /** Ids of the selected cards; undefined outside selection mode. */
  readonly selectedIds: ReadonlySet<string> | undefined;
}

/** Estimated row height in pixels, used until a row is measured. On narrow screens front and back are stacked. */
const usualRowHeight = () => (window.innerWidth < 600 ? 114 : 70);
const rowGap = 12;

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
    <ul ref={listRef} className="stack gap-3 relative">
      {drawn.map((index) => {
        const card = cards[index];
        if (!card) return null;
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles focus events that bubble from its buttons
          <li
            key={card.id}
            ref={measureElement}
            data-index={index}
            aria-setsize={cards.length}
            aria-posinset={index + 1}
            className="placed"
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
  /** Row keys. Pass the same array while the rows are unchanged, because a new array recomputes all positions. */
  readonly keys: readonly string[];
  /** Estimated row height in pixels, until it is measured. */
  readonly height: () => number;
  readonly gap: number;
  /** Indexes of rows that are always rendered, so that the row with the focus, or the one that regains it after a dialog, stays mounted. */
  readonly kept: readonly number[];
}

/** Lists up to this length are rendered in full, so the browser's search finds everything. */
const drawnWhole = 40;

/** Returns the visible rows of a list that scrolls with the page, plus a few around them. */
export function useRowsInSight({ keys, height, gap, kept }: Rows) {
  const count = keys.length;
  const listElement = useRef<HTMLElement>(null);
  const scrollMargin = useDistanceFromTop(listElement);
  // oxlint-disable-next-line react/incompatible-library -- its results are used only in this render and never passed to memoized code
  const { getVirtualItems, containerRef, measureElement } = useWindowVirtualizer({
    // The virtualizer moves rows in the DOM without rendering. New rows render asynchronously, so that slow devices scroll smoothly.
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

/** Returns a list's distance from the top of the page. It updates when content above changes size. */
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

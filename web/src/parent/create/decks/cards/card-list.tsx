import { defaultRangeExtractor, measureElement as measureRow, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type RefObject,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
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

/** Estimated row heights in pixels, used until a row is measured. On narrow screens front and back are stacked. */
const usualRowHeight = { narrow: 114, wide: 70 };
const rowGap = 12;

export function CardList({ cards, flagged, selectedIds, ...row }: CardListProps) {
  const [focusedId, setFocusedId] = useState<string>();
  const focused = useMemo(
    () => (focusedId === undefined ? -1 : cards.findIndex(({ id }) => id === focusedId)),
    [cards, focusedId],
  );
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
  /** Row keys. Other keys recompute all positions. */
  readonly keys: readonly string[];
  /** Estimated row heights in pixels, until rows are measured. Those of most rows, because each row of another height moves all rows below it. */
  readonly height: { readonly narrow: number; readonly wide: number };
  readonly gap: number;
  /** Indexes of rows that are always rendered, so that the row with the focus, or the one that regains it after a dialog, stays mounted. */
  readonly kept: readonly number[];
}

/** Lists up to this length are rendered in full, so the browser's search finds everything. */
const drawnWhole = 40;

/** Number of rows that one frame may add. The layout of a row is its main cost, so a screen full of them at once makes a long task. */
const addedAtOnce = 6;

/** Returns the visible rows of a list that scrolls with the page, plus a few around them. */
export function useRowsInSight({ keys: given, height, gap, kept }: Rows) {
  const keys = useSameKeys(given);
  const count = keys.length;
  const listElement = useRef<HTMLElement>(null);
  const scrollMargin = useDistanceFromTop(listElement);
  // Read once: the virtualizer asks for the height of every row.
  const usualHeight = window.innerWidth < 600 ? height.narrow : height.wide;
  const addKept = (near: number[]): number[] => {
    // A row may be kept for two reasons, such as the last one with the focus.
    const wanted = new Set([...near, ...kept.filter((index) => index >= 0 && index < count)]);
    return wanted.size === near.length ? near : [...wanted].toSorted((one, other) => one - other);
  };
  // oxlint-disable-next-line react/incompatible-library -- its results are used only in this render and never passed to memoized code
  const { getVirtualItems, containerRef, measureElement, range } = useWindowVirtualizer<HTMLElement>({
    // The virtualizer moves rows in the DOM without rendering. New rows render asynchronously, so that slow devices scroll smoothly.
    directDomUpdates: true,
    useFlushSync: false,
    count,
    estimateSize: () => usualHeight,
    // Reading the height of each new row would force a layout for each. The observer tells all of them in the same frame.
    measureElement: (row, entry, list) =>
      entry
        ? measureRow(row, entry, list)
        : (list.itemSizeCache.get(keys[list.indexFromElement(row)] ?? '') ?? usualHeight),
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    gap,
    overscan: count <= drawnWhole ? drawnWhole : 3,
    scrollMargin,
    rangeExtractor: (sight) => addKept(defaultRangeExtractor(sight)),
  });
  // The deferred rows may be those before a row was inserted. Without the kept ones, the row that is typed into would go for a moment, and the focus with it.
  const wanted = addKept(useDeferredValue(getVirtualItems()).map(({ index }) => index));
  const isFirst = (index: number): boolean => range !== null && index >= range.startIndex && index <= range.endIndex;
  const drawn = useSteps(wanted, { keys, kept, isFirst, most: count <= drawnWhole ? drawnWhole : addedAtOnce });
  const listRef = useCallback(
    (list: HTMLElement | null) => {
      listElement.current = list;
      containerRef(list);
    },
    [containerRef],
  );
  return { listRef, listElement, drawn, measureElement };
}

/** Returns the same array as long as its keys are the same: after a change of one card's text, no position is computed anew. */
function useSameKeys(keys: readonly string[]): readonly string[] {
  const [before, setBefore] = useState(keys);
  const isSame = keys === before || (keys.length === before.length && keys.every((key, at) => key === before[at]));
  if (!isSame) setBefore(keys);
  return isSame ? before : keys;
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

interface Steps {
  readonly keys: readonly string[];
  /** Indexes of rows that never wait, such as the one with the focus. */
  readonly kept: readonly number[];
  /** Whether a row is added before the others. */
  readonly isFirst: (index: number) => boolean;
  /** Number of rows that one frame may add. */
  readonly most: number;
}

/** Returns the wanted rows, or as many of them as one frame may add. The others follow in the next frames. */
function useSteps(wanted: readonly number[], { keys, kept, isFirst, most }: Steps): readonly number[] {
  const [before, setBefore] = useState('');
  const known = new Set(before.split(' '));
  const added = wanted.filter((index) => !known.has(keys[index] ?? '') && !kept.includes(index));
  const later = new Set([...added.filter(isFirst), ...added.filter((index) => !isFirst(index))].slice(most));
  const drawn = wanted.filter((index) => !later.has(index));
  const now = drawn.map((index) => keys[index]).join(' ');
  useEffect(() => {
    if (now === before) return undefined;
    // After a frame, because the browser lays out commits together that follow each other at once.
    const frame = requestAnimationFrame(() => startTransition(() => setBefore(now)));
    return () => cancelAnimationFrame(frame);
  }, [now, before]);
  return drawn;
}

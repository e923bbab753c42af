import Search from 'lucide-react/icons/search';
import { useEffect, useId } from 'react';
import { foldText } from '../../../../shared/quiz/fold-text.ts';
import { VisuallyHidden } from '../../components/feedback/visually-hidden.tsx';
import { formatNumber } from '../../words/counts.ts';
import styles from './list-filter.module.css';

/** Lists of this length and more get a field that narrows them. */
export const filterFrom = 9;

type TextsOf<Item> = (item: Item) => readonly (string | undefined)[];

/**
 * The items whose texts hold what was typed, whatever the case, the number of spaces, the width of the letters or the way
 * accents are composed. An item is always searched by the same texts.
 */
export function filterByText<Item extends object>(
  items: readonly Item[],
  query: string,
  textsOf: TextsOf<Item>,
): readonly Item[] {
  const wanted = foldForSearch(query);
  if (wanted === '') return items;
  return items.filter((item) => foldItem(item, textsOf).some((text) => text.includes(wanted)));
}

const foldings = new WeakMap<object, readonly string[]>();

/** An item's texts as they are searched: made once, and again when the item is another one. */
function foldItem<Item extends object>(item: Item, textsOf: TextsOf<Item>): readonly string[] {
  const known = foldings.get(item);
  if (known) return known;
  const folded = textsOf(item).map((text) => foldForSearch(text ?? ''));
  foldings.set(item, folded);
  return folded;
}

/** So many items are folded in one go: a few milliseconds on a slow device. */
const foldedAtOnce = 200;

/** Prepares a long list for its first search, a little at a time while nothing else is going on. */
export function useFoldingAhead<Item extends object>(items: readonly Item[], textsOf: TextsOf<Item>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fold = (from: number): void => {
      for (const item of items.slice(from, from + foldedAtOnce)) foldItem(item, textsOf);
      const next = from + foldedAtOnce;
      if (next < items.length) timer = setTimeout(() => fold(next), 0);
    };
    if (items.length > foldedAtOnce) timer = setTimeout(() => fold(0), 0);
    return () => clearTimeout(timer);
  }, [items, textsOf]);
}

function foldForSearch(text: string): string {
  return foldText(text.normalize('NFKC'));
}

interface FilterFieldProps {
  readonly label: string;
  readonly query: string;
  /** How many things match: told to screen readers while somebody types. */
  readonly found: number;
  readonly onChange: (query: string) => void;
}

/** Narrows a list while one types. Escape empties it, as in every search field. */
export function FilterField({ label, query, found, onChange }: FilterFieldProps) {
  const id = useId();
  return (
    <div role="search" className={styles.search}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Search className={styles.icon} />
      </label>
      <input
        id={id}
        type="search"
        dir="auto"
        placeholder={label}
        autoComplete="off"
        className={styles.input}
        value={query}
        onChange={(event) => onChange(event.target.value)}
      />
      <div role="status">{query.trim() !== '' && <VisuallyHidden>{formatNumber(found)} found</VisuallyHidden>}</div>
    </div>
  );
}

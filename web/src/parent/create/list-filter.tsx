import { useLingui } from '@lingui/react/macro';
import Search from 'virtual:icons/search';
import { useEffect, useId } from 'react';
import { foldText } from '../../../../shared/quiz/fold-text.ts';
import { VisuallyHidden } from '../../components/feedback/visually-hidden.tsx';
import { formatNumber } from '../../words/counts.ts';
import styles from './list-filter.module.css';

/** Minimum length of a list that gets a filter field. */
export const filterFrom = 9;

type TextsOf<Item> = (item: Item) => readonly (string | undefined)[];

/**
 * Returns the items whose texts contain the query, ignoring case, spacing, letter width and Unicode composition.
 * `textsOf` must return the same texts for an item every time, because they are cached.
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

/** Returns an item's texts in case-folded form, cached by object identity. */
function foldItem<Item extends object>(item: Item, textsOf: TextsOf<Item>): readonly string[] {
  const known = foldings.get(item);
  if (known) return known;
  const folded = textsOf(item).map((text) => foldForSearch(text ?? ''));
  foldings.set(item, folded);
  return folded;
}

/** Number of items whose texts are case-folded per task, which takes a few milliseconds on a slow device. */
const foldedAtOnce = 200;

/** Prepares a long list's texts for search, in batches, before the first search. */
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
  /** Number of matches, announced to screen readers while typing. */
  readonly found: number;
  readonly onChange: (query: string) => void;
}

/** A search field that filters a list. Escape clears it. */
export function FilterField({ label, query, found, onChange }: FilterFieldProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div role="search" className="relative">
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
      <div role="status">
        {query.trim() !== '' && <VisuallyHidden>{t`${{ count: formatNumber(found) }} found`}</VisuallyHidden>}
      </div>
    </div>
  );
}

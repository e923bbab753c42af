import Search from 'lucide-react/icons/search';
import { useId } from 'react';
import { foldText } from '../../../../shared/quiz/fold-text.ts';
import { VisuallyHidden } from '../../components/feedback/visually-hidden.tsx';
import { formatNumber } from '../../words/counts.ts';
import styles from './list-filter.module.css';

/** Lists of this length and more get a field that narrows them. */
export const filterFrom = 9;

/**
 * The items whose texts hold what was typed, whatever the case, the number of spaces, the width of the letters or the way
 * accents are composed.
 */
export function filterByText<Item>(
  items: readonly Item[],
  query: string,
  textsOf: (item: Item) => readonly (string | undefined)[],
): readonly Item[] {
  const wanted = foldForSearch(query);
  if (wanted === '') return items;
  return items.filter((item) => textsOf(item).some((text) => foldForSearch(text ?? '').includes(wanted)));
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
        <Search aria-hidden="true" className={styles.icon} />
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

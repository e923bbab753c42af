import Search from 'lucide-react/icons/search';
import { useId } from 'react';
import { VisuallyHidden } from '../../../components/feedback/visually-hidden.tsx';
import { formatNumber } from '../../../words/counts.ts';
import styles from './search-field.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly query: string;
  /** How many things match: told to screen readers while somebody types. */
  readonly found: number;
  readonly onChange: (query: string) => void;
}

/** Narrows a list while one types. Escape empties it, as in every search field. */
export function SearchField({ label, query, found, onChange }: SearchFieldProps) {
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

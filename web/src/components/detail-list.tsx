import type { ReactNode } from 'react';
import { joinClasses } from '../lib/class-names.ts';
import styles from './detail-list.module.css';

interface Detail {
  readonly term: string;
  readonly value: ReactNode;
  /** An id: set in the code font, and wherever it has to, it wraps. */
  readonly isId?: boolean;
}

/** Facts about one thing, each with its name. */
export function DetailList({ details }: { readonly details: readonly Detail[] }) {
  return (
    <dl className={styles.list}>
      {details.map(({ term, value, isId }) => (
        <div key={term} className={styles.detail}>
          <dt className={styles.term}>{term}</dt>
          <dd className={joinClasses(styles.value, isId && styles.id)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

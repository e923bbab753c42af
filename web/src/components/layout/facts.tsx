import type { ReactNode } from 'react';
import { joinClasses } from '../../lib/class-names.ts';
import { Disclosure } from './disclosure.tsx';
import styles from './facts.module.css';

interface StatTileProps {
  readonly icon?: ReactNode;
  readonly value: string | number;
  readonly label: string;
  readonly tone?: 'plain' | 'brand' | 'spark';
}

/** One number and what it counts. */
export function StatTile({ icon, value, label, tone = 'plain' }: StatTileProps) {
  return (
    <div className={joinClasses(styles.tile, styles[tone])}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span>
        <strong className={styles.number}>{value}</strong> <span className={styles.label}>{label}</span>
      </span>
    </div>
  );
}

interface Detail {
  readonly term: string;
  readonly value: ReactNode;
  /** An id: set in the code font, and wherever it has to, it wraps. */
  readonly isId?: boolean;
}

/** Facts about one thing, each with its name. Its ids, which hardly anybody needs, are folded away below them. */
export function DetailList({ details }: { readonly details: readonly Detail[] }) {
  const ids = details.filter(({ isId }) => isId);
  return (
    <>
      <DetailRows details={details.filter(({ isId }) => !isId)} />
      {ids.length > 0 && (
        <Disclosure summary="Technical details">
          <DetailRows details={ids} />
        </Disclosure>
      )}
    </>
  );
}

function DetailRows({ details }: { readonly details: readonly Detail[] }) {
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

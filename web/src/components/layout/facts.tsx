import { useLingui } from '@lingui/react/macro';
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

export function StatTile({ icon, value, label, tone = 'plain' }: StatTileProps) {
  return (
    <div className={joinClasses(styles.tile, 'row gap-3 box', styles[tone])}>
      {icon && (
        <span className={joinClasses(styles.icon, 'middle muted sunken rigid')} aria-hidden="true">
          {icon}
        </span>
      )}
      <span>
        <strong className="title figures block text-xl">{value}</strong> <span className="note">{label}</span>
      </span>
    </div>
  );
}

interface Detail {
  readonly term: string;
  readonly value: ReactNode;
  /** Shows the value in the code font and lets it wrap anywhere. */
  readonly isId?: boolean;
}

/** A list of labeled values. Ids, which are rarely needed, are collapsed below it. */
export function DetailList({ details }: { readonly details: readonly Detail[] }) {
  const { t } = useLingui();
  const ids = details.filter(({ isId }) => isId);
  return (
    <>
      <DetailRows details={details.filter(({ isId }) => !isId)} />
      {ids.length > 0 && (
        <Disclosure summary={t`Technical details`}>
          <DetailRows details={ids} />
        </Disclosure>
      )}
    </>
  );
}

function DetailRows({ details }: { readonly details: readonly Detail[] }) {
  return (
    <dl className="stack">
      {details.map(({ term, value, isId }) => (
        <div key={term} className={joinClasses(styles.detail, 'wrap lined')}>
          <dt className="note">{term}</dt>
          <dd className={joinClasses('medium shrinks breaks', isId && styles.id)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

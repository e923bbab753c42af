import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './app-nav.module.css';
import { Logo } from './logo.tsx';

export interface AppNavItem<Id extends string> {
  readonly id: Id;
  /** One word, shown below the icon even on a phone. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Makes the item larger and centered, for the learner's Study tab. Use it at most once. */
  readonly isCentre?: boolean;
}

interface AppNavProps<Id extends string> {
  readonly items: readonly AppNavItem<Id>[];
  readonly current: Id | undefined;
  readonly onSelect: (id: Id) => void;
}

/** The main navigation: a bar at the bottom on a phone, a side rail from 1000 px. */
export function AppNav<Id extends string>({ items, current, onSelect }: AppNavProps<Id>) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Main`} className={styles.nav}>
      <div className={styles.logo}>
        <Logo />
      </div>
      <ul className={joinClasses(styles.list, 'flex mid')}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <button
              type="button"
              className={joinClasses(joinClasses(styles.button, 'row muted bold'), item.isCentre && styles.centre)}
              aria-current={item.id === current ? 'page' : undefined}
              onClick={() => onSelect(item.id)}
            >
              <span className={joinClasses(styles.icon, 'middle round')} aria-hidden="true">
                {item.icon}
              </span>
              <span>{item.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

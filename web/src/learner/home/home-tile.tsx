import type { ReactNode } from 'react';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './home-tile.module.css';

interface HomeTileProps {
  readonly tone: 'brand' | 'spark';
  readonly icon: ReactNode;
  readonly value: number;
  readonly label: string;
  /** A kind word below. */
  readonly note?: string | undefined;
}

/** A number to be proud of: big enough to be read across a room, and two fit side by side on a small phone. */
export function HomeTile({ tone, icon, value, label, note }: HomeTileProps) {
  return (
    <p className={joinClasses(styles.tile, styles[tone])}>
      <span className={styles.top}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <strong className={styles.value}>{value}</strong>
      </span>{' '}
      <span className={styles.label}>{label}</span> {note && <span className={styles.note}>{note}</span>}
    </p>
  );
}

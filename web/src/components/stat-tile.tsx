import type { ReactNode } from 'react';
import { joinClasses } from '../lib/class-names.ts';
import styles from './stat-tile.module.css';

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
        <strong className={styles.value}>{value}</strong> <span className={styles.label}>{label}</span>
      </span>
    </div>
  );
}

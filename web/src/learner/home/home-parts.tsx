import ChevronRight from 'virtual:icons/chevron-right';
import type { ReactNode } from 'react';
import { PressableCard } from '../../components/layout/card.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './home-screen.module.css';

interface TileProps {
  readonly tone: 'brand' | 'spark' | 'right';
  readonly icon: ReactNode;
  readonly value: number;
  readonly label: string;
  readonly note?: string | undefined;
  /** Spans the full width below the other tiles. */
  readonly isWide?: boolean;
  readonly onPress: () => void;
}

const tints = {
  brand: joinClasses(styles.brandTint, 'tint-brand'),
  spark: joinClasses(styles.sparkTint, 'tint-spark'),
  right: 'tint-right',
} as const;

/** Statistic tile. Two fit side by side on a small phone. */
export function Tile({ tone, icon, value, label, note, isWide = false, onPress }: TileProps) {
  return (
    <button
      type="button"
      className={joinClasses(styles.tile, tints[tone], isWide && styles.wideTile)}
      onClick={onPress}
    >
      <span className={joinClasses(styles.top, 'row gap-2')}>
        <span aria-hidden="true">{icon}</span>
        <strong className="title figures text-3xl in-ink">{value}</strong>
      </span>{' '}
      <span className={joinClasses(styles.label, 'text-s', 'bold breaks')}>{label}</span>{' '}
      {note && <span className="text-s">{note}</span>}
    </button>
  );
}

interface ActionCardProps {
  readonly tone: 'brand' | 'spark';
  readonly icon: ReactNode;
  /** Progress from 0 to 1, drawn as a ring around the icon. `detail` must also state it. */
  readonly reached?: number;
  readonly title: string;
  /** Undefined while loading. The line keeps its space. */
  readonly detail: string | undefined;
  readonly onPress: () => void;
}

export function ActionCard({ tone, icon, reached, title, detail, onPress }: ActionCardProps) {
  return (
    <PressableCard onPress={onPress}>
      <span className={joinClasses(styles.action, 'row gap-4')}>
        <span
          className={joinClasses(styles.actionIcon, styles[tone], reached !== undefined && styles.ringed)}
          aria-hidden="true"
        >
          {icon}
          {reached !== undefined && <Ring reached={reached} />}
        </span>
        <span className="items-start stack grows">
          <span className={joinClasses(styles.title, 'text-l', 'title')}>{title}</span>{' '}
          <span className={joinClasses(styles.detail, 'note line-high')}>{detail}</span>
        </span>
        <ChevronRight className="muted" />
      </span>
    </PressableCard>
  );
}

/** Progress ring, filled clockwise from the top. */
function Ring({ reached }: { readonly reached: number }) {
  return (
    <svg viewBox="0 0 80 80" className={styles.ring}>
      <circle cx="40" cy="40" r="36" pathLength="100" />
      {reached > 0 && (
        <circle
          cx="40"
          cy="40"
          r="36"
          pathLength="100"
          strokeDasharray={`${Math.min(reached, 1) * 100} 100`}
          className={styles.reached}
        />
      )}
    </svg>
  );
}

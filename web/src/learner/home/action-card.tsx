import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { PressableCard } from '../../components/layout/card.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './action-card.module.css';

interface ActionCardProps {
  readonly tone: 'brand' | 'spark';
  readonly icon: ReactNode;
  readonly title: string;
  /** Left out while it is being loaded: its line keeps its place. */
  readonly detail: string | undefined;
  /** What waits, such as `12 cards wait today`. */
  readonly note?: string | undefined;
  readonly onPress: () => void;
}

/** One big thing to do. */
export function ActionCard({ tone, icon, title, detail, note, onPress }: ActionCardProps) {
  return (
    <PressableCard onPress={onPress}>
      <span className={styles.card}>
        <span className={joinClasses(styles.icon, styles[tone])} aria-hidden="true">
          {icon}
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span> <span className={styles.detail}>{detail}</span>{' '}
          {note && <span className={styles.note}>{note}</span>}
        </span>
        <ChevronRight aria-hidden="true" className={styles.arrow} />
      </span>
    </PressableCard>
  );
}

import type { CalendarDay } from '../../../../shared/schemas/activity.ts';
import styles from './level-mark.module.css';

type Level = CalendarDay['level'];

const levelClasses = { 0: undefined, 1: styles.one, 2: styles.two, 3: styles.three } as const;

/** The colour of a day on which so much was done. */
export function levelClass(level: Level): string | undefined {
  return levelClasses[level];
}

/** The same without colour: a dot for each level. */
export function LevelMark({ level }: { readonly level: Level }) {
  return (
    <span className={styles.mark}>
      {Array.from({ length: level }, (_, index) => (
        <span key={index} className={styles.dot} />
      ))}
    </span>
  );
}

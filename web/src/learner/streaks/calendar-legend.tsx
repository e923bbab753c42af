import { joinClasses } from '../../lib/class-names.ts';
import styles from './calendar-legend.module.css';
import { LevelMark, levelClass } from './level-mark.tsx';

const levels = [
  [1, 'a bit'],
  [2, 'more'],
  [3, 'a lot'],
] as const;

/** What the colours and dots mean. Says nothing to a screen reader, which hears the numbers themselves. */
export function CalendarLegend() {
  return (
    <p aria-hidden="true" className={styles.legend}>
      {levels.map(([level, word]) => (
        <span key={level} className={styles.entry}>
          <span className={joinClasses(styles.swatch, levelClass(level))}>
            <LevelMark level={level} />
          </span>
          {word}
        </span>
      ))}
    </p>
  );
}

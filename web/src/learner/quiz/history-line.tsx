import Check from 'lucide-react/icons/check';
import Play from 'lucide-react/icons/play';
import { joinClasses } from '../../lib/class-names.ts';
import type { QuizHistory } from './attempt/quiz-history.ts';
import styles from './quiz-list.module.css';

/** How it went so far; nothing before the first try. */
export function HistoryLine({ history: { best, last, isGoingOn } }: { readonly history: QuizHistory }) {
  if (!best && !isGoingOn) return null;
  return (
    <span className={styles.history}>
      {isGoingOn && (
        <span className={joinClasses(styles.chip, styles.goingOn)}>
          <Play aria-hidden="true" />
          Started
        </span>
      )}
      {best && (
        <span className={joinClasses(styles.chip, best.isPassed ? styles.passed : styles.tried)}>
          {best.isPassed && <Check aria-hidden="true" />}
          {best.isPassed ? 'Passed · best' : 'Best'} {best.percentage}%
        </span>
      )}
      {last && last !== best && <span>Last {last.percentage}%</span>}
    </span>
  );
}

import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Card } from '../../components/card.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { describeDuration } from './attempt/describe-duration.ts';
import type { AttemptResult } from './attempt/read-result.ts';
import styles from './result-screen.module.css';

/** The score in numbers and in words. */
export function ScoreCard({ result }: { readonly result: AttemptResult }) {
  const { percentage, score, totalQuestions, isPassed, passingScore, timeSpent } = result;
  const Icon = isPassed ? CircleCheck : RotateCcw;
  return (
    <Card>
      <div className={styles.score}>
        <p className={styles.percentage}>{percentage}%</p>
        <p className={styles.fraction}>
          {score}/{totalQuestions} correct
        </p>
        <p className={joinClasses(styles.verdict, isPassed ? styles.passed : styles.failed)}>
          <Icon aria-hidden="true" />
          {isPassed ? 'Passed' : 'Failed'}
          <span className={styles.passMark}>· passing: {passingScore}%</span>
        </p>
        {!isPassed && (
          <p className={styles.comfort}>
            Every try helps you remember. Look through the answers and try again when you like.
          </p>
        )}
        <p className={styles.time}>
          <Clock aria-hidden="true" />
          Time: {describeDuration(timeSpent)}
        </p>
      </div>
    </Card>
  );
}

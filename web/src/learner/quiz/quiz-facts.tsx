import Clock from 'lucide-react/icons/clock';
import ListChecks from 'lucide-react/icons/list-checks';
import Target from 'lucide-react/icons/target';
import type { Quiz } from '../../../../shared/schemas/quiz.ts';
import { countOf } from '../../lib/count-of.ts';
import { describeTimeLimit } from './attempt/describe-duration.ts';
import styles from './quiz-list.module.css';

/** How many questions, how long, and what it takes to pass. */
export function QuizFacts({ quiz }: { readonly quiz: Quiz }) {
  const { questionCount, timeLimit, passingScore } = quiz;
  return (
    <span className={styles.facts}>
      <span className={styles.fact}>
        <ListChecks aria-hidden="true" />
        {countOf(questionCount, 'question')}
      </span>
      <span className={styles.fact}>
        <Clock aria-hidden="true" />
        {timeLimit === undefined ? 'No time limit' : describeTimeLimit(timeLimit)}
      </span>
      <span className={styles.fact}>
        <Target aria-hidden="true" />
        {passingScore}% to pass
      </span>
    </span>
  );
}

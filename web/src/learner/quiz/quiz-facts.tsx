import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import ListChecks from 'lucide-react/icons/list-checks';
import Play from 'lucide-react/icons/play';
import Target from 'lucide-react/icons/target';
import { secondsAllowed } from '../../../../shared/quiz/attempt-clock.ts';
import type { Quiz } from '../../../../shared/schemas/quiz.ts';
import { useAccount } from '../../lib/account/account.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { countOf } from '../../words/counts.ts';
import { describeTimeLimit } from '../../words/durations.ts';
import type { QuizHistory } from './attempt-history.ts';
import styles from './quiz-list.module.css';

/** Offline message: quizzes need the server for scoring and timing. */
export const quizzesWait = { title: 'Quizzes need a connection', text: 'Your cards are here for you.' };

/** Returns this learner's time limit in seconds, including extra time; undefined for no limit. A running attempt keeps its original limit. */
export function useOwnTime({ timeLimit }: Quiz, { running }: QuizHistory): number | undefined {
  const { learner } = useAccount().me;
  return running ? running.timeLimit : secondsAllowed(timeLimit, learner?.extraTime);
}

interface QuizFactsProps {
  readonly quiz: Quiz;
  /** The learner's time limit in seconds; undefined for no limit. */
  readonly timeLimit: number | undefined;
}

export function QuizFacts({ quiz: { questionCount, passingScore }, timeLimit }: QuizFactsProps) {
  return (
    <span className={styles.facts}>
      <span className={styles.fact}>
        <ListChecks />
        {countOf(questionCount, 'question')}
      </span>
      <span className={styles.fact}>
        <Clock />
        {timeLimit === undefined ? 'No time limit' : describeTimeLimit(timeLimit)}
      </span>
      <span className={styles.fact}>
        <Target />
        {passingScore}% to pass
      </span>
    </span>
  );
}

export function HistoryLine({ history: { best, last, running } }: { readonly history: QuizHistory }) {
  if (!best && !running) return null;
  return (
    <span className={styles.history}>
      {running && (
        <span className={joinClasses(styles.chip, styles.goingOn)}>
          <Play />
          Started
        </span>
      )}
      {best && (
        <span className={joinClasses(styles.chip, best.isPassed ? styles.passed : styles.tried)}>
          {best.isPassed && <Check />}
          {best.isPassed ? 'Passed · best' : 'Best'} {best.percentage}%
        </span>
      )}
      {last && last !== best && <span>Last {last.percentage}%</span>}
    </span>
  );
}

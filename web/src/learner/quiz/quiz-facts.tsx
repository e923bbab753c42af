import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Check from 'virtual:icons/check';
import Clock from 'virtual:icons/clock';
import Layers from 'virtual:icons/layers';
import ListChecks from 'virtual:icons/list-checks';
import Play from 'virtual:icons/play';
import Target from 'virtual:icons/target';
import { secondsAllowed } from '../../../../shared/quiz/attempt-clock.ts';
import { quizWords } from '../../../../shared/quiz/quiz-words.ts';
import type { Quiz } from '../../../../shared/schemas/quiz.ts';
import { Chip } from '../../components/layout/chip.tsx';
import { Button } from '../../components/controls/button.tsx';
import type { OfflineWords } from '../../components/feedback/messages.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { describeTimeLimit } from '../../words/durations.ts';
import { dot } from '../../words/join-parts.ts';
import type { QuizHistory } from './attempt-history.ts';
import styles from './quiz-list.module.css';

/** Offline message with a way to the cards: quizzes need the server for scoring and timing. */
export function sayQuizzesWait(onStudy: () => void): OfflineWords {
  return {
    title: t`Quizzes need a connection`,
    text: t`Your cards are here for you.`,
    action: <Button variant="primary" icon={<Layers />} onClick={onStudy}>{t`Study my cards`}</Button>,
  };
}

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
  const { t } = useLingui();
  return (
    <span className="row-wrap card-facts note figures">
      <span className="inline icon-s gap-1">
        <ListChecks />
        {t`${plural(questionCount, { one: '# question', other: '# questions' })}`}
      </span>
      <span className="inline icon-s gap-1">
        <Clock />
        {timeLimit === undefined ? t`No time limit` : describeTimeLimit(timeLimit)}
      </span>
      <span className="inline icon-s gap-1">
        <Target />
        {t`${passingScore}% to pass`}
      </span>
    </span>
  );
}

export function HistoryLine({ history: { best, last, running } }: { readonly history: QuizHistory }) {
  const { t } = useLingui();
  if (!best && !running) return null;
  return (
    <span className={joinClasses(styles.history, 'row-wrap note figures above-1')}>
      {running && (
        <Chip tone="waiting">
          <Play />
          {t`Started`}
        </Chip>
      )}
      {best && (
        <Chip tone={best.isPassed ? 'right' : 'brand'}>
          {best.isPassed && <Check />}
          {best.isPassed
            ? [t`Passed`, t`best ${{ percentage: best.percentage }}%`].join(dot)
            : t`Best ${{ percentage: best.percentage }}%`}
        </Chip>
      )}
      {last && last !== best && <span>{t`Last ${{ percentage: last.percentage }}%`}</span>}
    </span>
  );
}

/** Whether the description says only what the name says, as that of a generated quiz does: `Quiz: Capitals`, `Auto-generated quiz from Capitals`. */
export function repeatsName({ name, description = '' }: Quiz): boolean {
  return Object.values(quizWords).some((words) => {
    const [before = '', after = ''] = words.description.split('{deck}');
    const isGenerated = description.startsWith(before) && description.endsWith(after);
    return isGenerated && name.includes(description.slice(before.length, description.length - after.length));
  });
}

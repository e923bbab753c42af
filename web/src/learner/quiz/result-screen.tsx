import { useMutation } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useRef } from 'react';
import type { Attempt } from '../../../../shared/schemas/quiz.ts';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Banner, Failure } from '../../components/feedback/messages.tsx';
import { Button } from '../../components/controls/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { startQuizAttempt } from '../../queries/quizzes.ts';
import { describeDuration } from '../../words/durations.ts';
import { useSpokenNews } from '../read-aloud/use-reading.ts';
import { type AttemptResult, readResult } from './attempt-history.ts';
import styles from './result-screen.module.css';
import { ReviewList } from './review-list.tsx';

interface ResultScreenProps {
  readonly attempt: Attempt;
  readonly onStarted: (attemptId: string) => void;
  readonly onClose: () => void;
}

export function ResultScreen({ attempt, onStarted, onClose }: ResultScreenProps) {
  usePageTitle(attempt.quizName);
  const result = readResult(attempt);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const retaking = useMutation({
    mutationFn: () => startQuizAttempt(attempt.quizId, attempt.mode),
    onSuccess: ({ id }) => onStarted(id),
  });
  useEffect(() => headingRef.current?.focus(), []);
  useSpokenNews(result ? praise(result) : '');
  useResultAnnouncement(result);
  if (!result) return null;
  return (
    <div className={styles.screen} data-width="page">
      <div className={styles.sum}>
        <div className={styles.top}>
          <p dir="auto" className={styles.quiz}>
            {attempt.quizName}
          </p>
          <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
            {praise(result)}
          </h1>
        </div>
        <ScoreCard result={result} />
        {result.isLate && (
          <Banner tone="info">
            Your quiz came in after the time was up. The answers that were saved in time count.
          </Banner>
        )}
        <Failure error={retaking.error} title="Failed to start the quiz" />
        <div className={styles.actions}>
          <Button
            variant="primary"
            isWide
            icon={<RotateCcw />}
            busyText={retaking.isPending && 'Starting...'}
            onClick={() => retaking.mutate()}
          >
            Retake Quiz
          </Button>
          <Button isWide icon={<Check />} onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
      <ReviewList review={result.review} />
    </div>
  );
}

function praise({ isPassed, score, totalQuestions }: AttemptResult): string {
  if (score === totalQuestions) return 'Wow, every single one!';
  return isPassed ? 'Well done!' : 'Good try!';
}

function useResultAnnouncement(result: AttemptResult | undefined): void {
  const announce = useAnnounce();
  const text =
    result &&
    `${result.percentage}%, ${result.score} of ${result.totalQuestions} right. ${result.isPassed ? 'Passed' : 'Failed'}.`;
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [announce, text]);
}

function ScoreCard({ result }: { readonly result: AttemptResult }) {
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
          <Icon />
          {isPassed ? 'Passed' : 'Failed'}
          <span className={styles.passMark}>· passing: {passingScore}%</span>
        </p>
        {!isPassed && (
          <p className={styles.comfort}>
            Every try helps you remember. Look through the answers and try again when you like.
          </p>
        )}
        <p className={styles.time}>
          <Clock />
          Time: {describeDuration(timeSpent)}
        </p>
      </div>
    </Card>
  );
}

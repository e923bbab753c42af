import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { useAnnounce } from '../../components/announcer.tsx';
import { describeFailure } from '../../lib/describe-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import type { Attempt } from '../../../../shared/schemas/quiz.ts';
import { type AttemptResult, readResult } from './attempt/read-result.ts';
import { ReviewList } from './review-list.tsx';
import styles from './result-screen.module.css';
import { ScoreCard } from './score-card.tsx';
import { startQuizAttempt } from '../../queries/quizzes.ts';

interface ResultScreenProps {
  /** Handed in. */
  readonly attempt: Attempt;
  /** Another attempt at the same quiz began. */
  readonly onStarted: (attemptId: string) => void;
  readonly onClose: () => void;
}

/** How an attempt went: a warm word, the score, and every question with its right answer. */
export function ResultScreen({ attempt, onStarted, onClose }: ResultScreenProps) {
  usePageTitle(attempt.quizName);
  const result = readResult(attempt);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const retaking = useMutation({
    mutationFn: () => startQuizAttempt(attempt.quizId, attempt.mode),
    onSuccess: ({ id }) => onStarted(id),
  });
  useEffect(() => headingRef.current?.focus(), []);
  useResultAnnouncement(result);
  if (!result) return null;
  return (
    <div className={styles.screen}>
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
        <Banner tone="info">Your quiz came in after the time was up. The answers that were saved in time count.</Banner>
      )}
      {retaking.isError && <Banner tone="error">{describeFailure(retaking.error, 'Failed to start the quiz')}</Banner>}
      <div className={styles.actions}>
        <Button
          variant="primary"
          isWide
          busyText={retaking.isPending && 'Starting...'}
          onClick={() => retaking.mutate()}
        >
          Retake Quiz
        </Button>
        <Button isWide onClick={onClose}>
          Close
        </Button>
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

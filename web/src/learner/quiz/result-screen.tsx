import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import Check from 'virtual:icons/check';
import CircleCheck from 'virtual:icons/circle-check';
import Clock from 'virtual:icons/clock';
import RotateCcw from 'virtual:icons/rotate-ccw';
import { useEffect, useRef } from 'react';
import type { Attempt } from '../../../../shared/schemas/quiz.ts';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Banner, Failure } from '../../components/feedback/messages.tsx';
import { Button } from '../../components/controls/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { Mascot } from '../../components/pictures/mascot.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { useRootAttribute } from '../../lib/page/root-attribute.ts';
import { startQuizAttempt } from '../../queries/quizzes.ts';
import { formatPercent } from '../../words/counts.ts';
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
  const { t } = useLingui();
  usePageTitle(attempt.quizName);
  const result = readResult(attempt);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const retaking = useMutation({
    mutationFn: () => startQuizAttempt(attempt.quizId, attempt.mode),
    onSuccess: ({ id }) => onStarted(id),
  });
  useEffect(() => headingRef.current?.focus(), []);
  useSpokenNews(result ? [praise(result), ...(result.isLate ? [sayLate()] : [])].join(' ') : '');
  useResultAnnouncement(result);
  useRootAttribute('data-width', result && 'page');
  if (!result) return null;
  return (
    <div className={joinClasses(styles.screen, 'column gap-4 content-start')}>
      <div className={joinClasses(styles.sum, 'column gap-4 content-start')}>
        <div className={joinClasses(styles.top, 'centred gap-2')}>
          <Mascot mood={result.isPassed ? 'right' : 'not-yet'} size={96} />
          <p dir="auto" className="muted breaks">
            {attempt.quizName}
          </p>
          <h1 ref={headingRef} tabIndex={-1} className="text-3xl">
            {praise(result)}
          </h1>
        </div>
        {result.isLate && <Banner tone="info">{sayLate()}</Banner>}
        <ScoreCard result={result} />
        <Failure error={retaking.error} title={t`Failed to start the quiz`} />
        <div className={joinClasses(styles.actions, 'stack gap-3')}>
          <Button
            variant="primary"
            isWide
            icon={<RotateCcw />}
            busyText={retaking.isPending && t`Starting...`}
            onClick={() => retaking.mutate()}
          >{t`Retake Quiz`}</Button>
          <Button isWide icon={<Check />} onClick={onClose}>{t`Close`}</Button>
        </div>
      </div>
      <ReviewList review={result.review} isLate={result.isLate} />
    </div>
  );
}

function sayLate(): string {
  return t`Your quiz came in late. Only answers that came in time count.`;
}

function praise({ isPassed, score, totalQuestions }: AttemptResult): string {
  if (score === totalQuestions) return t`Wow, every single one!`;
  return isPassed ? t`Well done!` : t`Good try!`;
}

function describeResult({ percentage, score, totalQuestions, isPassed }: AttemptResult): string {
  return isPassed
    ? t`${percentage}%, ${score} of ${totalQuestions} right. Passed.`
    : t`${percentage}%, ${score} of ${totalQuestions} right. Failed.`;
}

function useResultAnnouncement(result: AttemptResult | undefined): void {
  const announce = useAnnounce();
  const text = result && describeResult(result);
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [announce, text]);
}

function ScoreCard({ result }: { readonly result: AttemptResult }) {
  const { t } = useLingui();
  const { percentage, score, totalQuestions, isPassed, passingScore, timeSpent } = result;
  const Icon = isPassed ? CircleCheck : RotateCcw;
  return (
    <Card>
      <div className={joinClasses(styles.score, 'centred gap-2 figures')}>
        <p className={joinClasses(styles.percentage, 'heavy in-brand')}>{formatPercent(percentage / 100)}</p>
        <p className="bold text-l">{t`${score}/${totalQuestions} correct`}</p>
        <p className={joinClasses(styles.verdict, isPassed ? 'tint-right' : 'tint-spark')}>
          <Icon />
          <span className="dotted justify-center">
            <span>{isPassed ? t`Passed` : t`Failed`}</span>
            <span className="medium">{t`passing: ${passingScore}%`}</span>
          </span>
        </p>
        {!isPassed && (
          <p className={styles.comfort}>{t`Every try helps you remember. Look at the answers. Then try again.`}</p>
        )}
        <p className="inline icon-m gap-2 note">
          <Clock />
          {t`Time: ${{ duration: describeDuration(timeSpent) }}`}
        </p>
      </div>
    </Card>
  );
}

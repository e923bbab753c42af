import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import ListChecks from 'virtual:icons/list-checks';
import Play from 'virtual:icons/play';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Quiz } from '../../../../shared/schemas/quiz.ts';
import { Failure, NotLoaded, type OfflineWords } from '../../components/feedback/messages.tsx';
import { BackButton, Button } from '../../components/controls/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { attemptsQuery, quizQuery, startQuizAttempt } from '../../queries/quizzes.ts';
import { describeTimeLimit } from '../../words/durations.ts';
import { summarizeHistory } from './attempt-history.ts';
import { HistoryLine, QuizFacts, repeatsName, useOwnTime } from './quiz-facts.tsx';
import styles from './quiz-list.module.css';

interface QuizDetailsProps {
  readonly quizId: string;
  readonly offline: OfflineWords;
  readonly onStarted: (attemptId: string) => void;
  readonly onShowResult: (attemptId: string) => void;
  readonly onLeave: () => void;
}

/** Quiz facts and Start button. A quiz without a time limit starts immediately. */
export function QuizDetails({ quizId, offline, onLeave, ...onward }: QuizDetailsProps) {
  const { t } = useLingui();
  const quiz = useQuery(quizQuery(useQueryClient(), quizId));
  usePageTitle(quiz.data?.name ?? t`Take a Quiz`);
  return (
    <div className="stack gap-4">
      <div>
        <BackButton onPress={onLeave} />
      </div>
      {quiz.data ? (
        <Details quiz={quiz.data} {...onward} />
      ) : (
        <NotLoaded
          of={quiz}
          loading={t`Loading the quiz...`}
          failed={t`Failed to load this quiz`}
          offline={offline}
          className="stack gap-4"
        >
          <Skeleton height="180px" />
          <Skeleton height="64px" />
        </NotLoaded>
      )}
    </div>
  );
}

type DetailsProps = Pick<QuizDetailsProps, 'onStarted' | 'onShowResult'> & { readonly quiz: Quiz };

function Details({ quiz, onStarted, onShowResult }: DetailsProps) {
  const { t } = useLingui();
  const attempts = useQuery(attemptsQuery);
  const history = summarizeHistory(attempts.data ?? [], quiz.id, attempts.dataUpdatedAt);
  const timeLimit = useOwnTime(quiz, history);
  const starting = useMutation({
    mutationFn: () => startQuizAttempt(quiz.id, timeLimit === undefined ? 'standard' : 'timed'),
    onSuccess: ({ id }) => onStarted(id),
  });
  const { last, running } = history;
  const beginsByItself = !attempts.isPending && timeLimit === undefined && starting.isIdle;
  const { mutate: start } = starting;
  useEffect(() => {
    if (beginsByItself) start();
  }, [beginsByItself, start]);
  if (attempts.isPending || (timeLimit === undefined && !starting.isError)) {
    return (
      <LoadingRegion label={t`Getting your quiz ready...`} className="stack gap-4">
        <Skeleton height="96px" />
        <Skeleton height="64px" count={4} />
      </LoadingRegion>
    );
  }
  return (
    <>
      <Card>
        <div className="stack gap-4">
          <h1 dir="auto" className="breaks text-xl">
            {quiz.name}
          </h1>
          {quiz.description && !repeatsName(quiz) && (
            <p dir="auto" className="card-text muted breaks">
              {quiz.description}
            </p>
          )}
          <QuizFacts quiz={quiz} timeLimit={timeLimit} />
          <HistoryLine history={history} />
        </div>
      </Card>
      <p className="medium balanced text-center">{adviseOn(timeLimit, running !== undefined)}</p>
      <Failure error={starting.error} title={t`Failed to start the quiz`} />
      <div className="stack gap-3">
        <Button
          variant="primary"
          isWide
          icon={<Play />}
          className={styles.start}
          busyText={starting.isPending && t`Starting...`}
          onClick={() => start()}
        >
          {running ? t`Keep going` : t`Start`}
        </Button>
        {last && (
          <Button
            isWide
            icon={<ListChecks />}
            onClick={() => onShowResult(last.attemptId)}
          >{t`See my last answers`}</Button>
        )}
      </div>
    </>
  );
}

function adviseOn(timeLimit: number | undefined, isGoingOn: boolean): string {
  if (timeLimit === undefined) return isGoingOn ? t`Your answers are waiting for you.` : t`Take your time.`;
  if (isGoingOn) return t`The clock is running. Your answers are still here.`;
  return t`You have ${{ duration: describeTimeLimit(timeLimit) }}. The clock starts when you press Start.`;
}

import ListChecks from 'lucide-react/icons/list-checks';
import Play from 'lucide-react/icons/play';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Quiz } from '../../../../shared/schemas/quiz.ts';
import { Failure, NotLoaded } from '../../components/feedback/messages.tsx';
import { BackButton, Button } from '../../components/controls/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { attemptsQuery, quizQuery, startQuizAttempt } from '../../queries/quizzes.ts';
import { describeTimeLimit } from '../../words/durations.ts';
import { summarizeHistory } from './attempt-history.ts';
import { HistoryLine, QuizFacts, useOwnTime, quizzesWait } from './quiz-facts.tsx';
import styles from './quiz-list.module.css';

interface QuizDetailsProps {
  readonly quizId: string;
  readonly onStarted: (attemptId: string) => void;
  readonly onShowResult: (attemptId: string) => void;
  readonly onLeave: () => void;
}

/** Quiz facts and Start button. A quiz without a time limit starts immediately. */
export function QuizDetails({ quizId, onLeave, ...onward }: QuizDetailsProps) {
  const quiz = useQuery(quizQuery(useQueryClient(), quizId));
  usePageTitle(quiz.data?.name ?? 'Take a Quiz');
  return (
    <div className={styles.quizDetailsScreen}>
      <div>
        <BackButton onPress={onLeave} />
      </div>
      {quiz.data ? (
        <Details quiz={quiz.data} {...onward} />
      ) : (
        <NotLoaded
          of={quiz}
          loading="Loading the quiz..."
          failed="Failed to load this quiz"
          offline={quizzesWait}
          className={styles.quizDetailsScreen}
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
      <LoadingRegion label="Getting your quiz ready..." className={styles.quizDetailsScreen}>
        <Skeleton height="96px" />
        <Skeleton height="64px" count={4} />
      </LoadingRegion>
    );
  }
  return (
    <>
      <Card>
        <div className={styles.details}>
          <h1 dir="auto" className={styles.quizDetailsName}>
            {quiz.name}
          </h1>
          {quiz.description && (
            <p dir="auto" className={styles.quizDetailsDescription}>
              {quiz.description}
            </p>
          )}
          <QuizFacts quiz={quiz} timeLimit={timeLimit} />
          <HistoryLine history={history} />
        </div>
      </Card>
      <p className={styles.advice}>{adviseOn(timeLimit, running !== undefined)}</p>
      <Failure error={starting.error} title="Failed to start the quiz" />
      <div className={styles.actions}>
        <Button
          variant="primary"
          isWide
          icon={<Play />}
          className={styles.start}
          busyText={starting.isPending && 'Starting...'}
          onClick={() => start()}
        >
          {running ? 'Go on' : 'Start'}
        </Button>
        {last && (
          <Button isWide icon={<ListChecks />} onClick={() => onShowResult(last.attemptId)}>
            See my last answers
          </Button>
        )}
      </div>
    </>
  );
}

function adviseOn(timeLimit: number | undefined, isGoingOn: boolean): string {
  if (timeLimit === undefined) return isGoingOn ? 'Your answers are waiting for you.' : 'Take all the time you like.';
  if (isGoingOn) return 'The clock is running, and your answers are waiting for you.';
  return `You have ${describeTimeLimit(timeLimit)}. The clock starts when you press Start, and it goes on until you hand in.`;
}

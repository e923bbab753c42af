import { useQuery } from '@tanstack/react-query';
import ListChecks from 'lucide-react/icons/list-checks';
import Lightbulb from 'lucide-react/icons/lightbulb';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { Quiz } from '../../../../shared/schemas/quiz.ts';
import { Banner, EmptyState, NotLoaded } from '../../components/feedback/messages.tsx';
import { Button } from '../../components/controls/button.tsx';
import { PressableCard } from '../../components/layout/card.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { attemptsQuery, ownQuizzesQuery } from '../../queries/quizzes.ts';
import { type QuizHistory, summarizeHistory } from './attempt-history.ts';
import { HistoryLine, QuizFacts, useOwnTime, quizzesWait } from './quiz-facts.tsx';
import styles from './quiz-list.module.css';

interface QuizListProps {
  readonly onOpen: (quizId: string) => void;
  readonly onShowResult: (quizId: string, attemptId: string) => void;
}

export function QuizList({ onOpen, onShowResult }: QuizListProps) {
  usePageTitle('Take a Quiz');
  const quizzes = useQuery(ownQuizzesQuery);
  const attempts = useQuery(attemptsQuery);
  if (!quizzes.data)
    return (
      <NotLoaded
        of={quizzes}
        what="quizzes"
        failed="Error: Failed to load quizzes"
        offline={quizzesWait}
        className={styles.list}
        height="132px"
        count={3}
      />
    );
  if (quizzes.data.length === 0)
    return <NoQuizzes isLooking={quizzes.isFetching} onLook={() => void quizzes.refetch()} />;
  return (
    <div className={styles.screen}>
      {attempts.isError && !attempts.data && (
        <Banner
          tone="info"
          action={
            <Button
              icon={<RotateCcw />}
              busyText={attempts.isFetching && 'Trying again...'}
              onClick={() => void attempts.refetch()}
            >
              Retry
            </Button>
          }
        >
          Your results could not be loaded. They are safe, and you can take a quiz anyway.
        </Banner>
      )}
      <ul className={styles.list}>
        {quizzes.data.map((quiz) => (
          <li key={quiz.id}>
            <QuizCard
              quiz={quiz}
              history={summarizeHistory(attempts.data ?? [], quiz.id, attempts.dataUpdatedAt)}
              onOpen={() => onOpen(quiz.id)}
              onShowResult={(attemptId) => onShowResult(quiz.id, attemptId)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NoQuizzes({ isLooking, onLook }: { readonly isLooking: boolean; readonly onLook: () => void }) {
  return (
    <EmptyState
      icon={<Lightbulb />}
      title="No quizzes yet"
      text="Ask your parent to make a quiz for you!"
      action={
        <Button icon={<RotateCcw />} busyText={isLooking && 'Looking...'} onClick={onLook}>
          Look again
        </Button>
      }
    />
  );
}

interface QuizCardProps {
  readonly quiz: Quiz;
  readonly history: QuizHistory;
  readonly onOpen: () => void;
  readonly onShowResult: (attemptId: string) => void;
}

/** Quiz as a pressable card with its results, followed by a button that shows the answers of the latest attempt. */
function QuizCard({ quiz, history, onOpen, onShowResult }: QuizCardProps) {
  const { name, description } = quiz;
  const { last } = history;
  const timeLimit = useOwnTime(quiz, history);
  return (
    <>
      <PressableCard onPress={onOpen}>
        <span className={styles.quiz}>
          <span dir="auto" className={styles.name}>
            {name}
          </span>
          {description && (
            <span dir="auto" className={styles.description}>
              {description}
            </span>
          )}
          <QuizFacts quiz={quiz} timeLimit={timeLimit} />
          <HistoryLine history={history} />
        </span>
      </PressableCard>
      {last && timeLimit === undefined && (
        <Button
          variant="quiet"
          icon={<ListChecks />}
          aria-label={`See my last answers in ${name}`}
          onClick={() => onShowResult(last.attemptId)}
        >
          See my last answers
        </Button>
      )}
    </>
  );
}

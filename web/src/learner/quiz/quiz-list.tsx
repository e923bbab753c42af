import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ListChecks from 'virtual:icons/list-checks';
import Lightbulb from 'virtual:icons/lightbulb';
import RotateCcw from 'virtual:icons/rotate-ccw';
import Star from 'virtual:icons/star';
import type { Quiz } from '../../../../shared/schemas/quiz.ts';
import { Chip } from '../../components/layout/chip.tsx';
import { Banner, EmptyState, NotLoaded, type OfflineWords } from '../../components/feedback/messages.tsx';
import { BackButton, Button } from '../../components/controls/button.tsx';
import { PressableCard } from '../../components/layout/card.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { attemptsQuery, ownQuizzesQuery } from '../../queries/quizzes.ts';
import { useGiven } from '../home/use-given.ts';
import { type QuizHistory, summarizeHistory } from './attempt-history.ts';
import { HistoryLine, QuizFacts, repeatsName, useOwnTime } from './quiz-facts.tsx';

interface QuizListProps {
  readonly offline: OfflineWords;
  readonly onOpen: (quizId: string) => void;
  readonly onShowResult: (quizId: string, attemptId: string) => void;
  readonly onBack: () => void;
}

export function QuizList({ onBack, ...list }: QuizListProps) {
  const { t } = useLingui();
  usePageTitle(t`Take a Quiz`);
  return (
    <div className="stack gap-4">
      <header className="row-wrap gap-2">
        <BackButton onPress={onBack} />
        <h1>{t`Take a Quiz`}</h1>
      </header>
      <Quizzes {...list} />
    </div>
  );
}

function Quizzes({ offline, onOpen, onShowResult }: Omit<QuizListProps, 'onBack'>) {
  const { t } = useLingui();
  const given = useGiven('quiz');
  const quizzes = useQuery(ownQuizzesQuery);
  const attempts = useQuery(attemptsQuery);
  if (!quizzes.data)
    return (
      <NotLoaded
        of={quizzes}
        loading={t`Loading quizzes...`}
        failed={t`Error: Failed to load quizzes`}
        offline={offline}
        className="card-list"
        height="132px"
        count={3}
      />
    );
  if (quizzes.data.length === 0)
    return <NoQuizzes isLooking={quizzes.isFetching} onLook={() => void quizzes.refetch()} />;
  return (
    <>
      {attempts.isError && !attempts.data && (
        <Banner
          tone="info"
          action={
            <Button
              icon={<RotateCcw />}
              busyText={attempts.isFetching && t`Trying again...`}
              onClick={() => void attempts.refetch()}
            >{t`Retry`}</Button>
          }
        >{t`We couldn’t load your results. They’re safe. You can still take a quiz.`}</Banner>
      )}
      <ul className="card-list">
        {quizzes.data.map((quiz) => (
          <li key={quiz.id}>
            <QuizCard
              quiz={quiz}
              isGiven={given.some(({ resourceId }) => resourceId === quiz.id)}
              history={summarizeHistory(attempts.data ?? [], quiz.id, attempts.dataUpdatedAt)}
              onOpen={() => onOpen(quiz.id)}
              onShowResult={(attemptId) => onShowResult(quiz.id, attemptId)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function NoQuizzes({ isLooking, onLook }: { readonly isLooking: boolean; readonly onLook: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<Lightbulb />}
      title={t`No quizzes yet`}
      text={t`Ask your parent to make a quiz for you!`}
      action={
        <Button icon={<RotateCcw />} busyText={isLooking && t`Checking...`} onClick={onLook}>{t`Check again`}</Button>
      }
    />
  );
}

interface QuizCardProps {
  readonly quiz: Quiz;
  /** Whether a grown-up gave this quiz. */
  readonly isGiven: boolean;
  readonly history: QuizHistory;
  readonly onOpen: () => void;
  readonly onShowResult: (attemptId: string) => void;
}

/** Quiz as a pressable card with its results, followed by a button that shows the answers of the latest attempt. */
function QuizCard({ quiz, isGiven, history, onOpen, onShowResult }: QuizCardProps) {
  const { t } = useLingui();
  const { name, description } = quiz;
  const { last } = history;
  const timeLimit = useOwnTime(quiz, history);
  return (
    <>
      <PressableCard onPress={onOpen}>
        <span className="stack gap-2 shrinks">
          <span dir="auto" className="card-name title breaks">
            {name}
          </span>
          {isGiven && (
            <Chip tone="brand" className="self-start">
              <Star />
              {t`For you`}
            </Chip>
          )}
          {description && !repeatsName(quiz) && (
            <span dir="auto" className="card-text note clamp-3">
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
          aria-label={t`See my last answers in ${name}`}
          onClick={() => onShowResult(last.attemptId)}
        >{t`See my last answers`}</Button>
      )}
    </>
  );
}

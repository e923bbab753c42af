import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listAttempts } from '../../../../shared/routes/quizzes.ts';
import type { CompletedAttempt } from '../../../../shared/schemas/quiz.ts';
import { BackButton } from '../../components/controls/button.tsx';
import { NotLoaded, type OfflineWords } from '../../components/feedback/messages.tsx';
import { Skeleton } from '../../components/feedback/loading.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { forgetLater } from '../../lib/api/route-query.ts';
import { forgetQuizzes } from '../../queries/quizzes.ts';
import { forgetProgress } from '../../queries/study.ts';
import { AnswerDraft } from './answer-sheet.ts';
import { foundAttemptQuery } from './found-attempt.ts';
import type { OpenQuiz } from '../learner-place.ts';
import { QuizDetails } from './quiz-details.tsx';
import { sayQuizzesWait } from './quiz-facts.tsx';
import { QuizList } from './quiz-list.tsx';
import { ResultScreen } from './result-screen.tsx';
import { TakingScreen } from './taking-screen.tsx';

interface QuizAreaProps {
  readonly target: OpenQuiz | undefined;
  /** Opens a quiz or attempt and adds a history entry. */
  readonly onOpen: (target: OpenQuiz) => void;
  /** Replaces the current history entry when going from a quiz to its attempt, or from an attempt to the next one. */
  readonly onReplace: (target: OpenQuiz) => void;
  readonly onLeave: () => void;
  /** Leaves the list of quizzes. */
  readonly onBack: () => void;
  /** Opens the learner's cards, which can be studied without a connection. */
  readonly onStudy: () => void;
  readonly onHandedIn?: ((attempt: CompletedAttempt) => void) | undefined;
}

export function QuizArea({ target, onOpen, onReplace, onLeave, onBack, onStudy, onHandedIn }: QuizAreaProps) {
  const queryClient = useQueryClient();
  const offline = sayQuizzesWait(onStudy);

  function goOn(quizId: string, attemptId: string) {
    void forgetLater(queryClient, listAttempts);
    onReplace({ id: quizId, attemptId });
  }

  if (!target)
    return (
      <QuizList
        offline={offline}
        onOpen={(id) => onOpen({ id })}
        onShowResult={(id, attemptId) => onOpen({ id, attemptId })}
        onBack={onBack}
      />
    );
  if (target.attemptId === undefined) {
    return (
      <QuizDetails
        key={target.id}
        quizId={target.id}
        offline={offline}
        onStarted={(attemptId) => goOn(target.id, attemptId)}
        onShowResult={(attemptId) => onOpen({ id: target.id, attemptId })}
        onLeave={onLeave}
      />
    );
  }
  return (
    <AttemptScreen
      key={target.attemptId}
      attemptId={target.attemptId}
      offline={offline}
      onStarted={(attemptId) => goOn(target.id, attemptId)}
      onLeave={() => {
        void forgetQuizzes(queryClient);
        onLeave();
      }}
      onHandedIn={(attempt) => {
        void forgetQuizzes(queryClient);
        void forgetProgress(queryClient);
        onHandedIn?.(attempt);
      }}
    />
  );
}

interface AttemptScreenProps {
  readonly attemptId: string;
  readonly offline: OfflineWords;
  readonly onStarted: (attemptId: string) => void;
  readonly onLeave: () => void;
  readonly onHandedIn: (attempt: CompletedAttempt) => void;
}

/** One attempt: its questions while it is open, then its result. Set `key` to the attempt id. */
function AttemptScreen({ attemptId, offline, onStarted, onLeave, onHandedIn }: AttemptScreenProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { me } = useAccount();
  const [draft] = useState(() => new AnswerDraft(me.id, attemptId));
  const query = foundAttemptQuery(attemptId, draft);
  const found = useQuery(query);

  useForgottenDraft(draft, found.data?.kind === 'handed-in');

  function showResult(attempt: CompletedAttempt) {
    queryClient.setQueryData(query.queryKey, { kind: 'handed-in', attempt });
    onHandedIn(attempt);
  }

  if (found.data?.kind === 'open')
    return <TakingScreen open={found.data} draft={draft} onHandedIn={showResult} onLeave={onLeave} />;
  if (found.data) return <ResultScreen attempt={found.data.attempt} onStarted={onStarted} onClose={onLeave} />;
  return (
    <div className="stack gap-4">
      <div>
        <BackButton onPress={onLeave} />
      </div>
      <NotLoaded
        of={found}
        failed={t`Failed to load this quiz`}
        loading={t`Getting your quiz ready...`}
        offline={offline}
        className="stack gap-4"
      >
        <Skeleton height="96px" />
        <Skeleton height="64px" count={4} />
      </NotLoaded>
    </div>
  );
}

/** Deletes this browser's draft of an attempt that was handed in elsewhere. */
function useForgottenDraft(draft: AnswerDraft, isHandedIn: boolean): void {
  useEffect(() => {
    if (isHandedIn) draft.clear();
  }, [draft, isHandedIn]);
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingRegion } from '../../components/loading-region.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useAccount } from '../../lib/account.tsx';
import type { Attempt } from '../../../../shared/schemas/quiz.ts';
import { AnswerDraft } from './attempt/answer-draft.ts';
import { BackButton } from './back-button.tsx';
import styles from './quiz-details.module.css';
import { ResultScreen } from './result-screen.tsx';
import { TakingScreen } from './taking-screen.tsx';
import { foundAttemptQuery } from './attempt/found-attempt.ts';

interface AttemptScreenProps {
  readonly attemptId: string;
  /** Another attempt at the same quiz began. */
  readonly onStarted: (attemptId: string) => void;
  readonly onLeave: () => void;
  readonly onHandedIn: () => void;
}

/** One attempt, by its `key`: taken as long as it is open, then its result. */
export function AttemptScreen({ attemptId, onStarted, onLeave, onHandedIn }: AttemptScreenProps) {
  const queryClient = useQueryClient();
  const { me } = useAccount();
  const [draft] = useState(() => new AnswerDraft(me.id, attemptId));
  const query = foundAttemptQuery(attemptId, draft);
  const found = useQuery(query);

  useForgottenDraft(draft, found.data?.kind === 'handed-in');

  function showResult(attempt: Attempt) {
    queryClient.setQueryData(query.queryKey, { kind: 'handed-in', attempt });
    onHandedIn();
  }

  if (found.data?.kind === 'open')
    return <TakingScreen open={found.data} draft={draft} onHandedIn={showResult} onLeave={onLeave} />;
  if (found.data) return <ResultScreen attempt={found.data.attempt} onStarted={onStarted} onClose={onLeave} />;
  return (
    <div className={styles.screen}>
      <div>
        <BackButton onPress={onLeave} />
      </div>
      {found.isPending ? (
        <LoadingRegion label="Getting your quiz ready..." className={styles.screen}>
          <Skeleton height="96px" />
          <Skeleton height="64px" count={4} />
        </LoadingRegion>
      ) : (
        <ErrorState
          title="Failed to load this quiz"
          error={found.error}
          isRetrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      )}
    </div>
  );
}

/** What this browser kept of an attempt that was handed in elsewhere is of no use any more. */
function useForgottenDraft(draft: AnswerDraft, isHandedIn: boolean): void {
  useEffect(() => {
    if (isHandedIn) draft.clear();
  }, [draft, isHandedIn]);
}

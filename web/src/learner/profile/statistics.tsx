import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../components/feedback/messages.tsx';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import type { Session } from '../../../../shared/schemas/study.ts';
import { formatPercent } from '../../words/counts.ts';
import styles from './profile-screen.module.css';
import { ownReportQuery } from '../../queries/reports.ts';
import { ownDecksQuery } from '../../queries/decks.ts';
import { sessionsQuery } from '../../queries/study.ts';

/** How much the learner has done so far. */
export function Statistics({ learnerId }: { readonly learnerId: string }) {
  const report = useQuery(ownReportQuery(learnerId));
  const sessions = useQuery(sessionsQuery);
  const decks = useQuery(ownDecksQuery);
  if (report.data && sessions.data && decks.data) {
    return (
      <dl className={styles.numbers}>
        <Figure name="Study sessions" value={countStudied(sessions.data)} />
        <Figure name="Quizzes taken" value={report.data.totalQuizzesCompleted} />
        <Figure name="Cards studied" value={report.data.totalCardsStudied} />
        <Figure name="Decks available" value={decks.data.length} />
        <Figure name="Average quiz score" value={formatPercent(report.data.averageAccuracy)} />
      </dl>
    );
  }
  const failed = [report, sessions, decks].filter((query) => query.isError);
  const [first] = failed;
  if (first) {
    return (
      <ErrorState
        title="Failed to load your statistics"
        error={first.error}
        isRetrying={failed.some((query) => query.isFetching)}
        onRetry={() => failed.forEach((query) => void query.refetch())}
      />
    );
  }
  return (
    <LoadingRegion label="Loading your statistics..." className={styles.numbers}>
      <Skeleton height="72px" count={5} />
    </LoadingRegion>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: number | string }) {
  return (
    <div className={styles.number}>
      <dt className={styles.muted}>{name}</dt>
      <dd className={styles.big}>{value}</dd>
    </div>
  );
}

/** A session that was opened and left without an answer is none to the learner. */
function countStudied(sessions: readonly Session[]): number {
  return sessions.filter((session) => session.cardsStudied > 0).length;
}

import { useQuery } from '@tanstack/react-query';
import Sprout from 'lucide-react/icons/sprout';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import type { Report } from '../../../../shared/schemas/progress.ts';
import { Button } from '../../components/controls/button.tsx';
import { EmptyState, ErrorState } from '../../components/feedback/messages.tsx';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { defaultPeriod } from './periods.ts';
import { DeckProgress } from './deck-progress.tsx';
import { DueAhead } from './due-ahead.tsx';
import styles from './learner-report.module.css';
import { StudyDays } from './study-days.tsx';
import { SummaryTiles } from './summary-tiles.tsx';
import { WeakCards } from './weak-cards.tsx';
import { activityQuery, reportSummaryQuery } from '../../queries/reports.ts';

interface LearnerReportProps {
  readonly learner: Learner;
  readonly onAssign: (() => void) | undefined;
}

/** Everything known of how one learner is getting on. */
export function LearnerReport({ learner, onAssign }: LearnerReportProps) {
  const summary = useQuery(reportSummaryQuery(learner.id));
  const activity = useQuery(activityQuery(learner.id, defaultPeriod.days));
  if (!summary.data || !activity.data) {
    const failed = [summary, activity].filter((query) => query.isError);
    const [first] = failed;
    if (!first) return <ReportSkeleton />;
    return (
      <ErrorState
        title="Failed to load report"
        error={first.error}
        isRetrying={failed.some((query) => query.isFetching)}
        onRetry={() => failed.forEach((query) => void query.refetch())}
      />
    );
  }
  const { decks, hardestCards, dueWithin7Days, dueWithin30Days } = activity.data;
  return (
    <div className={styles.report}>
      <SummaryTiles report={summary.data} />
      {hasStudied(summary.data) ? (
        <>
          <StudyDays learnerId={learner.id} />
          <div className={styles.columns}>
            <DeckProgress decks={decks} />
            <div className={styles.column}>
              <DueAhead within7Days={dueWithin7Days} within30Days={dueWithin30Days} />
              <WeakCards cards={hardestCards} />
            </div>
          </div>
        </>
      ) : (
        <NothingStudied name={learner.name} onAssign={onAssign} />
      )}
    </div>
  );
}

function hasStudied({ totalCardsStudied, totalQuizzesCompleted }: Report): boolean {
  return totalCardsStudied > 0 || totalQuizzesCompleted > 0;
}

function NothingStudied({ name, onAssign }: { readonly name: string; readonly onAssign: (() => void) | undefined }) {
  return (
    <EmptyState
      title={`${name} has not started yet`}
      text="After the first cards or the first quiz, study days, decks and weak cards show here. A small assignment is a good start."
      icon={<Sprout />}
      action={onAssign && <Button onClick={onAssign}>Assign something</Button>}
    />
  );
}

function ReportSkeleton() {
  return (
    <LoadingRegion label="Loading report..." className={styles.report}>
      <div className={styles.tiles}>
        <Skeleton height="86px" count={7} />
      </div>
      <Skeleton height="440px" />
      <div className={styles.columns}>
        <Skeleton height="280px" count={2} />
      </div>
    </LoadingRegion>
  );
}

import { useQuery } from '@tanstack/react-query';
import BookOpenCheck from 'lucide-react/icons/book-open-check';
import Flame from 'lucide-react/icons/flame';
import { Button } from '../../components/controls/button.tsx';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { countOf } from '../../words/counts.ts';
import styles from './settings-tab.module.css';
import { reportSummaryQuery } from '../../queries/reports.ts';

/** How many cards a learner has studied, and for how many days without a gap. */
export function LearnerStats({ learnerId }: { readonly learnerId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(reportSummaryQuery(learnerId));
  if (data) {
    return (
      <ul className={styles.stats}>
        <li className={styles.stat}>
          <BookOpenCheck />
          {countOf(data.totalCardsStudied, 'card')} studied
        </li>
        <li className={styles.stat}>
          <Flame />
          {data.currentStreak} day streak
        </li>
      </ul>
    );
  }
  if (isError) {
    return (
      <div role="alert" className={styles.failure}>
        <p>Progress could not be loaded.</p>
        <Button variant="quiet" busyText={isFetching && 'Trying again...'} onClick={() => void refetch()}>
          Retry
        </Button>
      </div>
    );
  }
  return (
    <LoadingRegion label="Loading progress...">
      <Skeleton height="24px" width="13rem" />
    </LoadingRegion>
  );
}

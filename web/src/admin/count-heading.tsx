import { useQuery } from '@tanstack/react-query';
import type { AdminStats } from '../../../shared/schemas/admin.ts';
import { Button } from '../components/controls/button.tsx';
import styles from './dashboard.module.css';
import { statsQuery } from '../queries/admin.ts';

interface CountHeadingProps {
  /** Such as `All Households`. */
  readonly title: string;
  /** What follows the title once the figures are there. */
  readonly describeCount: (stats: AdminStats) => string;
}

/** The heading of a list, with how much there is of it in all, however much of it is shown. */
export function CountHeading({ title, describeCount }: CountHeadingProps) {
  const stats = useQuery(statsQuery);
  return (
    <div>
      <h2>{stats.data ? `${title} ${describeCount(stats.data)}` : title}</h2>
      {!stats.data && stats.isError && (
        <p role="alert" className={styles.countFailed}>
          Failed to load the count.
          <Button variant="quiet" busyText={stats.isFetching && 'Trying again...'} onClick={() => void stats.refetch()}>
            Retry
          </Button>
        </p>
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { AdminStats } from '../../../shared/schemas/admin.ts';
import { ErrorState } from '../components/feedback/messages.tsx';
import { LoadingRegion, Skeleton } from '../components/feedback/loading.tsx';
import { StatTile } from '../components/layout/facts.tsx';
import { formatNumber } from '../words/counts.ts';
import styles from './dashboard.module.css';
import { RecentHouseholds } from './recent-households.tsx';
import { statsQuery } from '../queries/admin.ts';

/** How the whole product is doing, and what came last. */
export function OverviewTab({ onOpen }: { readonly onOpen: (householdId: string) => void }) {
  return (
    <div className={styles.tab}>
      <section className={styles.section} aria-labelledby="system-overview">
        <h2 id="system-overview">System Overview</h2>
        <Figures />
      </section>
      <section className={styles.section} aria-labelledby="recent-households">
        <h2 id="recent-households">Recent Households</h2>
        <RecentHouseholds onOpen={onOpen} />
      </section>
    </div>
  );
}

function Figures() {
  const stats = useQuery(statsQuery);
  if (stats.data) return <Tiles stats={stats.data} />;
  if (stats.isError) {
    return (
      <ErrorState
        title="Failed to load the figures"
        error={stats.error}
        isRetrying={stats.isFetching}
        onRetry={() => void stats.refetch()}
      />
    );
  }
  return (
    <LoadingRegion label="Loading admin dashboard..." className={styles.tiles}>
      <Skeleton height="89px" count={5} />
    </LoadingRegion>
  );
}

function Tiles({ stats }: { readonly stats: AdminStats }) {
  const { totalHouseholds, totalUsers, totalLearners, totalDecks, activeUsers } = stats;
  return (
    <>
      <div className={styles.tiles}>
        <StatTile value={formatNumber(totalHouseholds)} label="Total Households" />
        <StatTile value={formatNumber(totalUsers)} label="Total Users" />
        <StatTile value={formatNumber(totalLearners)} label="Total Learners" />
        <StatTile value={formatNumber(totalDecks)} label="Total Decks" />
        <StatTile value={activeUsers === 0 ? 'N/A' : formatNumber(activeUsers)} label="Active Users" />
      </div>
      <p className={styles.note}>Active users were here in the last 30 days.</p>
    </>
  );
}

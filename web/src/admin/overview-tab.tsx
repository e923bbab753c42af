import { useQuery } from '@tanstack/react-query';
import House from 'lucide-react/icons/house';
import type { AdminStats } from '../../../shared/schemas/admin.ts';
import { EmptyState, NotLoaded } from '../components/feedback/messages.tsx';
import { StatTile } from '../components/layout/facts.tsx';
import { recentHouseholdsQuery, statsQuery } from '../queries/admin.ts';
import { formatNumber } from '../words/counts.ts';
import { HouseholdCard } from './admin-cards.tsx';
import styles from './dashboard.module.css';

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
  return (
    <NotLoaded
      of={stats}
      what="the figures"
      loading="Loading admin dashboard..."
      className={styles.tiles}
      height="89px"
      count={5}
    />
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

function RecentHouseholds({ onOpen }: { readonly onOpen: (householdId: string) => void }) {
  const recent = useQuery(recentHouseholdsQuery);
  if (!recent.data) return <NotLoaded of={recent} what="households" className={styles.grid} height="119px" count={6} />;
  if (recent.data.length === 0) {
    return (
      <EmptyState
        icon={<House />}
        title="No households yet"
        text="The first ones show here as soon as somebody makes them."
      />
    );
  }
  return (
    <ul className={styles.grid}>
      {recent.data.map((household) => (
        <li key={household.id}>
          <HouseholdCard household={household} onOpen={() => onOpen(household.id)} />
        </li>
      ))}
    </ul>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import House from 'virtual:icons/house';
import type { AdminStats } from '../../../shared/schemas/admin.ts';
import { EmptyState, NotLoaded } from '../components/feedback/messages.tsx';
import { StatTile } from '../components/layout/facts.tsx';
import { recentHouseholdsQuery, statsQuery } from '../queries/admin.ts';
import { formatNumber } from '../words/counts.ts';
import { HouseholdCard } from './admin-cards.tsx';
import styles from './dashboard.module.css';

export function OverviewTab({ onOpen }: { readonly onOpen: (householdId: string) => void }) {
  const { t } = useLingui();
  return (
    <div className="stack gap-5">
      <section className="stack gap-4" aria-labelledby="system-overview">
        <h2 id="system-overview">{t`System Overview`}</h2>
        <Figures />
      </section>
      <section className="stack gap-4" aria-labelledby="recent-households">
        <h2 id="recent-households">{t`Recent Households`}</h2>
        <RecentHouseholds onOpen={onOpen} />
      </section>
    </div>
  );
}

function Figures() {
  const { t } = useLingui();
  const stats = useQuery(statsQuery);
  if (stats.data) return <Tiles stats={stats.data} />;
  return (
    <NotLoaded
      of={stats}
      failed={t`Failed to load the figures`}
      loading={t`Loading admin dashboard...`}
      className={styles.tiles}
      height="89px"
      count={5}
    />
  );
}

function Tiles({ stats }: { readonly stats: AdminStats }) {
  const { t } = useLingui();
  const { totalHouseholds, totalUsers, totalLearners, totalDecks, activeUsers } = stats;
  return (
    <>
      <div className={styles.tiles}>
        <StatTile value={formatNumber(totalHouseholds)} label={t`Total Households`} />
        <StatTile value={formatNumber(totalUsers)} label={t`Total Users`} />
        <StatTile value={formatNumber(totalLearners)} label={t`Total Learners`} />
        <StatTile value={formatNumber(totalDecks)} label={t`Total Decks`} />
        <StatTile value={activeUsers === 0 ? t`N/A` : formatNumber(activeUsers)} label={t`Active Users`} />
      </div>
      <p className="note">{t`Active in the last 30 days`}</p>
    </>
  );
}

function RecentHouseholds({ onOpen }: { readonly onOpen: (householdId: string) => void }) {
  const { t } = useLingui();
  const recent = useQuery(recentHouseholdsQuery);
  if (!recent.data)
    return (
      <NotLoaded
        of={recent}
        failed={t`Failed to load households`}
        loading={t`Loading households...`}
        className={styles.grid}
        height="119px"
        count={6}
      />
    );
  if (recent.data.length === 0) {
    return <EmptyState icon={<House />} title={t`No households yet`} text={t`New households show up here.`} />;
  }
  return (
    <ul className={styles.grid}>
      {recent.data.map((household) => (
        <li key={household.id} className="stack">
          <HouseholdCard household={household} onOpen={() => onOpen(household.id)} />
        </li>
      ))}
    </ul>
  );
}

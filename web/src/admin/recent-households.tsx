import { useQuery } from '@tanstack/react-query';
import House from 'lucide-react/icons/house';
import { EmptyState, ErrorState } from '../components/feedback/messages.tsx';
import { LoadingRegion, Skeleton } from '../components/feedback/loading.tsx';
import styles from './dashboard.module.css';
import { HouseholdCard } from './household-card.tsx';
import { recentHouseholdsQuery } from '../queries/admin.ts';

/** The households that were made last; a press opens the console of one. */
export function RecentHouseholds({ onOpen }: { readonly onOpen: (householdId: string) => void }) {
  const { data, error, isFetching, refetch } = useQuery(recentHouseholdsQuery);
  if (!data && error) {
    return (
      <ErrorState
        title="Failed to load households"
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <LoadingRegion label="Loading households..." className={styles.grid}>
        <Skeleton height="119px" count={6} />
      </LoadingRegion>
    );
  }
  if (data.length === 0) {
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
      {data.map((household) => (
        <li key={household.id}>
          <HouseholdCard household={household} onOpen={() => onOpen(household.id)} />
        </li>
      ))}
    </ul>
  );
}

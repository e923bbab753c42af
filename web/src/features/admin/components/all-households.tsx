import { useQuery } from '@tanstack/react-query';
import type { Household } from '../../../../../shared/schemas/household.ts';
import { PressableCard } from '../../../components/ui/card.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { LoadingRegion } from '../../../components/ui/loading-region.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatLongDate } from '../../../lib/format-date.ts';
import { allHouseholdsQuery } from '../api/list-all-households.ts';
import styles from './admin.module.css';

/** Every household there is; a press opens its console. */
export function AllHouseholds({ onOpen }: { readonly onOpen: (householdId: string) => void }) {
  const { data, error, isFetching, refetch } = useQuery(allHouseholdsQuery);
  if (!data && error) {
    return <ErrorState title="Failed to load households" error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <LoadingRegion label="Loading admin dashboard..." className={styles.stack}>
        <Skeleton height="29px" width="14rem" />
        <div className={styles.grid}>
          <Skeleton height="138px" count={6} />
        </div>
      </LoadingRegion>
    );
  }
  return (
    <div className={styles.stack}>
      <h2>All Households ({data.length})</h2>
      {data.length === 0 && <EmptyState title="No households yet" />}
      <ul className={styles.grid}>
        {data.map((household) => (
          <li key={household.id}>
            <HouseholdCard household={household} onOpen={() => onOpen(household.id)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface HouseholdCardProps {
  readonly household: Household;
  readonly onOpen: () => void;
}

function HouseholdCard({ household: { name, id, ownerId, createdAt }, onOpen }: HouseholdCardProps) {
  return (
    <PressableCard onPress={onOpen}>
      <span className={styles.name}>{name}</span>
      <span className={styles.fact}>
        ID <span className={styles.id}>{id}</span>
      </span>
      <span className={styles.fact}>
        Owner <span className={styles.id}>{ownerId}</span>
      </span>
      <span className={styles.fact}>Created {formatLongDate(createdAt)}</span>
    </PressableCard>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import House from 'lucide-react/icons/house';
import HousePlus from 'lucide-react/icons/house-plus';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { Button } from '../components/controls/button.tsx';
import { EmptyState } from '../components/feedback/messages.tsx';
import { HouseholdCard } from './admin-cards.tsx';
import { formatNumber } from '../words/counts.ts';
import { CreateHouseholdDialog } from './create-household-dialog.tsx';
import styles from './dashboard.module.css';
import { CountHeading, PagedList } from './paged-list.tsx';
import { SearchField } from './search-field.tsx';
import { allHouseholdsQuery } from '../queries/admin.ts';

interface HouseholdsTabProps {
  /** What the names begin with; empty for all. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onOpen: (householdId: string) => void;
}

/** Every household there is; a press opens its console. */
export function HouseholdsTab({ search, onSearch, onOpen }: HouseholdsTabProps) {
  const households = useInfiniteQuery(allHouseholdsQuery(search));
  const [isCreating, setIsCreating] = useState(false);
  return (
    <div className={styles.tab}>
      <div className={styles.header}>
        <CountHeading
          title="All Households"
          describeCount={({ totalHouseholds }) => `(${formatNumber(totalHouseholds)})`}
        />
        <Button variant="primary" icon={<HousePlus />} onClick={() => setIsCreating(true)}>
          Create Household
        </Button>
      </div>
      <div role="search" className={styles.search}>
        <SearchField label="Search by name" placeholder="Beginning of the name" initial={search} onSearch={onSearch} />
      </div>
      <PagedList
        list={households}
        noun="household"
        failedTitle="Failed to load households"
        loadingLabel="Loading admin dashboard..."
        itemHeight="141px"
        layout="grid"
        isSearch={search !== ''}
        empty={
          search ? (
            <EmptyState icon={<SearchX />} title="No household found" text={`No name begins with “${search}”.`} />
          ) : (
            <EmptyState icon={<House />} title="No households yet" text="Create Household makes the first one." />
          )
        }
        renderItem={(household) => <HouseholdCard hasOwner household={household} onOpen={() => onOpen(household.id)} />}
      />
      {isCreating && <CreateHouseholdDialog onClose={() => setIsCreating(false)} />}
    </div>
  );
}

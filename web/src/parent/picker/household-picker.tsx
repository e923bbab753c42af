import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import House from 'lucide-react/icons/house';
import HousePlus from 'lucide-react/icons/house-plus';
import Ticket from 'lucide-react/icons/ticket';
import { type ReactNode, useState } from 'react';
import type { Household } from '../../../../shared/schemas/household.ts';
import { Button } from '../../components/controls/button.tsx';
import { EmptyState, NotLoaded } from '../../components/feedback/messages.tsx';
import { PressableCard } from '../../components/layout/card.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { householdsQuery } from '../../queries/households.ts';
import { countOf } from '../../words/counts.ts';
import { memberRoleNames } from '../../words/names.ts';
import { CreateHouseholdDialog, JoinHouseholdDialog } from './household-dialogs.tsx';
import { FirstSteps } from './first-steps.tsx';
import styles from './household-picker.module.css';

interface HouseholdPickerProps {
  readonly onOpen: (householdId: string, tab?: 'learners' | 'create') => void;
}

/** Lists the signed-in person's households and lets them create or join one. */
export function HouseholdPicker({ onOpen }: HouseholdPickerProps) {
  usePageTitle('All Households');
  const households = useQuery(householdsQuery);
  const [openDialog, setOpenDialog] = useState<'create' | 'join'>();
  // True once the first steps are completed. The list is then hidden, so that the parent first hands the device to the child.
  const [isReady, setIsReady] = useState(false);
  const closeDialog = () => setOpenDialog(undefined);
  return (
    <div className={styles.picker}>
      <p className={styles.lead}>Select a household to manage</p>
      {households.data?.length === 0 && <FirstSteps onOpen={onOpen} onReady={() => setIsReady(true)} />}
      {!isReady && (
        <Households households={households} onOpen={onOpen}>
          <div className={styles.actions}>
            <Button variant="primary" icon={<HousePlus />} onClick={() => setOpenDialog('create')}>
              Create Household
            </Button>
            <Button icon={<Ticket />} onClick={() => setOpenDialog('join')}>
              Join with a code
            </Button>
          </div>
        </Households>
      )}
      {openDialog === 'create' && <CreateHouseholdDialog onClose={closeDialog} />}
      {openDialog === 'join' && <JoinHouseholdDialog onClose={closeDialog} />}
    </div>
  );
}

interface HouseholdsProps extends HouseholdPickerProps {
  readonly households: UseQueryResult<readonly Household[]>;
  /** Buttons for creating or joining a household: below the list, or in its place if it is empty. */
  readonly children: ReactNode;
}

function Households({ households, onOpen, children }: HouseholdsProps) {
  const list = households.data;
  if (!list) return <NotLoaded of={households} what="households" className={styles.grid} height="90px" count={2} />;
  if (list.length === 0) {
    return (
      <EmptyState
        icon={<House />}
        title="No households yet"
        text="Create your first household to get started"
        action={children}
      />
    );
  }
  return (
    <>
      <ul className={styles.grid}>
        {list.map((household) => (
          <li key={household.id}>
            <HouseholdCard household={household} onOpen={() => onOpen(household.id)} />
          </li>
        ))}
      </ul>
      {children}
    </>
  );
}

interface HouseholdCardProps {
  readonly household: Household;
  readonly onOpen: () => void;
}

function HouseholdCard({ household: { name, role, learnerCount }, onOpen }: HouseholdCardProps) {
  const learners = countOf(learnerCount, 'learner');
  return (
    <PressableCard onPress={onOpen}>
      <span className={styles.card}>
        <span className={styles.icon} aria-hidden="true">
          <House />
        </span>
        <span className={styles.texts}>
          <span className={styles.name}>{name}</span>
          <span className={styles.facts}>{role ? `${memberRoleNames[role]} • ${learners}` : learners}</span>
        </span>
        <ChevronRight className={styles.chevron} />
      </span>
    </PressableCard>
  );
}

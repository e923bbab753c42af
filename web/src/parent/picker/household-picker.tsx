import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import House from 'lucide-react/icons/house';
import HousePlus from 'lucide-react/icons/house-plus';
import Ticket from 'lucide-react/icons/ticket';
import { useState } from 'react';
import type { Household } from '../../../../shared/schemas/household.ts';
import { Button } from '../../components/controls/button.tsx';
import { NotLoaded } from '../../components/feedback/messages.tsx';
import { PressableCard } from '../../components/layout/card.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import type { FirstPlace } from '../../lib/page/console-place.ts';
import { householdsQuery } from '../../queries/households.ts';
import { countOf } from '../../words/counts.ts';
import { memberRoleNames } from '../../words/names.ts';
import { CreateHouseholdDialog, JoinHouseholdDialog } from './household-dialogs.tsx';
import { useMadeFamily } from './first-answers.ts';
import { FirstSteps } from './first-steps.tsx';
import styles from './household-picker.module.css';

interface HouseholdPickerProps {
  readonly onOpen: (householdId: string, at?: FirstPlace) => void;
}

/** Lists the signed-in person's households and lets them create or join one. Somebody without any is asked the first questions. */
export function HouseholdPicker({ onOpen }: HouseholdPickerProps) {
  usePageTitle('All Households');
  useMadeFamily();
  const households = useQuery(householdsQuery);
  const [openDialog, setOpenDialog] = useState<'create' | 'join'>();
  // The new household is not listed before the parent decides how to go on.
  const [isReady, setIsReady] = useState(false);
  const closeDialog = () => setOpenDialog(undefined);
  const create = () => setOpenDialog('create');
  const join = () => setOpenDialog('join');
  return (
    <div className={styles.picker}>
      {households.data?.length === 0 || isReady ? (
        <FirstSteps onOpen={onOpen} onReady={() => setIsReady(true)} onJoin={join}>
          <NoHouseholds onCreate={create} />
        </FirstSteps>
      ) : (
        <>
          <Lead />
          <Households households={households} onOpen={onOpen} />
          {households.data && (
            <div className={styles.actions}>
              <Button variant="primary" icon={<HousePlus />} onClick={create}>
                Create Household
              </Button>
              <Button icon={<Ticket />} onClick={join}>
                Join with a code
              </Button>
            </div>
          )}
        </>
      )}
      {openDialog === 'create' && <CreateHouseholdDialog onClose={closeDialog} />}
      {openDialog === 'join' && <JoinHouseholdDialog onClose={closeDialog} />}
    </div>
  );
}

function Lead() {
  return <p className={styles.lead}>Select a household to manage</p>;
}

/** The way past the questions: an empty household, for somebody who wants to add everything later. */
function NoHouseholds({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <section className={styles.empty}>
      <Lead />
      <h2>No households yet</h2>
      <p>Create your first household to get started</p>
      <Button variant="quiet" onClick={onCreate}>
        Create Household
      </Button>
    </section>
  );
}

interface HouseholdsProps extends HouseholdPickerProps {
  readonly households: UseQueryResult<readonly Household[]>;
}

function Households({ households, onOpen }: HouseholdsProps) {
  const list = households.data;
  if (!list) return <NotLoaded of={households} what="households" className={styles.grid} height="90px" count={2} />;
  return (
    <ul className={styles.grid}>
      {list.map((household) => (
        <li key={household.id}>
          <HouseholdCard household={household} onOpen={() => onOpen(household.id)} />
        </li>
      ))}
    </ul>
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

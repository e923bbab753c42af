import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { isPermitted } from '../../../../shared/permissions.ts';
import type { Household } from '../../../../shared/schemas/household.ts';
import { Button } from '../../components/controls/button.tsx';
import { DetailList } from '../../components/layout/facts.tsx';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { countOf } from '../../words/counts.ts';
import { useHouseholdRole } from '../household-role.ts';
import { EditHouseholdDialog } from './edit-household-dialog.tsx';
import styles from './household-settings.module.css';
import { householdQuery } from '../../queries/households.ts';

/** What the household is, and the way to change it. Stands behind a `HouseholdGate`, which says when it cannot be read. */
export function HouseholdCard({ householdId }: { readonly householdId: string }) {
  const household = useQuery(householdQuery(householdId)).data;
  const role = useHouseholdRole(householdId);
  const [isEditing, setIsEditing] = useState(false);
  const canEdit = household !== undefined && isPermitted(role, 'manage-household');
  return (
    <SectionCard
      title="Household"
      action={
        canEdit && (
          <Button
            variant="quiet"
            aria-label="Edit household"
            icon={<Pencil aria-hidden="true" />}
            onClick={() => setIsEditing(true)}
          >
            Edit
          </Button>
        )
      }
    >
      {household ? <HouseholdFacts household={household} /> : <HouseholdFactsSkeleton />}
      {isEditing && household && <EditHouseholdDialog household={household} onClose={() => setIsEditing(false)} />}
    </SectionCard>
  );
}

function HouseholdFacts({
  household: { name, memberCount, learnerCount, timeZone },
}: {
  readonly household: Household;
}) {
  return (
    <>
      <DetailList
        details={[
          { term: 'Name', value: name },
          { term: 'Members', value: countOf(memberCount, 'member') },
          { term: 'Learners', value: countOf(learnerCount, 'learner') },
          { term: 'Time zone', value: timeZone.replaceAll('_', ' ') },
        ]}
      />
      <p className={styles.note}>
        A study day starts at 04:00 in this time zone, so a late evening still counts for its day.
      </p>
    </>
  );
}

function HouseholdFactsSkeleton() {
  return (
    <LoadingRegion label="Loading household...">
      <Skeleton height="230px" />
    </LoadingRegion>
  );
}

import { useQuery } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { isPermitted } from '../../../../shared/permissions.ts';
import { Button } from '../../components/controls/button.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { useHouseholdRole } from '../household-role.ts';
import { DeleteHouseholdDialog } from './delete-household-dialog.tsx';
import styles from './household-settings.module.css';
import { householdQuery } from '../../queries/households.ts';

interface DeleteHouseholdCardProps {
  readonly householdId: string;
  readonly onDeleted: () => void;
}

/** For those who may end a household; for everybody else there is nothing. */
export function DeleteHouseholdCard({ householdId, onDeleted }: DeleteHouseholdCardProps) {
  const household = useQuery(householdQuery(householdId)).data;
  const role = useHouseholdRole(householdId);
  const [isAsking, setIsAsking] = useState(false);
  if (!household || !isPermitted(role, 'delete-household')) return null;
  return (
    <SectionCard title="Delete household">
      <p className={styles.note}>
        Ends this household for everybody in it, with all learners, decks and study history.
      </p>
      <Button icon={<Trash2 aria-hidden="true" />} onClick={() => setIsAsking(true)}>
        Delete household
      </Button>
      {isAsking && (
        <DeleteHouseholdDialog household={household} onDeleted={onDeleted} onClose={() => setIsAsking(false)} />
      )}
    </SectionCard>
  );
}

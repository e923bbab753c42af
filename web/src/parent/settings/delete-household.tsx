import { useMutation, useQuery } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isPermitted } from '../../../../shared/permissions.ts';
import type { Household } from '../../../../shared/schemas/household.ts';
import { Button } from '../../components/controls/button.tsx';
import { TextField } from '../../components/controls/field.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { describeFailure } from '../../lib/describe-error.ts';
import { deleteHouseholdMutation, householdQuery } from '../../queries/households.ts';
import { useHouseholdRole } from '../household-role.ts';
import styles from './settings-tab.module.css';

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

interface DeleteHouseholdDialogProps {
  readonly household: Household;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Deletes a household once its name was typed: nothing else takes so much with it. */
function DeleteHouseholdDialog({ household, onDeleted, onClose }: DeleteHouseholdDialogProps) {
  const announce = useAnnounce();
  const deletion = useMutation(deleteHouseholdMutation);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { typedName: '' } });
  const submit = handleSubmit(() => {
    if (deletion.isPending) return;
    deletion.mutate(household.id, {
      onSuccess: () => {
        onDeleted();
        announce(`${household.name} was deleted`, { isShown: true });
      },
    });
  });
  return (
    <Dialog title={`Delete ${household.name}?`} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {deletion.error && (
          <Banner tone="error">{describeFailure(deletion.error, 'Failed to delete household')}</Banner>
        )}
        <p>
          All its learners, decks, cards and study history go, for everybody in it. This cannot be undone. The accounts
          of its members stay.
        </p>
        <TextField
          label="Type the household’s name to confirm"
          hint={household.name}
          autoComplete="off"
          spellCheck={false}
          error={formState.errors.typedName?.message}
          {...register('typedName', {
            validate: (typed) => isSameName(typed, household.name) || 'This is not the household’s name.',
          })}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger" busyText={deletion.isPending && 'Deleting...'}>
            Delete household
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Spaces, and how a letter with its accent is encoded, are nothing that a person sees. */
function isSameName(typed: string, name: string): boolean {
  return simplify(typed) === simplify(name);
}

function simplify(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
}

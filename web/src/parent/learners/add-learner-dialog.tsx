import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { avatarNames, type Learner, learnerName } from '../../../../shared/schemas/learner.ts';
import { AvatarPicker } from '../../components/controls/avatar-picker.tsx';
import { Button } from '../../components/controls/button.tsx';
import { fieldOf, useContractForm } from '../../components/controls/contract-form.ts';
import { Select, TextField } from '../../components/controls/field.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Failure } from '../../components/feedback/messages.tsx';
import { createLearnerMutation } from '../../queries/learners.ts';
import { ConsentStep } from './consent-step.tsx';
import { firstGoals, readGoal } from './help-fields.tsx';
import styles from './learners-tab.module.css';

/** Form fields of a new learner. The avatar is null if none is chosen. */
const newLearnerFields = z.object({ name: learnerName, avatar: z.nullable(z.string()), goal: z.string() });

interface AddLearnerDialogProps {
  readonly householdId: string;
  /** Existing learners. The suggested animal is one that none of them has. */
  readonly taken: readonly Learner[];
  readonly onClose: () => void;
}

export function AddLearnerDialog({ householdId, taken, onClose }: AddLearnerDialogProps) {
  const announce = useAnnounce();
  const creation = useMutation(createLearnerMutation);
  const [initial] = useState(() => ({ name: '', avatar: pickFreeAvatar(taken), goal: firstGoals[0][0] }));
  const form = useContractForm(newLearnerFields, initial);
  const submit = form.handleSubmit(({ name, avatar, goal }) => {
    if (creation.isPending) return;
    const body = { name, ...(avatar && { avatar }), minutesPerDay: readGoal(goal).minutesPerDay };
    creation.mutate(
      { params: { householdId }, body },
      {
        onSuccess: (learner) => {
          onClose();
          announce(`${learner.name} is here`, { isShown: true });
        },
      },
    );
  });
  return (
    <Dialog title="Add Learner" isDirty={form.formState.isDirty} onClose={onClose}>
      {(close) => (
        <ConsentStep householdId={householdId} onCancel={close}>
          <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
            <Failure error={creation.error} title="Failed to add learner" />
            <TextField label="Learner Name" placeholder="e.g. Emma" autoComplete="off" {...fieldOf(form, 'name')} />
            <AvatarPicker inputOf={() => form.register('avatar')} />
            <Select
              label="Daily goal"
              hint="Time with cards. You can change it whenever you like."
              {...form.register('goal')}
              options={firstGoals}
            />
            <DialogActions>
              <Button onClick={close}>Cancel</Button>
              <Button type="submit" variant="primary" busyText={creation.isPending && 'Adding...'}>
                Add Learner
              </Button>
            </DialogActions>
          </form>
        </ConsentStep>
      )}
    </Dialog>
  );
}

function pickFreeAvatar(taken: readonly Learner[]) {
  return avatarNames.find((name) => taken.every(({ avatar }) => avatar !== name)) ?? null;
}

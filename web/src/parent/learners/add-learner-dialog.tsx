import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { foldText } from '../../../../shared/quiz/fold-text.ts';
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

/** Form fields of a new learner. The avatar is null if none is chosen. */
const newLearnerFields = z.object({ name: learnerName, avatar: z.nullable(z.string()), goal: z.string() });

interface AddLearnerDialogProps {
  readonly householdId: string;
  /** Existing learners. The suggested animal is one that none of them has. */
  readonly taken: readonly Learner[];
  readonly onClose: () => void;
}

export function AddLearnerDialog({ householdId, taken, onClose }: AddLearnerDialogProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const creation = useMutation(createLearnerMutation);
  const [initial] = useState(() => ({ name: '', avatar: pickFreeAvatar(taken), goal: firstGoals[0].goal }));
  const form = useContractForm(newLearnerFields, initial);
  const namesake = findNamesake(taken, useWatch({ control: form.control, name: 'name' }));
  const submit = form.handleSubmit(({ name, avatar, goal }) => {
    if (creation.isPending) return;
    const body = { name, ...(avatar && { avatar }), minutesPerDay: readGoal(goal).minutesPerDay };
    creation.mutate(
      { params: { householdId }, body },
      {
        onSuccess: (learner) => {
          onClose();
          announce(t`${{ name: learner.name }} is here`, { isShown: true });
        },
      },
    );
  });
  return (
    <Dialog title={t`Add Learner`} isDirty={form.formState.isDirty} onClose={onClose}>
      {(close) => (
        <ConsentStep householdId={householdId} onCancel={close}>
          <form noValidate className="stack gap-5" onSubmit={(event) => void submit(event)}>
            <Failure error={creation.error} title={t`Failed to add learner`} />
            <TextField
              label={t`Learner Name`}
              placeholder={t`e.g. Emma`}
              autoComplete="off"
              hint={
                namesake &&
                t`You already have a learner named ${{ name: namesake.name }}. A nickname helps to tell them apart.`
              }
              {...fieldOf(form, 'name')}
            />
            <AvatarPicker alone={initial.avatar} inputOf={() => form.register('avatar')} />
            <Select
              label={t`Daily goal`}
              hint={t`Time with cards. You can change it whenever you like.`}
              {...form.register('goal')}
              options={firstGoals.map(({ goal, label }) => [goal, t(label)])}
            />
            <DialogActions>
              <Button onClick={close}>{t`Cancel`}</Button>
              <Button
                type="submit"
                variant="primary"
                busyText={creation.isPending && t`Adding...`}
              >{t`Add Learner`}</Button>
            </DialogActions>
          </form>
        </ConsentStep>
      )}
    </Dialog>
  );
}

/** @returns the learner who has this name already, however it is capitalized */
function findNamesake(taken: readonly Learner[], name: string) {
  const typed = foldText(name);
  return taken.find((one) => foldText(one.name) === typed);
}

function pickFreeAvatar(taken: readonly Learner[]) {
  return avatarNames.find((name) => taken.every(({ avatar }) => avatar !== name)) ?? null;
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { describeFailure } from '../../lib/describe-error.ts';
import { avatarChoices } from './avatar-choices.ts';
import { LearnerFormDialog } from './learner-form-dialog.tsx';
import { createLearnerMutation } from '../../queries/learners.ts';

interface AddLearnerDialogProps {
  readonly householdId: string;
  /** Those already there: a new learner is offered an animal that none of them has. */
  readonly taken: readonly Learner[];
  readonly onClose: () => void;
}

/** Adds a learner to the household. */
export function AddLearnerDialog({ householdId, taken, onClose }: AddLearnerDialogProps) {
  const announce = useAnnounce();
  const creation = useMutation(createLearnerMutation);
  const [initial] = useState(() => ({ name: '', avatar: pickFreeAvatar(taken) }));
  return (
    <LearnerFormDialog
      title="Add Learner"
      initial={initial}
      submitText="Add Learner"
      busyText={creation.isPending && 'Adding...'}
      failure={creation.error ? describeFailure(creation.error, 'Failed to add learner') : undefined}
      onSubmit={({ name, avatar }) =>
        creation.mutate(
          { params: { householdId }, body: { name, ...(avatar && { avatar }) } },
          {
            onSuccess: (learner) => {
              onClose();
              announce(`${learner.name} is here`, { isShown: true });
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}

function pickFreeAvatar(taken: readonly Learner[]) {
  return avatarChoices.find((name) => taken.every(({ avatar }) => avatar !== name)) ?? null;
}

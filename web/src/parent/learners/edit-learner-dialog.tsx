import { useMutation } from '@tanstack/react-query';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { describeFailure } from '../../lib/describe-error.ts';
import { LearnerFormDialog } from './learner-form-dialog.tsx';
import { updateLearnerMutation } from '../../queries/learners.ts';

interface EditLearnerDialogProps {
  readonly learner: Learner;
  readonly onClose: () => void;
}

/** Changes a learner's name and picture. */
export function EditLearnerDialog({ learner, onClose }: EditLearnerDialogProps) {
  const announce = useAnnounce();
  const update = useMutation(updateLearnerMutation);
  return (
    <LearnerFormDialog
      title="Edit learner"
      initial={{ name: learner.name, avatar: learner.avatar ?? null }}
      submitText="Save"
      busyText={update.isPending && 'Saving...'}
      failure={update.error ? describeFailure(update.error, 'Failed to save learner') : undefined}
      onSubmit={({ name, avatar }) =>
        update.mutate(
          {
            params: { householdId: learner.householdId, learnerId: learner.id },
            body: { name, ...(avatar && { avatar }) },
          },
          {
            onSuccess: (saved) => {
              onClose();
              announce(`${saved.name} is saved`, { isShown: true });
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}

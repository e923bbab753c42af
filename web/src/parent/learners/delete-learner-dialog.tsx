import { useMutation } from '@tanstack/react-query';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { ConfirmDialog } from '../../components/dialog/dialog.tsx';
import { describeFailure } from '../../lib/describe-error.ts';
import { deleteLearnerMutation } from '../../queries/learners.ts';

interface DeleteLearnerDialogProps {
  readonly learner: Learner;
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

/** Asks before a learner goes, and says what goes along. */
export function DeleteLearnerDialog({ learner, onDeleted, onCancel }: DeleteLearnerDialogProps) {
  const announce = useAnnounce();
  const deletion = useMutation(deleteLearnerMutation);
  return (
    <ConfirmDialog
      title={`Delete ${learner.name}?`}
      text={`All of ${learner.name}’s study history goes too: every answer, streak and badge. This cannot be undone. Your decks stay.`}
      confirmText="Delete"
      cancelText={`Keep ${learner.name}`}
      busyText={deletion.isPending && 'Deleting...'}
      error={deletion.error ? describeFailure(deletion.error, 'Failed to delete learner') : undefined}
      onConfirm={() =>
        deletion.mutate(
          { params: { householdId: learner.householdId, learnerId: learner.id } },
          {
            onSuccess: () => {
              onDeleted();
              announce(`${learner.name} was deleted`, { isShown: true });
            },
          },
        )
      }
      onCancel={onCancel}
    />
  );
}

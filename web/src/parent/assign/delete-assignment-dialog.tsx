import { useMutation } from '@tanstack/react-query';
import type { Assignment } from '../../../../shared/schemas/assignment.ts';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { ConfirmDialog } from '../../components/dialog/dialog.tsx';
import { describeFailure } from '../../lib/describe-error.ts';
import { deleteAssignmentMutation } from '../../queries/assignments.ts';

interface DeleteAssignmentDialogProps {
  readonly assignment: Assignment;
  readonly learnerName: string;
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

/** Asks before an assignment goes, and says what stays. */
export function DeleteAssignmentDialog({ assignment, learnerName, onDeleted, onCancel }: DeleteAssignmentDialogProps) {
  const announce = useAnnounce();
  const deletion = useMutation(deleteAssignmentMutation);
  const place = assignment.completedAt === undefined ? `${learnerName}’s Home` : 'this list';
  return (
    <ConfirmDialog
      title={`Delete “${assignment.resourceName}” for ${learnerName}?`}
      text={`The assignment goes from ${place}. The ${assignment.type} stays, and so does everything ${learnerName} has studied.`}
      confirmText="Delete"
      busyText={deletion.isPending && 'Deleting...'}
      error={deletion.error ? describeFailure(deletion.error, 'Failed to delete assignment') : undefined}
      onConfirm={() =>
        deletion.mutate(assignment, {
          onSuccess: () => {
            announce('Assignment deleted', { isShown: true });
            onDeleted();
          },
        })
      }
      onCancel={onCancel}
    />
  );
}

import { useMutation } from '@tanstack/react-query';
import type { Quiz } from '../../../../../shared/schemas/quiz.ts';
import { useAnnounce } from '../../../components/feedback/announcer.tsx';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { describeFailure } from '../../../lib/describe-error.ts';
import { deleteQuizMutation } from '../../../queries/quizzes.ts';

interface DeleteQuizDialogProps {
  readonly quiz: Quiz;
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

/** Asks before a quiz goes. */
export function DeleteQuizDialog({ quiz, onDeleted, onCancel }: DeleteQuizDialogProps) {
  const announce = useAnnounce();
  const deletion = useMutation(deleteQuizMutation);

  function confirm() {
    deletion.mutate(quiz.id, {
      onSuccess: () => {
        announce('Quiz deleted', { isShown: true });
        onDeleted();
      },
    });
  }

  return (
    <ConfirmDialog
      title={`Delete “${quiz.name}”?`}
      text="Are you sure you want to delete this quiz?"
      confirmText="Delete"
      busyText={deletion.isPending && 'Deleting...'}
      error={deletion.error ? describeFailure(deletion.error, 'Failed to delete quiz') : undefined}
      onConfirm={confirm}
      onCancel={onCancel}
    />
  );
}

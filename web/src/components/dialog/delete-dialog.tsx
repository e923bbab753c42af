import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { describeFailure, type RefusalWords } from '../../lib/api/describe-error.ts';
import { useAnnounce } from '../feedback/announcer.tsx';
import { ConfirmDialog } from './dialog.tsx';
import { UndoButton } from './undo-button.tsx';

interface DeleteDialogProps<Target, Answer> {
  readonly title: string;
  /** What goes, in the specified words where there are some. */
  readonly text: string;
  readonly cancelText?: string;
  /** Where something goes without being deleted: `Remove`, and `Removing...`. */
  readonly confirmText?: string;
  readonly busyText?: string;
  readonly mutation: UseMutationOptions<Answer, Error, Target>;
  /** What the mutation is to delete. */
  readonly target: Target;
  /** Said once it is gone: `Deck deleted`. */
  readonly doneText: string;
  /** Said when it could not be deleted: `Failed to delete deck`. */
  readonly failedText: string;
  readonly refusals?: RefusalWords;
  /** The id of what goes into the bin: Undo is offered beside what is said then. */
  readonly undoneAs?: string;
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

/** Asks before something is deleted, deletes it, and says so. Stays open, with the reason, when the server refuses. */
export function DeleteDialog<Target, Answer>({
  mutation,
  target,
  doneText,
  failedText,
  refusals,
  undoneAs,
  confirmText = 'Delete',
  busyText = 'Deleting...',
  onDeleted,
  ...question
}: DeleteDialogProps<Target, Answer>) {
  const announce = useAnnounce();
  const deletion = useMutation(mutation);

  function confirm() {
    deletion.mutate(target, {
      onSuccess: () => {
        announce(doneText, { isShown: true, button: undoneAs && <UndoButton key={undoneAs} entryId={undoneAs} /> });
        onDeleted();
      },
    });
  }

  return (
    <ConfirmDialog
      {...question}
      confirmText={confirmText}
      busyText={deletion.isPending && busyText}
      error={deletion.error ? describeFailure(deletion.error, failedText, refusals) : undefined}
      onConfirm={confirm}
    />
  );
}

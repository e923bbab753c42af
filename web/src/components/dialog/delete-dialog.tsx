import { useLingui } from '@lingui/react/macro';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeFailure, type RefusalWords } from '../../lib/api/describe-error.ts';
import { useAnnounce } from '../feedback/announcer.tsx';
import { ConfirmDialog } from './dialog.tsx';
import { ToTheBin } from './to-the-bin.tsx';
import { UndoButton } from './undo-button.tsx';

interface DeleteDialogProps<Target, Answer> {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
  readonly cancelText?: string;
  /** Labels of the confirm button, normal and busy, if something is removed rather than deleted: `Remove` and `Removing...`. */
  readonly confirmText?: string;
  readonly busyText?: string;
  readonly mutation: UseMutationOptions<Answer, Error, Target>;
  readonly target: Target;
  /** Announced on success: `Deck deleted`. */
  readonly doneText: string;
  /** Shown on failure: `Failed to delete deck`. */
  readonly failedText: string;
  readonly refusals?: RefusalWords;
  /** Id of the bin entry; if set, the announcement has an Undo button. */
  readonly undoneAs?: string;
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

/** Confirms a deletion, runs it, and announces it. On failure, it stays open and shows the reason. */
export function DeleteDialog<Target, Answer>({
  mutation,
  target,
  doneText,
  failedText,
  refusals,
  undoneAs,
  confirmText,
  busyText,
  onDeleted,
  ...question
}: DeleteDialogProps<Target, Answer>) {
  const { t } = useLingui();
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
      confirmText={confirmText ?? t`Delete`}
      busyText={deletion.isPending && (busyText ?? t`Deleting...`)}
      error={deletion.error ? describeFailure(deletion.error, failedText, refusals) : undefined}
      remedy={<ToTheBin error={deletion.error} onLeave={question.onCancel} />}
      onConfirm={confirm}
    />
  );
}

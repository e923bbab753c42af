import { useMutation } from '@tanstack/react-query';
import type { Deck } from '../../../../../shared/schemas/deck.ts';
import { useAnnounce } from '../../../components/feedback/announcer.tsx';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { describeFailure } from '../../../lib/describe-error.ts';
import { deleteDeckMutation } from '../../../queries/decks.ts';

interface DeleteDeckDialogProps {
  readonly deck: Pick<Deck, 'id' | 'name'>;
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

/** Asks before a deck and its cards go. */
export function DeleteDeckDialog({ deck, onDeleted, onCancel }: DeleteDeckDialogProps) {
  const announce = useAnnounce();
  const deletion = useMutation(deleteDeckMutation);

  function confirm() {
    deletion.mutate(deck.id, {
      onSuccess: () => {
        announce('Deck deleted', { isShown: true });
        onDeleted();
      },
    });
  }

  return (
    <ConfirmDialog
      title={`Delete “${deck.name}”?`}
      text="Are you sure you want to delete this deck and all its cards?"
      confirmText="Delete"
      busyText={deletion.isPending && 'Deleting...'}
      error={deletion.error ? describeFailure(deletion.error, 'Failed to delete deck') : undefined}
      onConfirm={confirm}
      onCancel={onCancel}
    />
  );
}

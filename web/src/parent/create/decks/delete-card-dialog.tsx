import { useMutation } from '@tanstack/react-query';
import type { Card } from '../../../../../shared/schemas/deck.ts';
import { useAnnounce } from '../../../components/feedback/announcer.tsx';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { describeFailure } from '../../../lib/describe-error.ts';
import { deleteCardMutation } from '../../../queries/decks.ts';

interface DeleteCardDialogProps {
  readonly deckId: string;
  readonly card: Card;
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

/** Asks before a card goes. */
export function DeleteCardDialog({ deckId, card, onDeleted, onCancel }: DeleteCardDialogProps) {
  const announce = useAnnounce();
  const deletion = useMutation(deleteCardMutation);

  function confirm() {
    deletion.mutate(
      { deckId, cardId: card.id },
      {
        onSuccess: () => {
          announce('Card deleted', { isShown: true });
          onDeleted();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      title="Delete card"
      text="Are you sure you want to delete this card?"
      confirmText="Delete"
      busyText={deletion.isPending && 'Deleting...'}
      error={deletion.error ? describeFailure(deletion.error, 'Failed to delete card') : undefined}
      onConfirm={confirm}
      onCancel={onCancel}
    />
  );
}

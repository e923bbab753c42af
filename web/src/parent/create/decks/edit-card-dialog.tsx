import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Card } from '../../../../../shared/schemas/deck.ts';
import { Banner } from '../../../components/feedback/messages.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { describeFailure } from '../../../lib/describe-error.ts';
import { CardSidesFields, type CardSidesValues } from './card-sides-fields.tsx';
import styles from './deck-detail.module.css';
import { updateCardMutation } from '../../../queries/decks.ts';

interface EditCardDialogProps {
  readonly card: Card;
  readonly onClose: () => void;
}

/** Another text for a card. What learners remember of it stays. */
export function EditCardDialog({ card, onClose }: EditCardDialogProps) {
  const change = useMutation(updateCardMutation);
  const form = useForm<CardSidesValues>({ defaultValues: { front: card.front, back: card.back } });

  const submit = form.handleSubmit((values) => {
    if (!change.isPending) change.mutate({ deckId: card.deckId, cardId: card.id, ...values }, { onSuccess: onClose });
  });

  return (
    <Dialog title="Edit Card" isDirty={form.formState.isDirty} onClose={onClose}>
      {(close) => (
        <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          {change.error && <Banner tone="error">{describeFailure(change.error, 'Failed to save card')}</Banner>}
          <CardSidesFields form={form} isSaving={change.isPending} />
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="primary" busyText={change.isPending && 'Saving...'}>
              Save
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}

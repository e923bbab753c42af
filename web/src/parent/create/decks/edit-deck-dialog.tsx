import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Deck } from '../../../../../shared/schemas/deck.ts';
import { Banner } from '../../../components/feedback/messages.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { describeFailure } from '../../../lib/describe-error.ts';
import { DeckFields, type DeckFormValues } from './deck-fields.tsx';
import styles from './deck-detail.module.css';
import { updateDeckMutation } from '../../../queries/decks.ts';

interface EditDeckDialogProps {
  readonly deck: Deck;
  readonly onClose: () => void;
}

/** Another name or description for a deck. */
export function EditDeckDialog({ deck, onClose }: EditDeckDialogProps) {
  const change = useMutation(updateDeckMutation);
  const form = useForm<DeckFormValues>({ defaultValues: { name: deck.name, description: deck.description ?? '' } });

  const submit = form.handleSubmit((values) => {
    if (!change.isPending) change.mutate({ deckId: deck.id, ...values }, { onSuccess: onClose });
  });

  return (
    <Dialog title="Edit Deck" isDirty={form.formState.isDirty} onClose={onClose}>
      {(close) => (
        <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          {change.error && <Banner tone="error">{describeFailure(change.error, 'Failed to save deck')}</Banner>}
          <DeckFields form={form} />
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

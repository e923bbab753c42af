import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Card as FlashCard } from '../../../../../shared/schemas/deck.ts';
import { useAnnounce } from '../../../components/feedback/announcer.tsx';
import { Banner } from '../../../components/feedback/messages.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { describeFailure } from '../../../lib/describe-error.ts';
import { useUnsavedWork } from '../../../lib/unsaved-work.ts';
import { CardSidesFields, type CardSidesValues } from './card-sides-fields.tsx';
import styles from './deck-detail.module.css';
import { createCardMutation } from '../../../queries/decks.ts';

interface AddCardFormProps {
  readonly deckId: string;
  readonly onAdded: (card: FlashCard) => void;
  readonly onCancel: () => void;
}

/** One card after the other: after each the form is empty again, with the focus in its first field. */
export function AddCardForm({ deckId, onAdded, onCancel }: AddCardFormProps) {
  const announce = useAnnounce();
  const addition = useMutation(createCardMutation);
  const form = useForm<CardSidesValues>({ defaultValues: { front: '', back: '' } });
  const { setFocus, reset } = form;
  useEffect(() => setFocus('front'), [setFocus]);
  useUnsavedWork(form.formState.isDirty);

  const submit = form.handleSubmit((values) => {
    if (addition.isPending) return;
    addition.mutate(
      { deckId, ...values },
      {
        onSuccess: (card) => {
          announce('Card added');
          onAdded(card);
          setFocus('front');
          reset();
        },
      },
    );
  });

  return (
    <Card>
      <form noValidate aria-label="Add card" className={styles.form} onSubmit={(event) => void submit(event)}>
        {addition.error && <Banner tone="error">{describeFailure(addition.error, 'Failed to add card')}</Banner>}
        <CardSidesFields form={form} isSaving={addition.isPending} />
        <div className={styles.formActions}>
          <Button type="submit" variant="primary" busyText={addition.isPending && 'Adding...'}>
            Add
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
          <p className={styles.keys}>Ctrl + Enter adds it too.</p>
        </div>
      </form>
    </Card>
  );
}

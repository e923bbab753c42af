import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Deck } from '../../../../../shared/schemas/deck.ts';
import { useAnnounce } from '../../../components/feedback/announcer.tsx';
import { Banner } from '../../../components/feedback/messages.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { describeFailure } from '../../../lib/describe-error.ts';
import { useUnsavedWork } from '../../../lib/unsaved-work.ts';
import { DeckFields, type DeckFormValues } from './deck-fields.tsx';
import styles from './deck-list.module.css';
import { createDeckMutation } from '../../../queries/decks.ts';

interface NewDeckFormProps {
  readonly householdId: string;
  readonly onCreated: (deck: Deck) => void;
  readonly onCancel: () => void;
}

/** A name, perhaps a description, and there is a deck. */
export function NewDeckForm({ householdId, onCreated, onCancel }: NewDeckFormProps) {
  const announce = useAnnounce();
  const creation = useMutation(createDeckMutation);
  const form = useForm<DeckFormValues>({ defaultValues: { name: '', description: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  useUnsavedWork(form.formState.isDirty);

  const submit = form.handleSubmit((values) => {
    if (creation.isPending) return;
    creation.mutate(
      { ...values, householdId },
      {
        onSuccess: (deck) => {
          announce('Deck created');
          onCreated(deck);
        },
      },
    );
  });

  return (
    <Card>
      <form noValidate aria-label="New deck" className={styles.form} onSubmit={(event) => void submit(event)}>
        {creation.error && <Banner tone="error">{describeFailure(creation.error, 'Failed to create deck')}</Banner>}
        <DeckFields form={form} />
        <div className={styles.formActions}>
          <Button type="submit" variant="primary" busyText={creation.isPending && 'Creating...'}>
            Create
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </form>
    </Card>
  );
}

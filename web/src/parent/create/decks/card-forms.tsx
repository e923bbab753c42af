import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import {
  bothSidesNeeded,
  type Card as FlashCard,
  type CardSides,
  cardSides,
  type Deck,
  type TextFormat,
} from '../../../../../shared/schemas/deck.ts';
import { SideText } from '../../../components/card-side/card-side.tsx';
import { useAnnounce } from '../../../components/feedback/announcer.tsx';
import { Banner } from '../../../components/feedback/messages.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { TextArea } from '../../../components/controls/field.tsx';
import { describeFailure } from '../../../lib/describe-error.ts';
import { useUnsavedWork } from '../../../lib/unsaved-work.ts';
import { createCardMutation, updateCardMutation } from '../../../queries/cards.ts';
import styles from './deck-form.module.css';

function useCardForm({ front, back }: CardSides): UseFormReturn<CardSides> {
  const resolver = standardSchemaResolver(cardSides, undefined, { raw: true });
  return useForm<CardSides>({ defaultValues: { front, back }, resolver });
}

interface CardSidesFieldsProps {
  readonly form: UseFormReturn<CardSides>;
  readonly format: TextFormat | undefined;
  /** While it is being saved, what is typed stays as it was sent. */
  readonly isSaving: boolean;
}

/** Front and back, several lines each. Ctrl + Enter sends the form from either of them. */
function CardSidesFields({ form: { control, register, formState }, format, isSaving }: CardSidesFieldsProps) {
  const front = formState.errors.front?.message;
  const back = formState.errors.back?.message;
  const isOneMissing = [front, back].includes(bothSidesNeeded);
  const common = { dir: 'auto', rows: 2, readOnly: isSaving, onKeyDown: submitOnCtrlEnter } as const;
  return (
    <>
      {isOneMissing && <Banner tone="error">{bothSidesNeeded}</Banner>}
      <div className={styles.sides}>
        <TextArea label="Front (Question)" error={leaveOut(front)} {...common} {...register('front')} />
        <TextArea label="Back (Answer)" error={leaveOut(back)} {...common} {...register('back')} />
      </div>
      {format === 'formatted' && <Preview control={control} />}
    </>
  );
}

/** How a formatted card looks, while it is typed. */
function Preview({ control }: Pick<UseFormReturn<CardSides>, 'control'>) {
  const sides = useWatch({ control, name: ['front', 'back'] }).filter((text) => text.trim() !== '');
  if (sides.length === 0) return null;
  return (
    <section aria-label="How it looks" className={styles.preview}>
      {sides.map((text, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- front and back
        <SideText key={at} text={text} format="formatted" className={styles.previewSide} />
      ))}
    </section>
  );
}

/** What the banner says for both is not repeated at the field. */
function leaveOut(message: string | undefined): string | undefined {
  return message === bothSidesNeeded ? undefined : message;
}

function submitOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

interface AddCardFormProps {
  readonly deck: Deck;
  readonly onAdded: (card: FlashCard) => void;
  readonly onCancel: () => void;
}

/** One card after the other: after each the form is empty again, with the focus in its first field. */
export function AddCardForm({ deck, onAdded, onCancel }: AddCardFormProps) {
  const announce = useAnnounce();
  const addition = useMutation(createCardMutation);
  const form = useCardForm({ front: '', back: '' });
  const { setFocus, reset } = form;
  useEffect(() => setFocus('front'), [setFocus]);
  useUnsavedWork(form.formState.isDirty);

  const submit = form.handleSubmit((values) => {
    if (addition.isPending) return;
    addition.mutate(
      { deckId: deck.id, ...values },
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
        <CardSidesFields form={form} format={deck.format} isSaving={addition.isPending} />
        <div className={styles.actions}>
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

interface EditCardDialogProps {
  readonly card: FlashCard;
  readonly format: TextFormat | undefined;
  readonly onSaved?: (card: FlashCard) => void;
  readonly onClose: () => void;
}

/** Another text for a card. What learners remember of it stays. */
export function EditCardDialog({ card, format, onSaved, onClose }: EditCardDialogProps) {
  const change = useMutation(updateCardMutation);
  const form = useCardForm(card);

  const submit = form.handleSubmit((values) => {
    if (change.isPending) return;
    const saved = { deckId: card.deckId, cardId: card.id, ...values };
    change.mutate(saved, {
      onSuccess: (changed) => {
        onSaved?.(changed);
        onClose();
      },
    });
  });

  return (
    <Dialog title="Edit Card" isDirty={form.formState.isDirty} onClose={onClose}>
      {(close) => (
        <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          {change.error && <Banner tone="error">{describeFailure(change.error, 'Failed to save card')}</Banner>}
          <CardSidesFields form={form} format={format} isSaving={change.isPending} />
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

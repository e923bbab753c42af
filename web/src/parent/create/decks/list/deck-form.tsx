import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type Deck, deckTexts } from '../../../../../../shared/schemas/deck.ts';
import { SideText } from '../../../../components/card-side/card-side.tsx';
import { useAnnounce } from '../../../../components/feedback/announcer.tsx';
import { Failure } from '../../../../components/feedback/messages.tsx';
import { Button } from '../../../../components/controls/button.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { Choice } from '../../../../components/controls/look-fields.tsx';
import { Select, TextArea, TextField } from '../../../../components/controls/field.tsx';
import { useUnsavedWork } from '../../../../lib/page/unsaved-work.ts';
import { createDeckMutation, updateDeckMutation } from '../../../../queries/decks.ts';
import { CoverFields } from './cover-fields.tsx';
import { DeckLanguages } from '../deck/deck-languages.tsx';
import styles from './deck-form.module.css';
import { SavingDialog } from '../../../../components/dialog/form-dialog.tsx';
import { fieldOf } from '../../../../components/controls/contract-form.ts';

export type DeckFormValues = z.input<typeof deckTexts>;
export type DeckForm = UseFormReturn<DeckFormValues>;

/** Creates a deck form validated by the API contract, empty or with a deck's values. */
export function useDeckForm(deck: DeckFormValues = { name: '' }): DeckForm {
  const { name, description = '', subject = '', cover, frontLanguage = '', backLanguage = '' } = deck;
  const { answerWay = 'flip', asks = 'front', format = 'plain', extraBefore = false } = deck;
  const choices = { answerWay, asks, format, extraBefore };
  return useForm<DeckFormValues>({
    defaultValues: { name, description, subject, cover, frontLanguage, backLanguage, ...choices },
    // `raw` keeps emptied fields as empty strings, which remove the stored value.
    resolver: standardSchemaResolver(deckTexts, undefined, { raw: true }),
  });
}

export function DeckFields({ form }: { readonly form: DeckForm }) {
  return (
    <div className={styles.fields}>
      <TextField label="Deck Name" dir="auto" autoComplete="off" {...fieldOf(form, 'name')} />
      <TextArea label="Description" isOptional dir="auto" rows={2} {...fieldOf(form, 'description')} />
    </div>
  );
}

export function AskingFields({ form: { control, register, setValue } }: { readonly form: DeckForm }) {
  const isChosen = useWatch({ control, name: 'extraBefore' }) === true;
  return (
    <>
      <Select label="What is asked" hint="Each direction is remembered for itself." {...register('asks')}>
        <option value="front">The front</option>
        <option value="back">The back</option>
        <option value="both">Both, the back once the front is known</option>
      </Select>
      <Select label="How children answer" {...register('answerWay')}>
        <option value="flip">Turn the card and judge for themselves</option>
        <option value="choose">Choose one of four answers</option>
        <option value="type">Type the answer</option>
        <option value="listen">Listen, then turn the card</option>
      </Select>
      <Choice
        title="Children may look at the extra first"
        hint="It helps them answer. The card then doesn’t count as right the first time."
        isChosen={isChosen}
        onChange={(next) => setValue('extraBefore', next, { shouldDirty: true })}
      />
    </>
  );
}

/** Examples of the most common markup. */
const examples = ['**bold**, *italic*', '$\\frac{1}{2} + x^2$', '漢字[かんじ]'];

/** Turns formatting on and explains it. Imports set it from the file instead. */
function FormatFields({ form: { control, setValue } }: { readonly form: DeckForm }) {
  const isFormatted = useWatch({ control, name: 'format' }) === 'formatted';
  return (
    <>
      <Choice
        title="Cards use formatting"
        hint="Bold words, lists, formulas, and how Japanese is read."
        isChosen={isFormatted}
        onChange={(isChosen) => setValue('format', isChosen ? 'formatted' : 'plain', { shouldDirty: true })}
      />
      {isFormatted && (
        <dl aria-label="What you type, and how it looks" className={styles.examples}>
          {examples.map((text) => (
            <div key={text}>
              <dt>{text}</dt>
              <SideText as="dd" text={text} format="formatted" />
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

interface NewDeckFormProps {
  readonly householdId: string;
  readonly onCreated: (deck: Deck) => void;
  readonly onCancel: () => void;
}

export function NewDeckForm({ householdId, onCreated, onCancel }: NewDeckFormProps) {
  const announce = useAnnounce();
  const creation = useMutation(createDeckMutation);
  const form = useDeckForm();
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
        <Failure error={creation.error} title="Failed to create deck" />
        <DeckFields form={form} />
        <CoverFields form={form} householdId={householdId} />
        <AskingFields form={form} />
        <FormatFields form={form} />
        <DeckLanguages chosen={form.formState.defaultValues} register={form.register} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busyText={creation.isPending && 'Creating...'}>
            Create
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </form>
    </Card>
  );
}

export function EditDeckDialog({ deck, onClose }: { readonly deck: Deck; readonly onClose: () => void }) {
  const form = useDeckForm(deck);

  return (
    <SavingDialog
      className={styles.form}
      title="Edit Deck"
      form={form}
      mutation={updateDeckMutation}
      targetOf={(values) => ({ deckId: deck.id, ...values })}
      failedText="Failed to save deck"
      onClose={onClose}
    >
      <DeckFields form={form} />
      <CoverFields form={form} householdId={deck.householdId} />
      <AskingFields form={form} />
      <FormatFields form={form} />
      <DeckLanguages chosen={form.formState.defaultValues} register={form.register} />
    </SavingDialog>
  );
}

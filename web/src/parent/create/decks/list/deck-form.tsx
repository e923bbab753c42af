import { useLingui } from '@lingui/react/macro';
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
import { Disclosure } from '../../../../components/layout/disclosure.tsx';
import { Choice } from '../../../../components/controls/look-fields.tsx';
import { Select, TextArea, TextField } from '../../../../components/controls/field.tsx';
import { joinClasses } from '../../../../lib/class-names.ts';
import { useUnsavedWork } from '../../../../lib/page/unsaved-work.ts';
import { describeFailure } from '../../../../lib/api/describe-error.ts';
import { createDeckMutation, updateDeckMutation } from '../../../../queries/decks.ts';
import { CoverFields, refusedCoverTry } from './cover-fields.tsx';
import { DeckLanguages } from '../deck/deck-languages.tsx';
import styles from './deck-form.module.css';
import { SavingDialog } from '../../../../components/dialog/form-dialog.tsx';
import { useGoneExplained } from '../../../../components/dialog/use-gone-explained.ts';
import { isAboutTheirs, TheirTexts, useTheirTexts } from '../../../../components/dialog/their-texts.tsx';
import { fieldOf } from '../../../../components/controls/contract-form.ts';
import { resolveInWords } from '../../../../words/word-problem.ts';

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
    resolver: resolveInWords(deckTexts, { raw: true }),
  });
}

export function DeckFields({ form }: { readonly form: DeckForm }) {
  const { t } = useLingui();
  return (
    <div className={joinClasses(styles.fields, 'stack gap-4 shrinks')}>
      <TextField label={t`Deck Name`} dir="auto" autoComplete="off" {...fieldOf(form, 'name')} />
      <TextArea label={t`Description`} isOptional dir="auto" rows={2} {...fieldOf(form, 'description')} />
    </div>
  );
}

export function AskingFields({ form: { control, register, setValue } }: { readonly form: DeckForm }) {
  const { t } = useLingui();
  const isChosen = useWatch({ control, name: 'extraBefore' }) === true;
  return (
    <>
      <Select label={t`What is asked`} hint={t`Each direction is learned on its own.`} {...register('asks')}>
        <option value="front">{t`The front`}</option>
        <option value="back">{t`The back`}</option>
        <option value="both">{t`Both, the back once the front is known`}</option>
      </Select>
      <Select label={t`How children answer`} {...register('answerWay')}>
        <option value="flip">{t`Flip the card and decide for themselves`}</option>
        <option value="choose">{t`Choose one of four answers`}</option>
        <option value="type">{t`Type the answer`}</option>
        <option value="listen">{t`Listen, then flip the card`}</option>
      </Select>
      <Choice
        title={t`Children can see the extra first`}
        hint={t`It helps them answer. The card then doesn’t count as right the first time.`}
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
  const { t } = useLingui();
  const isFormatted = useWatch({ control, name: 'format' }) === 'formatted';
  return (
    <>
      <Choice
        title={t`Cards use formatting`}
        hint={t`Bold words, lists, formulas and Japanese readings.`}
        isChosen={isFormatted}
        onChange={(isChosen) => setValue('format', isChosen ? 'formatted' : 'plain', { shouldDirty: true })}
      />
      {isFormatted && (
        <dl
          aria-label={t`What you type, and how it looks`}
          className={joinClasses(styles.examples, 'stack gap-2 sunken pad-3-4')}
        >
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
  const { t } = useLingui();
  const announce = useAnnounce();
  const creation = useMutation(createDeckMutation);
  const form = useDeckForm();
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  useUnsavedWork(form.formState.isDirty);
  useGoneExplained();

  const submit = form.handleSubmit((values) => {
    if (creation.isPending) return;
    creation.mutate(
      { ...values, householdId },
      {
        onSuccess: (deck) => {
          announce(t`Deck created`);
          onCreated(deck);
        },
      },
    );
  });

  return (
    <Card>
      <form
        noValidate
        aria-label={t`New deck`}
        className="stack gap-4 shrinks"
        onSubmit={(event) => void submit(event)}
      >
        <Failure error={creation.error} title={t`Failed to create deck`} />
        <DeckFields form={form} />
        <Disclosure summary={t`More`} refusedTry={refusedCoverTry(form)}>
          {() => (
            <div className="stack gap-4 shrinks">
              <CoverFields form={form} householdId={householdId} />
              <AskingFields form={form} />
              <FormatFields form={form} />
              <DeckLanguages chosen={form.formState.defaultValues} register={form.register} />
            </div>
          )}
        </Disclosure>
        <div className="row-wrap gap-3">
          <Button type="submit" variant="primary" busyText={creation.isPending && t`Creating...`}>{t`Create`}</Button>
          <Button onClick={onCancel}>{t`Cancel`}</Button>
        </div>
      </form>
    </Card>
  );
}

export function EditDeckDialog({ deck, onClose }: { readonly deck: Deck; readonly onClose: () => void }) {
  const { t } = useLingui();
  const form = useDeckForm(deck);
  const theirs = useTheirTexts(form.formState.defaultValues, ['name', 'description']);

  return (
    <SavingDialog
      className="stack gap-4 shrinks"
      title={t`Edit Deck`}
      form={form}
      mutation={updateDeckMutation}
      targetOf={(values) => ({ deckId: deck.id, ...theirs.changeOf(values) })}
      failedText={(error) => (isAboutTheirs(error) ? undefined : describeFailure(error, t`Failed to save deck`))}
      onRefused={theirs.note}
      onClose={onClose}
    >
      <TheirTexts of={theirs} onTake={(name, text) => form.setValue(name, text, { shouldDirty: true })} />
      <DeckFields form={form} />
      <CoverFields form={form} householdId={deck.householdId} />
      <AskingFields form={form} />
      <FormatFields form={form} />
      <DeckLanguages chosen={form.formState.defaultValues} register={form.register} />
    </SavingDialog>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import Check from 'virtual:icons/check';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { mediaOfCard } from '../../../../../../shared/card-marks.ts';
import { limits } from '../../../../../../shared/limits.ts';
import type { Card as FlashCard, CardSides, Deck } from '../../../../../../shared/schemas/deck.ts';
import { sideMedia } from '../../../../../../shared/schemas/media.ts';
import { useAnnounce } from '../../../../components/feedback/announcer.tsx';
import { Failure } from '../../../../components/feedback/messages.tsx';
import { Button } from '../../../../components/controls/button.tsx';
import { DiscardDialog } from '../../../../components/dialog/dialog.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { joinClasses } from '../../../../lib/class-names.ts';
import { type DraftName, forgetDraft, keepDraft, readDraft } from '../../../../lib/device/kept-draft.ts';
import { lazyModule } from '../../../../lib/page/lazy-module.ts';
import { readSession } from '../../../../lib/account/session.ts';
import { useUnsavedWork } from '../../../../lib/page/unsaved-work.ts';
import { createCardMutation } from '../../../../queries/cards.ts';
import { CardSidesFields, sayBusy, useCardForm } from './card-forms.tsx';
import styles from '../list/deck-form.module.css';
import type { PastePlan } from '../cards/table-paste.tsx';

/** Whether keys come from a screen. */
const isTouched = (): boolean => window.matchMedia?.('(hover: none)').matches;

/** @returns what Enter does in the front where keys come from a screen, which has no Shift + Enter: it goes on from a front of one line to an empty back */
function useNext({ control, setFocus }: UseFormReturn<CardSides>, format: Deck['format']): (() => void) | undefined {
  const isSimple = useWatch({ control, compute: ({ front, back }) => back === '' && !front.includes('\n') });
  return isSimple && format !== 'formatted' && isTouched() ? () => setFocus('back') : undefined;
}

interface AddCardFormProps {
  readonly deck: Deck;
  /** The deck's cards; undefined until they are loaded. */
  readonly cards: readonly FlashCard[] | undefined;
  readonly knownTags: readonly string[];
  readonly onAdded: (card: FlashCard) => void;
  readonly onCancel: () => void;
  /** Opens the table, whose rows are cards. */
  readonly onTypeMany: () => void;
}

/** Adds one card after another. After each, the form is emptied and its first field focused. A draft survives leaving the screen. */
export function AddCardForm({ deck, cards, knownTags, onAdded, onCancel, onTypeMany }: AddCardFormProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const draftKey = nameKey(deck.id);
  const addition = useMutation({
    ...createCardMutation,
    // Also runs if the form has been closed in the meantime, so that the added card isn't offered as a draft again.
    onSuccess: (...outcome) => {
      forgetDraft(draftKey);
      return createCardMutation.onSuccess?.(...outcome);
    },
  });
  const [added, setAdded] = useState<string>();
  const edited = useCardForm({ front: '', back: '' }, deck.id);
  const { form, isUnsaved } = edited;
  const { setFocus, reset } = form;
  const paste = usePastedTable(deck, cards, form);
  const ref = useFrontFirst(form);
  useKeptCard(draftKey, form);
  useUnsavedWork(isUnsaved);

  const submit = form.handleSubmit((values) => {
    if (addition.isPending || !edited.checkUploads()) return;
    addition.mutate(
      { deckId: deck.id, ...values },
      {
        onSuccess: (card) => {
          announce(t`Card added`);
          setAdded(values.front.trim().split('\n')[0]);
          onAdded(card);
          setFocus('front');
          // Keeps the tags, because the next card often has the same ones.
          reset({ front: '', back: '', ...(values.extra && { extra: '' }), ...(values.tags && { tags: values.tags }) });
          for (const side of [edited.front, edited.back]) side.cancel();
        },
      },
    );
  });

  return (
    <Card>
      <form
        ref={ref}
        noValidate
        aria-label={t`Add card`}
        className="stack gap-4 shrinks"
        onSubmit={(event) => void submit(event)}
      >
        <Failure error={addition.error} title={t`Failed to add card`} />
        <CardSidesFields
          card={edited}
          format={deck.format}
          knownTags={knownTags}
          isSaving={addition.isPending}
          onPasteFront={paste.take}
          onNext={useNext(form, deck.format)}
        >
          {added !== undefined && <AddedNote front={added} />}
          <div className={joinClasses(styles.buttons, 'row-wrap gap-3')}>
            <Button
              type="submit"
              variant="primary"
              busyText={sayBusy(edited, addition.isPending && t`Adding...`)}
            >{t`Add`}</Button>
            <CloseButton
              hasAdded={added !== undefined}
              isAdding={addition.isPending}
              isUnsaved={isUnsaved}
              draftKey={draftKey}
              onClose={onCancel}
            />
            <Button variant="quiet" onClick={onTypeMany}>{t`Type many`}</Button>
            <p className={styles.keys}>{t`Ctrl + Enter adds it too.`}</p>
          </div>
        </CardSidesFields>
      </form>
      {paste.dialog}
    </Card>
  );
}

interface CloseButtonProps {
  /** Whether cards were added, so that closing takes nothing back. */
  readonly hasAdded: boolean;
  /** Whether a card is being added, which goes on. Its draft is forgotten once it is. */
  readonly isAdding: boolean;
  readonly isUnsaved: boolean;
  readonly draftKey: DraftName;
  readonly onClose: () => void;
}

function CloseButton({ hasAdded, isAdding, isUnsaved, draftKey, onClose }: CloseButtonProps) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const close = (): void => {
    if (!isAdding) forgetDraft(draftKey);
    onClose();
  };
  return (
    <>
      <Button onClick={() => (isUnsaved && !isAdding ? setIsAsking(true) : close())}>
        {hasAdded ? t`Done` : t`Cancel`}
      </Button>
      {isAsking && <DiscardDialog onDiscard={close} onKeep={() => setIsAsking(false)} />}
    </>
  );
}

function AddedNote({ front }: { readonly front: string }) {
  const { t } = useLingui();
  return (
    <p className="row gap-2 muted breaks" dir="auto">
      <Check /> {front === '' ? t({ message: 'Added', context: 'a card' }) : t`Added “${front}”`}
    </p>
  );
}

export function hasKeptCard(deckId: string): boolean {
  return readDraft(nameKey(deckId), keptCard) !== undefined;
}

const keptCard = z.object({
  front: z.string(),
  back: z.string(),
  extra: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
  ...sideMedia,
});

function nameKey(deckId: string): DraftName {
  return `flashspark.card-draft.${readSession()?.user.id}.${deckId}`;
}

/** Starts in the front, and scrolls as far as its style asks: focus alone scrolls only to a field out of sight. @returns a ref for the form */
function useFrontFirst({ setFocus }: UseFormReturn<CardSides>) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    setFocus('front');
    // The focus comes a moment later, so the field is looked up.
    ref.current?.querySelector('textarea')?.scrollIntoView({ block: 'nearest' });
  }, [setFocus]);
  return ref;
}

/** Fills the form with the stored draft and stores later changes. Tags alone don't count as a draft, because they may be left from the previous card. */
function useKeptCard(key: DraftName, { setValue, subscribe }: UseFormReturn<CardSides>): void {
  useEffect(() => {
    const { tags, ...sides } = readDraft(key, keptCard) ?? {};
    for (const [field, value] of Object.entries({ ...sides, ...(tags && { tags }) }))
      setValue(field as keyof CardSides, value, { shouldDirty: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (`${values.front}${values.back}${values.extra ?? ''}`.trim() === '' && mediaOfCard(values).length === 0)
          forgetDraft(key);
        else keepDraft(key, values);
      },
    });
  }, [key, setValue, subscribe]);
}

/** Loaded on demand, as few users paste a table. */
const useTablePaste = lazyModule(async () => await import('../cards/table-paste.tsx'));

interface PastedTable {
  readonly plan: PastePlan;
  /** Text of the card's front before the paste. */
  readonly before: string;
}

/** Offers to turn a table that was pasted into the front field into cards. Until then, the field also contains the table as text. */
function usePastedTable(deck: Deck, cards: readonly FlashCard[] | undefined, form: UseFormReturn<CardSides>) {
  const { t } = useLingui();
  const part = useTablePaste(true);
  const [pasted, setPasted] = useState<PastedTable>();
  const take = ({ clipboardData }: ClipboardEvent): void => {
    if (typeof part !== 'object') return;
    const room = limits.cardsPerDeck - (cards?.length ?? deck.totalCards);
    const plan = part.planFromClipboard(clipboardData, { cards: [], row: 0, column: 'front', room });
    if (plan) setPasted({ plan, before: form.getValues('front') });
  };
  const dialog = pasted && typeof part === 'object' && (
    <part.PasteDialog
      deckId={deck.id}
      plan={pasted.plan}
      cancelText={t`Keep as text`}
      onDone={() => {
        form.setValue('front', pasted.before, { shouldDirty: true });
        setPasted(undefined);
      }}
      onCancel={() => setPasted(undefined)}
    />
  );
  return { take, dialog };
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { limits } from '../../../../../../shared/limits.ts';
import {
  bothSidesNeeded,
  type Card,
  type CardSides,
  cardSides,
  type TextFormat,
} from '../../../../../../shared/schemas/deck.ts';
import { SideText } from '../../../../components/card-side/card-side.tsx';
import { Banner, Failure } from '../../../../components/feedback/messages.tsx';
import { latePart } from '../../../../lib/page/load-part.ts';
import { updateCardMutation } from '../../../../queries/cards.ts';
import styles from '../list/deck-form.module.css';
import { SideExtras, SideWords } from './side-editor.tsx';
import { CardTags } from './tags-field.tsx';
import { type SideUpload, useSideUpload } from './use-side-upload.ts';
import { FormDialog } from '../../../../components/dialog/form-dialog.tsx';

type CardForm = UseFormReturn<CardSides>;

/** A card in a form, with what is on its way to it. */
export interface EditedCard {
  readonly form: CardForm;
  readonly deckId: string;
  readonly front: SideUpload;
  readonly back: SideUpload;
  /** A picture or sound is on its way: the card waits for it. */
  readonly isWaiting: boolean;
  /** Closing would lose something: words, or a picture or sound that is not on the card yet. */
  readonly isUnsaved: boolean;
  /** Somebody wanted to save it, while a picture or sound could not be saved. */
  readonly isHeldBack: boolean;
  /** @returns whether nothing is left to wait for; one that failed is to be let go of first. */
  readonly checkUploads: () => boolean;
}

/** The form of a card, with the contract's rules. @param inDeck the id of the card's deck. */
export function useCardForm({ front, back, frontMedia, backMedia, tags }: CardSides, inDeck: string): EditedCard {
  const resolver = standardSchemaResolver(cardSides, undefined, { raw: true });
  const media = { ...(frontMedia && { frontMedia }), ...(backMedia && { backMedia }) };
  const form = useForm<CardSides>({ defaultValues: { front, back, ...media, ...(tags && { tags }) }, resolver });
  const [isHeldBack, setHeldBack] = useState(false);
  const uploads = {
    front: useSideUpload(inDeck, uploadedTo(form, 'frontMedia')),
    back: useSideUpload(inDeck, uploadedTo(form, 'backMedia')),
  };
  const kinds = [uploads.front.state.kind, uploads.back.state.kind];
  const [isWaiting, hasFailed] = [kinds.includes('working'), kinds.includes('failed')];
  const checkUploads = (): boolean => {
    setHeldBack(hasFailed);
    return !isWaiting && !hasFailed;
  };
  const isUnsaved = form.formState.isDirty || isWaiting || hasFailed;
  return { form, deckId: inDeck, ...uploads, isWaiting, isUnsaved, isHeldBack: isHeldBack && hasFailed, checkUploads };
}

function uploadedTo(form: CardForm, side: 'frontMedia' | 'backMedia') {
  return {
    countMedia: () => form.getValues(side)?.length ?? 0,
    onAdded: (id: string) => addMedia(form, side, id),
  };
}

function addMedia({ getValues, setValue, formState }: CardForm, side: 'frontMedia' | 'backMedia', id: string): void {
  const media = getValues(side) ?? [];
  if (media.length >= limits.mediaPerSide || media.some((one) => one.id === id)) return;
  setValue(side, [...media, { id, alt: '' }], { shouldDirty: true, shouldValidate: formState.isSubmitted });
}

/** Offers the other side of what is typed; a card is made as well without it. */
const usePairHelp = latePart(async () => await import('../../out/pair-help.tsx'));

interface CardSidesFieldsProps {
  readonly card: EditedCard;
  readonly format: TextFormat | undefined;
  /** Tags that cards of the deck have. */
  readonly knownTags: readonly string[] | undefined;
  /** While it is being saved, what is typed stays as it was sent. */
  readonly isSaving: boolean;
  /** Gets what is pasted into the front, before it is there. */
  readonly onPasteFront?: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
}

/** Front and back, several lines each. Ctrl + Enter sends the form from either of them. */
export function CardSidesFields({ card, format, knownTags, isSaving, onPasteFront }: CardSidesFieldsProps) {
  const { form, deckId, front, back, isHeldBack } = card;
  const { errors } = form.formState;
  const isOneMissing = [errors.front?.message, errors.back?.message].includes(bothSidesNeeded);
  const common = { form, isSaving };
  const help = usePairHelp(true);
  return (
    <>
      {isOneMissing && <Banner tone="error">{bothSidesNeeded}</Banner>}
      {isHeldBack && (
        <Banner tone="error">
          A picture or sound is not on the card yet. Please try it again, or close its message to go on without it.
        </Banner>
      )}
      <div className={styles.sides}>
        <SideWords side="front" upload={front} onKeyDown={submitOnCtrlEnter} onPaste={onPasteFront} {...common} />
        <SideWords side="back" upload={back} onKeyDown={submitOnCtrlEnter} {...common} />
        {typeof help === 'object' && !isSaving && <help.PairHelp form={form} deckId={deckId} />}
        <SideExtras side="front" upload={front} {...common} />
        <SideExtras side="back" upload={back} {...common} />
      </div>
      <CardTags form={form} known={knownTags} />
      {format === 'formatted' && <Preview control={form.control} />}
    </>
  );
}

/** How a formatted card looks, while it is typed. */
function Preview({ control }: Pick<CardForm, 'control'>) {
  const sides = useWatch({ control, name: ['front', 'back'] }).filter((text) => text.trim() !== '');
  if (sides.length === 0) return null;
  return (
    <section aria-label="How it looks" className={styles.preview}>
      {sides.map((text, at) => (
        <SideText key={at} text={text} format="formatted" className={styles.previewSide} />
      ))}
    </section>
  );
}

function submitOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** @returns the busy words of the button that saves the card. */
export function sayBusy({ isWaiting }: EditedCard, words: string | false): string | false {
  return isWaiting ? 'One moment...' : words;
}

interface EditCardDialogProps {
  readonly card: Card;
  readonly format: TextFormat | undefined;
  readonly knownTags?: readonly string[];
  readonly onSaved?: (card: Card) => void;
  readonly onClose: () => void;
}

/** Another text for a card. What learners remember of it stays. */
export function EditCardDialog({ card, format, knownTags, onSaved, onClose }: EditCardDialogProps) {
  const change = useMutation(updateCardMutation);
  const edited = useCardForm(card, card.deckId);
  const { form } = edited;

  const submit = form.handleSubmit((values) => {
    if (change.isPending || !edited.checkUploads()) return;
    const saved = { deckId: card.deckId, cardId: card.id, ...values };
    change.mutate(saved, {
      onSuccess: (changed) => {
        onSaved?.(changed);
        onClose();
      },
    });
  });

  return (
    <FormDialog
      className={styles.form}
      title="Edit Card"
      isDirty={edited.isUnsaved}
      busyText={sayBusy(edited, change.isPending && 'Saving...')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Failure error={change.error} title="Failed to save card" />
      <CardSidesFields card={edited} format={format} knownTags={knownTags} isSaving={change.isPending} />
    </FormDialog>
  );
}

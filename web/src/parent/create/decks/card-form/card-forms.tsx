import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
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
import { joinClasses } from '../../../../lib/class-names.ts';
import { lazyModule } from '../../../../lib/page/lazy-module.ts';
import { afterPaint } from '../../../../lib/page/quiet-page.ts';
import { saveCardMutation } from '../../../../queries/cards.ts';
import styles from '../list/deck-form.module.css';
import { CardExtras } from './card-extras.tsx';
import { SideWords } from './side-editor.tsx';
import { type SideUpload, useSideUpload } from './use-side-upload.ts';
import { FormDialog } from '../../../../components/dialog/form-dialog.tsx';
import { useGoneExplained } from '../../../../components/dialog/use-gone-explained.ts';
import { isAboutTheirs, TheirTexts, useTheirTexts } from '../../../../components/dialog/their-texts.tsx';
import { resolveInWords, wordProblem } from '../../../../words/word-problem.ts';

type CardForm = UseFormReturn<CardSides>;

export interface EditedCard {
  readonly form: CardForm;
  readonly deckId: string;
  readonly front: SideUpload;
  readonly back: SideUpload;
  /** True while a picture or sound uploads. Saving waits for it. */
  readonly isWaiting: boolean;
  /** True if closing the form would lose typed text, or a picture or sound that hasn't been added to the card yet. */
  readonly isUnsaved: boolean;
  /** Why the last attempt to save was held back, while that still holds. */
  readonly heldBackBy: 'recording' | 'failed' | undefined;
  /** @returns true if nothing is recorded or uploaded and no upload has failed. Failed ones must be dismissed first. */
  readonly checkUploads: () => boolean;
}

/** Creates a card form validated by the API contract. @param inDeck the id of the card's deck. */
export function useCardForm(
  { front, back, extra, frontMedia, backMedia, tags }: CardSides,
  inDeck: string,
): EditedCard {
  useGoneExplained();
  const resolver = resolveInWords(cardSides, { raw: true });
  const media = { ...(frontMedia && { frontMedia }), ...(backMedia && { backMedia }) };
  const marks = { ...(extra && { extra }), ...(tags && { tags }) };
  const form = useForm<CardSides>({ defaultValues: { front, back, ...media, ...marks }, resolver });
  const [heldBackBy, setHeldBackBy] = useState<EditedCard['heldBackBy']>();
  const uploads = {
    front: useSideUpload(inDeck, uploadedTo(form, 'frontMedia')),
    back: useSideUpload(inDeck, uploadedTo(form, 'backMedia')),
  };
  const kinds = [uploads.front.state.kind, uploads.back.state.kind];
  const [isWaiting, hasFailed] = [kinds.includes('working'), kinds.includes('failed')];
  const isRecording = uploads.front.isRecording || uploads.back.isRecording;
  const obstacle = isRecording ? 'recording' : hasFailed ? 'failed' : undefined;
  if (heldBackBy !== undefined && heldBackBy !== obstacle) setHeldBackBy(undefined);
  const checkUploads = (): boolean => {
    setHeldBackBy(obstacle);
    return !isWaiting && obstacle === undefined;
  };
  const isUnsaved = form.formState.isDirty || isWaiting || obstacle !== undefined;
  return { form, deckId: inDeck, ...uploads, isWaiting, isUnsaved, heldBackBy, checkUploads };
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

/** Suggests the text of the card's other side. Loaded once the form is painted, which works without it. */
const usePairHelp = lazyModule(afterPaint(async () => await import('../../out/pair-help.tsx')));

interface CardSidesFieldsProps {
  readonly card: EditedCard;
  readonly format: TextFormat | undefined;
  /** Tags already used in the deck. */
  readonly knownTags: readonly string[] | undefined;
  /** Makes the fields read-only while saving. */
  readonly isSaving: boolean;
  /** Handles a paste into the front before its text is inserted. */
  readonly onPasteFront?: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  /** What Enter does in the front instead of a line break. */
  readonly onNext?: (() => void) | undefined;
  /** Buttons right below the two texts, where a phone's keyboard doesn't hide them. */
  readonly children?: ReactNode;
}

/** Multi-line fields for front and back. Ctrl + Enter submits the form. */
export function CardSidesFields({ card, format, knownTags, isSaving, children, ...on }: CardSidesFieldsProps) {
  const { t } = useLingui();
  const { form, deckId, front, back, heldBackBy } = card;
  const { errors } = form.formState;
  const isOneMissing = [errors.front, errors.back].some((error) => error?.type === bothSidesNeeded);
  const common = { form, isSaving };
  const help = usePairHelp(true);
  return (
    <>
      {isOneMissing && <Banner tone="error">{wordProblem(bothSidesNeeded)}</Banner>}
      {heldBackBy === 'recording' && (
        <Banner tone="error">{t`You’re still recording. Stop the recording, then try again.`}</Banner>
      )}
      {heldBackBy === 'failed' && (
        <Banner tone="error">{t`A picture or sound isn’t on the card yet. Try again, or close its message to continue without it.`}</Banner>
      )}
      <div className={joinClasses(styles.sides, 'stack gap-4 shrinks')}>
        <SideWords
          side="front"
          upload={front}
          enterKeyHint={on.onNext && 'next'}
          onKeyDown={(event) => {
            submitOnCtrlEnter(event);
            if (on.onNext) goOnByEnter(event, on.onNext);
          }}
          onPaste={on.onPasteFront}
          {...common}
        />
        <SideWords side="back" upload={back} onKeyDown={submitOnCtrlEnter} {...common} />
      </div>
      {children}
      {typeof help === 'object' && !isSaving && <help.PairHelp form={form} deckId={deckId} />}
      <CardExtras
        front={front}
        back={back}
        knownTags={knownTags}
        isHeldBack={heldBackBy !== undefined}
        onKeyDown={submitOnCtrlEnter}
        {...common}
      />
      {format === 'formatted' && <Preview control={form.control} />}
    </>
  );
}

function Preview({ control }: Pick<CardForm, 'control'>) {
  const { t } = useLingui();
  const texts = useWatch({ control, name: ['front', 'back', 'extra'] });
  const sides = texts.filter((text = '') => text.trim() !== '');
  if (sides.length === 0) return null;
  return (
    <section
      aria-label={t`How it looks`}
      className={joinClasses(styles.preview, 'stack gap-3 breaks text-center rounded-card')}
    >
      {sides.map((text = '', at) => (
        <SideText key={at} text={text} format="formatted" className={styles.previewSide} />
      ))}
    </section>
  );
}

function goOnByEnter(event: KeyboardEvent<HTMLTextAreaElement>, onNext: () => void): void {
  const { key, shiftKey, ctrlKey, metaKey, nativeEvent } = event;
  if (key !== 'Enter' || shiftKey || ctrlKey || metaKey || nativeEvent.isComposing) return;
  event.preventDefault();
  onNext();
}

function submitOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

export function sayBusy({ isWaiting }: EditedCard, words: string | false): string | false {
  return isWaiting ? t`One moment...` : words;
}

interface EditCardDialogProps {
  readonly card: Card;
  readonly format: TextFormat | undefined;
  readonly knownTags?: readonly string[];
  readonly onSaved?: (card: Card) => void;
  readonly onClose: () => void;
}

/** Edits a card. Its learning progress is kept. */
export function EditCardDialog({ card, format, knownTags, onSaved, onClose }: EditCardDialogProps) {
  const { t } = useLingui();
  const change = useMutation(saveCardMutation);
  const edited = useCardForm(card, card.deckId);
  const { form } = edited;
  const theirs = useTheirTexts(form.formState.defaultValues, ['front', 'back', 'extra']);

  const submit = form.handleSubmit((values) => {
    if (change.isPending || !edited.checkUploads()) return;
    // A card that was opened for its flags and is right as it is, is sent as a whole, which resolves them.
    change.mutate(
      { deckId: card.deckId, cardId: card.id, ...theirs.changeOf(values, values) },
      {
        onError: theirs.note,
        onSuccess: (changed) => {
          onSaved?.(changed);
          onClose();
        },
      },
    );
  });

  return (
    <FormDialog
      className="stack gap-4 shrinks"
      title={t`Edit Card`}
      isDirty={edited.isUnsaved}
      busyText={sayBusy(edited, change.isPending && t`Saving...`)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TheirTexts of={theirs} onTake={(name, text) => form.setValue(name, text, { shouldDirty: true })} />
      {!isAboutTheirs(change.error) && <Failure error={change.error} title={t`Failed to save card`} />}
      <CardSidesFields card={edited} format={format} knownTags={knownTags} isSaving={change.isPending} />
    </FormDialog>
  );
}

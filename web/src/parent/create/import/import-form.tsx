import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { suggestDeckName } from '../../../../../shared/import/cards/deck-name.ts';
import { limits } from '../../../../../shared/limits.ts';
import { Banner } from '../../../components/feedback/messages.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog.tsx';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { describeFailure } from '../../../lib/api/describe-error.ts';
import { formatNumber } from '../../../words/counts.ts';
import { AskingFields, DeckFields, type DeckForm, type DeckFormValues } from '../decks/list/deck-form.tsx';
import { DeckLanguages } from '../decks/deck/deck-languages.tsx';
import { CardChangeGroups, type CardChoice } from './card-changes.tsx';
import { type ChosenCards, countEdits } from './card-edits.ts';
import { HistoryChoice } from './history-choice.tsx';
import { householdOf, type ImportTarget } from './import-job.ts';
import { ImportPreview } from './import-preview.tsx';
import styles from './import.module.css';
import { SourceFields, usePasting } from './source-fields.tsx';
import { ScanFields, UnreadScan } from './scan/scan-step.tsx';
import type { Scan } from './scan/use-scan.ts';
import type { ImportRun } from './use-import-run.ts';
import { useGuesses } from './use-guesses.ts';
import type { ImportSource } from './use-import-source.ts';

interface ImportFormProps {
  readonly target: ImportTarget;
  readonly form: DeckForm;
  readonly source: ImportSource;
  readonly scan: Scan;
  readonly choice: CardChoice;
  readonly run: ImportRun;
  readonly onSave: (values: DeckFormValues) => void;
  readonly onCancel: () => void;
}

/** Form for choosing the source and target of an import, with a preview. What is refused needs no name, and says why right below the file. */
export function ImportForm({ target, form, source, scan, choice, run, onSave, onCancel }: ImportFormProps) {
  const { t } = useLingui();
  const [tries, setTries] = useState(0);
  const unread = useUnread(scan);
  const pasting = usePasting(source, scan);
  const { isPasted, content } = source;
  const isNewDeck = target.kind === 'new-deck';
  const isNamed = isNewDeck && !content?.error;
  const hasSource = source.file !== undefined || source.pasted !== '' || scan.opened !== undefined;
  const overflow = describeOverflow(target, choice.chosen, isPasted);
  const isScanBusy = scan.opened && ['opening', 'reading'].includes(scan.status.name);
  const hasNothing = isNothing(choice.chosen);
  const isMissing = tries > 0 && (!hasSource || (isNamed && form.watch('name').trim() === ''));
  const suggestName = useGuesses(form, isNewDeck ? content : undefined);

  function choose(file: File) {
    void scan.take(file).then((isScan) => isScan || source.choose(file));
    suggestName(suggestDeckName(file.name));
  }

  async function submit() {
    const hasFile = source.file !== undefined || scan.opened !== undefined;
    // Text that was pasted or changed since shows its cards first, as its own button does. Text that could not be read is tried again.
    const isUnread = source.typed !== source.pasted || source.hasFailed || source.problem !== undefined;
    if (!hasFile && source.typed.trim() !== '' && isUnread) return pasting.paste(source.typed);
    if (!hasSource || (isNamed && form.getValues('name').trim() === '')) return setTries(tries + 1);
    if (source.isReading || isScanBusy) return;
    if (scan.opened && scan.status.name !== 'read' && !content) return unread.remind();
    if (!content || content.error || hasNothing || overflow) return;
    // An existing deck keeps its name, so there is nothing to validate.
    if (isNewDeck) await form.handleSubmit(onSave)();
    else onSave(form.getValues());
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is optional: the file picker works with the keyboard
    <form
      noValidate
      className="stack gap-5 shrinks"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => takeDropped(event, choose)}
    >
      <SourceFields source={source} scan={scan} onChoose={choose} onPaste={pasting.paste} />
      <ScanFields scan={scan} languages={languagesOf(target)} readButton={unread.readButton} />
      {isNamed && <DeckFields form={form} />}
      {isNamed && <SubjectNotice subject={form.watch('subject')} />}
      {content && (
        <ImportPreview
          source={source}
          content={content}
          isScanned={scan.opened !== undefined}
          deckName={isNewDeck ? form.watch('name') : undefined}
          isLeading={pasting.isLeading}
          onLed={pasting.onLed}
        />
      )}
      {content?.log && <HistoryChoice source={source} log={content.log} householdId={householdOf(target)} />}
      {content && <CardChangeGroups choice={choice} content={content} />}
      {content && isNewDeck && <StudyFields form={form} />}
      <div className={styles.footer}>
        {content && !content.error && hasNothing && <NothingNew isPasted={isPasted} />}
        {overflow && <Banner tone="error">{overflow}</Banner>}
        {isMissing && <MissingInput key={tries} {...{ isNewDeck, source, form: hasSource && form }} />}
        {scan.opened && unread.isShown && <UnreadScan opened={scan.opened} />}
        {run.status === 'failed' && (
          <Banner tone="error">{describeFailure(run.error, t`Failed to create deck`)}</Banner>
        )}
        <FormActions
          action={isNewDeck ? t`Import Deck` : t`Import Cards`}
          busyText={(source.isReading || isScanBusy) && (isPasted ? t`Reading the text...` : t`Reading the file...`)}
          onCancel={onCancel}
        />
      </div>
    </form>
  );
}

function takeDropped(event: DragEvent, choose: (file: File) => void): void {
  event.preventDefault();
  const [file] = event.dataTransfer.files;
  if (file) choose(file);
}

interface FormActionsProps {
  readonly action: string;
  readonly busyText: string | false | undefined;
  readonly onCancel: () => void;
}

function FormActions({ action, busyText, onCancel }: FormActionsProps) {
  const { t } = useLingui();
  return (
    <DialogActions>
      <Button onClick={onCancel}>{t`Cancel`}</Button>
      <Button type="submit" variant="primary" busyText={busyText}>
        {action}
      </Button>
    </DialogActions>
  );
}

/** The reminder that a picture or PDF must be read before it can be imported. It shows until the next step of the scan. */
function useUnread({ status }: Scan) {
  const [remindedAt, setRemindedAt] = useState<Scan['status']>();
  const readButton = useRef<HTMLButtonElement>(null);
  const remind = () => {
    setRemindedAt(status);
    readButton.current?.focus();
  };
  return { isShown: remindedAt === status, remind, readButton };
}

interface MissingInputProps {
  readonly isNewDeck: boolean;
  readonly source: ImportSource;
  /** Whose name has the focus then, if only that is missing. */
  readonly form: DeckForm | false;
}

function MissingInput({ isNewDeck, source, form }: MissingInputProps) {
  const { t } = useLingui();
  const lead = useEffectEvent(() => form && form.setFocus('name'));
  useEffect(() => void lead(), []);
  const file = isNewDeck ? t`Please select a file and enter a deck name` : t`Please select a file`;
  return <Banner tone="error">{source.pasted === '' ? file : t`Please enter a deck name`}</Banner>;
}

function NothingNew({ isPasted }: { readonly isPasted: boolean }) {
  const { t } = useLingui();
  return (
    <Banner tone="info">
      {isPasted
        ? t`All cards in this text are already in the deck. There’s nothing to import.`
        : t`All cards in this file are already in the deck. There’s nothing to import.`}
    </Banner>
  );
}

function SubjectNotice({ subject }: { readonly subject: string | undefined }) {
  return subject ? (
    <p>
      <Trans>
        Subject: <strong dir="auto">{subject}</strong>
      </Trans>
    </p>
  ) : null;
}

/** Languages of an existing deck's sides, then those that the person reads. */
function languagesOf(target: ImportTarget): string[] {
  const { frontLanguage, backLanguage } = target.kind === 'deck' ? target.deck : {};
  return [frontLanguage, backLanguage, ...navigator.languages].filter((tag) => tag !== undefined);
}

function StudyFields({ form }: { readonly form: DeckForm }) {
  const { t } = useLingui();
  const [frontLanguage, backLanguage] = form.watch(['frontLanguage', 'backLanguage']);
  return (
    <Disclosure summary={t`How children study it`} className={styles.instructions}>
      <div className="stack gap-3 pad-end-3">
        <AskingFields form={form} />
        <DeckLanguages chosen={{ frontLanguage, backLanguage }} register={form.register} />
      </div>
    </Disclosure>
  );
}

function describeOverflow(
  target: ImportTarget,
  chosen: ChosenCards | undefined,
  isPasted: boolean,
): string | undefined {
  if (target.kind === 'new-deck' || !chosen) return undefined;
  const added = chosen.cards.length;
  const room = Math.max(0, limits.cardsPerDeck - target.deck.totalCards + chosen.edits.removed.length);
  if (added <= room) return undefined;
  const count = formatNumber(added);
  return isPasted
    ? t`This deck has room for ${plural(room, { one: '# more card', other: '# more cards' })}, and the text has ${count}. Import it from My Decks instead, and it gets its own deck.`
    : t`This deck has room for ${plural(room, { one: '# more card', other: '# more cards' })}, and the file has ${count}. Import it from My Decks instead, and it gets its own deck.`;
}

function isNothing(chosen: ChosenCards | undefined): boolean {
  return chosen?.cards.length === 0 && countEdits(chosen.edits) === 0;
}

import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { suggestDeckName } from '../../../../../shared/import/deck-name.ts';
import { limits } from '../../../../../shared/limits.ts';
import { Banner } from '../../../components/feedback/messages.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog.tsx';
import { describeFailure } from '../../../lib/describe-error.ts';
import { countOf, formatNumber } from '../../../words/counts.ts';
import type { ImportTarget } from './import-job.ts';
import type { ImportRun } from './use-import-run.ts';
import type { ImportSource } from './use-import-source.ts';
import { DeckFields, type DeckFormValues } from '../decks/deck-fields.tsx';
import { FilePicker } from './file-picker.tsx';
import { ImportInstructions } from './import-instructions.tsx';
import { ImportPreview } from './import-preview.tsx';
import styles from './import.module.css';

interface ImportFormProps {
  readonly target: ImportTarget;
  readonly form: UseFormReturn<DeckFormValues>;
  readonly source: ImportSource;
  readonly run: ImportRun;
  readonly onSave: (values: DeckFormValues) => void;
  readonly onCancel: () => void;
}

/** Which file, into which deck, and a look at what will come of it. */
export function ImportForm({ target, form, source, run, onSave, onCancel }: ImportFormProps) {
  const [tries, setTries] = useState(0);
  const isNewDeck = target.kind === 'new-deck';
  const content = source.content;
  const overflow =
    target.kind === 'deck' ? describeOverflow(target.deck.totalCards, content?.cards.length ?? 0) : undefined;
  const isMissing = tries > 0 && (!source.file || (isNewDeck && form.watch('name').trim() === ''));

  function choose(file: File) {
    const name = form.getValues('name');
    const isUntouched = name === '' || (source.file && name === suggestDeckName(source.file.name));
    if (!source.choose(file) || !isUntouched) return;
    form.setValue('name', suggestDeckName(file.name), { shouldValidate: form.formState.isSubmitted });
  }

  async function submit() {
    setTries(tries + 1);
    if (!source.file || (isNewDeck && form.getValues('name').trim() === '')) return;
    const isRefused = source.isReading || !content || content.error !== undefined || overflow !== undefined;
    if (!isRefused) await form.handleSubmit(onSave)();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a drop is a further way beside the file picker, which the keyboard reaches
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) choose(file);
      }}
    >
      <ImportInstructions isOpen={!source.file} />
      {isNewDeck && <DeckFields form={form} />}
      <FilePicker file={source.file} problem={source.problem} onChoose={choose} />
      {source.hasFailed && (
        <Banner tone="error">Failed to import CSV. The file could not be read: please choose it again.</Banner>
      )}
      {content && (
        <ImportPreview source={source} content={content} deckName={isNewDeck ? form.watch('name') : undefined} />
      )}
      <div className={styles.footer}>
        {overflow && <Banner tone="error">{overflow}</Banner>}
        {isMissing && (
          <Banner key={tries} tone="error">
            {isNewDeck ? 'Please select a file and enter a deck name' : 'Please select a file'}
          </Banner>
        )}
        {run.status === 'failed' && <Banner tone="error">{describeFailure(run.error, 'Failed to create deck')}</Banner>}
        <DialogActions>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="primary" busyText={source.isReading && 'Reading the file...'}>
            {isNewDeck ? 'Import Deck' : 'Import Cards'}
          </Button>
        </DialogActions>
      </div>
    </form>
  );
}

function describeOverflow(totalCards: number, added: number): string | undefined {
  const room = Math.max(0, limits.cardsPerDeck - totalCards);
  if (added <= room) return undefined;
  return `This deck has room for ${countOf(room, 'more card')}, and the file has ${formatNumber(added)}. Import it from My Decks instead: there it gets a deck of its own.`;
}

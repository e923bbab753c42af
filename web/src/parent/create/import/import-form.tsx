import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileUp from 'lucide-react/icons/file-up';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { suggestDeckName } from '../../../../../shared/import/deck-name.ts';
import { createTemplate, templateFileName } from '../../../../../shared/import/template.ts';
import { limits } from '../../../../../shared/limits.ts';
import { Banner } from '../../../components/feedback/messages.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog.tsx';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { joinClasses } from '../../../lib/class-names.ts';
import { describeFailure } from '../../../lib/describe-error.ts';
import { downloadCsv } from '../../../lib/download-file.ts';
import { countOf, formatKilobytes, formatNumber } from '../../../words/counts.ts';
import { DeckFields, type DeckForm, type DeckFormValues } from '../decks/deck-form.tsx';
import type { ImportTarget } from './import-job.ts';
import { ImportPreview } from './import-preview.tsx';
import styles from './import.module.css';
import type { ImportRun } from './use-import-run.ts';
import type { ImportSource } from './use-import-source.ts';

interface ImportFormProps {
  readonly target: ImportTarget;
  readonly form: DeckForm;
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
    if (!source.file || (isNewDeck && form.getValues('name').trim() === '')) {
      setTries(tries + 1);
      return;
    }
    const isRefused = source.isReading || !content || content.error !== undefined || overflow !== undefined;
    if (isRefused) return;
    // A deck that is there keeps its name: there is nothing to check.
    if (isNewDeck) await form.handleSubmit(onSave)();
    else onSave(form.getValues());
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

const exampleLines = `front,back
What is the capital of France?,Paris
"Which colors are in the flag of Italy?","Green, white and red"`;

/** How a file has to look, with an example and a template; folds up once there is a file. */
function ImportInstructions({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <Disclosure summary="How your CSV file should look" isOpen={isOpen} hasFirstFocus className={styles.instructions}>
      <div className={styles.instructionsBody}>
        <ul>
          <li>
            Two columns are required: <code>front,back</code>.
          </li>
          <li>
            The first row must be a header. Names like question and answer or term and definition are understood too,
            and if your file has none, you will be asked.
          </li>
          <li>Each row after it is one card.</li>
          <li>Put quotes around text that contains commas.</li>
          <li>In a spreadsheet, save as “CSV (comma delimited)”.</li>
        </ul>
        <p id="import-example">Example:</p>
        <pre aria-labelledby="import-example" className={styles.example}>
          {exampleLines}
        </pre>
        <Button icon={<Download aria-hidden="true" />} onClick={() => downloadCsv(templateFileName, createTemplate())}>
          Download Template CSV
        </Button>
      </div>
    </Disclosure>
  );
}

interface FilePickerProps {
  readonly file: File | undefined;
  /** Why the file that was offered cannot be taken. */
  readonly problem: string | undefined;
  readonly onChoose: (file: File) => void;
}

/** A CSV file by click, or by drop anywhere on the form around it. */
function FilePicker({ file, problem, onChoose }: FilePickerProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? [];
    if (chosen) onChoose(chosen);
    // Else the same file, changed meanwhile, could not be chosen again.
    event.target.value = '';
  }

  return (
    <div className={styles.picker}>
      <div
        className={joinClasses(styles.zone, isOver && styles.over, file && styles.filled)}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={(event) => event.currentTarget.contains(event.relatedTarget as Node | null) || setIsOver(false)}
        onDrop={() => setIsOver(false)}
      >
        {file ? <FileSpreadsheet aria-hidden="true" /> : <FileUp aria-hidden="true" />}
        <label htmlFor={id} className={styles.fileTexts}>
          <span className={styles.fileName} dir="auto">
            {file ? file.name : 'Choose a CSV file'}
          </span>
          <span className={styles.fileHint}>
            {file ? formatKilobytes(file.size) : 'Click here, or drag and drop it'}
          </span>
        </label>
        <input ref={inputRef} id={id} type="file" accept=".csv" className={styles.fileInput} onChange={handleChange} />
        {file && (
          <Button className={styles.chooseOther} onClick={() => inputRef.current?.click()}>
            Choose Different File
          </Button>
        )}
      </div>
      {problem && <Banner tone="error">{problem}</Banner>}
    </div>
  );
}

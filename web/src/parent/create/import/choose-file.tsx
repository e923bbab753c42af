import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileUp from 'lucide-react/icons/file-up';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { createTemplate, templateFileName } from '../../../../../shared/import/cards/export-cards.ts';
import { Banner } from '../../../components/feedback/messages.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { TextArea } from '../../../components/controls/field.tsx';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { joinClasses } from '../../../lib/class-names.ts';
import { downloadCsv } from '../../../lib/download-file.ts';
import { formatKilobytes } from '../../../words/counts.ts';
import { nameFailure } from './import-job.ts';
import styles from './import.module.css';
import type { Scan } from './scan/use-scan.ts';
import type { ImportSource } from './use-import-source.ts';

const exampleLines = `front,back
What is the capital of France?,Paris
"Which colors are in the flag of Italy?","Green, white and red"`;

/** CSV format instructions with an example and template. Collapsed, because most files are recognized. */
function ImportInstructions() {
  return (
    <Disclosure summary="How your CSV file should look" className={styles.instructions}>
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
        <p>
          A third column, such as an example or phonetics, is shown small under the answer:{' '}
          <code>front,back,extra</code>.
        </p>
        <p id="import-example">Example:</p>
        <pre aria-labelledby="import-example" className={styles.example}>
          {exampleLines}
        </pre>
        <Button icon={<Download />} onClick={() => downloadCsv(templateFileName, createTemplate())}>
          Download Template CSV
        </Button>
      </div>
    </Disclosure>
  );
}

interface FilePickerProps {
  readonly file: File | undefined;
  /** Error for the file that was last chosen or dropped. */
  readonly problem: string | undefined;
  readonly onChoose: (file: File) => void;
}

/** File picker with drag and drop anywhere on the form. Accepts every file, because the type is detected from its content. */
function FilePicker({ file, problem, onChoose }: FilePickerProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? [];
    if (chosen) onChoose(chosen);
    // Allows choosing the same file again after it changed.
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
        {file ? <FileSpreadsheet /> : <FileUp />}
        <label htmlFor={id} className={styles.fileTexts}>
          <span className={styles.fileName} dir="auto">
            {file ? file.name : 'Choose a file'}
          </span>
          <span className={styles.fileHint}>
            {file ? formatKilobytes(file.size) : 'Click here, or drag and drop it'}
          </span>
          {!file && (
            <span className={styles.fileHint}>
              A photo or PDF of a word list, CSV, Excel (.xlsx), LibreOffice (.ods), Anki (.apkg), Quizlet, Markdown or
              text
            </span>
          )}
        </label>
        {/* No `accept` attribute: phones would gray out types they don't know, such as Anki packages. */}
        <input
          ref={inputRef}
          id={id}
          type="file"
          data-first-focus
          className={styles.fileInput}
          onChange={handleChange}
        />
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

interface PasteBoxProps {
  readonly isPasted: boolean;
  readonly onPaste: (text: string) => void;
}

function PasteBox({ isPasted, onPaste }: PasteBoxProps) {
  const [text, setText] = useState('');

  /** Takes a table from copied HTML, where cells of several lines stay whole. */
  async function takeTable(html: string, plain: string, start: number, end: number) {
    const { readHtmlTables } = await import('../../../../../shared/import/markup/html-table.ts');
    setText((before) => before.slice(0, start) + (readHtmlTables(html) ?? plain) + before.slice(end));
  }

  return (
    <Disclosure summary="Or paste text" isOpen={isPasted} className={styles.instructions}>
      <div className={styles.paste}>
        <TextArea
          label="Paste your cards here"
          hint="One card on each line, such as: dog - Hund. Tables, Quizlet pages and chatbot answers are fine too."
          dir="auto"
          rows={4}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => {
            const html = event.clipboardData.getData('text/html');
            if (!/<table[\s>]/i.test(html)) return;
            event.preventDefault();
            const { selectionStart, selectionEnd } = event.currentTarget;
            void takeTable(html, event.clipboardData.getData('text/plain'), selectionStart, selectionEnd);
          }}
        />
        <Button onClick={() => text.trim() !== '' && onPaste(text)}>Show these cards</Button>
      </div>
    </Disclosure>
  );
}

interface SourceFieldsProps {
  readonly source: ImportSource;
  readonly scan: Scan;
  readonly onChoose: (file: File) => void;
  readonly onPasted: () => void;
}

/** Chooses a file or takes pasted text, and says why it could not be read. */
export function SourceFields({ source, scan, onChoose, onPasted }: SourceFieldsProps) {
  const file = scan.opened?.file ?? source.file;
  const hasSource = file !== undefined || source.isPasted;
  return (
    <>
      <FilePicker file={file} problem={source.problem} onChoose={onChoose} />
      {!file && (
        <PasteBox
          isPasted={source.isPasted}
          onPaste={(text) => {
            source.paste(text);
            onPasted();
          }}
        />
      )}
      {source.hasFailed && <Banner tone="error">{sayUnreadable(source)}</Banner>}
      {!hasSource && <ImportInstructions />}
    </>
  );
}

export function MissingInput({ isNewDeck, isPasted }: { readonly isNewDeck: boolean; readonly isPasted: boolean }) {
  const file = isNewDeck ? 'Please select a file and enter a deck name' : 'Please select a file';
  return <Banner tone="error">{isPasted ? 'Please enter a deck name' : file}</Banner>;
}

/** Why a source could not be read, and what to do. */
function sayUnreadable({ isPasted, file }: ImportSource): string {
  if (isPasted) return 'We couldn’t read this text. Please paste it again.';
  return `${nameFailure(file?.name ?? '')}. The file could not be read: please choose it again.`;
}

import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'virtual:icons/download';
import FileSpreadsheet from 'virtual:icons/file-spreadsheet';
import FileUp from 'virtual:icons/file-up';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { exportCards } from '../../../../../shared/import/cards/export-cards.ts';
import { Banner } from '../../../components/feedback/messages.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { TextArea } from '../../../components/controls/field.tsx';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { joinClasses } from '../../../lib/class-names.ts';
import { downloadCsv } from '../../../lib/download-file.ts';
import { formatKilobytes } from '../../../words/counts.ts';
import { nameFailure } from './import-job.ts';
import { wordReason } from './word-reason.ts';
import styles from './import.module.css';
import type { Scan } from './scan/use-scan.ts';
import type { ImportSource } from './use-import-source.ts';

/** CSV format instructions with an example and template. Collapsed, because most files are recognized. */
function ImportInstructions() {
  const { t } = useLingui();
  // The last one shows how text with commas is quoted.
  const template = exportCards([
    { front: t`What is the capital of France?`, back: t`Paris` },
    { front: t`How many sides does a triangle have?`, back: t`Three` },
    { front: t`Which colors are in the flag of Italy?`, back: t`Green, white and red` },
  ]);
  return (
    <Disclosure summary={t`CSV format`} className={styles.instructions}>
      <div className={joinClasses(styles.instructionsBody, 'pad-end-3 items-start', 'stack gap-3')}>
        <ul>
          <li>
            <Trans>
              Two columns are required: <code>front,back</code>.
            </Trans>
          </li>
          <li>{t`The first row must be a header. Names like question and answer, or term and definition, work too. If your file has no header, we’ll ask.`}</li>
          <li>{t`Each row after it is one card.`}</li>
          <li>{t`Put quotes around text that contains commas.`}</li>
          <li>{t`In a spreadsheet, save as “CSV (comma delimited)”.`}</li>
        </ul>
        <p>
          <Trans>
            A third column, like an example or pronunciation, shows up small under the answer:{' '}
            <code>front,back,extra</code>.
          </Trans>
        </p>
        <p id="import-example">{t`Example:`}</p>
        <pre aria-labelledby="import-example" className={styles.example}>
          {template.slice(1).trim()}
        </pre>
        <Button
          icon={<Download />}
          onClick={() => downloadCsv('flashcard-template.csv', template)}
        >{t`Download Template CSV`}</Button>
      </div>
    </Disclosure>
  );
}

interface FilePickerProps {
  readonly file: File | undefined;
  readonly hasFirstFocus: boolean;
  /** Error for the file that was last chosen or dropped. */
  readonly problem: string | undefined;
  readonly onChoose: (file: File) => void;
}

/** File picker with drag and drop anywhere on the form. Accepts every file, because the type is detected from its content. */
function FilePicker({ file, hasFirstFocus, problem, onChoose }: FilePickerProps) {
  const { t } = useLingui();
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
    <div className="stack gap-3">
      <div
        className={joinClasses(styles.zone, isOver && styles.over, file && styles.filled)}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={(event) => event.currentTarget.contains(event.relatedTarget as Node | null) || setIsOver(false)}
        onDrop={() => setIsOver(false)}
      >
        {file ? <FileSpreadsheet /> : <FileUp />}
        <label htmlFor={id} className="stack shrinks">
          <span className="bold breaks" dir="auto">
            {file ? file.name : t`Choose a file`}
          </span>
          <span className="note">{file ? formatKilobytes(file.size) : t`Or drop it here`}</span>
          {!file && (
            <span className="note">{t`Photo, PDF, CSV, Excel, LibreOffice, Anki, Quizlet, Markdown or text`}</span>
          )}
        </label>
        {/* No `accept` attribute: phones would gray out types they don't know, such as Anki packages. */}
        <input
          ref={inputRef}
          id={id}
          type="file"
          data-first-focus={hasFirstFocus || undefined}
          className={styles.fileInput}
          onChange={handleChange}
        />
        {file && (
          <Button
            className={styles.chooseOther}
            onClick={() => inputRef.current?.click()}
          >{t`Choose Different File`}</Button>
        )}
      </div>
      {problem && <Banner tone="error">{wordReason(problem)}</Banner>}
    </div>
  );
}

/** Takes pasted text in place of a file, and leads to its preview once it is read. */
export function usePasting(source: ImportSource, scan: Scan) {
  const [isLeading, setIsLeading] = useState(false);
  const paste = (text: string) => {
    scan.close();
    source.paste(text);
    setIsLeading(true);
  };
  return { paste, isLeading: isLeading && !source.isReading, onLed: () => setIsLeading(false) };
}

interface PasteBoxProps {
  readonly source: ImportSource;
  readonly onPaste: (text: string) => void;
  readonly onFocusChange: (hasFocus: boolean) => void;
}

function PasteBox({ source: { isForPasting, typed, type }, onPaste, onFocusChange }: PasteBoxProps) {
  const { t } = useLingui();

  /** Takes a table from copied HTML, where cells of several lines stay whole. */
  async function takeTable(html: string, plain: string, start: number, end: number) {
    const { readHtmlTables } = await import('../../../../../shared/import/markup/html-table.ts');
    type((before) => before.slice(0, start) + (readHtmlTables(html) ?? plain) + before.slice(end));
  }

  return (
    <Disclosure summary={t`Or paste text`} isOpen={isForPasting || typed !== ''} className={styles.instructions}>
      <div className={joinClasses(styles.paste, 'stack gap-3 pad-end-3')}>
        <TextArea
          label={t`Paste your cards here`}
          hint={t`One card per line, like dog - Hund. Tables, Quizlet pages and chatbot answers work too.`}
          dir="auto"
          rows={4}
          data-first-focus={isForPasting || undefined}
          value={typed}
          onChange={({ target: { value } }) => type(() => value)}
          onFocus={() => onFocusChange(true)}
          onBlur={() => onFocusChange(false)}
          onPaste={(event) => {
            const html = event.clipboardData.getData('text/html');
            if (!/<table[\s>]/i.test(html)) return;
            event.preventDefault();
            const { selectionStart, selectionEnd } = event.currentTarget;
            void takeTable(html, event.clipboardData.getData('text/plain'), selectionStart, selectionEnd);
          }}
        />
        <Button onClick={() => typed.trim() !== '' && onPaste(typed)}>{t`Show these cards`}</Button>
      </div>
    </Disclosure>
  );
}

interface SourceFieldsProps {
  readonly source: ImportSource;
  readonly scan: Scan;
  readonly onChoose: (file: File) => void;
  readonly onPaste: (text: string) => void;
}

/** Chooses a file or takes pasted text, and says why it could not be read. */
export function SourceFields({ source, scan, onChoose, onPaste }: SourceFieldsProps) {
  const file = scan.opened?.file ?? source.file;
  // The field stays while somebody empties it to type something else.
  const [isTyping, setIsTyping] = useState(false);
  const hasSource = file !== undefined || source.isPasted;
  return (
    <>
      <FilePicker file={file} hasFirstFocus={!source.isForPasting} problem={source.problem} onChoose={onChoose} />
      {(!file || source.typed !== '' || isTyping) && (
        <PasteBox source={source} onPaste={onPaste} onFocusChange={setIsTyping} />
      )}
      {source.hasFailed && <Banner tone="error">{sayUnreadable(source)}</Banner>}
      {!hasSource && <ImportInstructions />}
    </>
  );
}

/** Why a source could not be read, and what to do. */
function sayUnreadable({ isPasted, file }: ImportSource): string {
  if (isPasted) return t`We couldn’t read this text. Please paste it again.`;
  const fallback = nameFailure(file?.name ?? '');
  return t`${fallback}. ${{ reason: t`Please choose the file again.` }}`;
}

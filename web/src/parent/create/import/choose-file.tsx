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
import styles from './import.module.css';

const exampleLines = `front,back
What is the capital of France?,Paris
"Which colors are in the flag of Italy?","Green, white and red"`;

/** How a CSV file has to look, with an example and a template: folded, as most files are understood as they are. */
export function ImportInstructions() {
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
  /** Why the file that was offered cannot be taken. */
  readonly problem: string | undefined;
  readonly onChoose: (file: File) => void;
}

/** A file by click, or by drop anywhere on the form around it. What it is is decided by what is in it: every file can be chosen. */
export function FilePicker({ file, problem, onChoose }: FilePickerProps) {
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
        {file ? <FileSpreadsheet /> : <FileUp />}
        <label htmlFor={id} className={styles.fileTexts}>
          <span className={styles.fileName} dir="auto">
            {file ? file.name : 'Choose a file'}
          </span>
          <span className={styles.fileHint}>
            {file ? formatKilobytes(file.size) : 'Click here, or drag and drop it'}
          </span>
          {!file && (
            <span className={styles.fileHint}>CSV, Excel (.xlsx), Anki (.apkg), Quizlet, Markdown or text</span>
          )}
        </label>
        {/* Without kinds that it accepts: phones grey out what they know none for, such as Anki's packages. */}
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
  /** A pasted text is shown below. */
  readonly isPasted: boolean;
  readonly onPaste: (text: string) => void;
}

/** Cards as text, from wherever they can be copied: Quizlet, a table, a list. */
export function PasteBox({ isPasted, onPaste }: PasteBoxProps) {
  const [text, setText] = useState('');
  return (
    <Disclosure summary="Or paste text" isOpen={isPasted} className={styles.instructions}>
      <div className={styles.paste}>
        <TextArea
          label="Paste your cards here"
          hint="One card on each line, such as: dog - Hund. A table, or what Quizlet exports, is fine too."
          dir="auto"
          rows={4}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button onClick={() => text.trim() !== '' && onPaste(text)}>Show these cards</Button>
      </div>
    </Disclosure>
  );
}

import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileUp from 'lucide-react/icons/file-up';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { Banner } from '../../../components/feedback/messages.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { joinClasses } from '../../../lib/class-names.ts';
import { formatKilobytes } from '../../../words/counts.ts';
import styles from './file-picker.module.css';

interface FilePickerProps {
  readonly file: File | undefined;
  /** Why the file that was offered cannot be taken. */
  readonly problem: string | undefined;
  readonly onChoose: (file: File) => void;
}

/** A CSV file by click, or by drop anywhere on the form around it. */
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
        {file ? <FileSpreadsheet aria-hidden="true" /> : <FileUp aria-hidden="true" />}
        <label htmlFor={id} className={styles.text}>
          <span className={styles.title} dir="auto">
            {file ? file.name : 'Choose a CSV file'}
          </span>
          <span className={styles.hint}>{file ? formatKilobytes(file.size) : 'Click here, or drag and drop it'}</span>
        </label>
        <input ref={inputRef} id={id} type="file" accept=".csv" className={styles.input} onChange={handleChange} />
        {file && (
          <Button className={styles.different} onClick={() => inputRef.current?.click()}>
            Choose Different File
          </Button>
        )}
      </div>
      {problem && <Banner tone="error">{problem}</Banner>}
    </div>
  );
}

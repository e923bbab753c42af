import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useState } from 'react';
import { type Encoding, supportedEncodings } from '../../../../../shared/import/encodings.ts';
import { Button } from '../../../components/controls/button.tsx';
import { Select } from '../../../components/controls/field.tsx';
import type { ReadImport } from './read-import-file.ts';
import type { ReadingChoices } from './use-import-source.ts';
import styles from './import.module.css';

interface ReadingOptionsProps {
  readonly content: ReadImport;
  readonly choices: ReadingChoices;
  /** False where the question about the header is asked elsewhere. */
  readonly hasHeaderOption: boolean;
  readonly onChange: (change: ReadingChoices) => void;
}

const delimiterNames = {
  ',': 'Comma  ,',
  ';': 'Semicolon  ;',
  '\t': 'Tab',
  '|': 'Pipe  |',
  ' ': 'Space',
  ':': 'Colon  :',
} as const;

/** Columns that were chosen before mean nothing in a text that is cut otherwise. */
const OTHER_CUT = { frontColumn: undefined, backColumn: undefined, hasHeader: undefined } as const;

/** How the file was understood, to be put right; unfolded at first where something is a guess. */
export function ReadingOptions({ content, choices, hasHeaderOption, onChange }: ReadingOptionsProps) {
  const { columns, delimiter, encoding, isEncodingCertain } = content;
  const [isGuess] = useState(!isEncodingCertain || columns.hasHeader === 'unsure');
  return (
    <details className={styles.options} open={isGuess}>
      <summary>Not as it should be? Change how the file is read</summary>
      {!isEncodingCertain && (
        <p className={styles.optionsHint}>If letters look wrong above, choose another encoding: this one is a guess.</p>
      )}
      <div className={styles.optionsBody}>
        <ColumnOptions content={content} onChange={onChange} />
        {hasHeaderOption && (
          <Select
            label="First row"
            value={columns.firstRowIsHeader ? 'header' : 'card'}
            onChange={(event) => onChange({ hasHeader: event.target.value === 'header' })}
          >
            <option value="header">Header</option>
            <option value="card">Card</option>
          </Select>
        )}
        <Select
          label="Separator"
          value={delimiter}
          onChange={(event) => onChange({ ...OTHER_CUT, delimiter: event.target.value })}
        >
          {Object.entries(delimiterNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          label="Encoding"
          value={choices.encoding ?? encoding}
          onChange={(event) =>
            onChange({ ...OTHER_CUT, delimiter: undefined, encoding: event.target.value as Encoding })
          }
        >
          {supportedEncodings.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
    </details>
  );
}

function ColumnOptions({ content, onChange }: Pick<ReadingOptionsProps, 'content' | 'onChange'>) {
  const { frontColumn, backColumn } = content.columns;
  const swap = () => onChange({ frontColumn: backColumn, backColumn: frontColumn });
  const options = content.columnNames.map((name, column) => (
    <option key={column} value={column}>
      {name}
    </option>
  ));
  // Choosing the other side's column swaps the two: both sides from one column are never meant.
  const chooseFront = (column: number) =>
    column === backColumn ? swap() : onChange({ frontColumn: column, backColumn });
  const chooseBack = (column: number) =>
    column === frontColumn ? swap() : onChange({ frontColumn, backColumn: column });
  return (
    <>
      <Select label="Front column" value={frontColumn} onChange={(event) => chooseFront(Number(event.target.value))}>
        {options}
      </Select>
      <Select label="Back column" value={backColumn} onChange={(event) => chooseBack(Number(event.target.value))}>
        {options}
      </Select>
      <Button className={styles.swap} icon={<ArrowLeftRight aria-hidden="true" />} onClick={swap}>
        Swap front and back
      </Button>
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import ArrowLeftRight from 'virtual:icons/arrow-left-right';
import type { ColumnChoice } from '../../../../../shared/import/anki/card-kinds.ts';
import { Button } from '../../../components/controls/button.tsx';
import { Select } from '../../../components/controls/field.tsx';
import { nameColumn } from './file-rows.tsx';
import styles from './import-preview.module.css';
import type { ReadImport } from './read-import-file.ts';
import type { ReadingChoices } from './use-import-source.ts';

interface ColumnOptionsProps {
  readonly content: ReadImport;
  readonly choices: ReadingChoices;
  readonly onChange: (change: ReadingChoices) => void;
}

/** Chooses the columns of the sides and of the extra. */
export function ColumnOptions({ content, choices, onChange }: ColumnOptionsProps) {
  const { t } = useLingui();
  const { frontColumn, backColumn } = content.columns;
  const choose = (columns: ColumnChoice) => onChange(chooseColumns(columns, content, choices));
  const swap = () => choose({ frontColumn: backColumn, backColumn: frontColumn });
  const options = content.columnNames.map((_, column) => (
    <option key={column} value={column}>
      {nameColumn(content, column)}
    </option>
  ));
  // Choosing the other side's column swaps the two, because both sides never share one.
  const chooseFront = (column: number) =>
    column === backColumn ? swap() : choose({ frontColumn: column, backColumn });
  const chooseBack = (column: number) =>
    column === frontColumn ? swap() : choose({ frontColumn, backColumn: column });
  return (
    <>
      <Select label={t`Front column`} value={frontColumn} onChange={(event) => chooseFront(Number(event.target.value))}>
        {options}
      </Select>
      <Select label={t`Back column`} value={backColumn} onChange={(event) => chooseBack(Number(event.target.value))}>
        {options}
      </Select>
      <Button className={styles.swap} icon={<ArrowLeftRight />} onClick={swap}>{t`Swap front and back`}</Button>
      <ExtraColumns
        content={content}
        // Notes of several kinds keep their sides.
        onChoose={(extraColumns) =>
          choose({ ...(content.noteType === undefined && { frontColumn, backColumn }), extraColumns })
        }
      />
    </>
  );
}

/** Each note type of a package has its own columns, so the choice applies only to the current one. */
function chooseColumns(columns: ColumnChoice, { noteType }: ReadImport, choices: ReadingChoices): ReadingChoices {
  if (noteType === undefined) return columns;
  return { noteType, fields: { ...choices.fields, [noteType]: { ...choices.fields?.[noteType], ...columns } } };
}

interface ExtraColumnsProps {
  readonly content: ReadImport;
  readonly onChoose: (columns: number[]) => void;
}

/** Checkboxes for the columns that go into the extra. Renders nothing if there are only two columns. */
function ExtraColumns({ content, onChoose }: ExtraColumnsProps) {
  const { t } = useLingui();
  const { frontColumn, backColumn, extraColumns } = content.columns;
  const others = [...content.columnNames.keys()].filter((column) => column !== frontColumn && column !== backColumn);
  if (others.length === 0) return null;
  const toggle = (column: number, isOn: boolean) =>
    onChoose(isOn ? [...extraColumns, column].toSorted((a, b) => a - b) : extraColumns.filter((one) => one !== column));
  return (
    <fieldset className={styles.extras}>
      <legend>{t`Extra, shown under the answer`}</legend>
      {others.map((column) => (
        <label key={column} className="row gap-3 target shrinks breaks">
          <input
            type="checkbox"
            checked={extraColumns.includes(column)}
            onChange={(event) => toggle(column, event.target.checked)}
          />
          <span dir="auto">{nameColumn(content, column)}</span>
        </label>
      ))}
    </fieldset>
  );
}

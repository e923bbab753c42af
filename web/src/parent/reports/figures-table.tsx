import { useLingui } from '@lingui/react/macro';
import Download from 'virtual:icons/download';
import { type ReactNode, useState } from 'react';
import { nameFile } from '../../../../shared/export/file-name.ts';
import { writeCsv } from '../../../../shared/import/cards/export-cards.ts';
import { Button } from '../../components/controls/button.tsx';
import { VisuallyHidden } from '../../components/feedback/visually-hidden.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { studyDayHere } from '../../lib/device/device-time.ts';
import { downloadCsv } from '../../lib/download-file.ts';
import styles from './reports-tab.module.css';

export interface FiguresRow {
  readonly id: string;
  readonly name: ReactNode;
  readonly cells: readonly ReactNode[];
}

interface FiguresTableProps {
  /** Caption for screen readers. A visible heading stands above the table. */
  readonly caption: string;
  /** Column headers. The first one is for the row headers. */
  readonly columns: readonly string[];
  readonly rows: readonly FiguresRow[];
}

/** Number of rows shown at first and added per click. */
const step = 10;

export function FiguresTable({ caption, columns, rows }: FiguresTableProps) {
  const { t } = useLingui();
  const [count, setCount] = useState(step);
  const hidden = rows.length - count;
  return (
    <>
      <table className={joinClasses(styles.table, 'table')}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, count).map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <Button
          variant="quiet"
          className={styles.more}
          onClick={() => setCount(count + step)}
        >{t`Show more (${hidden} more)`}</Button>
      )}
    </>
  );
}

interface CsvButtonProps {
  /** What the button does, for screen readers: `Download Emma decks as CSV`. */
  readonly label: string;
  /** The file's name, without its date and ending. */
  readonly fileName: string;
  readonly rows: () => readonly (readonly string[])[];
}

export function CsvButton({ label, fileName, rows }: CsvButtonProps) {
  return (
    <Button
      variant="quiet"
      className={styles.onScreen}
      aria-label={label}
      icon={<Download />}
      onClick={() => downloadCsv(`${nameFile(`${fileName} ${studyDayHere()}`, 'report')}.csv`, writeCsv(rows()))}
    >
      CSV
    </Button>
  );
}

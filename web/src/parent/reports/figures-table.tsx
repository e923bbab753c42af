import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { nameFile } from '../../../../shared/export/file-name.ts';
import { writeCsv } from '../../../../shared/import/cards/export-cards.ts';
import { Button } from '../../components/controls/button.tsx';
import { VisuallyHidden } from '../../components/feedback/visually-hidden.tsx';
import { studyDayHere } from '../../lib/device/device-time.ts';
import { downloadCsv } from '../../lib/download-file.ts';
import styles from './reports-tab.module.css';

export interface FiguresRow {
  readonly id: string;
  /** The row's heading. */
  readonly name: ReactNode;
  readonly cells: readonly ReactNode[];
}

interface FiguresTableProps {
  /** What the table tells, for screen readers: the eye has the heading above it. */
  readonly caption: string;
  /** The first is the column of the rows' headings. */
  readonly columns: readonly string[];
  readonly rows: readonly FiguresRow[];
}

/** How many rows show, and how many more at a time. */
const step = 10;

/** Figures in rows, the first ten of them; more on demand. */
export function FiguresTable({ caption, columns, rows }: FiguresTableProps) {
  const [count, setCount] = useState(step);
  const hidden = rows.length - count;
  return (
    <>
      <table className={styles.table}>
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
        <Button variant="quiet" className={styles.more} onClick={() => setCount(count + step)}>
          Show more ({hidden} more)
        </Button>
      )}
    </>
  );
}

interface CsvButtonProps {
  /** What the file is called. */
  readonly name: string;
  readonly rows: () => readonly (readonly string[])[];
}

/** Hands a table over for a spreadsheet. */
export function CsvButton({ name, rows }: CsvButtonProps) {
  return (
    <Button
      variant="quiet"
      className={styles.onScreen}
      aria-label={`Download ${name} as CSV`}
      icon={<Download />}
      onClick={() => downloadCsv(`${nameFile(`${name} ${studyDayHere()}`, 'report')}.csv`, writeCsv(rows()))}
    >
      CSV
    </Button>
  );
}

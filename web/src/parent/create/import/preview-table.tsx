import { joinClasses } from '../../../lib/class-names.ts';
import type { ReadImport } from './read-import-file.ts';
import styles from './preview-table.module.css';
import { ScrollRegion } from './scroll-region.tsx';

/** The first rows as they stand in the file, with the two columns that become the cards marked. */
export function PreviewTable({ content: { columns, columnNames, rows } }: { readonly content: ReadImport }) {
  const roleOf = (column: number): string | undefined => {
    if (column === columns.frontColumn) return 'Front';
    return column === columns.backColumn ? 'Back' : undefined;
  };
  if (rows.length === 0) return null;
  return (
    <ScrollRegion label="First rows of the file">
      <table className={styles.table}>
        <caption className={styles.caption}>The first rows as they stand in the file</caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            {columnNames.map((name, column) => (
              <th key={column} scope="col" className={joinClasses(!roleOf(column) && styles.unused)}>
                <span dir="auto">{name}</span> {roleOf(column) && <span className={styles.role}>{roleOf(column)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, cells }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              {columnNames.map((_, column) => (
                <td key={column} dir="auto" className={joinClasses(!roleOf(column) && styles.unused)}>
                  {cells[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

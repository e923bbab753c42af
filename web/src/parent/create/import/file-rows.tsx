import type { ReactNode } from 'react';
import type { RowRemark } from '../../../../../shared/import/cards/review-rows.ts';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { ShowMore, useSlice } from '../../../components/controls/show-more.tsx';
import { joinClasses } from '../../../lib/class-names.ts';
import { countOf, formatNumber } from '../../../words/counts.ts';
import styles from './import-preview.module.css';
import type { ReadImport } from './read-import-file.ts';

const unitNames = { line: 'Line', row: 'Row', note: 'Note' } as const;

/** The file's first rows, with the columns of front, back and extra marked. */
export function PreviewTable({
  content: { columns, columnNames, rows, unit, hasMarkup },
}: {
  readonly content: ReadImport;
}) {
  const roleOf = (column: number): string | undefined => {
    if (column === columns.frontColumn) return 'Front';
    if (columns.extraColumns.includes(column)) return 'Extra';
    return column === columns.backColumn ? 'Back' : undefined;
  };
  if (rows.length === 0) return null;
  return (
    <ScrollRegion label="First rows">
      <table className={styles.table}>
        <caption className={styles.caption}>
          {hasMarkup ? 'The first rows, with HTML as text' : 'The first rows as they are written'}
        </caption>
        <thead>
          <tr>
            <th scope="col">{unitNames[unit]}</th>
            {columnNames.map((name, column) => (
              <th key={column} scope="col" className={joinClasses(!roleOf(column) && styles.unused)}>
                <span dir="auto">{name}</span> {roleOf(column) && <span className={styles.role}>{roleOf(column)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, cells }, row) => (
            <tr key={row}>
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

export type ReportedRows = Pick<ReadImport, 'refused' | 'notes' | 'unit'> & {
  readonly cards: { readonly length: number };
};

/** Number of cards and skipped rows: `12 cards, 1 row left out`. */
export function RowCounts({ content: { cards, refused } }: { readonly content: Omit<ReportedRows, 'notes' | 'unit'> }) {
  return (
    <span className={styles.count}>
      {countOf(cards.length, 'card')}
      {refused.length > 0 && `, ${countOf(refused.length, 'row')} left out`}
    </span>
  );
}

interface RowReportProps {
  readonly content: Omit<ReportedRows, 'cards'>;
  readonly isOpen: boolean;
}

export function RowReport({ content: { refused, notes, unit }, isOpen }: RowReportProps) {
  return (
    <>
      <RowRemarks title={`${countOf(refused.length, 'row')} left out`} remarks={refused} unit={unit} isOpen={isOpen} />
      <RowRemarks
        title={`${countOf(notes.length, 'row')} not quite whole`}
        remarks={notes}
        unit={unit}
        isOpen={false}
      />
    </>
  );
}

interface RowRemarksProps {
  readonly title: string;
  readonly remarks: readonly RowRemark[];
  readonly unit: ReadImport['unit'];
  readonly isOpen: boolean;
}

/** Lists remarks with line numbers and excerpts. Renders nothing if there are none. */
function RowRemarks({ title, remarks, unit, isOpen }: RowRemarksProps) {
  const { slice, more } = useSlice(remarks);
  if (remarks.length === 0) return null;
  return (
    <Disclosure summary={title} isOpen={isOpen} className={styles.remarks}>
      <ScrollRegion label={title}>
        <div className={styles.rows}>
          <ul>
            {slice.map((remark, index) => (
              <li key={index} className={styles.remark}>
                <strong>{describeLines(remark, unitNames[unit])}</strong> {remark.reason}
                {remark.excerpt !== '' && (
                  <span className={styles.excerpt} dir="auto">
                    {remark.excerpt}
                  </span>
                )}
              </li>
            ))}
          </ul>
          <ShowMore {...more} />
        </div>
      </ScrollRegion>
    </Disclosure>
  );
}

function describeLines({ line, lastLine }: RowRemark, unit: string): string {
  return line === lastLine
    ? `${unit} ${formatNumber(line)}:`
    : `${unit}s ${formatNumber(line)} to ${formatNumber(lastLine)}:`;
}

interface ScrollRegionProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A scroll container that the keyboard can scroll. */
export function ScrollRegion({ label, className = styles.region, children }: ScrollRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- some browsers don't make scroll containers focusable
    <div role="region" aria-label={label} tabIndex={0} className={className}>
      {children}
    </div>
  );
}

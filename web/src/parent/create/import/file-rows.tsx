import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RowRemark } from '../../../../../shared/import/cards/review-rows.ts';
import { cutOff } from '../../../../../shared/import/detect-kind.ts';
import type { RowUnit } from '../../../../../shared/import/reasons.ts';
import { Chip } from '../../../components/layout/chip.tsx';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { ScrollRegion } from '../../../components/layout/scroll-region.tsx';
import { ShowMore, useSlice } from '../../../components/controls/show-more.tsx';
import { joinClasses } from '../../../lib/class-names.ts';
import { formatNumber } from '../../../words/counts.ts';
import { wordReason } from './word-reason.ts';
import styles from './import-preview.module.css';
import type { ReadImport } from './read-import-file.ts';

/** What the rows of a source are called above their numbers. */
const unitNames: Readonly<Record<RowUnit, MessageDescriptor>> = {
  line: msg({ message: 'Line', comment: 'Heads the numbers of the lines of a text' }),
  row: msg({ message: 'Row', comment: 'Heads the numbers of the rows of a table' }),
  note: msg({ message: 'Note', comment: 'Heads the numbers of the notes of an Anki deck' }),
};

/** Returns the columns that go under the answer. A text with gaps is question and answer in one, so what stands beside it explains both. */
export function listUnder({ columns, rows }: ReadImport): readonly number[] {
  const { frontColumn, backColumn, extraColumns } = columns;
  const isGaps = rows.length > 0 && rows.every(({ cells }) => /\{\{c\d+::/.test(cells[frontColumn] ?? ''));
  return isGaps ? [...extraColumns, backColumn].toSorted((one, other) => one - other) : extraColumns;
}

/** Returns the name of a column, or its number if it has none. */
export function nameColumn({ columnNames }: Pick<ReadImport, 'columnNames'>, column: number): string {
  const number = formatNumber(column + 1);
  return (
    columnNames[column] ||
    t({ message: `Column ${number}`, comment: 'Stands for the name of a column of a table that has none' })
  );
}

/** The file's first rows, with the columns of front, back and extra marked. */
export function PreviewTable({ content }: { readonly content: ReadImport }) {
  const { columns, columnNames, rows, unit, hasMarkup } = content;
  const { t } = useLingui();
  const under = listUnder(content);
  const roleOf = (column: number): string | undefined => {
    if (column === columns.frontColumn) return t({ message: 'Front', comment: 'The side of a card with the question' });
    if (under.includes(column))
      return t({ message: 'Extra', comment: 'A text shown small under the answer of a card' });
    return column === columns.backColumn ? t({ message: 'Back', context: 'side of a card' }) : undefined;
  };
  if (rows.length === 0) return null;
  return (
    <ScrollRegion label={t`First rows`} className={styles.region}>
      <table className={joinClasses(styles.table, 'table')}>
        <caption className="muted pad-2-3 text-start">
          {hasMarkup ? t`The first rows, with HTML as text` : t`The first rows as they are written`}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t(unitNames[unit])}</th>
            {columnNames.map((_, column) => (
              <th key={column} scope="col" className={joinClasses(!roleOf(column) && styles.unused)}>
                <span dir="auto">{nameColumn(content, column)}</span>{' '}
                {roleOf(column) && <Chip tone="brand">{roleOf(column)}</Chip>}
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
  const { t } = useLingui();
  const [count, rows] = [cards.length, refused.length];
  return (
    <span className="muted figures">
      {rows === 0
        ? t`${plural(count, { one: '# card', other: '# cards' })}`
        : t`${plural(count, { one: '# card', other: '# cards' })}, ${plural(rows, { one: '# row', other: '# rows' })} left out`}
    </span>
  );
}

interface RowReportProps {
  readonly content: Omit<ReportedRows, 'cards'>;
  readonly isOpen: boolean;
}

export function RowReport({ content: { refused, notes, unit }, isOpen }: RowReportProps) {
  const { t } = useLingui();
  return (
    <>
      <RowRemarks
        title={t`${plural({ rows: refused.length }, { one: '# row', other: '# rows' })} left out`}
        remarks={refused}
        unit={unit}
        isOpen={isOpen}
      />
      <RowRemarks
        title={t`${plural({ rows: notes.length }, { one: '# row', other: '# rows' })} may be incomplete`}
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
    <Disclosure summary={title} isOpen={isOpen} className="shrinks">
      <ScrollRegion label={title} className={styles.region}>
        <div className="stack gap-3 pad-inline-3">
          <ul>
            {slice.map((remark, index) => (
              <li key={index} className="pad-block-2 text-s breaks lined">
                <strong>{describeLines(remark, unit)}</strong> {describeReason(remark)}
                {remark.excerpt !== '' && (
                  <span className="muted block" dir="auto">
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

const lineWords: Readonly<Record<RowUnit, (first: string, last: string) => string>> = {
  line: (first, last) => (first === last ? t`Line ${first}:` : t`Lines ${first} to ${last}:`),
  row: (first, last) => (first === last ? t`Row ${first}:` : t`Rows ${first} to ${last}:`),
  note: (first, last) => (first === last ? t`Note ${first}:` : t`Notes ${first} to ${last}:`),
};

function describeLines({ line, lastLine }: RowRemark, unit: RowUnit): string {
  return lineWords[unit](formatNumber(line), formatNumber(lastLine));
}

/** The reason of a remark. What the worker noticed itself comes as a code, because it has no catalogue. */
function describeReason({ reason }: RowRemark): string {
  return reason === cutOff
    ? t`The file ends too early. This row may be incomplete, and rows after it are missing. Download the file again.`
    : wordReason(reason);
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import CornerLeftUp from 'virtual:icons/corner-left-up';
import Trash2 from 'virtual:icons/trash-2';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import type { Box } from '../../../../../../shared/import/scan/grey-image.ts';
import { IconButton } from '../../../../components/controls/button.tsx';
import { ShowMore, useSlice } from '../../../../components/controls/show-more.tsx';
import { Disclosure } from '../../../../components/layout/disclosure.tsx';
import { joinClasses } from '../../../../lib/class-names.ts';
import { formatNumber } from '../../../../words/counts.ts';
import styles from './scan.module.css';
import { changeCell, type EditedRow, joinRow, removeRow } from './edited-rows.ts';
import type { Scan } from './use-scan.ts';
import type { ShownPage } from './use-shown-rows.ts';

/** The rows that were read, each below its part of the picture, to be corrected. */
export function ScanRows({ scan }: { readonly scan: Scan }) {
  const { t } = useLingui();
  const { slice, more } = useSlice(scan.rows);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusIfLost(titleRef.current), []);
  const doubts = scan.rows.reduce((sum, row) => sum + row.doubts.length, 0);
  return (
    <section className="stack gap-4 shrinks" aria-labelledby="scan-rows">
      <h3 id="scan-rows" ref={titleRef} tabIndex={-1}>{t`Check the words`}</h3>
      <p className="note" role="status">
        {t`${plural({ count: scan.rows.length }, { one: '# row', other: '# rows' })} read.`}{' '}
        {doubts > 0
          ? t`${plural(doubts, { one: '# spot', other: '# spots' })} highlighted below may be wrong.`
          : t`Compare them with the picture, and fix what’s wrong.`}
      </p>
      <ol className="stack gap-3">
        {slice.map((row, index) => (
          <ScanRowFields key={row.id} scan={scan} row={row} number={index + 1} />
        ))}
      </ol>
      <ShowMore {...more} />
      <Disclosure summary={scan.pages.length > 1 ? t`See the whole pages` : t`See the whole page`}>
        {() =>
          scan.pages.map(({ address }, index) => (
            <img
              key={address}
              className={styles.whole}
              src={address}
              alt={t`Page ${{ number: index + 1 }} as it was read`}
            />
          ))
        }
      </Disclosure>
    </section>
  );
}

interface ScanRowFieldsProps {
  readonly scan: Scan;
  readonly row: EditedRow;
  /** From 1. */
  readonly number: number;
}

function ScanRowFields({ scan, row, number }: ScanRowFieldsProps) {
  const { t } = useLingui();
  const page = scan.pages[row.page];
  const place = formatNumber(number);
  return (
    <li className={joinClasses(styles.row, 'stack gap-1 align-center pad-end-3')}>
      <span className={joinClasses(styles.number, 'note figures')} aria-hidden="true">
        {place}
      </span>
      <div className={joinClasses(styles.cells, 'stack shrinks gap-1-2')}>
        {row.cells.map((cell, column) => {
          const isDoubtful = row.doubts.includes(column);
          const box = row.boxes[column];
          return (
            <div key={column} className={styles.cell}>
              <div className="stack shrinks align-center" aria-hidden="true">
                {page && box && <div className={styles.part} style={placePart(page, box)} />}
              </div>
              <input
                type="text"
                dir="auto"
                autoComplete="off"
                aria-label={
                  isDoubtful
                    ? t`Row ${place}, column ${{ column: column + 1 }}, may be wrong`
                    : t`Row ${place}, column ${{ column: column + 1 }}`
                }
                className={joinClasses(
                  joinClasses(styles.field, 'outlined shrinks target-high full in-ink on-surface'),
                  isDoubtful && styles.doubtful,
                )}
                value={cell}
                onChange={({ target }) => scan.change(changeCell(scan.rows, row.id, column, target.value))}
                onKeyDown={moveDown}
              />
            </div>
          );
        })}
      </div>
      <div className={joinClasses(styles.actions, 'stack')}>
        {number > 1 && (
          <IconButton
            label={t`Join row ${place} to the row above`}
            icon={<CornerLeftUp />}
            onClick={({ currentTarget }) => {
              focusField(rowOf(currentTarget)?.previousElementSibling);
              scan.change(joinRow(scan.rows, row.id));
            }}
          />
        )}
        <IconButton
          label={t`Remove row ${place}`}
          icon={<Trash2 />}
          onClick={({ currentTarget }) => {
            const removed = rowOf(currentTarget);
            focusField(removed?.nextElementSibling ?? removed?.previousElementSibling);
            scan.change(removeRow(scan.rows, row.id));
          }}
        />
      </div>
    </li>
  );
}

/** Height in CSS pixels at which a line of the picture shows. */
const partHeight = 30;

/** Places the picture so that only a cell shows, with a little of what is around it. */
function placePart({ address, width, height }: ShownPage, box: Box): CSSProperties {
  const pad = Math.min(box.bottom - box.top, width / 60) * 0.35;
  const [top, bottom] = [Math.max(0, box.top - pad), Math.min(height, box.bottom + pad)];
  const [left, right] = [Math.max(0, box.left - pad), Math.min(width, box.right + pad)];
  const [wide, high] = [right - left, bottom - top];
  return {
    width: `min(100%, ${(wide / high) * partHeight}px)`,
    aspectRatio: `${wide} / ${high}`,
    backgroundImage: `url("${address}")`,
    backgroundSize: `${(width / wide) * 100}% auto`,
    backgroundPosition: `${(left / Math.max(1, width - wide)) * 100}% ${(top / Math.max(1, height - high)) * 100}%`,
  };
}

/** Enter goes to the same column of the next row, instead of submitting the form. */
function moveDown(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const row = rowOf(event.currentTarget);
  const column = [...(row?.querySelectorAll('input') ?? [])].indexOf(event.currentTarget);
  focusField(row?.nextElementSibling, column);
}

const rowOf = (control: Element): Element | null => control.closest('li');

function focusField(row: Element | null | undefined, column = 0): void {
  row?.querySelectorAll('input')[column]?.focus();
}

/** Moves the focus here if the focused element was removed, but never away from where the person is. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

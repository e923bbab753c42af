import { useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, useMemo, useState } from 'react';
import { limits } from '../../../../../../shared/limits.ts';
import type { Card, Deck } from '../../../../../../shared/schemas/deck.ts';
import { joinClasses } from '../../../../lib/class-names.ts';
import { useRowsInSight } from './card-list.tsx';
import styles from './card-table.module.css';
import { type Column, columns, isAddedRow, newRow, useDrafts } from './table-drafts.ts';
import { PasteDialog, type PastePlan, planFromClipboard } from './table-paste.tsx';
import { columnNames, TableRow } from './table-row.tsx';
import { useCells } from './use-cells.ts';

interface CardTableProps {
  readonly deck: Deck;
  readonly cards: readonly Card[];
  readonly total: number;
  /** Each further time moves the focus to the new row. */
  readonly timesTyping: number | undefined;
}

/** Estimated row heights in pixels until they are measured. On narrow screens cells are stacked. */
const usualRowHeight = { narrow: 193, wide: 53 };

/** An editable table of cards. Cells save on blur; the last row adds a card. */
export function CardTable({ deck, cards, total, timesTyping = 0 }: CardTableProps) {
  const { t } = useLingui();
  const { drafts, keeper } = useDrafts(deck.id);
  const [focused, setFocused] = useState<string>();
  const [pastePlan, setPastePlan] = useState<PastePlan>();
  const endPaste = (): void => setPastePlan(undefined);
  // Drafts change on every key press, but this list of added rows rarely does, so `rows` stays memoized.
  const added = Object.keys(drafts).filter(isAddedRow).join(' ');
  const rows = useMemo(
    () => [...cards.map(({ id }) => id), ...added.split(' ').filter((id) => id !== ''), newRow],
    [cards, added],
  );
  const at = focused === undefined ? -1 : rows.indexOf(focused);
  const { listRef, listElement, drawn, measureElement } = useRowsInSight({
    keys: rows,
    height: usualRowHeight,
    gap: 0,
    // Includes the neighboring rows, which the arrow keys reach.
    kept: [...(at < 0 ? [] : [at - 1, at, at + 1]), rows.length - 1],
  });

  const cellHandlers = useCells({ rows, keeper, listElement, onFocus: setFocused, onPaste: paste });

  function paste(event: ClipboardEvent, index: number, column: Column): void {
    const place = { cards, row: Math.min(index, cards.length), column, room: limits.cardsPerDeck - total };
    const plan = planFromClipboard(event.clipboardData, place);
    if (!plan) return;
    event.preventDefault();
    setPastePlan(plan);
  }

  return (
    <div className="stack gap-3 shrinks">
      <p className="note">{t`Changes save as you go. Enter moves down, Shift + Enter adds a line, Esc cancels. You can paste rows from a spreadsheet.`}</p>
      <div role="table" aria-label={t`Cards`} aria-rowcount={rows.length + 1} className={styles.table}>
        <div role="rowgroup">
          <div role="row" aria-rowindex={1} className={joinClasses(styles.head, 'bold text-s')}>
            {columns.map((column) => (
              <span key={column} role="columnheader">
                {t(columnNames[column])}
              </span>
            ))}
          </div>
        </div>
        <div role="rowgroup" ref={listRef} className="relative" {...cellHandlers}>
          {drawn.map((index) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <TableRow
                key={row}
                ref={measureElement}
                row={row}
                index={index}
                deck={deck}
                card={cards[index]}
                draft={drafts[row]}
                keeper={keeper}
                timesTyping={row === newRow ? timesTyping : 0}
              />
            );
          })}
        </div>
      </div>
      {pastePlan && (
        <PasteDialog deckId={deck.id} plan={pastePlan} keeper={keeper} onDone={endPaste} onCancel={endPaste} />
      )}
    </div>
  );
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ClipboardEvent, type KeyboardEvent, type Ref, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Card, Deck } from '../../../../../../shared/schemas/deck.ts';
import { Button } from '../../../../components/controls/button.tsx';
import { joinClasses } from '../../../../lib/class-names.ts';
import { isRightToLeft, turnArrows } from '../../../../lib/page/direction.ts';
import { formatNumber } from '../../../../words/counts.ts';
import { useRowsInSight } from './card-list.tsx';
import styles from './card-table.module.css';
import {
  type Column,
  columns,
  type Draft,
  type DraftKeeper,
  isAddedRow,
  newRow,
  shownTexts,
  useDrafts,
} from './table-drafts.ts';
import { PasteDialog, type PastePlan, planFromClipboard } from './table-paste.tsx';
import { limits } from '../../../../../../shared/limits.ts';

interface CardTableProps {
  readonly deck: Deck;
  readonly cards: readonly Card[];
  readonly total: number;
  /** Each further time moves the focus to the new row. */
  readonly timesTyping: number | undefined;
}

const columnNames: Readonly<Record<Column, MessageDescriptor>> = {
  front: msg({ message: 'Front', comment: 'The side of a card with the question' }),
  back: msg({ message: 'Back', context: 'side of a card' }),
  extra: msg`Extra`,
  tags: msg`Tags`,
};
/** Placeholders of the row of a new card. */
const newColumnNames: Readonly<Record<Column, MessageDescriptor>> = {
  front: msg`New: front`,
  back: msg`New: back`,
  extra: msg`New: extra`,
  tags: msg`New: tags`,
};

/** Estimated row height in pixels until it is measured. On narrow screens cells are stacked. */
const usualRowHeight = () => (window.innerWidth < 600 ? 192 : 52);

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

  function focusCell(row: number, column: Column): void {
    const place = `[data-index="${row}"] [data-column="${column}"]`;
    const cell = listElement.current?.querySelector<HTMLTextAreaElement>(place);
    cell?.focus();
    cell?.select();
  }

  function paste(event: ClipboardEvent, row: number, column: Column): void {
    const place = { cards, row, column, room: limits.cardsPerDeck - total };
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
        <div role="rowgroup" ref={listRef} className="relative">
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
                onFocus={() => setFocused(row)}
                onGo={(by, column) => focusCell(index + by, column)}
                onPaste={(event, column) => paste(event, Math.min(index, cards.length), column)}
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

interface TableRowProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly row: string;
  readonly index: number;
  readonly deck: Deck;
  /** The row's card; undefined in the row of a new card. */
  readonly card: Card | undefined;
  readonly draft: Draft | undefined;
  readonly keeper: DraftKeeper;
  readonly onFocus: () => void;
  /** Moves the focus down by a number of rows and into a column. */
  readonly onGo: (by: number, column: Column) => void;
  readonly onPaste: (event: ClipboardEvent, column: Column) => void;
  /** Each further time moves the focus to this row. */
  readonly timesTyping: number;
}

function TableRow({ ref, row, index, deck, card, draft, keeper, onFocus, onGo, onPaste, timesTyping }: TableRowProps) {
  const { t } = useLingui();
  const begin = useEffectEvent(() => onGo(0, 'front'));
  useEffect(() => {
    if (timesTyping > 0) begin();
  }, [timesTyping]);
  const name = row === newRow ? t`new card` : t`card ${{ position: formatNumber(index + 1) }}`;
  const languages = { front: deck.frontLanguage, back: deck.backLanguage, extra: deck.backLanguage, tags: undefined };
  const texts = shownTexts(card, draft);

  function go(by: number, column: Column): void {
    const isNext = row === newRow && by === 1;
    // The saved row is inserted above the new empty row, so the focus moves by 0 rows.
    if (isNext) void keeper.save(row);
    onGo(isNext ? 0 : by, isNext ? 'front' : column);
  }

  return (
    <div
      role="row"
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className={joinClasses(styles.row, 'stack placed')}
      onFocus={onFocus}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A new card is saved when the focus leaves its row; existing cards save cell by cell.
        if (row !== newRow || !currentTarget.contains(relatedTarget)) void keeper.save(row);
      }}
    >
      {columns.map((column) => (
        <div key={column} role="cell">
          <textarea
            rows={1}
            dir="auto"
            lang={languages[column]}
            data-column={column}
            aria-label={`${t(columnNames[column])}, ${name}`}
            placeholder={t((row === newRow ? newColumnNames : columnNames)[column])}
            className={joinClasses(styles.cell, 'hovers')}
            value={texts[column]}
            onChange={({ target: { value } }) => keeper.type(row, { [column]: value })}
            onPaste={(event) => onPaste(event, column)}
            onKeyDown={(event) => steer(event, { column, go, takeBack: () => keeper.takeBack(row, column) })}
          />
        </div>
      ))}
      <RowState draft={draft} onRetry={() => void keeper.save(row)} onForget={() => keeper.forget(row)} />
    </div>
  );
}

interface RowStateProps {
  readonly draft: Draft | undefined;
  readonly onRetry: () => void;
  readonly onForget: () => void;
}

/** Saving status or error of a row. Empty once it is saved. */
function RowState({ draft, onRetry, onForget }: RowStateProps) {
  const { t } = useLingui();
  if (!draft || draft.state === 'typed') return null;
  if (draft.state === 'saving') {
    return <p role="cell" className="note across pad-inline-3">{t`Saving...`}</p>;
  }
  return (
    <div role="cell" className={joinClasses(styles.failed, 'icon-picture text-s across pad-inline-3')}>
      <CircleAlert />
      <p role="alert">{draft.problem}</p>
      <Button variant="quiet" onClick={onRetry}>{t`Retry`}</Button>
      <Button variant="quiet" onClick={onForget}>
        {t({ message: 'Take back', context: 'what was typed' })}
      </Button>
    </div>
  );
}

interface Steering {
  readonly column: Column;
  readonly go: (by: number, column: Column) => void;
  readonly takeBack: () => void;
}

/** Handles spreadsheet keys. Arrow keys leave a cell only at the start or end of its text. */
function steer(event: KeyboardEvent<HTMLTextAreaElement>, { column, go, takeBack }: Steering): void {
  const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent, currentTarget } = event;
  if (nativeEvent.isComposing || ctrlKey || metaKey || shiftKey || altKey) return;
  const { selectionStart, selectionEnd, value } = currentTarget;
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  const isOneLine = !value.includes('\n');
  const [isAtStart, isAtEnd] = [selectionEnd === 0 || isAll, selectionStart === value.length || isAll];
  // A text may run against the page. Arrow keys then reach its end where the page's line begins.
  const isAgainst = (getComputedStyle(currentTarget).direction === 'rtl') !== isRightToLeft();
  const [isFirst, isLast] = isAgainst ? [isAtEnd, isAtStart] : [isAtStart, isAtEnd];
  const [before, behind] = [-1, 1].map((by) => columns[columns.indexOf(column) + by]);
  if (key === 'Enter' || (key === 'ArrowDown' && (isAtEnd || isOneLine))) go(1, column);
  else if (key === 'Escape') takeBack();
  else if (key === 'ArrowUp' && (isAtStart || isOneLine)) go(-1, column);
  else if (turnArrows(key) === 'ArrowRight' && isLast && behind) go(0, behind);
  else if (turnArrows(key) === 'ArrowLeft' && isFirst && before) go(0, before);
  else return;
  event.preventDefault();
}

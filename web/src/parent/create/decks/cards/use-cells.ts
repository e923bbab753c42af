import type { ClipboardEvent, FocusEvent, KeyboardEvent, RefObject } from 'react';
import { isRightToLeft, turnArrows } from '../../../../lib/page/direction.ts';
import { type Column, columns, type DraftKeeper, newRow } from './table-drafts.ts';

interface CellsOptions {
  /** Keys of the table's rows. */
  readonly rows: readonly string[];
  readonly keeper: DraftKeeper;
  readonly listElement: RefObject<HTMLElement | null>;
  readonly onFocus: (row: string | undefined) => void;
  readonly onPaste: (event: ClipboardEvent, index: number, column: Column) => void;
}

/** Returns the table's handlers for all its cells. Cells have none of their own, so that a key press renders the row that it changes and no other. */
export function useCells({ rows, keeper, listElement, onFocus, onPaste }: CellsOptions) {
  function focusCell(row: number, column: Column): void {
    const place = `[data-index="${row}"] [data-column="${column}"]`;
    const cell = listElement.current?.querySelector<HTMLTextAreaElement>(place);
    cell?.focus();
    cell?.select();
  }

  function go(from: number, by: number, column: Column): void {
    const isNext = rows[from] === newRow && by === 1;
    // The saved row is inserted above the new empty row, so the focus moves by 0 rows.
    if (isNext) void keeper.save(newRow);
    focusCell(from + (isNext ? 0 : by), isNext ? 'front' : column);
  }

  return {
    onFocus: ({ target }: FocusEvent) => onFocus(rows[placeOf(target).index]),
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      const { row, index } = placeOf(target);
      const id = rows[index];
      // A new card is saved when the focus leaves its row; existing cards save cell by cell.
      if (id !== undefined && (id !== newRow || row?.contains(relatedTarget) !== true)) void keeper.save(id);
    },
    onPaste: (event: ClipboardEvent) => {
      if (!(event.target instanceof HTMLTextAreaElement)) return;
      const { index, column } = placeOf(event.target);
      onPaste(event, index, column);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!(event.target instanceof HTMLTextAreaElement)) return;
      const { index, column } = placeOf(event.target);
      const takeBack = () => keeper.takeBack(rows[index] ?? newRow, column);
      steer(event, event.target, { column, go: (by, to) => go(index, by, to), takeBack });
    },
  };
}

interface CellPlace {
  /** The row's element; undefined outside rows. */
  readonly row: HTMLElement | undefined;
  readonly index: number;
  readonly column: Column;
}

/** Returns the row and column of an element of the table. */
function placeOf(target: EventTarget): CellPlace {
  const element = target instanceof HTMLElement ? target : undefined;
  const row = element?.closest<HTMLElement>('[data-index]') ?? undefined;
  const column = columns.find((one) => one === element?.dataset['column']) ?? 'front';
  return { row, index: Number(row?.dataset['index'] ?? Number.NaN), column };
}

interface Steering {
  readonly column: Column;
  readonly go: (by: number, column: Column) => void;
  readonly takeBack: () => void;
}

/** Handles spreadsheet keys. Arrow keys leave a cell only at the start or end of its text. */
function steer(event: KeyboardEvent, cell: HTMLTextAreaElement, { column, go, takeBack }: Steering): void {
  const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event;
  if (nativeEvent.isComposing || ctrlKey || metaKey || shiftKey || altKey) return;
  const { selectionStart, selectionEnd, value } = cell;
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  const isOneLine = !value.includes('\n');
  const [isAtStart, isAtEnd] = [selectionEnd === 0 || isAll, selectionStart === value.length || isAll];
  // A text may run against the page. Arrow keys then reach its end where the page's line begins.
  const isAgainst = (getComputedStyle(cell).direction === 'rtl') !== isRightToLeft();
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

import { useQueryClient } from '@tanstack/react-query';
import Papa from 'papaparse';
import { type ClipboardEvent, useRef, useState } from 'react';
import { limits } from '../../../../../shared/limits.ts';
import type { Card, CardSides } from '../../../../../shared/schemas/deck.ts';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../../components/feedback/announcer.tsx';
import { describeFailure } from '../../../lib/describe-error.ts';
import { forgetDecks, sendImportChunk } from '../../../queries/decks.ts';
import { countOf, formatNumber } from '../../../words/counts.ts';
import { takeChunk } from '../import/import-job.ts';
import { type Column, columns, type DraftKeeper, readCard, type RowTexts } from './table-drafts.ts';

/**
 * @param text what the clipboard holds as text; spreadsheets and pages write tables with tabs. @param html the same as a page: it tells a column from lines.
 * @returns the cells of a table of more than one, without empty rows; nothing for any other text: that belongs into the one cell.
 */
export function readTable(text: string, html: string): string[][] | undefined {
  if (!text.includes('\t') && !/<table/i.test(html)) return undefined;
  const rows = Papa.parse<string[]>(text, { delimiter: '\t' }).data.map((row) => row.map((cell) => cell.trim()));
  const filled = rows.filter((row) => row.some((cell) => cell !== ''));
  return filled.flat().length > 1 ? filled : undefined;
}

/** What a paste does, told before it is done. */
export interface PastePlan {
  /** By card. */
  readonly changes: ReadonlyMap<string, RowTexts>;
  readonly added: readonly CardSides[];
  /** Rows that are no whole card: a side is missing or too long, or there is no room in the deck. */
  readonly left: number;
}

/** Where a paste begins. */
interface PastePlace {
  /** In the order of the rows. */
  readonly cards: readonly Card[];
  /** The number of cards stands for the rows behind them. */
  readonly row: number;
  readonly column: Column;
  /** How many cards the deck still takes. */
  readonly room: number;
}

/** Lays a table over the rows from a cell on; what is left is added. */
export function planPaste(table: readonly (readonly string[])[], { cards, row, column, room }: PastePlace): PastePlan {
  const open = columns.slice(columns.indexOf(column));
  const textsOf = (cells: readonly string[]): RowTexts =>
    Object.fromEntries(open.slice(0, cells.length).map((name, at) => [name, cells[at] ?? '']));
  const changed = cards.slice(row, row + table.length);
  const changes = new Map(changed.map(({ id }, at) => [id, textsOf(table[at] ?? [])]));
  const added = table.slice(changes.size).flatMap((cells) => readCard(textsOf(cells)) ?? []);
  const fitting = added.slice(0, Math.max(0, room));
  return { changes, added: fitting, left: table.length - changes.size - fitting.length };
}

/** Rows from a spreadsheet: what they would do is asked first, and new cards are added as an import adds them. */
export function usePaste(deckId: string, total: number, keeper: DraftKeeper) {
  const client = useQueryClient();
  const announce = useAnnounce();
  const [plan, setPlan] = useState<PastePlan>();
  const [added, setAdded] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const importId = useRef('');

  function take(event: ClipboardEvent, place: Omit<PastePlace, 'room'>): void {
    const { clipboardData } = event;
    const table = readTable(clipboardData.getData('text/plain'), clipboardData.getData('text/html'));
    if (!table) return;
    event.preventDefault();
    // The same rows sent again after a failure are added once.
    importId.current = crypto.randomUUID();
    setProblem(undefined);
    setPlan(planPaste(table, { ...place, room: limits.cardsPerDeck - total }));
  }

  async function run(wanted: PastePlan): Promise<void> {
    setAdded(0);
    setProblem(undefined);
    try {
      for (let sent = 0; sent < wanted.added.length;) {
        const { length = 1 } = takeChunk(wanted.added, sent)?.cards ?? {};
        const cards = wanted.added.slice(sent, sent + length);
        await sendImportChunk(deckId, { importId: importId.current, offset: sent, cards });
        sent += length;
        setAdded(sent);
      }
      if (wanted.added.length > 0) await forgetDecks(client, [deckId]);
    } catch (error) {
      setProblem(describeFailure(error, 'Failed to add cards'));
      return;
    } finally {
      setAdded(undefined);
    }
    setPlan(undefined);
    announce(sayPasted(wanted), { isShown: true });
    for (const [row, texts] of wanted.changes) keeper.type(row, texts);
    for (const row of wanted.changes.keys()) await keeper.save(row);
  }

  const dialog = plan && (
    <ConfirmDialog
      title={askToPaste(plan)}
      text={describePlan(plan)}
      confirmText={plan.added.length > 0 ? 'Add' : 'Replace'}
      tone="primary"
      busyText={added !== undefined && `Adding ${formatNumber(added)} of ${formatNumber(plan.added.length)}...`}
      error={problem}
      onConfirm={() => void run(plan)}
      onCancel={() => setPlan(undefined)}
    />
  );
  return { take, dialog };
}

function askToPaste({ added, changes }: PastePlan): string {
  return added.length > 0 ? `Add ${countOf(added.length, 'card')}?` : `Replace ${countOf(changes.size, 'row')}?`;
}

function describePlan({ added, changes, left }: PastePlan): string {
  const replaced = added.length > 0 && changes.size > 0 && `It also replaces ${countOf(changes.size, 'row')}.`;
  const rest =
    left > 0 &&
    `${countOf(left, 'row')} cannot be added: a card needs a front and a back, and a deck takes ${formatNumber(limits.cardsPerDeck)} cards.`;
  return [replaced, rest].filter(Boolean).join(' ') || 'This comes from the clipboard.';
}

function sayPasted({ added, changes }: PastePlan): string {
  const parts = [
    added.length > 0 && `${countOf(added.length, 'card')} added`,
    changes.size > 0 && `${countOf(changes.size, 'row')} replaced`,
  ];
  return parts.filter(Boolean).join(', ');
}

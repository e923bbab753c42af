import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readRows } from '../../../../../../shared/import/text/read-rows.ts';
import { limits } from '../../../../../../shared/limits.ts';
import type { Card, CardSides } from '../../../../../../shared/schemas/deck.ts';
import { ConfirmDialog } from '../../../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../../../components/feedback/announcer.tsx';
import { describeFailure } from '../../../../lib/api/describe-error.ts';
import { forgetDecks, sendImportChunk } from '../../../../queries/decks.ts';
import { formatNumber } from '../../../../words/counts.ts';
import { joinParts } from '../../../../words/join-parts.ts';
import { takeChunk } from '../../import/import-job.ts';
import { joinSentences } from '../../../join-sentences.ts';
import { shorten } from './card-row.tsx';
import { type Column, columns, type DraftKeeper, readCard, type RowTexts } from './table-drafts.ts';

/**
 * @param text the clipboard's plain text. Spreadsheets and web pages separate cells with tabs.
 * @param html the clipboard's HTML, which distinguishes a one-column table from lines of text.
 * @returns the cells of a table with more than one cell, without empty rows; undefined for other text, which belongs in a single field.
 */
export function readTable(text: string, html: string): string[][] | undefined {
  if (!text.includes('\t') && !/<table/i.test(html)) return undefined;
  const filled: string[][] = [];
  readRows(text, '\t', ({ cells }) => {
    const row = cells.map((cell) => cell.trim());
    if (row.some((cell) => cell !== '')) filled.push(row);
    return true;
  });
  return filled.flat().length > 1 ? filled : undefined;
}

/** Effect of a paste, shown to the user for confirmation. */
export interface PastePlan {
  readonly changes: ReadonlyMap<string, RowTexts>;
  readonly added: readonly CardSides[];
  /** Number of rows left out because a side is missing or too long, or the deck is full. */
  readonly left: number;
}

interface PastePlace {
  readonly cards: readonly Card[];
  /** Index of the first row. If it equals the number of cards, all rows become new cards. */
  readonly row: number;
  readonly column: Column;
  /** Number of cards that still fit in the deck. */
  readonly room: number;
}

/** Maps a table onto the rows starting at a cell. Remaining rows become new cards. */
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

/** @returns the effect of pasting a table; undefined if the text isn't a table or no card is added or changed. */
export function planFromClipboard(clipboard: DataTransfer, place: PastePlace): PastePlan | undefined {
  const table = readTable(clipboard.getData('text/plain'), clipboard.getData('text/html'));
  const plan = table && planPaste(table, place);
  return plan && plan.added.length + plan.changes.size > 0 ? plan : undefined;
}

interface PasteDialogProps {
  readonly deckId: string;
  readonly plan: PastePlan;
  /** Receives the changed rows. Not needed if the plan only adds cards. */
  readonly keeper?: DraftKeeper;
  readonly cancelText?: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Confirms pasting spreadsheet rows. New cards are added through the import API. */
export function PasteDialog({ deckId, plan, keeper, cancelText, onDone, onCancel }: PasteDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const announce = useAnnounce();
  const [added, setAdded] = useState<number>();
  const [problem, setProblem] = useState<string>();
  // A constant id lets a retry send the same rows without duplicating them.
  const [importId] = useState(() => crypto.randomUUID());

  async function addCards(): Promise<void> {
    for (let sent = 0; sent < plan.added.length;) {
      const { length = 1 } = takeChunk(plan.added, sent)?.cards ?? {};
      const cards = plan.added.slice(sent, sent + length);
      await sendImportChunk(deckId, { importId, offset: sent, cards });
      sent += length;
      setAdded(sent);
    }
    if (plan.added.length > 0) await forgetDecks(client, [deckId]);
  }

  async function run(): Promise<void> {
    setAdded(0);
    setProblem(undefined);
    try {
      await addCards();
    } catch (error) {
      setProblem(describeFailure(error, t`Failed to add cards`));
      return;
    } finally {
      setAdded(undefined);
    }
    announce(sayPasted(plan), { isShown: true });
    onDone();
    for (const [row, texts] of plan.changes) keeper?.type(row, texts);
    for (const row of plan.changes.keys()) await keeper?.save(row);
  }

  return (
    <ConfirmDialog
      title={askToPaste(plan)}
      text={describePlan(plan)}
      confirmText={plan.added.length > 0 ? t`Make cards` : t`Replace`}
      cancelText={cancelText}
      tone="primary"
      busyText={
        added !== undefined &&
        t`Adding ${{ done: formatNumber(added) }} of ${{ total: formatNumber(plan.added.length) }}...`
      }
      error={problem}
      onConfirm={() => added === undefined && void run()}
      onCancel={() => added === undefined && onCancel()}
    />
  );
}

function askToPaste({ added, changes }: PastePlan): string {
  return added.length > 0
    ? t`Make ${plural({ count: added.length }, { one: '# card', other: '# cards' })}?`
    : t`Replace ${plural({ count: changes.size }, { one: '# row', other: '# rows' })}?`;
}

function describePlan({ added, changes, left }: PastePlan): string {
  const replaced =
    added.length > 0 &&
    changes.size > 0 &&
    t`It also replaces ${plural({ count: changes.size }, { one: '# row', other: '# rows' })}.`;
  const rest =
    left > 0 &&
    t`${plural(left, { one: '# row', other: '# rows' })} can’t be added. A card needs a front and a back, and a deck holds up to ${{ most: formatNumber(limits.cardsPerDeck) }} cards.`;
  return joinSentences([describeFirst(added), replaced, rest]) || t`This is from your clipboard.`;
}

/** Describes the first card, so that users notice swapped sides. */
function describeFirst([first]: readonly CardSides[]): string | undefined {
  return (
    first &&
    t`The first: “${{ front: shorten(first.front) }}” on the front, “${{ back: shorten(first.back) }}” on the back.`
  );
}

function sayPasted({ added, changes }: PastePlan): string {
  const parts = [
    added.length > 0 && t`${plural({ count: added.length }, { one: '# card', other: '# cards' })} added`,
    changes.size > 0 && t`${plural({ count: changes.size }, { one: '# row', other: '# rows' })} replaced`,
  ];
  return joinParts(parts);
}

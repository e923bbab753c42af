import Papa from 'papaparse';
import type { CardText } from './card-text.ts';
import { neutraliseCell } from '../workbook/formula-cells.ts';

/**
 * The cards as CSV (RFC 4180: CRLF line ends, doubled quotes) with the header `front,back,extra,tags`, in the given order; `extra` and `tags` only if a card
 * has any. A byte order mark makes spreadsheets recognize UTF-8. Formulas are neutralized. Importing the text gives the same cards,
 * except that tags with `,`, `;` or `|` are split there.
 */
export function exportCards(cards: readonly ExportedCard[]): string {
  const marks = listMarks(cards);
  return writeCsv([
    ['front', 'back', ...marks],
    ...cards.map((card) => [card.front, card.back, ...marks.map((name) => writeMark(card, name))]),
  ]);
}

interface ExportedCard extends CardText {
  readonly tags?: readonly string[] | undefined;
}
type Mark = 'extra' | 'tags';

/** @returns the columns besides the sides that these cards need */
export function listMarks(cards: readonly Pick<ExportedCard, Mark>[]): Mark[] {
  return (['extra', 'tags'] as const).filter((name) => cards.some((card) => card[name]?.length));
}

export function writeMark({ extra = '', tags = [] }: Pick<ExportedCard, Mark>, name: Mark): string {
  return name === 'extra' ? extra : tags.join(', ');
}

/** The rows as CSV for spreadsheets, see {@link exportCards}. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(neutraliseCell));
  return `\uFEFF${Papa.unparse(cells, { newline: '\r\n', quotes: needsQuotes })}\r\n`;
}

/**
 * Whether a cell must be quoted, because it contains a character at which some spreadsheets would split it. The rest of its text would become a cell of its
 * own (perhaps a formula).
 */
function needsQuotes(value: unknown): boolean {
  return typeof value === 'string' && /[;|\t]/.test(value);
}

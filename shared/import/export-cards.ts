import Papa from 'papaparse';
import type { CardText } from './card-text.ts';
import { neutraliseCell } from './formula-cells.ts';

/**
 * The cards as CSV text (RFC 4180: CRLF line ends, doubled quotes) under the header `front,back`, in the given order.
 * It starts with a byte order mark, by which spreadsheets know UTF-8. Formulas are neutralised. Importing the text
 * gives the same cards.
 */
export function exportCards(cards: readonly CardText[]): string {
  const rows = [['front', 'back'], ...cards.map((card) => [neutraliseCell(card.front), neutraliseCell(card.back)])];
  return `\uFEFF${Papa.unparse(rows, { newline: '\r\n', quotes: needsQuotes })}\r\n`;
}

/** A spreadsheet that splits at these would otherwise start a new cell, perhaps a formula, in the middle of a text. */
function needsQuotes(value: unknown): boolean {
  return typeof value === 'string' && /[;|\t]/.test(value);
}

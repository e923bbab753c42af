import { limits, writeNumber } from '../limits.ts';
import { keyOfCard, type CardText } from './card-text.ts';
import { restoreCell } from './formula-cells.ts';
import type { FileRow } from './read-rows.ts';

/** A card and the physical line, from 1, on which its row starts. */
export interface ImportCard extends CardText {
  readonly line: number;
}

/** A row, or a run of lines, that something is to be said about. */
export interface RowRemark {
  readonly line: number;
  readonly lastLine: number;
  /** A sentence for the person. */
  readonly reason: string;
  /** The start of the row's text. */
  readonly excerpt: string;
}

/** Where the cards stand in the rows, and which cards are already there. */
export interface ReviewTerms {
  readonly frontColumn: number;
  readonly backColumn: number;
  /** How many columns the file has: text in further cells of a row is left out, with a note. */
  readonly width: number;
  readonly existing: Iterable<CardText>;
}

export interface ReviewedRows {
  readonly cards: ImportCard[];
  readonly refused: RowRemark[];
  /** Rows that are imported but not whole. */
  readonly notes: RowRemark[];
}

/** Sorts rows into cards and refusals: every row becomes exactly one of the two. */
export function reviewRows(rows: readonly FileRow[], terms: ReviewTerms): ReviewedRows {
  const reviewed: ReviewedRows = { cards: [], refused: [], notes: [] };
  const existing = new Set([...terms.existing].map(keyOfCard));
  const lineOfCard = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const card = { front: cardSide(row, terms.frontColumn), back: cardSide(row, terms.backColumn), line: row.line };
    const key = keyOfCard(card);
    const reason =
      findRowFault(row, index) ?? findCardFault(card) ?? findRepetition(existing.has(key), lineOfCard.get(key));
    if (reason !== undefined) {
      reviewed.refused.push(remarkOn(row, reason));
      continue;
    }
    lineOfCard.set(key, row.line);
    reviewed.cards.push(card);
    reviewed.notes.push(...noteExtraText(row, terms));
  }
  return reviewed;
}

/** A remark with the row's lines and the start of its text. */
export function remarkOn({ line, lastLine, cells }: FileRow, reason: string): RowRemark {
  return { line, lastLine, reason, excerpt: excerptOf(cells) };
}

function cardSide(row: FileRow, column: number): string {
  return restoreCell((row.cells[column] ?? '').trim()).trim();
}

function findRowFault(row: FileRow, index: number): string | undefined {
  if (index >= limits.importRows) {
    return `A file can have ${writeNumber(limits.importRows)} rows; this one comes after them.`;
  }
  if (row.openQuoteLine !== undefined) {
    const place = row.openQuoteLine === row.line ? 'this line' : `line ${row.openQuoteLine}`;
    return `A quote opens a cell on ${place} and is not closed as it should be.`;
  }
  return row.cells.every((cell) => cell.trim() === '') ? 'The row is blank.' : undefined;
}

function findCardFault({ front, back }: CardText): string | undefined {
  return findSideFault('front', front) ?? findSideFault('back', back);
}

function findSideFault(side: 'front' | 'back', text: string): string | undefined {
  if (text === '') {
    return `The ${side} is missing.`;
  }
  if (text.length > limits.cardSideLength) {
    return `The ${side} has ${writeNumber(text.length)} characters; ${writeNumber(limits.cardSideLength)} is the most.`;
  }
  return text.isWellFormed() ? undefined : `The ${side} has a broken character.`;
}

function findRepetition(isInDeck: boolean, line: number | undefined): string | undefined {
  if (line !== undefined) {
    return `The same card is already on line ${line}.`;
  }
  return isInDeck ? 'The same card is already in the deck.' : undefined;
}

function noteExtraText(row: FileRow, { width, frontColumn, backColumn }: ReviewTerms): RowRemark[] {
  const extra = row.cells.slice(Math.max(width, frontColumn + 1, backColumn + 1)).filter((cell) => cell.trim() !== '');
  if (extra.length === 0) {
    return [];
  }
  const reason = `This row has more cells than the file has columns. Left out: ${excerptOf(extra)}`;
  return [remarkOn(row, reason)];
}

function excerptOf(cells: readonly string[]): string {
  // A cell may be megabytes long: it is cut before anything else is done with it.
  const start = cells.slice(0, 20).map((cell) => cell.slice(0, 100).trim().replaceAll(/\s+/g, ' '));
  const text = start.join(' | ').trim().toWellFormed();
  return text.length > 100 ? `${text.slice(0, 100).toWellFormed()}…` : text;
}

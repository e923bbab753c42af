import { toTags } from '../../card-marks.ts';
import { limits, writeNumber } from '../../limits.ts';
import type { TextFormat } from '../../schemas/deck.ts';
import { keyOfCard, type CardText } from './card-text.ts';
import type { FieldMedia } from '../markup/read-markup.ts';
import type { FileRow } from '../text/read-rows.ts';
import { type PastAnswer, pickAnswers } from '../anki/review-log.ts';
import { readSides, type RowSides, type SideTerms } from '../text/row-sides.ts';

/** A card and the place, from 1, at which its row starts: a physical line, a row of a sheet or a note. */
export interface ImportCard extends CardText {
  readonly line: number;
  /** Pictures and sounds of the source, in order; absent where there is none. */
  readonly frontFiles?: readonly FieldMedia[];
  readonly backFiles?: readonly FieldMedia[];
  readonly tags?: string[];
  /** The deck that it stood in, where a package has several. */
  readonly deck?: string;
  /** What was answered elsewhere, oldest first; absent where there is nothing, or nobody asked. */
  readonly history?: readonly PastAnswer[];
}

/** A row, or a run of lines, that something is to be said about. */
export interface RowRemark {
  readonly line: number;
  readonly lastLine: number;
  /** A sentence for the person. */
  readonly reason: string;
  /** The start of the row's text. */
  readonly excerpt: string;
  /** The card that it would be all the same: one that stands in the source before. */
  readonly card?: ImportCard;
}

/** Where the cards stand in the rows. */
export interface ReviewTerms extends SideTerms {
  /** How many columns the file has: text in further cells of a row is left out, with a note. */
  readonly width: number;
  /** What a row is called. */
  readonly unit: string;
  /** Why a row is no card although it has text: a title, a comment, a rule. */
  readonly asides: ReadonlyMap<FileRow, string>;
  /** Pictures and sounds that came with the rows. */
  readonly mediaNames: ReadonlySet<string>;
  /** The column of the cards' tags; -1 where there is none. */
  readonly tagsColumn: number;
  /** Blanks part tags, as in all that Anki writes. */
  readonly hasTagWords: boolean;
  /** Of notes: the column that each of their cards asks. */
  readonly asked: readonly number[] | undefined;
  /** Written with marks in any case. */
  readonly isFormatted: boolean;
}

export interface ReviewedRows {
  readonly cards: ImportCard[];
  readonly refused: RowRemark[];
  /** Rows that are imported but not whole. */
  readonly notes: RowRemark[];
  /** Some text has marks (bold, lists, formulas), and all are written with them. */
  readonly format: TextFormat;
}

/** Sorts rows into cards and refusals: every row becomes a card (or several, where it has several gaps) or is refused. */
export function reviewRows(rows: readonly FileRow[], terms: ReviewTerms): ReviewedRows {
  const read = rows.map((row, index) => ({
    row,
    fault: findRowFault(row, index, terms),
    sides: readSides(row, terms),
  }));
  const isFormatted =
    terms.takes.formatting && (terms.isFormatted || read.some(({ fault, sides }) => !fault && sides.some(hasMarks)));
  const reviewed: ReviewedRows = { cards: [], refused: [], notes: [], format: isFormatted ? 'formatted' : 'plain' };
  const lineOfCard = new Map<string, number>();
  for (const { row, fault, sides } of read) {
    if (fault !== undefined) {
      reviewed.refused.push(remarkOn(row, fault));
      continue;
    }
    for (const side of sides) {
      const card = makeCard(row, side, isFormatted, terms);
      const key = keyOfCard(card);
      // Pictures tell cards apart, and so do decks that stay apart.
      const whole = [key, card.deck, ...listNames(card.frontFiles), '', ...listNames(card.backFiles)].join('\0');
      const cardFault = findCardFault(card, terms);
      const first = lineOfCard.get(whole);
      if (cardFault !== undefined) {
        reviewed.refused.push(remarkOn(row, cardFault));
        continue;
      }
      if (first !== undefined) {
        reviewed.refused.push({ ...remarkOn(row, `The same card is already on ${terms.unit} ${first}.`), card });
        continue;
      }
      lineOfCard.set(whole, row.line);
      reviewed.cards.push(card);
      reviewed.notes.push(...noteExtraText(row, terms), ...noteMissingMedia(row, card, terms));
    }
  }
  return reviewed;
}

/** A remark with the row's lines and the start of its text. */
export function remarkOn({ line, lastLine, cells }: FileRow, reason: string): RowRemark {
  return { line, lastLine, reason, excerpt: excerptOf(cells) };
}

/** Each name once. */
const listNames = (files: readonly FieldMedia[] = []): string[] => [...new Set(files.map(({ name }) => name))];

const hasMarks = ({ front, back }: RowSides): boolean => front.hasMarks || back.hasMarks;

function makeCard(row: FileRow, { front, back, gap }: RowSides, isFormatted: boolean, terms: ReviewTerms): ImportCard {
  const { line, deck, logged = [] } = row;
  const history = pickAnswers(logged, gap, terms);
  const words = readTags(row, terms);
  const tags = words.length > 0 ? toTags(words) : [];
  return {
    front: isFormatted ? front.marked : front.plain,
    back: isFormatted ? back.marked : back.plain,
    line,
    ...(front.media.length > 0 && { frontFiles: front.media }),
    ...(back.media.length > 0 && { backFiles: back.media }),
    ...(tags.length > 0 && { tags }),
    ...(deck !== undefined && { deck }),
    ...(history.length > 0 && { history }),
  };
}

/** The tags of a row in words, however many. */
function readTags({ tags, cells }: FileRow, { tagsColumn, frontColumn, backColumn, hasTagWords }: ReviewTerms) {
  if (tags) return tags;
  const cell = tagsColumn === frontColumn || tagsColumn === backColumn ? '' : (cells[tagsColumn] ?? '');
  return cell === '' ? [] : cell.slice(0, 10_000).split(hasTagWords ? /[\s,;|]+/ : /[,;|\n]+/);
}

function findRowFault(row: FileRow, index: number, terms: ReviewTerms): string | undefined {
  if (index >= limits.importRows) {
    return `A file can have ${writeNumber(limits.importRows)} rows; this one comes after them.`;
  }
  if (row.openQuoteLine !== undefined) {
    const place = row.openQuoteLine === row.line ? 'this line' : `line ${row.openQuoteLine}`;
    return `A quote opens a cell on ${place} and is not closed as it should be.`;
  }
  return row.cells.every((cell) => cell.trim() === '') ? 'The row is blank.' : terms.asides.get(row);
}

function findCardFault(card: ImportCard, terms: ReviewTerms): string | undefined {
  return findSideFault('front', card, terms) ?? findSideFault('back', card, terms);
}

function findSideFault(
  side: 'front' | 'back',
  card: ImportCard,
  { takes, isExact, mediaNames }: ReviewTerms,
): string | undefined {
  const text = card[side];
  const media = listNames(card[`${side}Files`]);
  if (isExact ? text === '' : !isVisible(text)) {
    if (takes.media && media.some((name) => mediaNames.has(name))) return undefined;
    return media.length > 0
      ? `The ${side} is a picture or a sound only, and has no text: ${media.join(', ').slice(0, 100)}`
      : `The ${side} is missing.`;
  }
  if (text.length > limits.cardSideLength) {
    return `The ${side} has ${writeNumber(text.length)} characters; ${writeNumber(limits.cardSideLength)} is the most.`;
  }
  return text.isWellFormed() ? undefined : `The ${side} has a broken character.`;
}

/** Half characters are told of in their own words. */
function isVisible(text: string): boolean {
  return text.replaceAll(/\p{Cc}|\p{Cf}|\p{Z}|\p{Default_Ignorable_Code_Point}|\u2800/gu, '') !== '';
}

function noteExtraText(row: FileRow, { width, frontColumn, backColumn }: ReviewTerms): RowRemark[] {
  const extra = row.cells.slice(Math.max(width, frontColumn + 1, backColumn + 1)).filter((cell) => cell.trim() !== '');
  if (extra.length === 0) return [];
  const reason = `This row has more cells than the file has columns. Left out: ${excerptOf(extra)}`;
  return [remarkOn(row, reason)];
}

function noteMissingMedia(
  row: FileRow,
  { frontFiles = [], backFiles = [] }: ImportCard,
  { mediaNames }: ReviewTerms,
): RowRemark[] {
  const missing = listNames([...frontFiles, ...backFiles]).filter((name) => !mediaNames.has(name));
  if (missing.length === 0) return [];
  return [remarkOn(row, `A picture or a sound is not in the file: ${missing.join(', ').slice(0, 200)}`)];
}

function excerptOf(cells: readonly string[]): string {
  // A cell may be megabytes long: it is cut before anything else is done with it.
  const start = cells.slice(0, 20).map((cell) => cell.slice(0, 100).trim().replaceAll(/\s+/g, ' '));
  const text = start.join(' | ').trim().toWellFormed();
  return text.length > 100 ? `${text.slice(0, 100).toWellFormed()}…` : text;
}

import { reasons, type RowUnit, sayReason, saySide } from '../reasons.ts';
import { toTags } from '../../card-marks.ts';
import { limits, writeNumber } from '../../limits.ts';
import type { TextFormat } from '../../schemas/deck.ts';
import { type CardText, cutExtra, excerptOf, isVisible, keyOfCard, writeExtra } from './card-text.ts';
import { type FieldMedia, filesOf } from '../markup/read-markup.ts';
import type { FileRow } from '../text/read-rows.ts';
import { restoreCell } from '../workbook/formula-cells.ts';
import { type PastAnswer, pickAnswers } from '../anki/review-log.ts';
import { noText, readSides, type RowSides, type SideTerms } from '../text/columns/row-sides.ts';

/** A card with its position in the source, from 1: a physical line, a sheet row or a note. */
export interface ImportCard extends CardText {
  readonly line: number;
  /** Pictures and sounds of the front, in order; absent if none. */
  readonly frontFiles?: readonly FieldMedia[];
  readonly backFiles?: readonly FieldMedia[];
  readonly extra?: string;
  readonly tags?: string[];
  /** Path of the card's deck, if its package has several. */
  readonly deck?: string;
  /** Number of its note, if the note has further cards: in a package its position, else that of its row, as lines have higher numbers than a note can. */
  readonly note?: number;
  /** Answers given in another app, oldest first; absent if none or not requested. */
  readonly history?: readonly PastAnswer[];
}

export interface RowRemark {
  readonly line: number;
  readonly lastLine: number;
  /** The reason, as a sentence for the user. */
  readonly reason: string;
  readonly excerpt: string;
  /** For a duplicate: this row's own card, which an earlier row already contains. */
  readonly card?: ImportCard;
}

/** Where a row's card data is, and how it is read. */
export interface ReviewTerms extends SideTerms {
  /** Number of columns in the file. Text in further cells is left out and reported. */
  readonly width: number;
  /** What a row is called in messages: a line, row or note. */
  readonly unit: RowUnit;
  /** Rows that have text but are not cards (titles, comments, horizontal lines), with the reason. */
  readonly asides: ReadonlyMap<FileRow, string>;
  readonly mediaNames: ReadonlySet<string>;
  /** The column of tags; -1 if none. */
  readonly tagsColumn: number;
  /** For Anki notes: the column that each card shows as the question. */
  readonly asked: readonly number[] | undefined;
  /** Whether all texts are written as formatted text. Otherwise, `formattedDecks` are, and decks with a formatted text. */
  readonly isFormatted: boolean;
  readonly formattedDecks: ReadonlySet<string>;
  /** Rows beyond this number are refused. */
  readonly mostRows: number;
}

export interface ReviewedRows {
  readonly cards: ImportCard[];
  readonly refused: RowRemark[];
  /** Rows that are imported incompletely. */
  readonly notes: RowRemark[];
  /** `formatted` if any text has formatting (bold, lists, formulas); then all of its deck are written that way. */
  readonly format: TextFormat;
  /** Decks with formatted texts, by their paths; an empty one for rows that name no deck. */
  readonly formattedDecks: ReadonlySet<string>;
}

/** Turns rows into cards and refusals. Every row becomes a card, or several for cloze gaps, or is refused. */
export function reviewRows(rows: readonly FileRow[], terms: ReviewTerms): ReviewedRows {
  const read = rows.map((row, index) => ({
    row,
    place: terms.unit === 'note' ? row.line : index + 1,
    fault: findRowFault(row, index, terms),
    sides: readSides(row, terms),
  }));
  const marked = () => read.flatMap(({ row, fault, sides }) => (!fault && sides.some(hasMarks) ? [deckOf(row)] : []));
  const formattedDecks = new Set(terms.takes.formatting ? [...terms.formattedDecks, ...marked()] : []);
  const isAll = terms.takes.formatting && terms.isFormatted;
  const format = isAll || formattedDecks.size > 0 ? 'formatted' : 'plain';
  const reviewed: ReviewedRows = { cards: [], refused: [], notes: [], format, formattedDecks };
  const lineOfCard = new Map<string, number>();
  const lastColumn = Math.max(terms.width - 1, terms.frontColumn, terms.backColumn, ...terms.extraColumns);
  for (const { row, place, fault, sides } of read) {
    if (fault !== undefined) {
      reviewed.refused.push(remarkOn(row, fault));
      continue;
    }
    const start = reviewed.cards.length;
    const isFormatted = isAll || formattedDecks.has(deckOf(row));
    for (const side of sides) {
      const card = makeCard(row, side, isFormatted, terms);
      const whole = keyOfWhole(card);
      const cardFault = side.fault ?? findOpenFormula(row, card, terms) ?? findCardFault(card, terms);
      const first = lineOfCard.get(whole);
      if (cardFault !== undefined) {
        reviewed.refused.push(remarkOn(row, cardFault));
        continue;
      }
      if (first !== undefined) {
        reviewed.refused.push({ ...remarkOn(row, sayReason(`same-${terms.unit}`, { number: String(first) })), card });
        continue;
      }
      lineOfCard.set(whole, row.line);
      reviewed.cards.push(card);
      if (row.cells.length > lastColumn + 1) reviewed.notes.push(...noteSurplus(row, lastColumn));
      if (side.extra !== noText) reviewed.notes.push(...noteExtra(row, side, isFormatted));
      if (card.frontFiles ?? card.backFiles) reviewed.notes.push(...noteMissingMedia(row, card, terms));
    }
    const note = row.note ?? (reviewed.cards.length > start + 1 ? place : undefined);
    if (note !== undefined) numberCards(reviewed.cards, start, note);
  }
  return reviewed;
}

/** Says of the cards from `start` on that they belong to one note. */
function numberCards(cards: ImportCard[], start: number, note: number): void {
  for (const [at, card] of cards.slice(start).entries()) cards[start + at] = { ...card, note };
}

/** @returns a key of a card's texts, and of its media and deck: cards with the same texts differ if those do */
function keyOfWhole(card: ImportCard): string {
  const key = keyOfCard(card);
  const { deck, frontFiles, backFiles } = card;
  if (!(deck ?? frontFiles ?? backFiles)) return key;
  return ['', key, deck, ...listNames(frontFiles), '', ...listNames(backFiles)].join('\0');
}

export function remarkOn({ line, lastLine, cells }: FileRow, reason: string): RowRemark {
  return { line, lastLine, reason, excerpt: excerptOf(cells) };
}

const deckOf = ({ deck = '' }: FileRow): string => deck;

const listNames = (files: readonly FieldMedia[] = []): string[] => [...new Set(files.map(({ name }) => name))];

const listFiles = (files: readonly FieldMedia[] = []): string[] => [...new Set(files.flatMap(filesOf))];

const hasMarks = ({ front, back, extra }: RowSides): boolean => front.hasMarks || back.hasMarks || extra.hasMarks;

function makeCard(
  row: FileRow,
  { gap, ord = gap === undefined ? undefined : gap - 1, ...sides }: RowSides,
  isFormatted: boolean,
  terms: ReviewTerms,
): ImportCard {
  const { front, back } = sides;
  const { line, deck, logged = [] } = row;
  const extra = writeExtra(sides.extra, isFormatted);
  const history = logged.length > 0 ? pickAnswers(logged, ord, terms) : [];
  const words = readTags(row, terms);
  const tags = words.length > 0 ? toTags(words) : [];
  return {
    front: isFormatted ? front.marked : front.plain,
    back: isFormatted ? back.marked : back.plain,
    line,
    ...(front.media.length > 0 && { frontFiles: front.media }),
    ...(back.media.length > 0 && { backFiles: back.media }),
    ...(extra !== '' && { extra: cutExtra(extra) }),
    ...(tags.length > 0 && { tags }),
    ...(deck !== undefined && { deck }),
    ...(history.length > 0 && { history }),
  };
}

/** Says what of an extra is left out: what is too long, and its pictures and sounds. */
function noteExtra(row: FileRow, { extra }: RowSides, isFormatted: boolean): RowRemark[] {
  const { length } = writeExtra(extra, isFormatted);
  const [most, names] = [limits.cardExtraLength, listNames(extra.media)];
  return [
    ...(length > most
      ? [remarkOn(row, sayReason('longExtra', { count: writeNumber(length), most: writeNumber(most) }))]
      : []),
    ...(names.length > 0 ? [remarkOn(row, sayReason('extraMedia', { names: names.join(', ').slice(0, 200) }))] : []),
  ];
}

/** Reads all tags of a row, even if a card can't have that many. */
function readTags({ tags = [], cells }: FileRow, terms: ReviewTerms): readonly string[] {
  if (terms.unit === 'note' || terms.tagsColumn === -1) return tags;
  const { tagsColumn, frontColumn, backColumn, extraColumns, fromAnki } = terms;
  const isElse = [frontColumn, backColumn, ...extraColumns].includes(tagsColumn);
  const written = isElse ? '' : (cells[tagsColumn] ?? '');
  const cell = fromAnki ? written : restoreCell(written);
  return cell === '' ? tags : [...tags, ...cell.slice(0, 10_000).split(fromAnki ? /[\s,;|]+/ : /[,;|\n]+/)];
}

function findRowFault(row: FileRow, index: number, terms: ReviewTerms): string | undefined {
  if (index >= terms.mostRows) {
    return sayReason('rowAfter', { most: writeNumber(terms.mostRows) });
  }
  if (row.openQuoteLine !== undefined) {
    const form = row.openQuoteLine === row.line ? 'openHere' : 'openAbove';
    return sayReason(form, { line: String(row.openQuoteLine) });
  }
  return row.cells.every((cell) => cell.trim() === '') ? reasons.blank : terms.asides.get(row);
}

function findOpenFormula({ openFormulas }: FileRow, card: ImportCard, terms: ReviewTerms): string | undefined {
  if (!openFormulas) return undefined;
  const side = (['front', 'back'] as const).find(
    (one) => card[one] === '' && openFormulas.includes(terms[`${one}Column`]),
  );
  return side && saySide('formula', side);
}

function findCardFault(card: ImportCard, terms: ReviewTerms): string | undefined {
  const fault = findSideFault('front', card, terms) ?? findSideFault('back', card, terms);
  return fault ?? (card.extra?.isWellFormed() === false ? reasons.brokenExtra : undefined);
}

function findSideFault(
  side: 'front' | 'back',
  card: ImportCard,
  { takes, isExact, mediaNames }: ReviewTerms,
): string | undefined {
  const [text, files] = [card[side], card[`${side}Files`] ?? []];
  const isWhole = (media: FieldMedia) => takes.media && filesOf(media).every((name) => mediaNames.has(name));
  const lost = files.filter((media) => media.cover && !isWhole(media));
  if (lost.length > 0) return saySide('lost', side, { names: listFiles(lost).join(', ').slice(0, 100) });
  if (isExact ? text === '' : !isVisible(text)) {
    if (files.some(isWhole)) return undefined;
    return files.length > 0
      ? saySide('noText', side, { names: listFiles(files).join(', ').slice(0, 100) })
      : saySide('missing', side);
  }
  if (text.length > limits.cardSideLength) {
    return saySide('tooLong', side, {
      count: writeNumber(text.length),
      most: writeNumber(limits.cardSideLength),
    });
  }
  return text.isWellFormed() ? undefined : saySide('broken', side);
}

/** Says which texts of a row stand in no column. */
function noteSurplus(row: FileRow, lastColumn: number): RowRemark[] {
  const surplus = row.cells.slice(lastColumn + 1).filter((cell) => cell.trim() !== '');
  return surplus.length === 0 ? [] : [remarkOn(row, sayReason('surplus', { names: excerptOf(surplus) }))];
}

function noteMissingMedia(row: FileRow, card: ImportCard, { mediaNames }: ReviewTerms): RowRemark[] {
  const { frontFiles = [], backFiles = [] } = card;
  const missing = listFiles([...frontFiles, ...backFiles]).filter((name) => !mediaNames.has(name));
  if (missing.length === 0) return [];
  return [remarkOn(row, sayReason('noMedia', { names: missing.join(', ').slice(0, 200) }))];
}

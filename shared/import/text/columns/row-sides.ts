import { reasons, sayReason } from '../../reasons.ts';
import { limits } from '../../../limits.ts';
import { cellBounds } from '../../reading-bounds.ts';
import { restoreCell } from '../../workbook/formula-cells.ts';
import { type FieldText, readMarkup } from '../../markup/read-markup.ts';
import type { FileRow } from '../read-rows.ts';
import { readMasks, type RowMasks } from '../../anki/occlusion.ts';
import { escapeMarkup } from '../../markup/write-markup.ts';
import { readCloze } from '../../markup/write-marks.ts';

/** Both sides of a card, as read from a row. */
export interface RowSides {
  readonly front: FieldText;
  readonly back: FieldText;
  readonly extra: FieldText;
  /** For a cloze card: the number of its gap, from 1. */
  readonly gap?: number;
  /** For a card of a note of several kinds, or of one with a drawn mask: the index of its template. */
  readonly ord?: number;
  /** Why it can't be a card. */
  readonly fault?: string;
}

export interface SideTerms {
  readonly frontColumn: number;
  readonly backColumn: number;
  readonly extraColumns: readonly number[];
  /** Whether cells contain HTML. */
  readonly hasMarkup: boolean;
  /** Whether texts are taken literally, as in our own exports. */
  readonly isExact: boolean;
  /** Whether Anki wrote the cells: then spaces separate tags, and no spreadsheet put an apostrophe before a text. */
  readonly fromAnki: boolean;
  /** What the deck supports besides plain text. */
  readonly takes: { readonly formatting: boolean; readonly media: boolean };
}

/** The cards of a row: one, one per kind of a note, or one per gap of a cloze text (`{{c1::…}}`). */
export function readSides(row: FileRow, terms: SideTerms): RowSides[] {
  if (row.masks) return hideParts(row, row.masks, terms);
  if (row.kinds)
    return row.kinds.flatMap((kind) => {
      const { ord, front, back, cue, explained = [] } = kind;
      const own = terms.extraColumns.filter((column) => kind.extra.includes(column));
      const all = [...own, ...explained].toSorted((one, other) => one - other);
      // Too long for an extra, the answers of other kinds would push out what is its own.
      const extraColumns = fitsExtra(readExtra(row, { ...terms, extraColumns: all })) ? all : own;
      const columns = { frontColumn: front, backColumn: back, extraColumns };
      const sides = readSides({ ...row, kinds: undefined, kind }, { ...terms, ...columns });
      return sides.map((one) => (one.gap === undefined ? { ...addCue(one, cue, terms), ord } : one));
    });
  const [front, back] = [cellOf(row, terms.frontColumn, terms), cellOf(row, terms.backColumn, terms)];
  const words = readExtra(row, terms);
  const gaps = terms.isExact || !front.includes('{{c') || isBeyondReading(front) ? [] : readCloze(front);
  const beside = readBeside(row, terms);
  if (!beside && gaps.length === 0)
    return [{ front: readField(front, terms), back: readField(back, terms), extra: words }];
  const placed = new Set([...(beside?.front.media ?? []), ...(beside?.back.media ?? [])].map(({ name }) => name));
  const extra = { ...words, media: words.media.filter(({ name }) => !placed.has(name)) };
  const join = (field: FieldText, side: 'front' | 'back') => (beside ? joinFields(field, beside[side]) : field);
  if (gaps.length === 0)
    return [{ front: join(readField(front, terms), 'front'), back: join(readField(back, terms), 'back'), extra }];
  const { answered, under } = explainGaps(readField(back, terms), extra);
  return gaps.map(({ number, question, answer }) => ({
    gap: number,
    front: join(readField(question, terms), 'front'),
    back: join(joinFields(readField(answer, terms), answered), 'back'),
    extra: under,
  }));
}

/**
 * What stands beside a cloze text explains each of its gaps, so its words are no part of the answers, which are typed and offered as choices. Words that an
 * extra would cut stay with the answers.
 */
function explainGaps(back: FieldText, extra: FieldText): { readonly answered: FieldText; readonly under: FieldText } {
  const under = joinFields({ ...back, media: [] }, extra);
  return fitsExtra(under) ? { answered: { ...noText, media: back.media }, under } : { answered: back, under: extra };
}

const fitsExtra = ({ plain, marked }: FieldText): boolean =>
  Math.max(plain.length, marked.length) <= limits.cardExtraLength;

/** @returns the text and the media of all columns of the extra */
function readExtra(row: FileRow, terms: SideTerms): FieldText {
  return terms.extraColumns.reduce((fields, column) => {
    const text = cellOf(row, column, terms);
    return text === '' ? fields : joinFields(fields, readField(text, terms));
  }, noText);
}

/** Writes below the front what the card asks for: `go`, `(Past)`. */
function addCue(sides: RowSides, cue: string | undefined, terms: SideTerms): RowSides {
  if (cue === undefined || sides.front.plain === '') return sides;
  return { ...sides, front: joinFields(sides.front, readField(escapeMarkup(`(${cue})`), terms)) };
}

/** The pictures and sounds of a note's fields beside its sides, such as a recording that only the answer plays. Their words go into the extra. */
function readBeside(row: FileRow, terms: SideTerms): Record<'front' | 'back', FieldText> | undefined {
  const { kind } = row;
  if (!kind) return undefined;
  const open = [...kind.extra, ...kind.beside].filter(
    (column) =>
      column !== terms.frontColumn && column !== terms.backColumn && /<img\b|\[sound:/i.test(row.cells[column] ?? ''),
  );
  const mediaOf = (column: number) => readField(cellOf(row, column, terms), terms).media;
  const collect = (columns: readonly number[]) => ({ ...noText, media: columns.flatMap(mediaOf) });
  const asked = collect(open.filter((column) => kind.question.includes(column)));
  const answered = collect(open.filter((column) => !kind.question.includes(column)));
  const isTurned = kind.isTurned === true && terms.frontColumn === kind.back;
  return isTurned ? { front: answered, back: asked } : { front: asked, back: answered };
}

/** The cards of a note that hides parts of a picture: one for each mask. */
function hideParts(row: FileRow, { shapes, drawing, ...columns }: RowMasks, terms: SideTerms): RowSides[] {
  const read = (column: number) => readField(cellOf(row, column, terms), terms);
  const header = read(columns.header);
  const picture = read(columns.picture).media.slice(0, 1);
  const { media, ...extra } = columns.extra.map(read).reduce(joinFields, noText);
  const [{ name } = { name: '' }] = picture;
  const masks = shapes === undefined ? [] : readMasks(plainTextOf(cellOf(row, shapes, terms)));
  const [overlay] = drawing === undefined ? [] : read(drawing).media;
  const unread = { front: noText, back: noText, extra: noText };
  if (!overlay && masks.length === 0) return [{ ...unread, fault: reasons.noMasks }];
  const covers = overlay
    ? [{ number: undefined, label: '', cover: { picture: name, shapes: [], drawing: overlay.name } }]
    : masks.map(({ number, label, shapes: drawn }) => ({
        number,
        label,
        cover: drawn && { picture: name, shapes: drawn },
      }));
  return covers.map(({ number, label, cover }): RowSides => {
    if (!cover) return { ...unread, fault: sayReason('mask', { number: String(number) }) };
    const which = number === undefined ? `of note ${row.line}` : `${number} of note ${row.line}`;
    const front = { ...header, media: [{ name: `${name} (mask ${which})`, cover }, ...header.media] };
    const answer = label === '' ? { ...noText, media: picture } : readField(escapeMarkup(label), terms);
    const back = joinFields(answer, { ...noText, media });
    return { front, back, extra: { ...extra, media: [] }, ...(number === undefined ? { ord: 0 } : { gap: number }) };
  });
}

/** A side without text and media. */
export const noText: FieldText = { plain: '', marked: '', hasMarks: false, media: [] };

/** Shapes are written without marks, but some editors put them into tags. */
function plainTextOf(html: string): string {
  return html
    .replaceAll(/<[^<>]{0,200}>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}

/** Whether a text is too long or has too many parts to parse. It then stays unparsed, and a later check refuses it as too long. */
function isBeyondReading(text: string): boolean {
  const { length, tags, gaps } = cellBounds;
  return (
    text.length > length || text.split('<', tags + 2).length > tags + 1 || text.split('{{c', gaps + 2).length > gaps + 1
  );
}

/** Matches inline pictures (data URLs), which can't be imported. */
const writtenOut = /data:[\w/+.-]{1,100};base64,[A-Za-z0-9+/=]+/g;

function cellOf({ cells }: FileRow, column: number, { isExact, hasMarkup, fromAnki }: SideTerms): string {
  const cellText = cells[column] ?? '';
  const written = (isExact ? cellText : cellText.replaceAll('\0', '')).trim();
  const cell = hasMarkup ? written.replaceAll(writtenOut, 'data:,') : written;
  if (!cell.startsWith("'")) return cell;
  // Apostrophes around a whole text were typed by its author, not added by our formula protection.
  return fromAnki || (!isExact && /^'(?!').+'$/s.test(cell)) ? cell : restoreCell(cell).trim();
}

function readField(text: string, { hasMarkup, isExact }: SideTerms): FieldText {
  if (hasMarkup && !isBeyondReading(text)) return readMarkup(text);
  return { plain: text, marked: text, hasMarks: !isExact && hasFormula(text), media: [] };
}

/** Whether a text has TeX between dollar signs. At least one character between them must be one that prices don't contain. */
function hasFormula(text: string): boolean {
  return text.includes('$') && /\$(?!\s)[^$\n]*[\\^_{}=][^$\n]*(?<!\s)\$(?!\d)/.test(text);
}

function joinFields(one: FieldText, other: FieldText): FieldText {
  const join = (key: 'plain' | 'marked') => [one[key], other[key]].filter((text) => text !== '').join('\n');
  return {
    plain: join('plain'),
    marked: join('marked'),
    hasMarks: one.hasMarks || other.hasMarks,
    media: [...one.media, ...other.media],
  };
}

import { restoreCell } from './formula-cells.ts';
import { type FieldText, readMarkup } from './read-markup.ts';
import type { FileRow } from './read-rows.ts';
import { readCloze } from './write-marks.ts';

/** Both sides of a card as a row has them. */
export interface RowSides {
  readonly front: FieldText;
  readonly back: FieldText;
  /** The gap that is asked for, from 1. */
  readonly gap?: number;
}

/** How the sides are read from a row. */
export interface SideTerms {
  readonly frontColumn: number;
  readonly backColumn: number;
  /** Cells hold HTML. */
  readonly hasMarkup: boolean;
  /** Every text as it stands: the file is this product's own. */
  readonly isExact: boolean;
  /** What the deck can hold beside plain text. */
  readonly takes: { readonly formatting: boolean; readonly media: boolean };
}

/** The cards of a row: one, or one for each gap of a cloze text (`{{c1::…}}`). */
export function readSides(row: FileRow, terms: SideTerms): RowSides[] {
  const [front, back] = [cellOf(row, terms.frontColumn, terms), cellOf(row, terms.backColumn, terms)];
  const gaps = terms.isExact ? [] : readCloze(front);
  if (gaps.length === 0) return [{ front: readField(front, terms), back: readField(back, terms) }];
  return gaps.map(({ number, question, answer }) => ({
    gap: number,
    front: readField(question, terms),
    back: joinFields(readField(answer, terms), readField(back, terms)),
  }));
}

function cellOf({ cells }: FileRow, column: number, { isExact }: SideTerms): string {
  const cell = (cells[column] ?? '').trim();
  // 'quoted so' has its apostrophes from a person.
  return !isExact && /^'.+'$/s.test(cell) ? cell : restoreCell(cell).trim();
}

function readField(text: string, { hasMarkup, isExact }: SideTerms): FieldText {
  if (hasMarkup) return readMarkup(text);
  return { plain: text, marked: text, hasMarks: !isExact && hasFormula(text), media: [] };
}

/** TeX between dollars: with a sign that no price has. */
function hasFormula(text: string): boolean {
  return /\$(?!\s)[^$\n]*[\\^_{}=][^$\n]*(?<!\s)\$(?!\d)/.test(text);
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

import { reasons } from '../reasons.ts';
import { rolesOfColumns } from './columns/column-names.ts';
import { bullet } from './lines/pair-lines.ts';
import type { FileRow } from './read-rows.ts';

const unit =
  /^(unit|lesson|chapter|section|part|week|day|module|topic|lektion|kapitel|einheit|abschnitt|teil|woche|thema|station|unité|leçon|chapitre|unidad|lección|capítulo|unità|lezione|capitolo)\s+\d/i;

/** Quotes that programs and chatbots put around each cell in place of `"`. */
const quoted = /^\s*(?:'([^]*)'|[“„«]([^]*)[”“»])\s*$/;

/** Two quotations in one cell: `'a' or 'b'`. */
const quotedTwice = /^\s*(?:'[^']*\S'[\s,;/][^]*[\s,;/(]'\S|“[^“”]*”[^]*“|„[^„“”]*[“”][^]*„|«[^«»]*»[^]*«)/;

const bareOf = (cell: string): string => {
  const [, straight, curly] = quoted.exec(cell) ?? [];
  return straight?.replaceAll("''", "'") ?? curly ?? cell;
};

/** Removes quotes of another kind than `"`, if they surround every cell. */
export function dropQuotes(rows: readonly FileRow[]): readonly FileRow[] {
  const isQuoted = ({ cells }: FileRow) =>
    cells.length > 1 && cells.every((cell) => quoted.test(cell) && !quotedTwice.test(cell));
  if (rows.length < 2 || !rows.every(isQuoted)) return rows;
  return rows.map((row) => ({ ...row, cells: row.cells.map(bareOf) }));
}

/** Removes curly quotes around the same side of all cards of a list. */
export function dropCurlyQuotes(rows: readonly FileRow[]): readonly FileRow[] {
  const cards = rows.filter((row) => row.aside === undefined && usedCells(row) > 1);
  const isQuoted = (cell = '') => /^\s*[“„«]/.test(cell) && quoted.test(cell) && !quotedTwice.test(cell);
  const sides = [0, 1].filter((side) => cards.length > 1 && cards.every(({ cells }) => isQuoted(cells[side])));
  if (sides.length === 0) return rows;
  return rows.map((row) =>
    row.aside === undefined
      ? { ...row, cells: row.cells.map((cell, at) => (sides.includes(at) ? bareOf(cell) : cell)) }
      : row,
  );
}

/** Rows that show how the others are written. */
const firstRows = 50;
const bold = /\*\*(?=\S)([^*]+)(?<=\S)\*\*/g;

/** Removes the marks of bold text from all cells, if most cards have them: then they are style, and nothing to learn. */
export function dropBold(rows: readonly FileRow[]): readonly FileRow[] {
  const hasMarks = ({ cells }: FileRow) => cells.some((cell) => cell.includes('**'));
  if (!rows.slice(0, firstRows).some(hasMarks)) return rows;
  const cards = rows.filter((row) => row.aside === undefined && usedCells(row) > 1);
  const marked = cards.filter(({ cells }) => cells.some((cell) => cell.includes('**') && cell.search(bold) !== -1));
  if (marked.length < 3 || marked.length < cards.length * 0.6) return rows;
  return rows.map((row) =>
    row.aside === undefined ? { ...row, cells: row.cells.map((cell) => cell.replaceAll(bold, '$1')) } : row,
  );
}

/** Fewer rows with numbers may be ordinals: `1. Klasse`, `2. Stock`, `3. Mann`. */
const leastNumbers = 5;
/** Words of scripts that write no ordinals with a period. */
const noOrdinals =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** @returns the names of months in the languages that write ordinals with a period, or learn one of them */
export const listMonths = (): ReadonlySet<string> =>
  new Set(
    ['de', 'en', 'fr', 'es', 'it', 'pt'].flatMap((tag) => {
      const format = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)).toLowerCase());
    }),
  );

/**
 * Removes bullets, or numbers that count up, from a list in which every row has one. `1. Platz` and `2. Platz` are no numbered list, nor are `1. Mai` and
 * `1. August`.
 */
export function dropBullets(rows: readonly FileRow[]): readonly FileRow[] {
  const cards = rows.filter((row) => usedCells(row) > 1);
  const marks = cards.map(({ cells }) => bullet.exec(cells[0] ?? '')?.[0].trim() ?? '');
  const bare = cards.map(({ cells }) => (cells[0] ?? '').replace(bullet, ''));
  const numbers = marks.map((mark) => Number.parseInt(mark.replace('(', ''), 10));
  const isNumbered = !Number.isNaN(numbers[0]);
  // Before words of such a script, a number that is missing leaves the others a list.
  const mayMiss =
    isNumbered && bare.every((text) => noOrdinals.test(text)) && (numbers.at(-1) ?? 0) <= cards.length + 1;
  const follows = (number: number, above = number - 1) => number === above + 1 || (mayMiss && number > above);
  const isCounted = isNumbered && numbers.every((number, at) => number === 1 || follows(number, numbers[at - 1]));
  const isMarked = marks[0] !== '' && marks.every((mark) => mark === marks[0]);
  const areWords = new Set(bare).size === bare.length && !bare.some((text) => /^\d/.test(text));
  const isAgain = numbers.lastIndexOf(1) > 0 && numbers.includes(2);
  const areOrdinals = isNumbered && !isAgain && !bare.every((text) => noOrdinals.test(text));
  if (cards.length < (areOrdinals ? leastNumbers : isNumbered ? 2 : 3) || !areWords || !(isCounted || isMarked))
    return rows;
  const months = isMarked && isNumbered ? listMonths() : undefined;
  if (months && bare.some((text) => months.has(text.split(' ', 1)[0]?.toLowerCase() ?? ''))) return rows;
  return rows.map((row) =>
    usedCells(row) > 1 ? { ...row, cells: row.cells.with(0, (row.cells[0] ?? '').replace(bullet, '')) } : row,
  );
}

interface UnitRows {
  readonly rows: readonly FileRow[];
  /** Whether the first row is a heading, so that the row below it is a card. */
  readonly isBelowHeading: boolean;
}

/**
 * Makes the names of units between the rows of a list tags of the rows below them. A single name above all rows says nothing about some of them.
 * @param isQuoted whether cells have quotes, as programs write them; a word alone is then a row without a back
 */
export function tagUnits(rows: readonly FileRow[], isQuoted: boolean): UnitRows {
  const marked = rows.map((_, at) => isHead(rows, at));
  const alone = rows.map((_, at) => !isQuoted && isAlone(rows, at));
  const isStart = (at: number) => at === 0 || startsBlock(rows, at);
  // A word alone names its block only if each block has a name. Where the first has none, a word that could be half a card is none.
  const named = rows.map((_, at) => isStart(at) && (marked[at] === true || alone[at] === true));
  const isWhole = rows.every((_, at) => named[at] === true || at === 0 || !isStart(at));
  const isNamed = isWhole && (named[0] === true || isApart(rows, (at) => alone[at] === true));
  const heads = marked.map((isMarkedHead, at) => isMarkedHead || (isNamed && alone[at] === true));
  const count = heads.filter(Boolean).length;
  const isMarked = /^#|[:：]\s*$/.test(rows[0]?.cells[0] ?? '') && heads[0] === true;
  if (count < 2) return { rows, isBelowHeading: isMarked };
  let tag: string | undefined;
  const tagged = rows.map((row, at): FileRow => {
    if (heads[at]) {
      tag = plainHeading(row.cells[0]?.trim() ?? '');
      return { ...row, aside: reasons.tagHeading };
    }
    return tag === undefined || usedCells(row) < 2 ? row : { ...row, tags: [tag] };
  });
  return { rows: tagged, isBelowHeading: heads[0] === true };
}

export const usedCells = ({ cells }: FileRow): number => cells.filter((cell) => cell.trim() !== '').length;

const startsBlock = (rows: readonly FileRow[], at: number): boolean =>
  (rows[at]?.line ?? 0) > (rows[at - 1]?.lastLine ?? Infinity) + 1;

/** The end of a sentence, also of one in brackets: `(Achtung, nicht verwechseln!)`. */
export const endsSentence = /[.!?…。][)）]?$/;

/** Whether a row may name a unit: a single short cell above a row with two. */
function isName(rows: readonly FileRow[], at: number): boolean {
  const [row, below] = [rows[at], rows[at + 1]];
  const name = row?.cells[0]?.trim() ?? '';
  if (!row || !below || row.openQuoteLine !== undefined || usedCells(row) !== 1 || usedCells(below) < 2) return false;
  return name !== '' && name.length <= 60 && !endsSentence.test(name);
}

/** Whether a row is a heading by its marks or its words. */
function isHead(rows: readonly FileRow[], at: number): boolean {
  const name = rows[at]?.cells[0]?.trim() ?? '';
  return isName(rows, at) && (/^#{1,6}\s|^(\*\*|__).+\1:?$|[:：]$/.test(name) || isUnitName(name));
}

/** Whether a row is a line of one cell at the start of a block, below a row with two or above all rows. */
function isAlone(rows: readonly FileRow[], at: number): boolean {
  const [row, above] = [rows[at], rows[at - 1]];
  if (row?.cells.length !== 1 || !isName(rows, at)) return false;
  return above === undefined || (startsBlock(rows, at) && usedCells(above) > 1);
}

/** Whether names look unlike the first sides of cards: they start with a capital, and the others do not. */
function isApart(rows: readonly FileRow[], isOwn: (at: number) => boolean): boolean {
  const cards = rows.filter((row) => usedCells(row) > 1);
  return (
    !rows.some((row, at) => isOwn(at) && isSmall(row.cells[0] ?? '')) &&
    cards.filter(({ cells }) => isSmall(cells[0] ?? '')).length > cards.length * 0.8
  );
}

/** Whether the first letter of a text is lower-case. */
export const isSmall = (text: string): boolean => /^\P{L}*\p{Ll}/u.test(text);

/** Whether two rows have the same texts. */
export function isSameRow(one: FileRow, other: FileRow): boolean {
  if (one.cells[0]?.trim() !== other.cells[0]?.trim()) return false;
  const [cells, others] = [one.cells, other.cells].map((row) =>
    row
      .map((cell) => cell.trim())
      .join('\t')
      .trimEnd(),
  );
  return cells === others;
}

/** @returns the words of a text in small letters */
export const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}]+/u);

/** @returns a count as a share of a list; 0 of an empty one */
export const share = (count: number, of: { readonly length: number }): number => count / Math.max(of.length, 1);

export const countWords = (text: string): number => text.trim().split(/\s+/).length;

/** Whether the words before another sign than the list's label a remark: known labels, or more words than any front has, with a capital. */
export function isRemark(label: string, mostWords: number): boolean {
  const isLabel = rolesOfColumns([label]).some((role) => role === 'extra' || role === 'other');
  return isLabel || /^(syn|ant|opp|pl|sg)\b/i.test(label) || (!isSmall(label) && countWords(label) > mostWords);
}

const markOf = (text: string): string | undefined =>
  bullet
    .exec(text)?.[0]
    .replace(/[\p{L}\p{N}]+/u, '1')
    .trim();

/** Whether a line has another bullet than the first card, and so belongs to the card above. */
export function isNested(text: string, first = ''): boolean {
  return markOf(first) !== undefined && markOf(text) !== undefined && markOf(text) !== markOf(first);
}

/** Whether a text names a unit, such as `Unit 3` or `Lektion 2: Tiere`. */
export function isUnitName(text: string): boolean {
  return /\d/.test(text) && /^[#*_\s]*\p{L}+\s*\d/u.test(text) && unit.test(plainHeading(text));
}

/** Whether a line is a heading by its marks, or names a unit where a text has units. */
export function isMarkedHeading(text: string, hasUnits: boolean): boolean {
  if (/^#{1,6}\s+\S/.test(text) || /^(\*\*|__)[^*_]{1,80}\1:?$/.test(text)) return true;
  return hasUnits && isUnitName(text) && text.length <= 80;
}

/** @returns a heading without its marks and its colon */
export function plainHeading(text: string): string {
  return text
    .replace(/^(?:#{1,6}|[-•▪◦●])\s+/, '')
    .replace(/[:：]+(\*\*|__)?$/, '$1')
    .replace(/^(\*{1,2}|_{1,2})(.+)\1$/, '$2')
    .replace(/[:：]$/, '')
    .replaceAll('\t', ' ')
    .trim();
}

/** An article in small letters at the start of a text. */
const article =
  /^(?:the|an?|der|die|das|eine?|les?|la|l['’]|une?|el|los|las|una|il|lo|gli|os?|uma?|de|het|een)(?:\s|(?<=['’]))/;

/** Whether a text starts with an article in small letters, or, if it is all in capitals and that counts, in capitals. */
export const startsWithArticle = (text: string, mayBeCapital: boolean): boolean =>
  article.test(mayBeCapital && text === text.toUpperCase() ? text.toLowerCase() : text);

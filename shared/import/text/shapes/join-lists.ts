import { reasons } from '../../reasons.ts';
import { rolesOfColumns } from '../columns/column-names.ts';
import { guessLanguage } from '../../cards/side-languages.ts';
import { areRemarks, certainSigns, eastern, inBrackets } from '../lines/list-signs.ts';
import { longestPair } from '../lines/drop-stamps.ts';
import { withoutBullet } from '../lines/pair-lines.ts';
import type { FileRow } from '../read-rows.ts';
import { sentenceEnd } from '../judgement/running-text.ts';
import { countWords, isMarkedHeading, isSmall, usedCells } from '../tidy-rows.ts';

/** Columns of two or three lists of pairs side by side, and of a table with empty columns between them. */
const bounds = { widths: [4, 6], widest: 20 };

/**
 * Makes lists of pairs that stand side by side one list, from left to right, if a title is above each, or their columns have the same names, or are alike: in the
 * same two languages, scripts or uses of capitals. Titles become tags. A table whose further columns say something about the first word stays as it is.
 */
export function joinLists(rows: readonly FileRow[]): readonly FileRow[] {
  const table = rows.filter((row) => row.aside === undefined && usedCells(row) > 1);
  const width = table.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  // What is known about single cells would be lost.
  const isMarked = table.some((row) => row.openFormulas !== undefined || row.openQuoteLine !== undefined);
  if (table.length < 2 || width > bounds.widest || isMarked) return rows;
  const used = [...Array(width).keys()].filter((column) => table.some(({ cells }) => cells[column]?.trim()));
  if (!bounds.widths.includes(used.length)) return rows;
  const grid = table.map(({ cells }) => used.map((column) => cells[column]?.trim() ?? ''));
  const [top = []] = grid;
  const isTitled = grid.length > 2 && top.every((cell, at) => (cell === '') === (at % 2 === 1));
  const isNamed = top.every((cell, at) => cell === top[at % 2]);
  // A reading or an example belongs to the word before it. A title may be called so, too.
  if (!isTitled && !isNamed && rolesOfColumns(top).includes('extra')) return rows;
  const start = Number(isTitled);
  const hasGaps = (cells: readonly string[]) => cells.some((cell, at) => cell !== '' && cells[at - 2] === '');
  if (!grid.slice(start).every(arePairs)) return rows;
  // Of lists with names, any may be the longest. Without names, a gap between pairs says that they are no lists.
  if (!isTitled && !isNamed && (grid.some(hasGaps) || !areAlike(grid))) return rows;
  const places = new Map(table.map((row, at) => [row, at]));
  const join = (own: readonly FileRow[]) =>
    used.flatMap((_, column) =>
      own.flatMap((row): FileRow[] => {
        const at = places.get(row) ?? 0;
        const cells = grid[at]?.slice(column, column + 2) ?? [];
        if (isTitled && at === 0) return column === 0 ? [{ ...row, aside: reasons.tagHeading }] : [];
        const isLeft = column % 2 === 1 || cells[0] === '' || (isNamed && at === 0 && column > 0);
        return isLeft ? [] : [{ ...row, cells, ...(isTitled && { tags: [top[column] ?? ''] }) }];
      }),
    );
  const joined: FileRow[] = [];
  let own: FileRow[] = [];
  for (const row of rows) {
    if (places.has(row)) own.push(row);
    else {
      joined.push(...join(own), row);
      own = [];
    }
  }
  return [...joined, ...join(own)];
}

/** Whether both cells of each pair are filled, or neither is. */
function arePairs(cells: readonly string[]): boolean {
  return cells.every((cell, at) => (cell === '') === (cells[at - (at % 2)] === ''));
}

const mostly = (share: number): boolean | undefined => (share > 0.9 ? true : share < 0.1 ? false : undefined);

/** What texts are: their language, whether they start with small letters, and whether those are Latin. */
function kindOf(texts: readonly string[]) {
  const share = (test: (text: string) => boolean) => mostly(texts.filter(test).length / texts.length);
  return [guessLanguage(texts), share(isSmall), share((text) => /\p{Script=Latin}/u.test(text))];
}

const stem = (text = ''): string | undefined => text.toLowerCase().split(/\s+/).at(-1)?.slice(0, 3);

/** Whether a text is about a word that stands in it. A character is part of many words; what is about it is a sentence, or explained in its own script. */
function holds(text: string, meaning = '', word = ''): boolean {
  if (text.length <= word.length || !text.includes(word)) return false;
  if (/^\p{Lo}$/u.test(word)) return sentenceEnd.test(meaning) || eastern.test(word) === eastern.test(meaning);
  return word.length > 2 || /\p{Lo}/u.test(word);
}

/** Whether every other column is of the same kind, and holds further words instead of forms of the first ones or sentences with them. */
function areAlike(grid: readonly (readonly string[])[]): boolean {
  const columns = (grid[0] ?? []).map((_, column) => grid.flatMap((cells) => cells[column] || []));
  const kinds = columns.map(kindOf);
  const [front = [], back = []] = kinds;
  const isAlike = front.some((kind, sort) => {
    const sides = [kind, back[sort]];
    // The language of one side may be unknown.
    const isKnown = sides.filter((one) => one !== undefined).length > Number(sort > 0);
    return isKnown && kind !== back[sort] && kinds.every((own, at) => own[sort] === sides[at % 2]);
  });
  const isRelated = (cells: readonly string[]) =>
    cells.some(
      (cell, at) =>
        at > 1 && cell !== '' && (stem(cell) === stem(cells[at - 2]) || holds(cell, cells[at + 1], cells[at - 2])),
    );
  const fronts = columns.filter((_, column) => column % 2 === 0).flat();
  const length = (texts: readonly string[] = []) =>
    texts.reduce((sum, text) => sum + countWords(text), 0) / texts.length;
  const isEven = columns.every((texts, at) => length(texts) <= 1.5 * length(columns[at % 2]) + 0.5);
  const isVaried = new Set(fronts).size >= fronts.length * 0.9;
  return grid.length > 2 && isAlike && isEven && isVaried && grid.filter(isRelated).length < grid.length / 3;
}

/**
 * Cuts lines on which several pairs stand side by side, with a tab or several spaces between and the same sign in each. A dash may be part of a side, so the lists
 * have to be alike.
 * @returns the pairs of each line
 */
export function partPairs(lines: readonly string[]): readonly (readonly string[])[] | undefined {
  const parts = lines.map((line) => line.split(/\t+|\s{3,}/));
  const most = parts[0]?.length ?? 0;
  // At the end, a list may be shorter than the one before it.
  const areEven = parts.every(({ length }, at) => length === most || (at === parts.length - 1 && length < most));
  if (most < 2 || lines.length < 2 || !areEven) return undefined;
  const sign = certainSigns.slice(1).find(({ cut }) => parts.flat().every((part) => cut(part)));
  const grid = parts.map((line) => line.flatMap((part) => sign?.cut(part)?.cells ?? []));
  return sign && (/[=:]/.test(sign.name) || areAlike(grid)) ? parts : undefined;
}

const inlineSigns = [/^(\p{L}.*?\S)\s(?:[-–—=:]|=>|->|→)\s(\S.*)$/u, /^(\p{L}[^=:]*)[=:]\s?(\S.*)$/u, inBrackets];
/** What separates cards on one line, outside of brackets. */
const betweenCards = / ?[,;，、；] ?(?![^()]*\))/;
/** Lines that show whether the others are worth reading. */
const firstLines = 20;
/** What is before a line of cards, such as `Animals:`. */
const inlineLabel = /^([^:;,=()]{1,40}):\s+(?=\S)/;
/** What is before the only line of cards, such as `Please learn these words (p. 24):`. */
const lead = /^([^:;=]{1,100}):\s+(?=\S)/;

/**
 * Reads lines that hold several cards each, with commas between: `dog (Hund), cat (Katze)`. Words before a colon name a line's cards. In a list of words with
 * their plurals in brackets, the comma stands between the sides. Two pairs on each line may be forms of a verb: `to go - gehen, ging - gegangen`.
 */
export function readInline(
  body: string,
  firstLine: number,
): { readonly rows: FileRow[]; readonly isUnsure: boolean } | undefined {
  const all = body.split(/\r\n|\r|\n/);
  if (all.some(({ length }) => length > longestPair)) return undefined;
  const start = all.slice(0, firstLines);
  if (start.length < all.length && !readInline(start.join('\n'), firstLine)) return undefined;
  const lines = all.flatMap((raw, at) => {
    const text = withoutBullet(raw).trim().replaceAll(/\s+/g, ' ');
    return text === '' ? [] : [{ line: firstLine + at, text }];
  });
  const label = lines.length === 1 ? lead : inlineLabel;
  const read = (sign: RegExp, isLabelled: boolean) =>
    lines.map(({ line, text }) => {
      const tag = isLabelled ? label.exec(text)?.[1] : undefined;
      const pieces = (isLabelled ? text.replace(label, '') : text).replace(/[,;.]$/, '').split(betweenCards);
      return { line, tag, pieces: pieces.map((piece) => sign.exec(piece)?.slice(1) ?? []) };
    });
  for (const sign of inlineSigns)
    for (const isLabelled of [true, false]) {
      const own = read(sign, isLabelled);
      const cards = own.flatMap(({ pieces }) => pieces.map((cells) => ({ cells })));
      const isWhole = cards.length > 2 && own.every(({ pieces }, at) => pieces.length > 1 || at === own.length - 1);
      const areEven = !isLabelled || own.every(({ tag }) => tag !== undefined);
      const related = cards.filter(({ cells: [front, back] }) => stem(front) === stem(back)).length;
      if (!isWhole || !areEven || cards.some(({ cells }) => cells.length < 2)) continue;
      if (sign === inBrackets && (areRemarks(cards) || related > cards.length / 3)) return undefined;
      const grid = own.map(({ pieces }) => pieces.flat());
      const isTwice = grid.length > 2 && sign === inlineSigns[0] && grid.every(({ length }) => length === 4);
      const [front, , second] = [0, 1, 2].map((column) => guessLanguage(grid.map((cells) => cells[column] ?? '')));
      if (isTwice && front !== undefined && front !== second) return undefined;
      const hasTags = own.length > 1 && isLabelled;
      const rows = own.flatMap(({ line, tag, pieces }) =>
        pieces.map((cells) => ({ line, lastLine: line, cells, ...(hasTags && tag !== undefined && { tags: [tag] }) })),
      );
      return { rows, isUnsure: isTwice && !areAlike(grid) };
    }
  return undefined;
}

/** Joins a word with what stands in brackets at the start of the line below it, where its other side is: `die Kuh`, `(Pl. die Kühe)<tab>the cow`. */
export function joinBrackets(rows: readonly FileRow[]): readonly FileRow[] {
  const goesOn = (row: FileRow, below: FileRow | undefined) =>
    below?.cells[0]?.startsWith('(') === true &&
    usedCells(row) === 1 &&
    !isMarkedHeading(row.cells[0] ?? '', true) &&
    (row.aside === undefined || row.aside === reasons.oneSide) &&
    below.aside === undefined &&
    below.line === row.lastLine + 1 &&
    usedCells(below) > 1;
  const open = new Set(rows.filter((row, at) => goesOn(row, rows[at + 1])));
  if (open.size === 0) return rows;
  const started = rows.filter((row) => row.cells[0]?.startsWith('(') === true && usedCells(row) > 1);
  if (started.length > open.size) return rows;
  return rows.flatMap((row, at) => {
    const above = rows[at - 1];
    if (open.has(row)) return [];
    return above && open.has(above)
      ? { ...row, line: above.line, cells: row.cells.with(0, `${above.cells[0] ?? ''}\n${row.cells[0] ?? ''}`) }
      : row;
  });
}

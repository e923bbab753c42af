import Papa from 'papaparse';
import { rolesOfColumns } from './column-names.ts';
import { prepareLineEnds } from './line-ends.ts';

/** The delimiters that are looked for; of two that fit equally well the earlier one stands less often in a sentence. */
const commonDelimiters = ['\t', ';', '|', ','] as const;

/** Enough rows to see which delimiter is steady; looking costs the same for the largest file. */
const sampleLength = 65_536;
const sampleRows = 200;

/**
 * The delimiter under which most rows have one and the same number of cells, quotes respected. A first row that holds
 * known column names decides alone. A text without any delimiter counts as comma-separated.
 */
export function detectDelimiter(source: string): string {
  return scoreDelimiters(source).delimiter;
}

/** The same, with how steady it is: 1 where every row has the same number of cells, 2 where the first one names two sides, 0 where nothing is split. */
export function scoreDelimiters(source: string): { readonly delimiter: string; readonly score: number } {
  const { text, truncated } = takeSample(source);
  let best = ',';
  let bestScore = 0;
  for (const delimiter of commonDelimiters) {
    const score = scoreDelimiter(text, delimiter, truncated);
    if (score > bestScore) {
      best = delimiter;
      bestScore = score;
    }
  }
  return { delimiter: best, score: bestScore };
}

function takeSample(source: string): { text: string; truncated: boolean } {
  const truncated = source.length > sampleLength;
  return { text: prepareLineEnds(source.slice(0, sampleLength)).text, truncated };
}

function scoreDelimiter(text: string, delimiter: string, truncated: boolean): number {
  const rows = readSample(text, delimiter, truncated);
  const [first] = rows;
  if (first === undefined) return 0;
  const widths = rows.map(usedWidth);
  const split = widths.filter((width) => width >= 2);
  // Half for rows that are split at all, half for their agreement: ragged rows do not hand the file to a stray character.
  const steadiness = (split.length + countMostCommon(split)) / (2 * rows.length);
  return steadiness * (1 - proseShare(rows) / 2) + Number(namesCardColumns(first));
}

function readSample(text: string, delimiter: string, truncated: boolean): string[][] {
  const rows: string[][] = [];
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data }, parser) => {
      rows.push(data.map((cell) => cell.trimEnd()));
      if (rows.length >= sampleRows) parser.abort();
    },
  });
  const filled = rows.filter((cells) => cells.some((cell) => cell !== ''));
  return truncated && rows.length < sampleRows && filled.length > 1 ? filled.slice(0, -1) : filled;
}

/** Spreadsheets append empty columns to some rows: they do not count. */
function usedWidth(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell !== '') + 1;
}

function countMostCommon(widths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** The share of cells that start with a space, as they do when the delimiter is punctuation in a sentence. */
function proseShare(rows: readonly string[][]): number {
  let spaced = 0;
  let all = 0;
  for (const cells of rows) {
    all += cells.length - 1;
    spaced += cells.slice(1).filter((cell) => cell.startsWith(' ')).length;
  }
  return all === 0 ? 0 : spaced / all;
}

function namesCardColumns(cells: readonly string[]): boolean {
  const roles = rolesOfColumns(cells.slice(0, 100));
  return roles.includes('front') && roles.includes('back');
}

import { reasons, type RowUnit, sayReason } from '../reasons.ts';
import { limits, writeNumber } from '../../limits.ts';
import type { ColumnFacts } from './columns/detect-columns.ts';
import { readFileHeaders } from '../file-headers.ts';
import { cellsPerLine, ImportRefusal } from '../reading-bounds.ts';
import { arePlain, isEven, scoreDelimiters } from './detect-delimiter.ts';
import { countPhysicalLines } from './line-ends.ts';
import { type CutChoices, guessPairs, type PairCut, readPairs } from './lines/pair-lines.ts';
import { takeExamples } from './shapes/examples.ts';
import { type ListTable, readList } from './shapes/read-list.ts';
import { readTurns } from './shapes/read-turns.ts';
import { readUnsigned } from './shapes/read-unsigned.ts';
import { type FileRow, readRows } from './read-rows.ts';
import { remarkOn, type RowRemark } from '../cards/review-rows.ts';
import { joinBrackets, joinLists, readInline } from './shapes/join-lists.ts';
import { isNoList } from './judgement/no-list.ts';
import { mayBeText } from './judgement/running-text.ts';
import { mayStartWithTitle } from './lines/drop-titles.ts';
import { setApart } from './lines/set-apart.ts';
import { readShapedText } from './shapes/shaped-text.ts';
import { takeSounds } from './columns/take-sounds.ts';
import { dropBold, dropBullets, dropCurlyQuotes, dropQuotes, tagUnits } from './tidy-rows.ts';

/** The rows of a source of any kind, with what the source declares about them. */
export interface ImportTable {
  readonly rows: readonly FileRow[];
  /** Remarks that cover the rows beyond the limit, which are not read. */
  readonly unread: readonly RowRemark[];
  readonly facts: Omit<ColumnFacts, 'hasHeader'>;
  /** Whether cells contain HTML; undefined if only the cells can tell. */
  readonly hasMarkup: boolean | undefined;
  readonly unit: RowUnit;
  /** Whether this product wrote the file; then texts are taken literally. */
  readonly isOwnExport: boolean;
  /** Why only a person can tell whether the rows are cards; undefined if they are. */
  readonly doubt?: string | undefined;
}

export interface TextTable extends ImportTable {
  readonly delimiter: string;
  readonly rowSeparator: string;
  /** Whether how to read the text is a guess: neither a person chose it, nor the source or its first row says it. */
  readonly isGuess: boolean;
  /** Whether the text itself says what its sides are, by labels or as a table of Markdown. */
  readonly isShaped: boolean;
}

type Scored = ReturnType<typeof scoreDelimiters>;

/** Number of rows over the limit that are listed one by one; the rest share one remark. */
const listedSurplus = limits.importRows;
/** Longer texts are files of programs, and no list that someone wrote. */
const longestList = 1_000_000;
/** Length of the text that is scored again without its quotes. */
const bareSample = 100_000;
export const noFacts: ImportTable['facts'] = { fromAnki: false, columnNames: [], otherColumns: new Set() };

/** Splits a text into rows: by the named delimiter, otherwise by structure (JSON, Markdown, lines of pairs) or by its most consistent delimiter. */
export function readTextTable(text: string, choices: CutChoices = {}): TextTable {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const { isDeclared, ...read } = splitSource(source, choices);
  const table = read.isGuess ? { ...read, rows: dropBold(read.rows) } : read;
  const isSure = isDeclared || !mayBeText(table.rows, table.delimiter, table.facts.extraColumns !== undefined);
  const isTitled = read.isGuess && !isDeclared && mayStartWithTitle(table.rows);
  return isSure && !isTitled ? table : { ...table, doubt: reasons.unsure };
}

const usual = { unit: 'line', unread: [], facts: noFacts, isDeclared: false, isGuess: true, isShaped: false } as const;

/** @returns the rows, and whether the person, the source or its first row says what separates them */
function splitSource(source: string, choices: CutChoices): TextTable & { readonly isDeclared: boolean } {
  const headers = readFileHeaders(source);
  // A household export has further columns, about its children, so a comma may follow `back`.
  const isOwnExport = /^front,back[,\r]/.test(source) && source.endsWith('\r\n');
  const known = choices.delimiter ?? headers.delimiter ?? (isOwnExport ? ',' : undefined);
  const whole = source.slice(headers.bodyStart);
  const isGuess = known === undefined && choices.rowSeparator === undefined;
  const common = { ...usual, isOwnExport, hasMarkup: headers.hasMarkup || undefined, isGuess };
  const { text: body, asides } = isGuess ? setApart(whole, headers.bodyLine) : { text: whole, asides: [] };
  const withAsides = (rows: readonly FileRow[]) =>
    capRows(asides.length === 0 ? rows : [...rows, ...asides].toSorted((one, other) => one.line - other.line));
  const shaped = isGuess ? readShapedText(body) : undefined;
  if (shaped) {
    const isJson = asides.length > 0 && /^\s*[[{]/.test(body);
    const rows = isJson ? capRows(joinItems(body, shaped.rows, asides)) : withAsides(shaped.rows);
    const facts = { ...noFacts, ...shaped };
    return { ...common, isDeclared: true, isShaped: true, delimiter: ',', rowSeparator: '\n', ...rows, facts };
  }
  const scored = known === undefined ? scoreDelimiters(body) : { delimiter: known, score: 2 };
  const pairs = guessPairs(body, choices, scored.score);
  const list = isGuess ? findList(body, headers.bodyLine, scored, pairs) : undefined;
  if (list) return { ...common, rowSeparator: '\n', ...tableOf(list, withAsides) };
  // If cards aren't separated by line breaks, messages count rows instead of lines.
  const unit = pairs && pairs.rowSeparator !== '\n' ? 'row' : 'line';
  if (pairs) {
    const found = readPairs(body, pairs, headers.bodyLine);
    const read = withAsides(takeExamples(isGuess ? takeSounds(dropCurlyQuotes(found), pairs.delimiter) : found, true));
    return { ...common, isDeclared: !isGuess, facts: factsOf(read.rows), unit, ...pairs, ...read };
  }
  const own = isOwnExport && { extraColumns: /^front,back,extra[,\r]/.test(source) ? [2] : [] };
  const { isBelowHeading, unread, ...read } = readDelimited(body, headers.bodyLine, scored, isGuess);
  const rows = asides.length === 0 ? read.rows : withAsides(read.rows).rows;
  const facts = { ...headers, ...own, isBelowHeading: isBelowHeading || rows[0]?.aside !== undefined };
  return {
    ...common,
    isDeclared: scored.score > 1,
    isGuess: isGuess && scored.score <= 1,
    facts,
    rowSeparator: '\n',
    delimiter: read.delimiter,
    rows,
    unread,
  };
}

type Found = Pick<ListTable, 'rows' | 'delimiter' | 'extraColumns' | 'isUnsure'>;

function tableOf(list: Found, withAsides: (rows: readonly FileRow[]) => ReturnType<typeof capRows>) {
  const rows = dropCurlyQuotes(joinBrackets(list.rows));
  const spoken = takeSounds(rows, list.delimiter);
  const found = takeExamples(spoken, list.extraColumns !== undefined || spoken !== rows);
  const hasExtra = list.extraColumns !== undefined || found.some((row, at) => row !== rows[at]);
  const read = withAsides(found);
  const doubt = list.isUnsure === true ? reasons.unsure : undefined;
  return { ...read, facts: factsOf(read.rows, hasExtra), delimiter: list.delimiter, doubt };
}

/** Says whether the third column is the extra, and whether the cards start below a heading. */
function factsOf(
  rows: readonly FileRow[],
  hasExtra = rows.some(({ cells }) => cells.length > 2),
): ImportTable['facts'] {
  return { ...noFacts, ...(hasExtra && { extraColumns: [2] }), isBelowHeading: rows[0]?.aside !== undefined };
}

/** Splits lines at a delimiter. If it is a guess, units become tags, and quotes of other kinds are removed. */
function readDelimited(body: string, line: number, { delimiter: known, score }: Scored, isGuess: boolean) {
  // Without any separator, each line stays whole. A stray quote may have hidden it.
  const bare = score === 0 && isGuess ? scoreDelimiters(body.slice(0, bareSample).replaceAll('"', '')) : undefined;
  const delimiter = bare ? (bare.score >= 0.5 ? bare.delimiter : '\t') : known;
  const { rows, unread } = collectRows(body, delimiter, line);
  // Below a header that names both sides, each row is meant as a card.
  const isList = isGuess && score <= 1;
  const unquoted = isGuess ? joinLists(dropQuotes(joinBrackets(rows))) : rows;
  const tidied = isList && !body.includes('"') ? dropBullets(unquoted) : unquoted;
  return {
    ...(isList ? tagUnits(tidied, body.includes('"')) : { rows: tidied, isBelowHeading: false }),
    unread,
    delimiter,
  };
}

/** Numbers the items of JSON from its first line on, and puts what stands after them behind the last one. */
function joinItems(body: string, items: readonly FileRow[], asides: readonly FileRow[]): FileRow[] {
  const before = asides.findLastIndex(({ line }) => line <= countPhysicalLines(/^\s*/.exec(body)?.[0] ?? '')) + 1;
  const start = asides[before - 1]?.line ?? 0;
  const place = (row: FileRow, line: number) => ({ ...row, line, lastLine: line });
  const rows = items.map((row, at) => place(row, start + at + 1));
  const end = start + items.length;
  return [
    ...asides.slice(0, before),
    ...rows,
    ...asides.slice(before).map((row, at) => place(row, Math.max(row.line, end + at + 1))),
  ];
}

/** A list with more than one pair on each line, or lines that are no cards, unless the text is clearly a table or lines of pairs. */
function findList(
  body: string,
  firstLine: number,
  { delimiter, score }: Scored,
  pairs: PairCut | undefined,
): Found | undefined {
  // Gaps in the notation of Anki hold colons.
  if (body.length > longestList || body.includes('{{c') || score >= 2) return undefined;
  const isQuoted = body.includes('"');
  if ((score < 0.9 || (delimiter === ',' && !isQuoted)) && isNoList(body))
    return { rows: aloneLines(body, firstLine), delimiter: '\t' };
  if (pairs && pairs.rowSeparator !== '\n') {
    // Blocks are cards, unless they are units with a card on nearly every line.
    const list = pairs.rowSeparator === '\n\n' ? readList(body, firstLine) : undefined;
    const blocks = body.trim().split(/(?:\r\n?|\n)\s*(?:\r\n?|\n)/).length;
    return list && list.rows.filter(({ aside }) => aside === undefined).length >= 1.5 * blocks ? list : undefined;
  }
  const inline = isQuoted || delimiter === '\t' ? undefined : readInline(body, firstLine);
  if (inline) return { ...inline, delimiter: ',' };
  if (pairs && arePlain(body, pairs.delimiter)) return undefined;
  const isTable = pairs === undefined && score >= 0.75;
  if (isTable && (delimiter !== '\t' || isQuoted || isEven(body))) return undefined;
  const list = readList(body, firstLine);
  if (list && (isTable ? list.isMixed && (list.delimiter === '\t' || list.isParted) : list.isMixed || !pairs))
    return list;
  // Tabs at the starts of half of the lines indent them.
  const isDelimited = score > 0.5 || (score === 0.5 && !/^\t/m.test(body));
  if (pairs || list || isDelimited) return undefined;
  const turns = readTurns(body, firstLine);
  const unsigned = turns ? undefined : readUnsigned(body, firstLine);
  if (unsigned) return { ...unsigned, delimiter: ' ', ...(unsigned.hasExtra && { extraColumns: [2] }) };
  if (!turns) return undefined;
  const hasExtra = turns.rows.some(({ cells }) => cells.length > 2);
  return { ...turns, delimiter: '\n', ...(hasExtra && { extraColumns: [2] }) };
}

/** @returns each line with text as a row that is no card */
function aloneLines(body: string, firstLine: number): FileRow[] {
  return body.split(/\r\n|\r|\n/).flatMap((raw, at) => {
    const line = firstLine + at;
    return raw.trim() === '' ? [] : [{ line, lastLine: line, cells: [raw.trim()], aside: reasons.oneSide }];
  });
}

/** Keeps the rows up to the limit and the listed surplus. All further rows become one remark. */
export function capRows(all: readonly FileRow[]): Pick<ImportTable, 'rows' | 'unread'> {
  const rows = all.slice(0, limits.importRows + listedSurplus + 1);
  const [next, last] = [all[rows.length], all.at(-1)];
  return { rows, unread: next && last ? [{ ...remarkOn(next, tooMany), lastLine: last.lastLine }] : [] };
}

const tooMany = sayReason('rowsAfter', { most: writeNumber(limits.importRows) });

/** Refuses a text with a line of too many cells before it is parsed, because millions of cells in one line take hundreds of megabytes. */
function requireLines(body: string, delimiter: string): void {
  let cells = 0;
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at];
    if (sign === '\n' || sign === '\r') cells = 0;
    else if (sign === delimiter) cells += 1;
    if (cells > cellsPerLine) throw new ImportRefusal(sayReason('columns', { most: writeNumber(cellsPerLine) }));
  }
}

/** Like {@link capRows}, but stops reading the text at the limit. */
function collectRows(body: string, delimiter: string, firstLine: number): { rows: FileRow[]; unread: RowRemark[] } {
  const rows: FileRow[] = [];
  const unread: RowRemark[] = [];
  requireLines(body, delimiter);
  const visit = (row: FileRow): boolean => {
    if (row.cells.length === 1 && row.cells[0] === '') return true;
    if (rows.length <= limits.importRows + listedSurplus) {
      rows.push(row);
      return true;
    }
    const lastLine = firstLine - 1 + countPhysicalLines(body);
    unread.push({ ...remarkOn(row, tooMany), lastLine });
    return false;
  };
  readRows(body, delimiter, visit, firstLine);
  return { rows, unread };
}

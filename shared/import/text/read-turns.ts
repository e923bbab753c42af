import { reasons } from '../reasons.ts';
import { guessLanguage } from '../cards/side-languages.ts';
import { rolesOfColumns } from './column-names.ts';
import { bullet, isBoldPair, stripBold } from './pair-lines.ts';
import { asideOf, goesOn, type Line, type NamedRows } from './read-questions.ts';
import type { FileRow } from './read-rows.ts';
import { closing } from './set-apart.ts';
import { isMarkedHeading, isSmall } from './tidy-rows.ts';

/** Words of a page with a set of cards (Quizlet and the like) around the cards. */
const setStart = /^(terms in this set|begriffe in diesem|termes de cet ensemble|términos en este)\b.*\(\d+\)$/i;
const setEnd =
  /^(students also|other sets|sets found|related|created by|schüler haben|verwandte|erstellt von|d['’]autres|otros conjuntos)\b/i;
const setWords =
  /^(flashcards|learn|test|match|write|spell|still learning \(\d+\)|not studied \(\d+\)|mastered \(\d+\)|select these \d+|you['’]ve started learning.*|lernen|karteikarten|zuordnen)$/i;

/** A heading that says how many cards follow, in any language. */
const counted = /^\P{N}{3,60}[(（](\d{1,4})[)）]$/u;

/** @returns the index below the first heading with a number, if the numbers of all headings together are those of the cards below */
function findCounted(all: readonly Line[]): number {
  const start = all.findIndex(({ text }) => counted.test(text)) + 1;
  const below = all.slice(Math.max(0, start - 1));
  const stated = below.reduce((sum, { text }) => sum + Number(counted.exec(text)?.[1] ?? 0), 0);
  const others = below.filter(({ text }) => !counted.test(text) && !setWords.test(text)).length;
  return stated > 1 && others === 2 * stated ? start : 0;
}

/**
 * Reads terms and definitions on lines of their own: in blocks of two, on a page that says where they start, below bullets that ask, around a `?`, or in turn if the
 * two kinds of line clearly differ.
 * @returns undefined for all other texts, such as a list of words
 */
export function readTurns(body: string, firstLine: number): FileRow[] | undefined {
  let block = 0;
  const all = body.split(/\r\n|\r|\n/).flatMap((raw, index): IndentedLine[] => {
    const text = raw.trim();
    if (text === '') block += 1;
    const depth = raw.length - raw.trimStart().length;
    return text === '' ? [] : [{ line: firstLine + index, text, block, depth }];
  });
  const marked = readNested(all) ?? readMarked(all);
  if (marked) return marked;
  const named = all.findIndex(({ text }) => setStart.test(text)) + 1;
  const start = named || findCounted(all);
  const found = all.findIndex(({ text }, at) => at > start && setEnd.test(text));
  const end = start > 0 && found > 0 ? found : all.length;
  const isAround = ({ text }: Line) => start > 0 && (setWords.test(text) || (named === 0 && counted.test(text)));
  const isPart = (line: Line, at: number) => at >= start && at < end && !isAround(line);
  const stated = 2 * Number(/\d+(?=\)$)/.exec(all[named - 1]?.text ?? '')?.[0] ?? 0);
  const inside = all.filter(isPart);
  // Right below its heading, a page may have a button or two.
  const isMore = named > 0 && stated > 0 && inside.length > stated && inside.length <= stated + 3;
  const set = isMore ? inside.slice(-stated) : inside;
  const bare = withoutCount(set);
  const whole = start > 0 || bare !== set ? pairUp(bare) : readPlain(bare);
  const lines = whole ? bare : withoutHeads(bare);
  const rows = whole ?? (lines.length < bare.length && areMarked(lines) ? readPlain(lines) : undefined);
  if (!rows) return undefined;
  const kept = new Set<Line>(lines);
  const asides = all.flatMap((line): FileRow[] =>
    kept.has(line) ? [] : [{ line: line.line, lastLine: line.line, cells: [line.text], aside: reasons.around }],
  );
  return [...stripMarks(rows), ...asides].toSorted((one, other) => one.line - other.line);
}

const readPlain = (lines: readonly Line[]): FileRow[] | undefined =>
  readBlocks(lines) ?? (differ(lines) ? pairUp(lines) : undefined);

/** Leaves out headings in blocks of their own, horizontal lines, and a chatbot's last sentence. */
function withoutHeads(lines: readonly Line[]): readonly Line[] {
  const texts = lines.filter(({ text }) => !/^[-*_]{3,}$/.test(text));
  const blocks = Map.groupBy(texts, ({ block }) => block);
  const isAround = (line: Line) =>
    isMarkedHeading(line.text, false) || (line === texts.at(-1) && closing.test(line.text));
  return texts.filter((line) => blocks.get(line.block)?.length !== 1 || !isAround(line));
}

/** Whether each block starts with a question or in bold, or every other line of the only block asks. Below a heading, other lines may be any text. */
function areMarked(lines: readonly Line[]): boolean {
  const starts = lines.filter(({ block }, at) => block !== lines[at - 1]?.block);
  const asks = ({ text }: Line) => /[?？]\W*$/u.test(text);
  if (starts.length < 2) return lines.every((line, at) => at % 2 === 1 || asks(line) || /^\d/.test(line.text));
  return starts.every((line) => asks(line) || isBoldPair(line.text));
}

/** Leaves out numbers in lines of their own that count all cards from 1, each above two lines. */
function withoutCount(lines: readonly Line[]): readonly Line[] {
  const isCounted =
    lines.length > 5 &&
    lines.length % 3 === 0 &&
    lines.every(({ text }, at) => at % 3 !== 0 || text.replace(/[.)]$/, '') === String(at / 3 + 1));
  return isCounted ? lines.filter((_, at) => at % 3 !== 0) : lines;
}

/** Removes what stands before every term (bullets, numbers, signs of headings) or every definition (a colon or an arrow), and bold marks around all terms. */
function stripMarks(rows: readonly FileRow[]): readonly FileRow[] {
  const strip = (all: readonly FileRow[], side: number, bare: (cell: string) => string, isBoth = false) =>
    all.every(({ cells }) => bare(cells[side] ?? '') !== cells[side])
      ? all.map((row) => ({ ...row, cells: row.cells.map((cell, at) => (isBoth || at === side ? bare(cell) : cell)) }))
      : all;
  const unbulleted = strip(strip(rows, 0, stripBold), 0, (cell) => cell.replace(bullet, ''), true);
  const unheaded = strip(unbulleted, 0, (cell) => cell.replace(/^#{1,6}\s+/, ''));
  const defined = strip(unheaded, 1, (cell) => cell.replace(/^(?:[:：→➔➜➡]\uFE0F?|[-=]>)\s+/, ''));
  return strip(defined, 0, stripBold, true);
}

interface IndentedLine extends Line {
  /** Number of characters before the text. */
  readonly depth: number;
}

/** The mark of a card in notes of Logseq and the like. */
const cardMark = /\s+#(?:flash)?cards?$/i;

/** Reads bullets that ask (with `?` or the mark of a card), each with its answer indented below it, as notes apps write them. */
function readNested(lines: readonly IndentedLine[]): FileRow[] | undefined {
  const [first] = lines;
  const isTop = ({ depth }: IndentedLine) => depth === first?.depth;
  const tops = lines.filter(isTop);
  const areAsking = tops.every(({ text }) => bullet.test(text) && (/[?？]$/.test(text) || cardMark.test(text)));
  if (tops.length < 2 || !areAsking || lines.some(({ depth }) => depth < (first?.depth ?? 0))) return undefined;
  const items: IndentedLine[][] = [];
  for (const line of lines) {
    if (isTop(line)) items.push([line]);
    else items.at(-1)?.push(line);
  }
  const bare = (line: Line) => ({ ...line, text: line.text.replace(bullet, '').replace(cardMark, '') });
  return items.every(({ length }) => length > 1) ? items.map((item) => toRow(item.map(bare))) : undefined;
}

/** Reads blocks with a line of nothing but `?` between question and answer, as Obsidian has them. */
function readMarked(lines: readonly Line[]): FileRow[] | undefined {
  const blocks = [...Map.groupBy(lines, ({ block }) => block).values()];
  const placeOf = (block: readonly Line[]) => block.findIndex(({ text }) => /^\?\??$/.test(text));
  if (blocks.length < 2 || blocks.some((block) => placeOf(block) < 1 || placeOf(block) > block.length - 2))
    return undefined;
  return blocks.map((block) => {
    const at = placeOf(block);
    const join = (part: readonly Line[]) => part.map(({ text }) => text).join('\n');
    return { ...toRow(block), cells: [join(block.slice(0, at)), join(block.slice(at + 1))] };
  });
}

function pairUp(lines: readonly Line[]): FileRow[] | undefined {
  if (lines.length < 4 || lines.length % 2 === 1) return undefined;
  return lines.flatMap((term, at) => {
    const definition = lines[at + 1];
    return at % 2 === 1 || !definition ? [] : [toRow([term, definition])];
  });
}

const toRow = (lines: readonly Line[]): FileRow => ({
  line: lines[0]?.line ?? 1,
  lastLine: lines.at(-1)?.line ?? 1,
  cells: [
    lines[0]?.text ?? '',
    lines
      .slice(1)
      .map(({ text }) => text)
      .join('\n'),
  ],
});

/** Reads blocks of two lines each, at least two of them. */
function readBlocks(lines: readonly Line[]): FileRow[] | undefined {
  const blocks = [...Map.groupBy(lines, ({ block }) => block).values()];
  const isPaired = blocks.length > 1 && blocks.every((block) => block.length === 2 && isTerm(block[0]));
  return isPaired ? blocks.map(toRow) : undefined;
}

/** Whether a line can be a term: short, and no sentence of a letter. */
const isTerm = (line: Line | undefined): boolean =>
  line !== undefined && line.text.length <= 80 && !/[,;.!…]$/.test(line.text);

/** Whether every other line is in another language, or much longer. */
function differ(lines: readonly Line[]): boolean {
  if (lines.length < 4 || lines.length % 2 === 1) return false;
  const isNumber = ({ text }: Line) => /^\d{1,3}[.)]\s/.test(text);
  if (lines.every((line, at) => isNumber(line) === (at % 2 === 0))) return true;
  if (lines.length < 6) return false;
  const [terms, definitions] = [0, 1].map((side) => lines.filter((_, at) => at % 2 === side).map(({ text }) => text));
  if (!terms || !definitions || !terms.every((text) => text.length <= 80 && !/[,;.!…]$/.test(text))) return false;
  const isLatin = (text: string) => /\p{Script=Latin}/u.test(text);
  const [isFirst, isSecond] = [terms, definitions].map((texts) => isLatin(texts[0] ?? ''));
  const areScripts = terms.every((text) => isLatin(text) === isFirst && /\p{L}/u.test(text));
  if (isFirst !== isSecond && areScripts && definitions.every((text) => isLatin(text) === isSecond)) return true;
  const [one, other] = [guessLanguage(terms), guessLanguage(definitions)];
  const isLonger = terms.every(
    (term, at) => (definitions[at]?.split(/\s+/).length ?? 0) >= 2 + term.split(/\s+/).length,
  );
  return isLonger || (one !== undefined && other !== undefined && one !== other);
}

const label =
  /^(?:[-*•]\s+)?(?:(?:\*\*|__)?(\p{L}[\p{L} -]{0,24}?)(?:\*\*|__)?\s*[:：](?:\*\*|__)?|(\p{RI}{2})[:：]?(?=\s))\s*(\S.*?)(?:\*\*|__)?$/u;
/** Records have more labels only by accident. */
const mostLabels = 8;

/**
 * Reads records of labelled lines, such as `Word: …`, `Meaning: …`, `Example: …`, each with the same first label. The labels name the columns.
 * @returns undefined for other texts; a list of pairs has a new word on each line
 */
export function readRecords(all: readonly Line[]): NamedRows | undefined {
  const lines = all.map((line) => {
    const [, name, flag, said = ''] = label.exec(line.text) ?? [];
    return { ...line, name: name ?? flag, said };
  });
  const first = lines.find(({ name }) => name !== undefined)?.name;
  const names = [...new Set(lines.flatMap(({ name }) => name ?? []))];
  const roles = new Map(rolesOfColumns(names).map((role, at) => [names[at], role]));
  const byName = Map.groupBy(lines, ({ name }) => name);
  const countOf = (name: string | undefined) => byName.get(name)?.length ?? 0;
  const count = countOf(first);
  if (first === undefined || count < 2 || names.length > count * mostLabels) return undefined;
  const isUsual = (name: string) => countOf(name) > count / 2;
  const known = names.filter((name) => roles.get(name) !== undefined).length;
  const hasExtra = names.some((name) => roles.get(name) === 'extra');
  // A label that is unknown and rare is one only if it looks like the others and the extra is free. Otherwise, its line goes on with the one above.
  const isLabel = (name: string) => isUsual(name) || (known > 1 && !hasExtra && isSmall(name) === isSmall(first));
  const columnNames = names.filter((name) => roles.get(name) !== undefined || isLabel(name));
  const isEven = columnNames.length > 2 && lines.length === count * columnNames.length;
  const isNamed = known >= 2 || (known === 1 && names.length === columnNames.length && (isEven || count >= 3));
  if (!isNamed || columnNames.filter(isUsual).length < 2 || columnNames.length > mostLabels) return undefined;
  const rows: { line: number; lastLine: number; cells: string[] }[] = [];
  const asides: FileRow[] = [];
  let [column, block] = [-1, -1];
  for (const [at, line] of lines.entries()) {
    if (line.name === first) rows.push({ line: line.line, lastLine: line.line, cells: columnNames.map(() => '') });
    const row = rows.at(-1);
    const below = lines[at + 1];
    const own = columnNames.indexOf(line.name ?? '');
    const isWrapped =
      own === -1 && line.block === block && goesOn(line, below?.block === block && below.name === first);
    if (!row || (own === -1 && !isWrapped)) asides.push(asideOf(line));
    else if (!isWrapped && row.cells[own] !== '') return undefined;
    else {
      if (!isWrapped) [column, block] = [own, line.block];
      row.cells[column] = isWrapped ? `${row.cells[column] ?? ''}\n${line.text}` : line.said;
      row.lastLine = line.line;
    }
  }
  const isWhole = rows.every(({ cells }) => cells.filter((cell) => cell !== '').length >= 2);
  if (!isWhole || asides.length > rows.length + 2) return undefined;
  return { rows: [...rows, ...asides].toSorted((one, other) => one.line - other.line), columnNames };
}

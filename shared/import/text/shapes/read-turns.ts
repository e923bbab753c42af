import { reasons } from '../../reasons.ts';
import { guessLanguage } from '../../cards/side-languages.ts';
import { bullet, isBoldPair, stripBold } from '../lines/pair-lines.ts';
import {
  type FoundTurns,
  type IndentedLine,
  readBlocks,
  readMarked,
  readNested,
  readPhrases,
  toRow,
} from './read-blocks.ts';
import type { Line } from './read-questions.ts';
import type { FileRow } from '../read-rows.ts';
import { closing } from '../lines/set-apart.ts';
import { findSet } from './set-page.ts';
import { countWords, isMarkedHeading, startsWithArticle } from '../tidy-rows.ts';

/**
 * Reads terms and definitions on lines of their own: in blocks of two, on a page that says where they start, below bullets that ask, around a `?`, or in turn if the
 * two kinds of line clearly differ.
 * @returns undefined for all other texts, such as a list of words
 */
export function readTurns(body: string, firstLine: number): FoundTurns | undefined {
  let block = 0;
  const all = body.split(/\r\n|\r|\n/).flatMap((raw, index): IndentedLine[] => {
    const text = raw.trim();
    if (text === '') block += 1;
    const depth = raw.length - raw.trimStart().length;
    return text === '' ? [] : [{ line: firstLine + index, text, block, depth }];
  });
  const below = withoutTitle(all);
  const marked = readNested(below) ?? readMarked(below);
  if (marked) return { rows: [...all.slice(0, all.length - below.length).map(toAside), ...marked] };
  const set = findSet(all);
  const bare = withoutCount(set ?? all);
  const whole = set || bare.length < all.length ? found(pairUp(bare)) : readPlain(bare);
  const lines = whole ? bare : withoutHeads(bare);
  const turns = whole ?? (lines.length < bare.length && areMarked(lines) ? readPlain(lines) : undefined);
  if (!turns) return undefined;
  const kept = new Set<Line>(lines);
  const asides = all.flatMap((line) => (kept.has(line) ? [] : toAside(line)));
  const rows = [...stripMarks(turns.rows), ...asides].toSorted((one, other) => one.line - other.line);
  return { ...turns, rows };
}

const found = (rows: readonly FileRow[] | undefined): FoundTurns | undefined => rows && { rows };
const toAside = ({ line, text }: Line): FileRow => ({ line, lastLine: line, cells: [text], aside: reasons.around });

const readPlain = (lines: readonly Line[]): FoundTurns | undefined =>
  found(readBlocks(lines)) ??
  readPhrases(lines) ??
  (differ(lines) ? found(pairUp(lines)) : (readTitled(lines) ?? readAsked(lines)));

/** Reads nouns with their articles in turn with words without, below a title. */
function readTitled(lines: readonly Line[]): FoundTurns | undefined {
  const [title, ...below] = lines;
  const rows = title && areNouns(below) ? pairUp(below) : undefined;
  return rows && title && { rows: [toAside(title), ...rows] };
}

/** Whether every other line starts with an article, and none of the others does. */
function areNouns(lines: readonly Line[]): boolean {
  const isNoun = lines.map(({ text }) => startsWithArticle(text, false) && countWords(text) < 4);
  return (
    lines.length > 5 && lines.length % 2 === 0 && isNoun.every((one, at) => one === (isNoun[0] === (at % 2 === 0)))
  );
}

/** Reads lines that ask in turn with others, as a page has them below its title. They may be a conversation. */
function readAsked(lines: readonly Line[]): FoundTurns | undefined {
  const asks = (at: number) => /[?？؟]["”»’)]*$/u.test(lines[at]?.text ?? '');
  const start = Number(lines.length % 2 === 1);
  const isAsked =
    lines.length > 5 &&
    !(start === 1 && asks(0)) &&
    lines.every((_, at) => at < start || asks(at) === (at % 2 === start));
  const rows = isAsked ? pairUp(lines.slice(start)) : undefined;
  // With a number before each question, it is a quiz.
  const isQuiz = rows?.every(({ cells: [question = ''] }, at) => question.startsWith(`${at + 1}.`)) === true;
  return rows && { rows: [...lines.slice(0, start).map(toAside), ...stripMarks(rows)], isUnsure: !isQuiz };
}

/** Leaves out a title, or the tags of a note, in a block above all others. */
function withoutTitle(lines: readonly IndentedLine[]): readonly IndentedLine[] {
  const isTitle = ({ text, block }: Line) =>
    block === lines[0]?.block && (isMarkedHeading(text, false) || /^#\S+$/.test(text));
  const start = lines.findIndex((line) => !isTitle(line));
  return start > 0 && lines[start]?.block !== lines[0]?.block ? lines.slice(start) : lines;
}

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

/** A picture before a question or an answer. */
const picture = /^\p{Extended_Pictographic}\uFE0F?\s+/u;

/** Removes what stands before every term (bullets, numbers, signs of headings) or every definition (a colon or an arrow), and bold marks around all terms. */
function stripMarks(rows: readonly FileRow[]): readonly FileRow[] {
  const strip = (all: readonly FileRow[], side: number, bare: (cell: string) => string, isBoth = false) =>
    all.every(({ cells }) => bare(cells[side] ?? '') !== cells[side])
      ? all.map((row) => ({ ...row, cells: row.cells.map((cell, at) => (isBoth || at === side ? bare(cell) : cell)) }))
      : all;
  const unbulleted = strip(strip(rows, 0, stripBold), 0, (cell) => cell.replace(bullet, ''), true);
  const pictures = [0, 1].map((side) => new Set(rows.map(({ cells }) => picture.exec(cells[side] ?? '')?.[0])));
  const areSame = pictures.every((one) => one.size === 1 && !one.has(undefined));
  const bareOf = (cell: string) => cell.replace(picture, '');
  const unpictured = areSame ? strip(strip(unbulleted, 0, bareOf), 1, bareOf) : unbulleted;
  const unheaded = strip(unpictured, 0, (cell) => cell.replace(/^#{1,6}\s+/, ''));
  const defined = strip(unheaded, 1, (cell) => cell.replace(/^(?:[:：→➔➜➡]\uFE0F?|[-=]?>)\s+/, ''));
  const bare = strip(defined, 1, (cell) => cell.replace(/^\(([^()]+)\)$|^\[([^[\]]+)\]$/, '$1$2'));
  return strip(bare, 0, stripBold, true);
}

function pairUp(lines: readonly Line[]): FileRow[] | undefined {
  if (lines.length < 4 || lines.length % 2 === 1) return undefined;
  return lines.flatMap((term, at) => {
    const definition = lines[at + 1];
    return at % 2 === 1 || !definition ? [] : [toRow([term, definition])];
  });
}

/** Whether every other line is in another language, or much longer. */
function differ(lines: readonly Line[]): boolean {
  if (lines.length < 4 || lines.length % 2 === 1) return false;
  const isEvery = (sign: RegExp, side: number) => lines.every(({ text }, at) => sign.test(text) === (at % 2 === side));
  if (isEvery(/^\d{1,3}[.)]\s/, 0) || isEvery(/^[*•]\s/, 0) || isEvery(/^(?:[→➔➜➡]\uFE0F?|[-=]>)\s/, 1)) return true;
  if (lines.length < 6) return false;
  if (areNouns(lines)) return true;
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

import type { FileRow } from '../read-rows.ts';
import { guessedPieces } from '../../reading-bounds.ts';
import {
  areRemarks,
  bracketed,
  type CutLine,
  hurriedSign,
  type ListSign,
  listSigns,
  withoutSpoken,
} from './list-signs.ts';

/** How to split a text; absent choices are detected. */
export interface CutChoices {
  readonly delimiter?: string | undefined;
  /** The separator between cards; `\n` stands for any line end. */
  readonly rowSeparator?: string | undefined;
}

export interface PairCut {
  readonly delimiter: string;
  readonly rowSeparator: string;
}

/** Single-character separators of delimited files. With any other separator, each line is a pair of sides. */
const ofFiles = new Set([',', ';', '\t', '|', ' ', ':']);

/** Common separators between term and definition. If several occur in every line, the first of this list wins. */
const betweenSides = [
  ' :: ',
  '::',
  ' => ',
  ' -> ',
  ' → ',
  '→',
  ' = ',
  ' – ',
  ' — ',
  ' - ',
  ' : ',
  ': ',
  ' := ',
  '=',
  '\t',
  ';',
  ',',
];
/** Card separators that export screens offer, besides a line break. */
const betweenCards = ['\n\n', '|||', '||', ';;', ';', '|'];

const sampleLength = 65_536;

/**
 * Guesses how to split a text of term–definition lines: as chosen, otherwise by the separator found in nearly every line.
 * @param score score of the best table delimiter; a high one means a table
 * @returns the separators; undefined if the text is a table
 */
export function guessPairs(body: string, { delimiter, rowSeparator }: CutChoices, score: number): PairCut | undefined {
  const text = unifyLines(body.slice(0, sampleLength)).trim();
  if (rowSeparator !== undefined && rowSeparator !== '\n') {
    return { rowSeparator, delimiter: delimiter ?? bestDelimiter(splitText(text, rowSeparator)).delimiter };
  }
  if (delimiter !== undefined) return ofFiles.has(delimiter) ? undefined : { delimiter, rowSeparator: '\n' };
  // A declared delimiter, or a first row that names both sides, means a table.
  if (score >= 2) return undefined;
  const lines = splitText(text, '\n');
  const oneLine =
    lines.length === 1 ? (guessCards(text, 0, [...betweenCards, ',']) ?? guessCards(text, 0, [';'], ['-'])) : undefined;
  if (oneLine) return oneLine;
  const isNamed = namesFormulas(lines);
  // Gaps in the notation of Anki hold two colons.
  const isCloze = lines.every((line) => /\{\{c\d+::/.test(line));
  const byLine = bestDelimiter(
    lines,
    betweenSides.slice(0, 14).filter((one) => (!isNamed || !/[=→]|->/.test(one)) && !(isCloze && one === '::')),
  );
  if (byLine.share >= 0.8 && (score < 0.75 || byLine.share > score + 0.2))
    return { delimiter: byLine.delimiter, rowSeparator: '\n' };
  return score >= 0.75 && lines.length > 1 ? undefined : guessCards(text, byLine.share);
}

/** Detects cards that aren't one per line: at least three, each with the same separator inside. */
function guessCards(
  text: string,
  byLine: number,
  candidates = betweenCards,
  signs: readonly string[] = betweenSides,
): PairCut | undefined {
  for (const rowSeparator of candidates) {
    const pieces = splitText(text, rowSeparator);
    const { delimiter, share } = bestDelimiter(
      pieces,
      signs.filter((one) => one !== rowSeparator),
    );
    const isSteady = pieces.length >= 3 && share === 1 && byLine < 0.8;
    // Blocks with more cards than one are units of a list.
    const cut = text.split('\n', guessedPieces).filter((line) => line.includes(delimiter)).length;
    if (rowSeparator === '\n\n' && cut >= 1.5 * pieces.length) continue;
    // A block that starts without the separator has a heading, or lacks a side.
    if (rowSeparator === '\n\n' && !pieces.every((piece) => piece.trim().split('\n', 1)[0]?.includes(delimiter)))
      continue;
    // Of many cards, some have the separator within a side, too.
    const single = pieces.filter((piece) => piece.split(delimiter).length === 2).length;
    if (isSteady && (rowSeparator === '\n\n' || single >= pieces.length - Math.floor(pieces.length / 8)))
      return { delimiter, rowSeparator };
  }
  return undefined;
}

function bestDelimiter(
  pieces: readonly string[],
  candidates: readonly string[] = betweenSides,
): { delimiter: string; share: number } {
  let best = { delimiter: candidates[0] ?? '\t', share: 0 };
  for (const delimiter of candidates) {
    // There must be text on both sides of the separator.
    const split = pieces.filter(
      (piece) => piece.indexOf(delimiter) > 0 && piece.indexOf(delimiter) < piece.length - delimiter.length,
    );
    const share = pieces.length === 0 ? 0 : split.length / pieces.length;
    if (share > best.share + 0.001) best = { delimiter, share };
  }
  return best;
}

/** Whether lines name formulas, as `Speed: v = s / t` or `Rust: 4 Fe + 3 O₂ → …` do: each has a colon before its sign, and a name of its own before that. In `12 : 3 = 4` it divides. */
export function namesFormulas(lines: readonly string[]): boolean {
  const names = lines.flatMap(
    (line) => /^([^:=]*\p{L}[^:=]*): (?:[^=]*=|[^=?]*\s\+\s[^=?]*(?:->|→))/u.exec(line)?.[1] ?? [],
  );
  return names.length >= lines.length * 0.8 && new Set(names).size >= names.length * 0.6;
}

/** Matches the marker of a list item: a bullet, a tick, a number or a letter. */
export const bullet =
  /^\s*(?:[-–—*+•‣▪◦○●■□▶►➤✓✔✅☑👉🔹🔸]\uFE0F?(?:\s+\[[ x]\])?|[☐☒⬜.·](?=\s+\p{L})|\d\uFE0F?\u20E3|\\item|\[\d{1,3}\]|\[[ x]\](?= +\p{L})|\(?[\d٠-٩۰-۹]{1,3}[.)]|\([a-z]\)|[a-z]\)|[\u2460-\u2473])\s+|^\s*(?:\d{1,3}[.)](?=\p{L}{2})|[\d０-９]{1,3}[．、](?=\P{N})|[・·](?=\S))/iu;

/** What usually separates sides in tables and lists. */
const usualSeparator = /\S\s*(?:,\s|[;|\t]|\s\/\s|\s{3})\s*\S/;

/** More words than a side has that is no part of a sentence. */
const longSide = /(?:\S+\s+){4}/;

/** How many lines have to be cut by a sign that many texts have by chance. Where different signs stand between short sides, half of them: the preview says that it isn't sure. */
function leastCuts({ name }: ListSign, cuts: readonly CutLine[], count: number, most: number): number {
  if (name === bracketed) return Math.max(3, count * 0.7);
  const areMixed = name === hurriedSign && cuts.length - most >= cuts.length / 4;
  return areMixed && !cuts.some(({ cells }) => cells.some((cell) => longSide.test(cell))) ? count * 0.5 : count * 0.8;
}

/** The sign with which most lines become two sides. */
export function bestSign(lines: readonly string[]): ListSign | undefined {
  const bare = lines.map(withoutBullet);
  let best: ListSign | undefined;
  let most = 0;
  const isSeparated = bare.filter((line) => usualSeparator.test(line)).length > bare.length / 2;
  for (const sign of listSigns) {
    if (sign.isRare && isSeparated) continue;
    const isNeeded = sign.name !== hurriedSign || most <= bare.length * 0.6;
    if (most === bare.length || !isNeeded || (sign.name === bracketed && most > 0)) continue;
    const cuts = bare.flatMap((line) => sign.cut(line) ?? []);
    // The same picture before each word is a bullet, and differing numbers of columns are no table.
    const isVaried = (column: number) => new Set(cuts.map(({ cells }) => cells[column])).size >= cuts.length * 0.8;
    const isSteady = ![' ', '/', bracketed].includes(sign.name) || (isVaried(0) && isVaried(1) && !areRemarks(cuts));
    const least = leastCuts(sign, cuts, lines.length, most);
    const isYear = sign.name === ' ' && /^\d/.test(cuts[0]?.cells[0] ?? '');
    const isUsual = (!isYear && !/^(\( ?\)|\? | ?\/ ?| · |\*\*|\.{3}| -)$/.test(sign.name)) || cuts.length >= least;
    // Of lists side by side, the last line may have fewer.
    const counts = cuts.map(({ cells }) => cells.length);
    const isWide =
      !['  ', ' / '].includes(sign.name) ||
      new Set(counts.filter((one, at) => at < 2 || at < counts.length - 1 || one > (counts[0] ?? 0))).size === 1;
    if (isSteady && isUsual && isWide && cuts.length > most) [best, most] = [sign, cuts.length];
  }
  const colon = best && /=|->|→/.test(best.name) && listSigns.find(({ name }) => name === ': ');
  return colon && namesFormulas(bare) ? colon : best;
}

export function withoutBullet(text: string): string {
  return text.replace(bullet, '');
}

/** Splits text into rows, each at its first separator, with a pronunciation as the third cell. List markers are removed. */
export function readPairs(body: string, { delimiter, rowSeparator }: PairCut, firstLine: number): FileRow[] {
  const text = unifyLines(body);
  const pieces = withoutLead(text, delimiter).split(rowSeparator);
  const filled = pieces.filter((piece) => piece.trim() !== '');
  const isList =
    rowSeparator.startsWith('\n') && filled.filter((piece) => bullet.test(piece)).length >= filled.length * 0.8;
  const fronts = filled.map((piece) => cutOnce(piece.trim(), delimiter)).filter((sides) => sides.length > 1);
  const isBold = fronts.length > 0 && fronts.every(([front]) => stripBold(front) !== front.trim());
  const cells = (piece: string) => {
    const [front, back] = cutOnce(isList ? piece.replace(bullet, '') : piece.trim(), delimiter);
    const { cells: sides, spoken } = back === undefined ? { cells: [front] } : withoutSpoken(front, back);
    return [...(isList || isBold ? sides.map(stripBold) : sides), ...(spoken === undefined ? [] : [spoken])];
  };
  if (rowSeparator !== '\n')
    return filled.map((piece, index) => ({ line: index + 1, lastLine: index + 1, cells: cells(piece) }));
  return pieces.flatMap((piece, index) => {
    const line = firstLine + index;
    return piece.trim() === '' ? [] : [{ line, lastLine: line, cells: cells(piece) }];
  });
}

/** Removes what is before the colon of a single line of cards, such as `Please learn these words:`. */
function withoutLead(text: string, delimiter: string): string {
  const [, words = ''] = /^[^:;=]{12,100}:\s+(\S.*)$/.exec(text.trim()) ?? [];
  return words === '' || words.includes(': ') || /[:：]/.test(delimiter) || !words.includes(delimiter) ? text : words;
}

function cutOnce(text: string, delimiter: string): [front: string, back?: string] {
  const at = text.indexOf(delimiter);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + delimiter.length)];
}

/** Whether a whole line is bold or in italics. */
export function isEmphasized(line: string): boolean {
  return /^(\*{1,2}|_{1,2})[^*_\s][^*_]*\1:?$/.test(line.trim());
}

/** Whether a line is bold as a whole and may be a pair, as it doesn't end with a colon. */
export const isBoldPair = (line = ''): boolean => /^(\*\*|__)[^*_\s][^*_]*[^:：]\1$/.test(line);

/** Removes bold marks; terms in Markdown lists are often bold, sometimes with a word class in brackets behind them. */
export function stripBold(cell: string): string {
  const text = cell.trim();
  if (!/^[*_]/.test(text)) return text;
  return text.replace(/^(\*\*|__|\*)(?![*\s])((?:(?!\1).)+)\1(\s*\([^()*]*\))?$/, '$2$3');
}

function splitText(text: string, separator: string): string[] {
  return text.split(separator, guessedPieces).filter((piece) => piece.trim() !== '');
}

function unifyLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

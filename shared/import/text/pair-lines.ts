import type { FileRow } from './read-rows.ts';
import { guessedPieces } from '../reading-bounds.ts';

/** How a text is cut; whatever is absent is detected. */
export interface CutChoices {
  readonly delimiter?: string | undefined;
  /** What stands between two cards; `\n` for any line end. */
  readonly rowSeparator?: string | undefined;
}

/** What stands between the sides of a card, and between two cards. */
export interface PairCut {
  readonly delimiter: string;
  readonly rowSeparator: string;
}

/** The separators of one sign that delimited files have: everything else makes lines of two sides. */
const ofFiles = new Set([',', ';', '\t', '|', ' ', ':']);

/** What people put between a term and its definition; of two that stand in every line the earlier one is meant. */
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
  '=',
  '\t',
  ';',
  ',',
];
/** What export screens offer between two cards, beside a new line. */
const betweenCards = ['\n\n', '|||', '||', ';;', ';', '|'];

const sampleLength = 65_536;

/**
 * How a text of lines with two sides is cut: as chosen, else by what stands in nearly every line.
 *
 * @param score of the best delimiter of a table: a good one means that it is a table
 * @returns undefined where the text is a table
 */
export function guessPairs(body: string, { delimiter, rowSeparator }: CutChoices, score: number): PairCut | undefined {
  const text = unifyLines(body.slice(0, sampleLength)).trim();
  if (rowSeparator !== undefined && rowSeparator !== '\n') {
    return { rowSeparator, delimiter: delimiter ?? bestDelimiter(splitText(text, rowSeparator)).delimiter };
  }
  if (delimiter !== undefined) return ofFiles.has(delimiter) ? undefined : { delimiter, rowSeparator: '\n' };
  // The file named its separator.
  if (score >= 2) return undefined;
  const lines = splitText(text, '\n');
  const oneLine = lines.length === 1 ? guessCards(text, 0) : undefined;
  if (oneLine) return oneLine;
  const byLine = bestDelimiter(lines, betweenSides.slice(0, 13));
  if (byLine.share >= 0.8 && (score < 0.75 || byLine.share > score + 0.2))
    return { delimiter: byLine.delimiter, rowSeparator: '\n' };
  return score >= 0.75 && lines.length > 1 ? undefined : guessCards(text, byLine.share);
}

/** Cards that are not a line each: three at least, all with the same separator inside. */
function guessCards(text: string, byLine: number): PairCut | undefined {
  for (const rowSeparator of betweenCards) {
    const pieces = splitText(text, rowSeparator);
    const { delimiter, share } = bestDelimiter(
      pieces,
      betweenSides.filter((one) => one !== rowSeparator),
    );
    const isSteady = pieces.length >= 3 && share === 1 && byLine < 0.8;
    if (isSteady && pieces.every((piece) => rowSeparator === '\n\n' || piece.split(delimiter).length === 2))
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
    // Something stands on both sides of it.
    const split = pieces.filter(
      (piece) => piece.indexOf(delimiter) > 0 && piece.indexOf(delimiter) < piece.length - delimiter.length,
    );
    const share = pieces.length === 0 ? 0 : split.length / pieces.length;
    if (share > best.share + 0.001) best = { delimiter, share };
  }
  return best;
}

const bullet = /^\s*(?:[-*+•‣▪]|\d{1,3}[.)])\s+/;

/** The rows of such a text: each cut at the first separator in it; marks of lists are no part of a side. */
export function readPairs(body: string, { delimiter, rowSeparator }: PairCut, firstLine: number): FileRow[] {
  const text = unifyLines(body);
  const pieces = text.split(rowSeparator);
  const filled = pieces.filter((piece) => piece.trim() !== '');
  const isList = rowSeparator === '\n' && filled.filter((piece) => bullet.test(piece)).length >= filled.length * 0.8;
  const cells = (piece: string) => {
    const sides = cutOnce(isList ? piece.replace(bullet, '') : piece.trim(), delimiter);
    return isList ? sides.map(stripBold) : sides;
  };
  if (rowSeparator !== '\n')
    return filled.map((piece, index) => ({ line: index + 1, lastLine: index + 1, cells: cells(piece) }));
  return pieces.flatMap((piece, index) => {
    const line = firstLine + index;
    return piece.trim() === '' ? [] : [{ line, lastLine: line, cells: cells(piece) }];
  });
}

function cutOnce(text: string, delimiter: string): string[] {
  const at = text.indexOf(delimiter);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + delimiter.length)];
}

/** Terms of Markdown lists are often bold. */
function stripBold(cell: string): string {
  return cell.trim().replace(/^(\*\*|__)(.+)\1$/, '$2');
}

function splitText(text: string, separator: string): string[] {
  return text.split(separator, guessedPieces).filter((piece) => piece.trim() !== '');
}

function unifyLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

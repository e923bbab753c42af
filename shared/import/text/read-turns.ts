import { guessLanguage } from '../cards/side-languages.ts';
import { bullet } from './pair-lines.ts';
import type { FileRow } from './read-rows.ts';

interface Line {
  readonly line: number;
  readonly text: string;
  readonly block: number;
}

/** Words of a page with a set of cards (Quizlet and the like) around the cards. */
const setStart = /^(terms in this set|begriffe in diesem|termes de cet ensemble|términos en este)\b.*\(\d+\)$/i;
const setEnd =
  /^(students also|other sets|sets found|related|created by|schüler haben|verwandte|erstellt von|d['’]autres|otros conjuntos)\b/i;
const setWords =
  /^(flashcards|learn|test|match|write|spell|still learning \(\d+\)|not studied \(\d+\)|mastered \(\d+\)|select these \d+|you['’]ve started learning.*|lernen|karteikarten|zuordnen)$/i;

/**
 * Reads terms and definitions on lines of their own: in blocks of two, on a page that says where they start, or in turn if the two kinds of line clearly differ.
 * @returns undefined for all other texts, such as a list of words
 */
export function readTurns(body: string, firstLine: number): FileRow[] | undefined {
  let block = 0;
  const all = body.split(/\r\n|\r|\n/).flatMap((raw, index): Line[] => {
    const text = raw.trim();
    if (text === '') block += 1;
    return text === '' ? [] : [{ line: firstLine + index, text, block }];
  });
  const start = all.findIndex(({ text }) => setStart.test(text)) + 1;
  const found = all.findIndex(({ text }, at) => at > start && setEnd.test(text));
  const end = start > 0 && found > 0 ? found : all.length;
  const isPart = (line: Line, at: number) => at >= start && at < end && !(start > 0 && setWords.test(line.text));
  const lines = all.filter(isPart);
  const rows = start > 0 ? pairUp(lines) : (readBlocks(lines) ?? (differ(lines) ? pairUp(lines) : undefined));
  const isNumbered = rows?.every(({ cells }) => bullet.test(cells[0] ?? ''));
  if (!rows) return undefined;
  const asides = all.flatMap((line, at): FileRow[] =>
    isPart(line, at)
      ? []
      : [{ line: line.line, lastLine: line.line, cells: [line.text], aside: 'This is text around the cards.' }],
  );
  const bare = (cell: string) => cell.replace(bullet, '');
  const unnumbered = isNumbered ? rows.map((row) => ({ ...row, cells: row.cells.map(bare) })) : rows;
  return [...unnumbered, ...asides].toSorted((one, other) => one.line - other.line);
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
  const [one, other] = [guessLanguage(terms), guessLanguage(definitions)];
  const isLonger = terms.every(
    (term, at) => (definitions[at]?.split(/\s+/).length ?? 0) >= 2 + term.split(/\s+/).length,
  );
  return isLonger || (one !== undefined && other !== undefined && one !== other);
}

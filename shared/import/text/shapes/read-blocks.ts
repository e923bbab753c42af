import { reading } from '../lines/list-signs.ts';
import { bullet } from '../lines/pair-lines.ts';
import type { Line } from './read-questions.ts';
import type { FileRow } from '../read-rows.ts';
import { isSameTongue } from '../judgement/running-text.ts';

/** Rows of terms and definitions on lines of their own. */
export interface FoundTurns {
  readonly rows: readonly FileRow[];
  /** Whether only a person can tell if they are cards. */
  readonly isUnsure?: boolean;
}

export interface IndentedLine extends Line {
  /** Number of characters before the text. */
  readonly depth: number;
}

/** The mark of a card in notes of Logseq and the like. */
const cardMark = /\s+#(?:flash)?cards?$/i;

/** Reads bullets that ask (with `?` or the mark of a card), each with its answer indented below it, as notes apps write them. */
export function readNested(lines: readonly IndentedLine[]): FileRow[] | undefined {
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
export function readMarked(lines: readonly Line[]): FileRow[] | undefined {
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

export const toRow = (lines: readonly Line[]): FileRow => ({
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

/** How a phrase sounds, in brackets or slashes. */
const sound = /^(?:\[[^\]]+\]|\([^)]+\)|\/[^/]+\/)$/;

const isSound = (text: string, term: string): boolean =>
  sound.test(text) || (/\p{Script=Han}/u.test(term) && reading.test(text));

/** Reads blocks of two lines each, at least two of them, or of three with the sound of a phrase in the middle. */
export function readBlocks(lines: readonly Line[]): FileRow[] | undefined {
  const blocks = [...Map.groupBy(lines, ({ block }) => block).values()];
  if (blocks.length < 2) return undefined;
  if (blocks.every((block) => block.length === 2 && isTerm(block[0]))) return blocks.map(toRow);
  if (
    blocks.every(({ length }) => length === 3) &&
    blocks.every(([term, spoken]) => isSound(spoken?.text ?? '', term?.text ?? ''))
  )
    return blocks.map((block) => ({ ...toRow(block), cells: [0, 2, 1].map((at) => block[at]?.text ?? '') }));
  return undefined;
}

/** Reads blocks of two phrases with the same sign at their ends: `Good luck!`, `Viel Glück!`. In one language, they may be verses. */
export function readPhrases(lines: readonly Line[]): FoundTurns | undefined {
  const blocks = [...Map.groupBy(lines, ({ block }) => block).values()];
  const endOf = (line: Line | undefined) => /[.!?…。！？]?["”“»«’')]*$/u.exec(line?.text ?? '')?.[0];
  const isPair = (block: readonly Line[]) =>
    block.length === 2 && endOf(block[0]) === endOf(block[1]) && block.every(({ text }) => text.length <= 120);
  if (blocks.length < 3 || !blocks.every(isPair)) return undefined;
  const isSame = isSameTongue(
    ...([0, 1].map((side) => blocks.map((block) => block[side]?.text ?? '')) as [string[], string[]]),
  );
  return isSame === true ? undefined : { rows: blocks.map(toRow), isUnsure: isSame === undefined };
}

/** Whether a line can be a term: short, and no sentence of a letter. */
const isTerm = (line: Line | undefined): boolean =>
  line !== undefined && line.text.length <= 80 && !/[,;.!…]$/.test(line.text);

import { joinLetters, splitByGaps, unite } from './find-columns.ts';
import type { Box } from './grey-image.ts';
import { joinRows, type ScanRow, type TextLine } from './table-rows.ts';

/** A piece of text of a PDF's page, with y downwards. */
export interface PlacedText {
  readonly text: string;
  readonly box: Box;
}

/** Height of small letters as a share of a font's size. */
const smallLetters = 0.5;

/** Share of a font's size above which a gap is a space. */
const space = 0.15;

/** Finds the rows of a table in a PDF's text. @param width the page's width */
export function findPdfRows(texts: readonly PlacedText[], width: number): ScanRow[] {
  const placed = texts.filter(({ text }) => text.trim() !== '');
  const heights = placed.map(({ box }) => box.bottom - box.top).toSorted((one, other) => one - other);
  const size = heights[Math.floor(heights.length / 2)] ?? 0;
  if (size === 0) return [];
  const letterHeight = size * smallLetters;
  const pieces = joinLetters(
    placed.map(({ box }) => box),
    letterHeight,
  );
  const columns = splitByGaps(pieces, Math.ceil(width), letterHeight);
  const lines = columns.flatMap(({ box }, column) => {
    const end = columns[column + 1]?.box.left ?? Infinity;
    const own = placed.filter((one) => one.box.left >= box.left - 1 && one.box.left < end - 1);
    return joinTexts(own, letterHeight).map((line): TextLine => ({ ...line, confidence: 100, column }));
  });
  return joinRows(lines, columns.length, letterHeight);
}

/** Joins texts on the same line, from left to right. */
function joinTexts(texts: readonly PlacedText[], letterHeight: number): PlacedText[] {
  const lines: PlacedText[] = [];
  const byPlace = texts.toSorted((one, other) => one.box.bottom - other.box.bottom || one.box.left - other.box.left);
  const groups: PlacedText[][] = [];
  for (const text of byPlace) {
    const group = groups.at(-1);
    const isSame = group?.[0] && Math.abs(group[0].box.bottom - text.box.bottom) < letterHeight * 0.8;
    if (isSame) group.push(text);
    else groups.push([text]);
  }
  for (const group of groups) {
    const sorted = group.toSorted((one, other) => one.box.left - other.box.left);
    let text = '';
    sorted.forEach((one, index) => {
      const gap = one.box.left - (sorted[index - 1]?.box.right ?? one.box.left);
      text += (gap > (letterHeight / smallLetters) * space ? ' ' : '') + one.text;
    });
    lines.push({ text: text.trim(), box: sorted.map(({ box }) => box).reduce(unite) });
  }
  return lines;
}

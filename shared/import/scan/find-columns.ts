import { findLetters } from './find-letters.ts';
import { type Box, type GreyImage, shrink } from './grey-image.ts';

/** A column of text: its box, and those of its pieces, which are words without a wide gap between them. */
export interface TextColumn {
  readonly box: Box;
  readonly pieces: readonly Box[];
}

/** The layout of a page, in pixels. */
export interface Layout {
  /** Columns from left to right. */
  readonly columns: readonly TextColumn[];
  /** Height of small letters; 0 if there is no text. */
  readonly letterHeight: number;
}

/** Finds the columns of a cleaned page by the gaps between the boxes of its words. */
export function findColumns(page: GreyImage): Layout {
  const factor = page.width > 1_400 ? 2 : 1;
  const small = shrink(page, factor);
  const { letters, height } = findLetters(small);
  const pieces = joinLetters(letters, height).filter((piece) => isOnPaper(small, piece, height));
  const grow = ({ left, top, right, bottom }: Box): Box => {
    // Room for what is too small for a letter: accents, dots, commas.
    const pad = Math.ceil(height * 0.75);
    return {
      left: Math.max(0, left - pad) * factor,
      top: Math.max(0, top - pad) * factor,
      right: Math.min(small.width, right + pad) * factor,
      bottom: Math.min(small.height, bottom + Math.ceil(height * 0.4)) * factor,
    };
  };
  const columns = splitByGaps(pieces, small.width, height).map((column) => {
    const grown = column.pieces.map(grow);
    return { box: grown.reduce(unite), pieces: grown };
  });
  return { columns, letterHeight: height * factor };
}

/** Least mean grey value of the rim around text on paper. */
const lightRim = 205;

/** Returns whether a piece stands on light paper, and isn't a part of a picture or the desk. */
function isOnPaper({ width, height, data }: GreyImage, piece: Box, letterHeight: number): boolean {
  const pad = Math.ceil(letterHeight * 0.3);
  const [left, right] = [Math.max(0, piece.left - pad), Math.min(width - 1, piece.right + pad)];
  let [sum, count] = [0, 0];
  for (const y of [piece.top - pad, piece.bottom + pad]) {
    if (y < 0 || y >= height) continue;
    for (let x = left; x <= right; x += 1, count += 1) sum += data[y * width + x] ?? 0;
  }
  for (let y = Math.max(0, piece.top); y < Math.min(height, piece.bottom); y += 1, count += 2)
    sum += (data[y * width + left] ?? 0) + (data[y * width + right] ?? 0);
  return sum >= count * lightRim;
}

/** Joins letters and words of the same line whose gap is no wider than one between words. */
export function joinLetters(letters: readonly Box[], height: number): Box[] {
  const sorted = letters.toSorted((one, other) => one.left - other.left);
  const groups = sorted.map((_, index) => index);
  const find = (index: number): number => {
    let root = index;
    while (groups[root] !== root) root = groups[root] ?? root;
    groups[index] = root;
    return root;
  };
  sorted.forEach((one, index) => {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (!other || other.left - one.right > height * 1.5) {
        if (other && other.left > one.right + height * 1.5) break;
        continue;
      }
      const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const lower = Math.min(one.bottom - one.top, other.bottom - other.top);
      if (shared > lower * 0.4) groups[find(next)] = find(index);
    }
  });
  const joined = new Map<number, Box>();
  sorted.forEach((box, index) => {
    const root = find(index);
    const before = joined.get(root);
    joined.set(root, before ? unite(before, box) : box);
  });
  return [...joined.values()];
}

export function unite(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** Share of a page's lines that may cross the gap between two columns, such as a headline. */
const mostCrossing = 0.12;

/** Splits a page where hardly any piece of text crosses a gap from top to bottom. */
export function splitByGaps(pieces: readonly Box[], width: number, height: number): TextColumn[] {
  const covered = new Uint16Array(width + 1);
  for (const { left, right } of pieces)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x += 1) covered[x] = (covered[x] ?? 0) + 1;
  const most = covered.reduce((last, count) => Math.max(last, count), 0);
  const limit = Math.floor(most * mostCrossing);
  const cuts = [0, ...findGaps(covered, limit, height), width];
  const columns = cuts.slice(1).map((right, index) => ({ left: cuts[index] ?? 0, right }));
  // A piece belongs to the column that holds its start, because text is set flush left.
  const found = columns.map((column) => pieces.filter(({ left }) => left >= column.left && left < column.right));
  const least = Math.max(2, most * 0.15);
  return found.filter(({ length }) => length >= least).map((own) => ({ box: own.reduce(unite), pieces: own }));
}

/** Returns where to cut: in each gap the place that the fewest pieces cross, as near to the next column as possible. */
function findGaps(covered: Uint16Array, limit: number, height: number): number[] {
  const cuts: number[] = [];
  const last = covered.findLastIndex((count) => count > limit);
  let start = covered.findIndex((count) => count > limit);
  while (start >= 0 && start < last) {
    const from = covered.findIndex((count, x) => x > start && count <= limit);
    const to = covered.findIndex((count, x) => x > from && count > limit);
    if (from < 0 || to < 0) break;
    if (to - from >= height * 0.8) {
      const gap = covered.subarray(from, to);
      const fewest = gap.reduce((least, count) => Math.min(least, count), limit);
      cuts.push(from + gap.lastIndexOf(fewest) - Math.min(Math.round(height * 0.3), Math.floor((to - from) / 3)) + 1);
    }
    start = to;
  }
  return cuts;
}

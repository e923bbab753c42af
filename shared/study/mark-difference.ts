import type { Letter } from './typed-letters.ts';

/** A piece of a compared answer: typed correctly (`same`), `missing` from the typed text, or typed although the answer lacks it (`extra`). */
export interface AnswerPart {
  readonly kind: 'same' | 'missing' | 'extra';
  readonly text: string;
}

/** Maximum number of letter pairs to align. With more, the part between the first and the last difference is not aligned. */
const mostPairs = 40_000;

/**
 * Marks the differences between two answers, in reading order. Accents count as differences, case does not. Letters of the longest common subsequence are
 * `same`. If the answers share less than half of their letters, each becomes one piece, because scattered marks would not help the learner.
 */
export function markDifference(typed: readonly Letter[], answer: readonly Letter[]): AnswerPart[] {
  const same = findSame(typed, answer);
  const isOther = same.length * 2 < Math.max(typed.length, answer.length);
  const pairs = isOther ? [] : same;
  const parts: AnswerPart[] = [];
  let [typedAt, answerAt] = [0, 0];
  const add = (kind: AnswerPart['kind'], letters: readonly Letter[]) => {
    const text = letters.map((letter) => letter.text).join('');
    const last = parts.at(-1);
    if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text };
    else if (text !== '') parts.push({ kind, text });
  };
  for (const [typedSame, answerSame] of [...pairs, [typed.length, answer.length] as const]) {
    add('extra', typed.slice(typedAt, typedSame));
    add('missing', answer.slice(answerAt, answerSame));
    add('same', answer.slice(answerSame, answerSame + 1));
    [typedAt, answerAt] = [typedSame + 1, answerSame + 1];
  }
  return parts;
}

type Pair = readonly [typedAt: number, answerAt: number];

/** @returns the positions of the longest common subsequence: common ends first, then the standard table for the middle (Wagner and Fischer, 1974) */
function findSame(typed: readonly Letter[], answer: readonly Letter[]): Pair[] {
  const isSame = (typedAt: number, answerAt: number) => typed[typedAt]?.exact === answer[answerAt]?.exact;
  const shorter = Math.min(typed.length, answer.length);
  let head = 0;
  while (head < shorter && isSame(head, head)) head += 1;
  let tail = 0;
  while (tail < shorter - head && isSame(typed.length - 1 - tail, answer.length - 1 - tail)) tail += 1;
  const [rows, columns] = [typed.length - head - tail, answer.length - head - tail];
  const middle =
    rows * columns > mostPairs
      ? []
      : findSameBetween(rows, columns, (row, column) => isSame(head + row, head + column));
  return [
    ...Array.from({ length: head }, (_, at): Pair => [at, at]),
    ...middle.map(([row, column]): Pair => [head + row, head + column]),
    ...Array.from({ length: tail }, (_, at): Pair => [typed.length - tail + at, answer.length - tail + at]),
  ];
}

function findSameBetween(rows: number, columns: number, isSame: (row: number, column: number) => boolean): Pair[] {
  /** `left[row][column]`: length of the longest common subsequence of the remainders from that position to both ends. */
  const left = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1));
  const leftAt = (row: number, column: number) => left[row]?.[column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      (left[row] as Uint16Array)[column] = isSame(row, column)
        ? leftAt(row + 1, column + 1) + 1
        : Math.max(leftAt(row + 1, column), leftAt(row, column + 1));
  const pairs: Pair[] = [];
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (isSame(row, column)) pairs.push([row++, column++]);
    else if (leftAt(row + 1, column) >= leftAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

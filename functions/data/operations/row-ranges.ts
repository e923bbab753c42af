/** Rows of a file from `first` up to, but not including, `end`. */
export type RowRange = [first: number, end: number];

/** A set of rows in as few ranges as possible: sorted, neither overlapping nor adjacent. */
export type RowRanges = readonly RowRange[];

/** @returns the union of these ranges, which may overlap and come in any order. */
export function joinRows(...ranges: readonly RowRange[]): RowRange[] {
  const joined: RowRange[] = [];
  for (const [first, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && first <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([first, end]);
  }
  return joined;
}

export function leaveOutRows(rows: RowRanges, others: RowRanges): RowRange[] {
  return others.reduce<RowRange[]>(
    (left, [from, to]) =>
      left
        .flatMap(([first, end]): RowRange[] => [
          [first, Math.min(end, from)],
          [Math.max(first, to), end],
        ])
        .filter(([first, end]) => first < end),
    [...rows],
  );
}

export function countRows(rows: RowRanges): number {
  return rows.reduce((sum, [first, end]) => sum + end - first, 0);
}

export function hasRow(rows: RowRanges, row: number): boolean {
  return rows.some(([first, end]) => first <= row && row < end);
}

/** A text in which every physical line ends in `\n`, and what it takes to get a cell's own line ends back. */
export interface PreparedText {
  readonly text: string;
  /** Stands before the `\n` of a line that ended in a lone CR; undefined where the file has none. */
  readonly loneReturn: string | undefined;
}

/**
 * Makes LF, CRLF and lone CR, also mixed in one file, one kind of line end for the parser, without changing the text of
 * any cell: CRLF keeps its CR, and a lone CR becomes a run of vertical tabs, longer than any in the file, and LF. Both
 * are blank to the parser, so a quote before them still closes its cell.
 */
export function prepareLineEnds(source: string): PreparedText {
  const ended = /[\r\n]$/.test(source) ? source : `${source}\n`;
  if (!/\r(?!\n)/.test(ended)) return { text: ended, loneReturn: undefined };
  const longest = (ended.match(/\v+/g) ?? []).reduce((length, run) => Math.max(length, run.length), 0);
  const loneReturn = '\v'.repeat(longest + 1);
  // Twice by plain text: by a pattern, millions of them take seconds.
  const text = ended
    .split('\r\n')
    .map((part) => part.split('\r').join(`${loneReturn}\n`))
    .join('\r\n');
  return { text, loneReturn };
}

/** The cells of a row with the line ends that they have in the file, less the row's own line end. */
export function restoreLineEnds(cells: readonly string[], { loneReturn }: PreparedText): string[] {
  const last = cells.length - 1;
  return cells.map((cell, index) => {
    const inner = index === last ? withoutRowEnd(cell, loneReturn) : cell;
    return loneReturn === undefined ? inner : inner.replaceAll(`${loneReturn}\n`, '\r');
  });
}

function withoutRowEnd(cell: string, loneReturn: string | undefined): string {
  if (cell.endsWith('\r')) return cell.slice(0, -1);
  return loneReturn !== undefined && cell.endsWith(loneReturn) ? cell.slice(0, -loneReturn.length) : cell;
}

/** The number of physical lines that a text starts: a line end at its very end starts no further one. */
export function countPhysicalLines(source: string): number {
  let ends = 0;
  for (let at = 0; at < source.length; at += 1) {
    const isReturn = source[at] === '\r' && source[at + 1] !== '\n';
    if (isReturn || source[at] === '\n') ends += 1;
  }
  return ends + Number(!/(^|[\r\n])$/.test(source));
}

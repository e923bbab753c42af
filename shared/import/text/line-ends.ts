/** A text whose physical lines all end in `\n`, with the marker that is needed to restore line ends inside cells. */
export interface PreparedText {
  readonly text: string;
  /** The marker before `\n` for a line that ended in a lone CR; undefined if the file has none. */
  readonly loneReturn: string | undefined;
}

/**
 * Makes LF the only line end for the parser, even if a file mixes LF, CRLF and lone CR, while the original line ends in cells stay recoverable: CRLF keeps its
 * CR, and a lone CR becomes LF after a run of vertical tabs longer than any in the file. The parser treats both as blank, so a quote before them still closes
 * its cell.
 */
export function prepareLineEnds(source: string): PreparedText {
  const ended = /[\r\n]$/.test(source) ? source : `${source}\n`;
  if (!/\r(?!\n)/.test(ended)) return { text: ended, loneReturn: undefined };
  const longest = (ended.match(/\v+/g) ?? []).reduce((length, run) => Math.max(length, run.length), 0);
  const loneReturn = '\v'.repeat(longest + 1);
  // Splits at plain strings twice, because a regular expression takes seconds for millions of lines.
  const text = ended
    .split('\r\n')
    .map((part) => part.split('\r').join(`${loneReturn}\n`))
    .join('\r\n');
  return { text, loneReturn };
}

/** A row's cells with their original line ends, without the row's own line end. */
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

/** The number of physical lines in a text; a final line end doesn't start another line. */
export function countPhysicalLines(source: string): number {
  let ends = 0;
  for (let at = 0; at < source.length; at += 1) {
    const isReturn = source[at] === '\r' && source[at + 1] !== '\n';
    if (isReturn || source[at] === '\n') ends += 1;
  }
  return ends + Number(!/(^|[\r\n])$/.test(source));
}

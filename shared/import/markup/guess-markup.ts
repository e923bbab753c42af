import type { ColumnGuess } from '../text/columns/detect-columns.ts';
import type { FileRow } from '../text/read-rows.ts';

const tagsInText =
  /<br\s*\/?>|<(b|i|u|em|strong|div|span|p|sub|sup|ul|ol|li|font)\b[^>]*>[^<]*<\/\1>|&(nbsp|amp|lt|gt|quot|szlig|[a-z]{1,2}(acute|grave|circ|uml|tilde|cedil|ring|slash|lig)|#x?[\da-f]{1,6});/i;
/** A cell that is only a tag, as on a card about HTML. */
const onlyTag = /^(<[^>]+>|&#?\w+;)$/;

/** @returns undefined if there is no HTML, true if it formats the texts, false if the cards are about HTML */
export function guessMarkup(
  rows: readonly FileRow[],
  { frontColumn, backColumn, extraColumns }: Pick<ColumnGuess, 'frontColumn' | 'backColumn' | 'extraColumns'>,
): boolean | undefined {
  const columns = [frontColumn, backColumn, ...extraColumns];
  const startOf = (cell = '') => (cell.includes('<') || cell.includes('&') ? cell.slice(0, 5000).trim() : []);
  const cells = rows.flatMap((row) => columns.flatMap((column) => startOf(row.cells[column])));
  if (cells.some((cell) => onlyTag.test(cell))) return false;
  // Where hardly anything but the tags differs, they are what there is to learn: `<b>text</b>`, `<i>text</i>`.
  const bare = new Set(cells.map((cell) => cell.replaceAll(/<[^<>]*>/g, '')));
  if (cells.length > 2 && bare.size === 1 && new Set(cells).size === cells.length) return false;
  return cells.some((cell) => tagsInText.test(cell)) ? true : undefined;
}

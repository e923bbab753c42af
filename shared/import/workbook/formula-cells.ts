/** What a formula begins with: the four signs, as they are and in full width (which Excel reads alike in East Asia), and what it skips before one. */
const signs = String.raw`=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\0`;
const formula = new RegExp(`^'*[${signs}]`);
const neutralised = new RegExp(`^'+[${signs}]`);

/**
 * Puts an apostrophe before a text that a spreadsheet would run as a formula. A text that already has apostrophes there
 * gets one more, so that {@link restoreCell} is its exact inverse for every text.
 */
export function neutraliseCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Takes away the one apostrophe that {@link neutraliseCell} adds; every other text stays as it is. */
export function restoreCell(text: string): string {
  return neutralised.test(text) ? text.slice(1) : text;
}

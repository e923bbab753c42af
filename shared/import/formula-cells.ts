// Spreadsheets run a cell that starts with one of these: = + - @ tab, carriage return.
const formula = /^'*[=+\-@\t\r]/;
const neutralised = /^'+[=+\-@\t\r]/;

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

/** Characters that start a formula: `=+-@`, their full-width forms (equivalent in East Asian Excel), and control characters that Excel skips before them. */
const signs = String.raw`=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\0`;
const formula = new RegExp(`^'*[${signs}]`);
const neutralised = new RegExp(`^'+[${signs}]`);

/** Prefixes an apostrophe to texts that spreadsheets run as formulas. Existing apostrophes get one more, so that {@link restoreCell} is an exact inverse. */
export function neutraliseCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe added by {@link neutraliseCell}; other texts stay unchanged. */
export function restoreCell(text: string): string {
  return neutralised.test(text) ? text.slice(1) : text;
}

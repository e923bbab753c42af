import { Parser } from 'htmlparser2';

/** Elements without text for people. */
const silent = new Set(['script', 'style', 'head', 'title', 'template', 'noscript']);
const blocks = new Set(['p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'dd', 'caption', 'table']);
/** Classes of marks that an encyclopedia puts beside its texts: footnotes and links for editing. */
const marks = /\b(reference|mw-editsection|noprint)\b/;
/** Larger pages are pasted as plain text. */
const longest = 2_000_000;

/**
 * Writes the tables of copied HTML (Google Docs, Sheets, Word, web pages) as tab-separated rows. Texts around them become lines.
 * @returns undefined if there is no table with two columns
 */
export function readHtmlTables(html: string): string | undefined {
  if (html.length > longest || !/<table[\s>]/i.test(html)) return undefined;
  const lines: string[] = [];
  let cells: string[] | undefined;
  let cell: string | undefined;
  let [loose, isTable, skipped, span] = ['', false, 0, 1];
  const endLine = () => {
    if (tidy(loose) !== '') lines.push(tidy(loose).replaceAll(/\s+/g, ' '));
    loose = '';
  };
  const add = (text: string) => {
    if (cell === undefined) loose += text;
    else cell += text;
  };
  const open: boolean[] = [];
  new Parser({
    onopentag: (name, { class: classes = '', colspan = '1' }) => {
      const isSkipped = silent.has(name) || marks.test(classes);
      open.push(isSkipped);
      skipped += Number(isSkipped);
      if (name === 'br' || (blocks.has(name) && cell !== undefined)) add('\n');
      else if (blocks.has(name)) endLine();
      if (name === 'tr' && cell === undefined) cells = [];
      if ((name === 'td' || name === 'th') && cell === undefined)
        [cell, span] = ['', Math.min(50, Math.max(1, Number(colspan) || 1))];
    },
    // Line breaks of the source are spaces.
    ontext: (text) => skipped === 0 && add(text.replaceAll(/\s+/g, ' ')),
    onclosetag: (name) => {
      skipped -= Number(open.pop());
      if ((name === 'td' || name === 'th') && cell !== undefined) {
        cells?.push(tidy(cell), ...Array.from({ length: span - 1 }, () => ''));
        cell = undefined;
      } else if (name === 'tr' && cells && cell === undefined) {
        isTable ||= cells.filter((one) => one !== '').length > 1;
        lines.push(cells.map(quote).join('\t'));
        cells = undefined;
      } else if (blocks.has(name)) {
        if (cell === undefined) endLine();
        else add('\n');
      }
    },
  }).end(html);
  endLine();
  return isTable ? `${lines.filter((line) => line.trim() !== '').join('\n')}\n` : undefined;
}

function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replaceAll(/[ \u00A0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function quote(cell: string): string {
  return /["\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

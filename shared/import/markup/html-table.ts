import { Parser } from 'htmlparser2';

/** Elements without text for people. */
const silent = new Set(['script', 'style', 'head', 'title', 'template', 'noscript']);
const blocks = new Set(['p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'dd', 'caption', 'table']);
/** Classes of marks that an encyclopedia puts beside its texts: footnotes and links for editing. */
const marks = /\b(reference|mw-editsection|noprint)\b/;
/** The number of a footnote where its mark lost its class, as copied text does. */
const footnote = /^\[[\da-z]{1,3}\]$/;
/** Larger pages are pasted as plain text. */
const longest = 2_000_000;

/**
 * Writes the tables of copied HTML (Google Docs, Sheets, Word, web pages) as tab-separated rows. Texts around them become lines.
 * @returns undefined if there is no table with two columns
 */
export function readHtmlTables(html: string): string | undefined {
  if (html.length > longest || !/<table[\s>]/i.test(html)) return undefined;
  const lines: string[] = [];
  let cell: ReturnType<typeof makeCell> | undefined;
  let [loose, isTable, skipped, span, height] = ['', false, 0, 1, 1];
  const rows = makeRows();
  const endLine = () => {
    if (tidy(loose) !== '') lines.push(tidy(loose).replaceAll(/\s+/g, ' '));
    loose = '';
  };
  const add = (text: string) => {
    if (cell === undefined) loose += text;
    else cell.add(text);
  };
  const open: boolean[] = [];
  new Parser({
    onopentag: (name, { class: classes = '', colspan = '1', rowspan = '1' }) => {
      const isSkipped = silent.has(name) || marks.test(classes);
      open.push(isSkipped);
      skipped += Number(isSkipped);
      if (name === 'br' || (blocks.has(name) && cell !== undefined)) add('\n');
      else if (blocks.has(name)) endLine();
      if (name === 'table' && cell === undefined) rows.clear();
      if (name === 'tr' && cell === undefined) rows.begin();
      if (name === 'sup') cell?.beginRaised();
      if ((name === 'td' || name === 'th') && cell === undefined)
        [cell, span, height] = [makeCell(), spanOf(colspan), spanOf(rowspan)];
    },
    // Line breaks of the source are spaces.
    ontext: (text) => skipped === 0 && add(text.replaceAll(/\s+/g, ' ')),
    onclosetag: (name) => {
      skipped -= Number(open.pop());
      if (name === 'sup') cell?.endRaised();
      if ((name === 'td' || name === 'th') && cell !== undefined) {
        rows.addCell(tidy(cell.end()), span, height);
        cell = undefined;
      } else if (name === 'tr' && cell === undefined) {
        const cells = rows.end();
        isTable ||= cells.filter((one) => one !== '').length > 1;
        lines.push(cells.map(quote).join('\t'));
      } else if (blocks.has(name)) {
        if (cell === undefined) endLine();
        else add('\n');
      }
    },
  }).end(html);
  endLine();
  return isTable && !rows.isTooLong() ? `${lines.filter((line) => line.trim() !== '').join('\n')}\n` : undefined;
}

/** Collects the text of a cell. Raised text is left out if it is the number of a footnote. */
function makeCell() {
  let [text, raised, isRaised] = ['', '', false];
  const endRaised = () => {
    if (!footnote.test(raised.trim())) text += raised;
    [raised, isRaised] = ['', false];
  };
  return {
    add: (more: string) => {
      if (isRaised) raised += more;
      else text += more;
    },
    beginRaised: () => {
      isRaised = true;
    },
    endRaised,
    end: () => {
      endRaised();
      return text;
    },
  };
}

/** Collects the cells of each row. A cell over several rows stands in each of them, up to as much text as a page can have. */
function makeRows() {
  const below = new Map<number, { readonly text: string; readonly rows: number }>();
  let cells: string[] = [];
  let repeated = 0;
  const takeBelow = () => {
    for (let reach = below.get(cells.length); reach; reach = below.get(cells.length)) {
      if (reach.rows > 1) below.set(cells.length, { ...reach, rows: reach.rows - 1 });
      else below.delete(cells.length);
      cells.push(reach.text);
      repeated += reach.text.length + 1;
      if (repeated > longest) below.clear();
    }
  };
  return {
    clear: () => below.clear(),
    begin: () => {
      cells = [];
    },
    addCell: (text: string, span: number, height: number) => {
      takeBelow();
      for (const one of [text, ...Array.from({ length: span - 1 }, () => '')]) {
        if (height > 1 && repeated <= longest) below.set(cells.length, { text: one, rows: height - 1 });
        else below.delete(cells.length);
        cells.push(one);
      }
    },
    isTooLong: () => repeated > longest,
    end: () => {
      takeBelow();
      return cells;
    },
  };
}

/** @returns how many columns or rows a cell covers, up to a number that tables of people have */
const spanOf = (written: string): number => Math.min(50, Math.max(1, Number(written) || 1));

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

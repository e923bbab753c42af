import { reasons } from '../../reasons.ts';
import { rolesOfColumns } from '../columns/column-names.ts';
import { type Blank, isFilled } from './drop-stamps.ts';

const rowEnd = /\\\\\s*(?:\\hline\s*)?$/;

/** @returns the cells of a row of a table in LaTeX; undefined if a line is none */
function latexCells(line: string): readonly string[] | undefined {
  const [first = '', ...others] = rowEnd.test(line) ? line.replace(rowEnd, '').split(/(?<!\\)&/) : [];
  return others.length === 0 || first.includes('\\') ? undefined : [first, ...others].map((cell) => cell.trim());
}

/** Puts tabs between the cells of a table in LaTeX, and sets its commands apart. Behind tabs, such rows may be what there is to learn. */
export function untieLatex(lines: string[], blank: Blank): void {
  const rows = lines.filter((line) => latexCells(line) && !/[^\s&]\t\s*[^\s&]/.test(line)).length;
  if (rows < 2 || rows < lines.filter(isFilled).length / 3) return;
  for (const [at, line] of lines.entries()) {
    const cells = latexCells(line);
    if (cells)
      lines[at] = cells
        .map((cell) => cell.replaceAll(/\\text\w+\{([^{}]*)\}/g, '$1').replaceAll('\\&', '&'))
        .join('\t');
    else if (/^\s*\\[a-z]+/.test(line)) blank(at, reasons.around);
  }
}

/** An item of a list of definitions in LaTeX. */
const latexItem = /^\s*\\item\s*\[([^[\]]{1,80})\]\s*(\S.*)$/;

/** Puts a tab behind the terms of a list of definitions in LaTeX, and sets its commands apart. */
export function untieItems(lines: string[], blank: Blank): void {
  const filled = lines.filter(isFilled);
  const items = filled.filter((line) => latexItem.test(line)).length;
  if (
    items < 2 ||
    filled.some((line) => !latexItem.test(line) && !/^\s*\\(?:begin|end|section|subsection)\b/.test(line))
  )
    return;
  for (const [at, line] of lines.entries()) {
    const [, term, definition] = latexItem.exec(line) ?? [];
    if (term !== undefined && definition !== undefined) lines[at] = `${term.trim()}\t${definition.trim()}`;
    else blank(at, reasons.around);
  }
}

const htmlRow = /^\s*<(li|tr|p|dt|dd)(?:\s[^<>]*)?>(.*)<\/\1>\s*$/i;
const onlyTags = /^(?:\s*<[/!]?[a-z][^<>]*>)+\s*$/i;

/** Takes the rows of a list or a table out of the tags of a page's source, one on each line. Other tags may be what there is to learn. */
export function untieHtml(lines: string[], blank: Blank): void {
  const filled = lines.filter(isFilled);
  const rows = filled.filter((line) => htmlRow.test(line)).length;
  if (rows < 2 || filled.some((line) => !htmlRow.test(line) && !onlyTags.test(line))) return;
  for (const [at, line] of lines.entries()) {
    const [, tag = '', inner = ''] = htmlRow.exec(line) ?? [];
    if (tag === '') blank(at, reasons.around);
    else if (tag.toLowerCase() !== 'tr') lines[at] = inner.trim();
    else
      lines[at] = inner
        .replaceAll(/<\/t[dh]>\s*<t[dh][^<>]*>/gi, '\t')
        .replaceAll(/^\s*<t[dh][^<>]*>|<\/t[dh]>\s*$/gi, '');
  }
}

const element = /<([a-z][\w:-]*)(?:\s[^<>]*)?>([^<>]+)<\/\1>/gi;
/** Tags of a page, within texts. */
const ofPages = /^(?:[abipqsu]|em|strong|span|font|code|sub|sup|small|td|th|h[1-6]|title)$/i;
/** Sides and extra of a card in XML. */
const elements = { least: 2, most: 4 };

/** Puts the elements of each item in XML on one line, as in `<term>dog</term><meaning>Hund</meaning>`, if all have the same names. */
export function untieXml(lines: string[], blank: Blank): void {
  if (!/^\s*<[a-z]/i.test(lines.find(isFilled) ?? '')) return;
  const rests = lines.map((line) => line.replaceAll(element, ''));
  if (rests.some((rest) => isFilled(rest) && !onlyTags.test(rest))) return;
  const found = lines.flatMap((line, at) =>
    Array.from(line.matchAll(element), ([, name = '', text = '']) => ({ at, name, text })),
  );
  const first = found[0]?.name;
  const starts = found.flatMap(({ name }, place) => (name === first ? [place] : []));
  const names = found.slice(0, starts[1]).map(({ name }) => name);
  const isEven = found.every(({ name }, place) => name === names[place % names.length]);
  const areOwn = new Set(names).size === names.length && !names.some((name) => ofPages.test(name));
  if (
    starts.length < 2 ||
    names.length < elements.least ||
    names.length > elements.most ||
    !isEven ||
    !areOwn ||
    found.length % names.length > 0
  )
    return;
  const isTurned = rolesOfColumns(names).indexOf('back') === 0;
  const cells = new Map(
    starts.map((place) => {
      const own = found.slice(place, place + names.length).map(({ text }) => text.trim());
      return [
        found[place]?.at ?? 0,
        (isTurned ? [...own.slice(1, 2), ...own.slice(0, 1), ...own.slice(2)] : own).join('\t'),
      ];
    }),
  );
  if (cells.size < starts.length) return;
  for (const [at, line] of lines.entries()) {
    const own = cells.get(at);
    if (own !== undefined) lines[at] = own;
    else if (line.search(element) === -1) blank(at, reasons.around);
    else lines[at] = '';
  }
}

const framedRow = /[^\s\u2500-\u257F]\s*[│┃║]\s*[^\s\u2500-\u257F]/;

/** Puts tabs in place of the lines of a drawn table, and removes its frames. Alone, such a line may be a sign to learn. */
export function untieFrames(lines: string[]): void {
  const filled = lines.filter((line) => !/^[\s\u2500-\u257F]*$/.test(line));
  const rows = filled.filter((line) => framedRow.test(line)).length;
  if (rows < 2 || rows < filled.length / 2) return;
  for (const [at, line] of lines.entries()) {
    const cells = line.split(/[│┃║]/).map((cell) => cell.trim());
    if (/^[\s\u2500-\u257F]*$/.test(line)) lines[at] = '';
    else if (cells.length > 1) {
      const [start, end] = [Number(cells[0] === ''), cells.length - Number(cells.at(-1) === '')];
      lines[at] = cells.slice(start, end).join('\t');
    }
  }
}

/** Puts tabs between the cells of a table of a wiki, and sets its marks apart. */
export function untieWiki(lines: string[], blank: Blank): void {
  const start = lines.findIndex((line) => line.startsWith('{|'));
  const end = lines.findLastIndex((line) => /^\|\}\s*$/.test(line));
  if (start < 0 || end < start) return;
  for (const [at, line] of lines.entries()) {
    if (at < start || at > end) continue;
    const cells = /^[|!](?![-}+])\s*(.*)$/.exec(line)?.[1]?.split(/\s*(?:\|\||!!)\s*/);
    if (cells && cells.length > 1) lines[at] = cells.join('\t');
    else blank(at, reasons.around);
  }
}

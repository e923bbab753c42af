import { reasons } from '../reasons.ts';
import { letterPairs, sideWords } from './column-names.ts';
import { type Blank, isFilled } from './drop-stamps.ts';

const pairs = [
  { asking: new RegExp(`^(?:${sideWords.asking})$`, 'i'), answering: new RegExp(`^(?:${sideWords.answering})$`, 'i') },
  ...letterPairs.map(([one = '', other = '']) => ({
    asking: new RegExp(`^${one}$`),
    answering: new RegExp(`^${other}$`),
  })),
];

/** Puts labels that stand on lines of their own, such as `Q` and `A`, before the lines below them, if they take turns. Numbers of cards and what is above the first label are no cards. */
export function joinLabels(lines: string[], blank: Blank): void {
  const bare = lines.map((line) => line.trim().replaceAll(/\*\*|[:：]$/g, ''));
  if (!bare.some((text) => text.length < 20 && pairs.some(({ answering }) => answering.test(text)))) return;
  const found = pairs
    .map(({ asking, answering }) =>
      bare.flatMap((text, at) =>
        asking.test(text) ? { at, asks: true } : answering.test(text) ? { at, asks: false } : [],
      ),
    )
    .find(
      (labels) =>
        labels.length > 3 && labels.length % 2 === 0 && labels.every(({ asks }, at) => asks === (at % 2 === 0)),
    );
  const below = found?.map(({ at }) => lines.findIndex((line, place) => place > at && isFilled(line)));
  const taken = new Set(found?.map(({ at }) => at));
  if (!found || !below?.every((at) => at !== -1 && !taken.has(at))) return;
  const start = found[0]?.at ?? 0;
  for (const [place, { at, asks }] of found.entries()) {
    const [target = 0, above] = [below[place], lines.findLastIndex((line, one) => one < at && isFilled(line))];
    if (asks && /^\d{1,4}[.)]?$/.test(bare[above] ?? '')) blank(above, reasons.around);
    lines[target] = `${asks ? 'Q' : 'A'}: ${lines[target]?.trim() ?? ''}`;
    lines[at] = '';
  }
  for (let at = 0; at < start; at += 1) blank(at, reasons.intro);
}

const tableRow = /^\s*([^\\]*?&.*?)\s*\\\\\s*(?:\\hline\s*)?$/;

/** Puts tabs between the cells of a table in LaTeX, and sets its commands apart. */
export function untieLatex(lines: string[], blank: Blank): void {
  const rows = lines.filter((line) => tableRow.test(line)).length;
  if (rows < 2 || rows < lines.filter(isFilled).length / 3) return;
  for (const [at, line] of lines.entries()) {
    const cells = tableRow.exec(line)?.[1]?.split(/\s*(?<!\\)&\s*/);
    if (cells)
      lines[at] = cells
        .map((cell) => cell.replaceAll(/\\text\w+\{([^{}]*)\}/g, '$1').replaceAll('\\&', '&'))
        .join('\t');
    else if (/^\s*\\[a-z]+/.test(line)) blank(at, reasons.around);
  }
}

/** Puts tabs between the columns of two lists side by side that spaces part, if a title is above each. */
export function partColumns(lines: string[]): void {
  const parts = lines.map((line) => line.trim().split(/\s{2,}/));
  const filled = parts.filter(([first = '', ...more]) => first !== '' || more.length > 0);
  const [titles = [], ...rows] = filled;
  const count = titles.length * 2;
  if (titles.length < 2 || rows.length < 3 || rows.some(({ length }) => length !== count)) return;
  for (const [at, cells] of parts.entries())
    if (cells === titles) lines[at] = titles.join('\t\t');
    else if (cells.length === count) lines[at] = cells.join('\t');
}

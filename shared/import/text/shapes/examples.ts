import { areRemarks } from '../lines/list-signs.ts';
import type { FileRow } from '../read-rows.ts';

const example =
  /^\s*(?:[-*•–→]\s+)?[*_]{0,2}(?:(?:example(?: sentence)?|ex\.?|beispiel(?:satz)?|bsp\.?|exemple|ejemplo|esempio|exemplo|voorbeeld|przykład|örnek(?: cümle)?|пример|مثال|例句|例)\s*[*_]{0,2}\s*[:：]|e\.\s?g\.|z\.\s?b\.|p\.\s?ex\.|p\.\s?ej\.)[*_]{0,2}:?\s*(\S.*)$/i;

/** Whether a line is an example sentence with its label. */
export function isExample(text: string): boolean {
  return example.test(text);
}

/**
 * Finds the example sentences of a list in which `example` and its short forms may be words of their own.
 * @returns the lines with a label that mostly has sentences behind it, or comes with most of the other lines
 */
export function findExamples(lines: readonly string[]): ReadonlySet<string> {
  const labelled = lines.filter(isExample);
  const saidOf = (line: string) => example.exec(line)?.[1] ?? '';
  const labelOf = (line: string) =>
    line
      .slice(0, line.length - saidOf(line).length)
      .replaceAll(/[^\p{L}.]/gu, '')
      .toLowerCase();
  const isSentence = (line: string) => {
    const said = saidOf(line);
    return said.split(/[^\p{L}\p{N}'’]+/u).filter((word) => word !== '').length >= 3 || /[!?。！？]$/u.test(said);
  };
  const groups = [...Map.groupBy(labelled, labelOf).values()];
  const isUsual = (group: readonly string[]) =>
    group.length > (lines.length - labelled.length) / 2 || group.filter(isSentence).length >= group.length / 2;
  return new Set(labelled.length > 1 ? groups.filter(isUsual).flat() : []);
}

/** @returns the lines whose label, such as `Plural:`, several lines have */
export function findLabelled(lines: readonly string[]): ReadonlySet<string> {
  const byLabel = Map.groupBy(lines, (line) => /^\s*\p{L}[\p{L}. ]{0,24}(?=[:：]\s)/u.exec(line)?.[0].trim());
  return new Set([...byLabel].flatMap(([label, own]) => (label !== undefined && own.length > 1 ? own : [])));
}

/** An example in italics behind the meaning, on the same line. */
const exampleBehind =
  /(?<!\s)\s+(?:[-–•▪◦→]\s+)?([*_]{1,2}(?:example|ex\.|beispiel|bsp\.|exemple|ejemplo|esempio|exemplo|voorbeeld)\s*[:：].{0,1000})$/i;

const sentence = /^["“„«»'¿¡]*(?:\p{Lu}|\p{Lo})[^]*[.!?…。！？؟]["”“»«']*$/u;
/** Whether a text is a whole sentence of several words. Scripts without spaces and capitals need some letters. */
const isSaid = (text: string): boolean =>
  sentence.test(text) && (text.trim().split(/\s+/).length > 2 || /\p{Lo}{5}/u.test(text));
const unmark = (text: string): string => text.trim().replace(/^([*_]{1,2})(.*)\1$/s, '$2');

/** Longer backs are texts of their own. */
const longestBack = 600;
/** Rows that show how the others are written. */
const firstRows = 30;

/** Where sentences may stand behind a meaning: on a line of their own, in brackets, or behind a dash. */
const places = [
  /^(.*\S)\n\s*(?:[-–•▪◦→]\s+)?(\S.*)$/,
  /^(.*\S)\s*[*_]{0,2}[(（]([^()（）]{8,300})[)）][*_]{0,2}$/,
  /^(.{1,60}?\S)\s[-–—]\s(\S.{8,300})$/,
];

const bracketed = /^\*{0,2}(\p{L}[^()*]*?)\*{0,2}\s*\(([^()]{1,60})\)\*{0,2}$/u;

/** Makes what stands in brackets behind the words the other side, if sentences stand below all of them: `la mochila (die Schultasche)`, `Mi mochila es azul.` */
function turnBrackets(rows: readonly FileRow[]): readonly FileRow[] {
  const start = rows.find(({ aside }) => aside === undefined);
  if (!bracketed.test(start?.cells[0]?.trim() ?? '')) return rows;
  const cards = rows.filter(({ aside }) => aside === undefined);
  const found = cards.map(({ cells }) => bracketed.exec(cells[0]?.trim() ?? ''));
  const said = cards.map(({ cells }) =>
    (cells[1] ?? '').replaceAll(/(?<![\w*])\*{1,2}([^*]+)\*{1,2}(?![\w*])/g, '$1').trim(),
  );
  const areBelow =
    cards.length > 1 &&
    cards.every(({ cells, line, lastLine }, at) => cells.length === 2 && lastLine > line && isSaid(said[at] ?? '')) &&
    !found.includes(null) &&
    !areRemarks(found.map((one) => ({ cells: [one?.[1] ?? '', one?.[2] ?? ''] })));
  if (!areBelow) return rows;
  const indexes = new Map(cards.map((row, at) => [row, at]));
  return rows.map((row) => {
    const at = indexes.get(row);
    const [, word = '', meaning = ''] = (at !== undefined && found[at]) || [];
    return at === undefined ? row : { ...row, cells: [word.trim(), meaning, said[at] ?? ''] };
  });
}

/** Moves sentences behind the meanings of most cards to the extra, which is the third cell. */
function takeSentences(rows: readonly FileRow[]): readonly FileRow[] {
  const isOwn = ({ aside, cells }: FileRow) => aside === undefined && cells.length === 2;
  const start = rows.slice(0, firstRows).filter(isOwn);
  const part = ({ cells: [front = '', back = ''] }: FileRow, place: RegExp): string[] | undefined => {
    const [, meaning = '', written = ''] = back.length > longestBack ? [] : (place.exec(back.trim()) ?? []);
    const said = unmark(example.exec(written)?.[1] ?? written);
    return isSaid(said) && !isSaid(meaning) ? [front, meaning, said] : undefined;
  };
  const isMost = (some: readonly FileRow[], one: RegExp) =>
    some.length > 2 && some.filter((row) => part(row, one)).length >= some.length * 0.6;
  const place = places.find((one) => isMost(start, one));
  const own = place && new Set(rows.filter(isOwn));
  if (!place || !own || !isMost([...own], place)) return rows;
  return rows.map((row) => ({ ...row, cells: (own.has(row) && part(row, place)) || row.cells }));
}

/** Moves labelled example sentences from the lines of the back to the extra, which is the third cell. */
export function takeExamples(all: readonly FileRow[], hasExtra: boolean): readonly FileRow[] {
  const rows = takeSentences(turnBrackets(all));
  const isUsual = rows.filter(({ cells }) => exampleBehind.test(cells[1] ?? '')).length > 1;
  return rows.map((row) => {
    const [front = '', written = '', spoken] = row.cells;
    const back = isUsual ? written.replace(exampleBehind, '\n$1') : written;
    if (row.cells.length > (hasExtra ? 3 : 2) || !back.includes('\n')) return row;
    const [meaning = '', ...more] = back.split('\n');
    const said = more.flatMap((line) => example.exec(line)?.[1] ?? []).map(closeMarks);
    if (said.length === 0) return row;
    const kept = [meaning, ...more.filter((line) => !isExample(line))].join('\n').trim();
    return { ...row, cells: [front, kept, [spoken ?? [], said].flat().join('\n')] };
  });
}

/** Removes the end of marks that started before the label. */
const closeMarks = (text: string): string =>
  text.split(/[*_]+/).length % 2 === 0 ? text.replace(/[*_]{1,2}\s*$/, '').trim() : text.trim();

import type { FileRow } from './read-rows.ts';

const example =
  /^\s*(?:[-*•–→]\s+)?[*_]{0,2}(?:(?:example(?: sentence)?|ex\.?|beispiel(?:satz)?|bsp\.?|exemple|ejemplo|esempio|exemplo|voorbeeld)\s*[*_]{0,2}\s*[:：]|e\.\s?g\.|z\.\s?b\.|p\.\s?ex\.|p\.\s?ej\.)[*_]{0,2}:?\s*(\S.*)$/i;

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
  /(?<!\s)\s+([*_]{1,2}(?:example|ex\.|beispiel|bsp\.|exemple|ejemplo|esempio|exemplo|voorbeeld)\s*[:：].{0,1000})$/i;

/** Moves labelled example sentences from the lines of the back to the extra, which is the third cell. */
export function takeExamples(rows: readonly FileRow[], hasExtra: boolean): readonly FileRow[] {
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

import { rolesOfColumns } from '../columns/column-names.ts';
import { bullet, stripBold } from '../lines/pair-lines.ts';
import { asideOf, goesOn, type Line, type NamedRows } from './read-questions.ts';
import type { FileRow } from '../read-rows.ts';
import { isSmall } from '../tidy-rows.ts';

const label =
  /^(?:(?:[-*•]|\p{Extended_Pictographic}\uFE0F?)\s+)?(?:(?:\*\*|__)?(\p{L}[\p{L} -]{0,24}?)(?:\*\*|__)?\s*[:：](?:\*\*|__)?|(\p{RI}{2})[:：]?(?=\s))\s*(\S.*?)(?:\*\*|__)?$/u;
/** Records have more labels only by accident. */
const mostLabels = 8;

interface LabelledLine extends Line {
  readonly name: string | undefined;
  readonly said: string;
}

/** Labels the line above each record, if the others name what belongs to a term, but none names the term: `ducharse`, `Meaning: …`, `Example: …`. */
function nameTerms(lines: readonly LabelledLine[]): readonly LabelledLine[] {
  const first = lines.find(({ name }) => name !== undefined)?.name;
  const names = [...new Set(lines.flatMap(({ name }) => name ?? []))];
  const roles = rolesOfColumns(names);
  const isTerm = (line: LabelledLine, at: number) => line.name === undefined && lines[at + 1]?.name === first;
  const terms = new Set(lines.filter(isTerm));
  const records = lines.filter(({ name }) => name === first).length;
  // A bold line above a translation is the word itself.
  const areBold = [...terms].every(({ text }) => /^\*\*[^*]/.test(text.replace(bullet, '')));
  const isNamed = roles.includes('front') || (roles.includes('topic') ? !areBold : !roles.includes('back'));
  if (first === undefined || names.length < 2 || isNamed || records < 2 || terms.size !== records) return lines;
  const bare = (text: string) => stripBold(text.replace(bullet, '').replace(/^#{1,6}\s+/, ''));
  return lines.map((line) => (terms.has(line) ? { ...line, name: termName, said: bare(line.text) } : line));
}

/** Name of the column of terms that have no label. */
const termName = 'Term';

/**
 * Reads records of labelled lines, such as `Word: …`, `Meaning: …`, `Example: …`, each with the same first label. The labels name the columns.
 * @returns undefined for other texts; a list of pairs has a new word on each line
 */
export function readRecords(all: readonly Line[]): NamedRows | undefined {
  const lines = nameTerms(
    all.map((line) => {
      const [, name, flag, said = ''] = label.exec(line.text) ?? [];
      return { ...line, name: name ?? flag, said };
    }),
  );
  const first = lines.find(({ name }) => name !== undefined)?.name;
  const names = [...new Set(lines.flatMap(({ name }) => name ?? []))];
  const roles = new Map(rolesOfColumns(names).map((role, at) => [names[at], role]));
  const byName = Map.groupBy(lines, ({ name }) => name);
  const countOf = (name: string | undefined) => byName.get(name)?.length ?? 0;
  const count = countOf(first);
  if (first === undefined || count < 2 || names.length > count * mostLabels) return undefined;
  const isUsual = (name: string) => countOf(name) > count / 2;
  const known = names.filter((name) => roles.get(name) !== undefined).length;
  const hasExtra = names.some((name) => roles.get(name) === 'extra');
  // A label that is unknown and rare is one only if it looks like the others and the extra is free. Otherwise, its line goes on with the one above.
  const isLabel = (name: string) => isUsual(name) || (known > 1 && !hasExtra && isSmall(name) === isSmall(first));
  const columnNames = names.filter((name) => roles.get(name) !== undefined || isLabel(name));
  const isEven = columnNames.length > 2 && lines.length === count * columnNames.length;
  const isNamed = known >= 2 || (known === 1 && names.length === columnNames.length && (isEven || count >= 3));
  if (!isNamed || columnNames.filter(isUsual).length < 2 || columnNames.length > mostLabels) return undefined;
  const rows: { line: number; lastLine: number; cells: string[] }[] = [];
  const asides: FileRow[] = [];
  let [column, block] = [-1, -1];
  for (const [at, line] of lines.entries()) {
    if (line.name === first) rows.push({ line: line.line, lastLine: line.line, cells: columnNames.map(() => '') });
    const row = rows.at(-1);
    const below = lines[at + 1];
    const own = columnNames.indexOf(line.name ?? '');
    const isWrapped =
      own === -1 && line.block === block && goesOn(line, below?.block === block && below.name === first);
    if (!row || (own === -1 && !isWrapped)) asides.push(asideOf(line));
    else if (!isWrapped && row.cells[own] !== '') return undefined;
    else {
      if (!isWrapped) [column, block] = [own, line.block];
      row.cells[column] = isWrapped ? `${row.cells[column] ?? ''}\n${line.text}` : line.said;
      row.lastLine = line.line;
    }
  }
  const isWhole = rows.every(({ cells }) => cells.filter((cell) => cell !== '').length >= 2);
  if (!isWhole || asides.length > rows.length + 2) return undefined;
  return { rows: [...rows, ...asides].toSorted((one, other) => one.line - other.line), columnNames };
}

import { ImportRefusal } from '../reading-bounds.ts';
import type { FileRow } from './read-rows.ts';

/** The rows of a structured text (JSON, Markdown, Q/A lines), with its metadata. */
interface ShapedText {
  readonly rows: readonly FileRow[];
  readonly columnNames: readonly string[];
  readonly sides?: readonly [number, number];
}

/** Sample size for detecting the structure. */
const sampleLength = 65_536;

/** Reads JSON of a simple shape (throws an {@link ImportRefusal} for any other), a Markdown table, or `Q:`/`A:` lines; undefined for other texts. */
export function readShapedText(text: string): ShapedText | undefined {
  const start = text.slice(0, sampleLength).split(/\r\n|\r|\n/);
  const hasTable = start.some((line) => line.includes('|') && ruleRow.test(line));
  const hasTurns = start.some((line) => turn.test(line));
  return (
    readJson(text) ?? (hasTable ? readMarkdownTable(text) : undefined) ?? (hasTurns ? readDialog(text) : undefined)
  );
}

/** Reads cards from JSON: a list (at any depth) whose items are objects or lists of texts, or one object of terms and definitions. */
function readJson(text: string): ShapedText | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return readJsonLines(text);
  }
  const table = tableOf(findList(value));
  if (!table)
    throw new ImportRefusal('This is JSON, and there is no list of cards in it. Copy the words, and paste them here.');
  return table;
}

function readJsonLines(text: string): ShapedText | undefined {
  try {
    const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
    return lines.length > 1 ? tableOf(lines.map((line): unknown => JSON.parse(line))) : undefined;
  } catch {
    return undefined;
  }
}

function findList(value: unknown, depth = 0): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value as readonly unknown[];
  if (typeof value !== 'object' || value === null || depth > 3) return undefined;
  const entries = Object.entries(value);
  const lists = entries.flatMap(([, inner]) => (typeof inner === 'object' ? [findList(inner, depth + 1) ?? []] : []));
  const longest = lists.toSorted((one, other) => other.length - one.length)[0];
  if (longest && longest.length > 0) return longest;
  return entries.length > 0 && entries.every(([, inner]) => isScalar(inner)) ? entries : undefined;
}

function tableOf(list: readonly unknown[] | undefined): ShapedText | undefined {
  if (!list || list.length === 0) return undefined;
  const first = list.find((item) => typeof item === 'object' && item !== null);
  if (!first) return undefined;
  const isNamed = !Array.isArray(first);
  const columnNames = isNamed ? [...new Set(list.slice(0, 100).flatMap((item) => Object.keys(item ?? {})))] : [];
  const rows = list.map((item, index) => {
    const row = index + 1;
    const cells = isNamed
      ? columnNames.map((name) => textOf((item as Record<string, unknown> | null)?.[name]))
      : listCells(item);
    return { line: row, lastLine: row, cells };
  });
  return { rows, columnNames };
}

const listCells = (item: unknown): string[] => (Array.isArray(item) ? item.map(textOf) : [textOf(item)]);

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function textOf(value: unknown): string {
  if (isScalar(value)) return String(value);
  return Array.isArray(value) ? value.filter(isScalar).join(', ') : '';
}

const ruleRow = /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/;

/** Reads the tables of a Markdown text. The lines around them become rows, too, and are refused one by one. */
function readMarkdownTable(text: string): ShapedText | undefined {
  const lines = text.split(/\r\n|\r|\n/);
  const isRule = (at: number) =>
    Boolean(lines[at]?.includes('|') && ruleRow.test(lines[at]) && lines[at - 1]?.includes('|'));
  const rule = lines.findIndex((_, at) => isRule(at));
  if (rule < 1) return undefined;
  const columnNames = cellsOf(lines[rule - 1] ?? '');
  const rows = lines.flatMap((line, index): FileRow[] => {
    const isFrame = isRule(index) || isRule(index + 1) || line.trim() === '';
    return isFrame ? [] : [{ line: index + 1, lastLine: index + 1, cells: cellsOf(line) }];
  });
  return { rows, columnNames };
}

function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) =>
    cell
      .trim()
      .replaceAll(String.raw`\|`, '|')
      .replaceAll(/<br\s*\/?>/gi, '\n'),
  );
}

const turn =
  /^\s*(?:(?:[-*]|\d{1,3}[.)])\s+)?(?:\*\*)?(q|a|question|answer|front|back|frage|antwort|f|term|definition|pregunta|respuesta)\s*\d*\s*[:.)](?:\*\*)?\s*/i;
const asking = /^(q|question|front|frage|f|term|pregunta)$/i;

/** Reads alternating question and answer lines. A line without a label continues the previous one. */
function readDialog(text: string): ShapedText | undefined {
  const lines = text.split(/\r\n|\r|\n/);
  // The letters of `a)`, `b)`, `c)` number a list.
  if (lines.some((line) => /^\s*\(?[bcd][.)]\s/i.test(line))) return undefined;
  const turns = lines.map((line) => turn.exec(line)?.[1]);
  const asked = turns.filter((word) => word !== undefined && asking.test(word)).length;
  const answered = turns.filter((word) => word !== undefined && !asking.test(word)).length;
  if (asked < 1 || Math.abs(asked - answered) > Math.max(1, asked / 5) || answered < 1) return undefined;
  const rows: { line: number; lastLine: number; cells: [string, string] }[] = [];
  const asides: FileRow[] = [];
  for (const [index, line] of lines.entries()) {
    const word = turns[index];
    const said = line.replace(turn, '').trim();
    const row = rows.at(-1);
    if (word === undefined && isBetween(line, lines[index - 1]))
      asides.push({ line: index + 1, lastLine: index + 1, cells: [said], aside: 'This is a heading, not a card.' });
    else if (word !== undefined && asking.test(word))
      rows.push({ line: index + 1, lastLine: index + 1, cells: [said, ''] });
    else if (!row && line.trim() !== '') rows.push({ line: index + 1, lastLine: index + 1, cells: ['', said] });
    else if (row && line.trim() !== '') {
      const side = word !== undefined || row.cells[1] !== '' ? 1 : 0;
      row.cells[side] = [row.cells[side], said].filter((part) => part !== '').join('\n');
      row.lastLine = index + 1;
    }
  }
  const all = [...rows, ...asides].toSorted((one, other) => one.line - other.line);
  return { rows: all, columnNames: ['Question', 'Answer'], sides: [0, 1] };
}

/** Whether a line stands between two cards: a rule, a Markdown heading, or `**Card 2**` in a paragraph of its own. */
function isBetween(line: string, above = ''): boolean {
  if (above.trim() !== '' && !/^\s*(-{3,}|#)/.test(line + above)) return false;
  return /^\s*(-{3,}|\*{3,}|_{3,}|#{1,6}\s.*|(\*\*|__)[^*_]+\2:?|(flash)?card \d+:?|karte \d+:?)\s*$/i.test(line);
}

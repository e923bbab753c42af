import { reasons } from '../../reasons.ts';
import { ImportRefusal } from '../../reading-bounds.ts';
import type { FileRow } from '../read-rows.ts';

/** The rows of a structured text (JSON, Markdown, Q/A lines), with its metadata. */
export interface ShapedText {
  readonly rows: readonly FileRow[];
  readonly columnNames: readonly string[];
  readonly sides?: readonly [number, number];
}

/** Reads cards from JSON: a list (at any depth) whose items are objects or lists of texts, or one object of terms and definitions. */
export function readJson(text: string): ShapedText | undefined {
  if (!/^\s*[[{]/.test(text)) return readMembers(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return readJsonLines(text);
  }
  const table = tableOf(findList(value));
  if (!table) throw new ImportRefusal(reasons.json);
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

const member = /^\s*("(?:[^"\\]|\\.)+")\s*:\s*("(?:[^"\\]|\\.)+"),?\s*$/;

/** Reads the members of an object of JSON without its braces: `"dog": "Hund",`. */
function readMembers(text: string): ShapedText | undefined {
  if (!/^\s*"[^"\n]+"\s*:\s*"/.test(text)) return undefined;
  const rows = text.split(/\r\n|\r|\n/).flatMap((raw, at): FileRow[] => {
    const cells = member
      .exec(raw)
      ?.slice(1)
      .map((cell) => cell.slice(1, -1).replaceAll(String.raw`\"`, '"')) ?? [raw];
    return raw.trim() === '' ? [] : [{ line: at + 1, lastLine: at + 1, cells }];
  });
  return rows.length > 1 && rows.every(({ cells }) => cells.length === 2) ? { rows, columnNames: [] } : undefined;
}

function findList(value: unknown, depth = 0): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value as readonly unknown[];
  if (typeof value !== 'object' || value === null || depth > 3) return undefined;
  const entries = Object.entries(value);
  const lists = entries.flatMap(([, inner]) => (typeof inner === 'object' ? [findList(inner, depth + 1) ?? []] : []));
  // File names may outnumber the cards.
  const rank = (list: readonly unknown[]) => (typeof list[0] === 'object' ? list.length : list.length / 1e6);
  const longest = lists.toSorted((one, other) => rank(other) - rank(one))[0];
  if (longest && longest.length > 0) return longest;
  return entries.length > 0 && entries.every(([, inner]) => isScalar(inner)) ? entries : undefined;
}

function tableOf(list: readonly unknown[] | undefined): ShapedText | undefined {
  if (!list || list.length === 0) return undefined;
  const first = list.find((item) => typeof item === 'object' && item !== null);
  if (!first) return undefined;
  const isNamed = !Array.isArray(first);
  const fields = isNamed ? readFieldLists(list) : undefined;
  if (fields) return { rows: fields, columnNames: [] };
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

/** Reads notes as tools around Anki write them: `{ "fields": ["dog", "Hund"], "tags": ["animals"], "guid": … }`. */
function readFieldLists(list: readonly unknown[]): FileRow[] | undefined {
  const rows = list.map((item, index) => {
    const { fields, tags } = (item ?? {}) as { fields?: unknown; tags?: unknown };
    const row = index + 1;
    return { line: row, lastLine: row, cells: Array.isArray(fields) ? listCells(fields) : [], tags: listTags(tags) };
  });
  return rows.every(({ cells }) => cells.length > 1) ? rows : undefined;
}

/** @returns tags from a list, or from one text with commas between them, otherwise with spaces, as Anki keeps them */
function listTags(value: unknown): string[] {
  if (typeof value === 'string') {
    return value.split(/[,;|]/.test(value) ? /[,;|]/ : /\s/).flatMap((tag) => tag.trim() || []);
  }
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

const listCells = (item: unknown): string[] => (Array.isArray(item) ? item.map(textOf) : [textOf(item)]);

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function textOf(value: unknown): string {
  if (isScalar(value)) return String(value);
  return Array.isArray(value) ? value.filter(isScalar).join(', ') : '';
}

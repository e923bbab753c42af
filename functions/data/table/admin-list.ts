import { readCursor, unknownCursor, writeCursor } from './cursor.ts';
import type { Attributes } from './expressions.ts';
import type { Table } from './table.ts';

export interface AdminListQuery {
  /** Prefix of the rows' sort values. */
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly newestFirst?: boolean;
}

export interface AdminListPage {
  readonly items: Attributes[];
  /** Cursor of the next page; absent on the last page. */
  readonly nextCursor?: string;
}

const beforeEveryKey = '\u0001';
const beyondEveryKey = '\uffff';
const keyFields = ['PK', 'SK', 'listKey', 'listSort'] as const;

/** Reads one page of an admin-only list from the sparse global index: eventually consistent, never a scan. */
export async function pageOfAdminList(table: Table, listKey: string, query: AdminListQuery): Promise<AdminListPage> {
  const { search = '', cursor, limit, newestFirst } = query;
  const range = { from: search === '' ? beforeEveryKey : search, to: search + beyondEveryKey };
  const page = await table.queryPage({
    partition: listKey,
    index: 'admin-lists',
    ...range,
    ...(newestFirst && { newestFirst }),
    limit,
    ...(cursor && { startKey: readStartKey(cursor, listKey, range) }),
  });
  return { items: page.items, ...(page.nextKey && { nextCursor: cursorBehind(page.nextKey) }) };
}

function cursorBehind(key: Attributes): string {
  return writeCursor(JSON.stringify(keyFields.map((field) => key[field])));
}

/** @throws ProductError `invalid-input` for a client's cursor that is outside this list or the searched range. */
function readStartKey(cursor: string, listKey: string, { from, to }: { from: string; to: string }): Attributes {
  const fields = parseCursor(cursor);
  const isOurs = Array.isArray(fields) && fields.length === keyFields.length && fields.every(isFilledText);
  const [, , list, sort = ''] = isOurs ? fields : [];
  if (list !== listKey || sort < from || sort > to) throw unknownCursor();
  return Object.fromEntries(keyFields.map((field, index) => [field, isOurs ? fields[index] : undefined]));
}

function isFilledText(field: unknown): field is string {
  return typeof field === 'string' && field !== '';
}

function parseCursor(cursor: string): unknown {
  try {
    return JSON.parse(readCursor(cursor));
  } catch {
    return undefined;
  }
}

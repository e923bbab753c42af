import { strToU8, zipSync, type Zippable } from 'fflate';
import type { SqlJsStatic } from 'sql.js';
import { collectionTables } from '../../../../../shared/import/anki/anki-schema.ts';
import {
  type CollectionRows,
  exportAnkiText,
  exportTabs,
  type OutDeck,
  planCollection,
} from '../../../../../shared/import/anki/export-anki.ts';
import { exportedMediaName } from '../../../../../shared/import/anki/package-file.ts';

export interface ExportRequest {
  /** File format. `text` and `tabs` take exactly one deck. */
  readonly kind: 'text' | 'tabs' | 'package';
  readonly decks: readonly OutDeck[];
  readonly media: ReadonlyMap<string, Blob>;
  /** Current time in milliseconds since 1970. */
  readonly now: number;
}

/** Creates a file for Anki. Run it off the main thread. SQLite is loaded only for packages. */
export async function makeExport(
  { kind, decks, media, now }: ExportRequest,
  loadSqlite: () => Promise<SqlJsStatic> = loadInBrowser,
): Promise<Blob> {
  if (kind !== 'package')
    return new Blob(decks.map(kind === 'tabs' ? exportTabs : exportAnkiText), { type: 'text/plain;charset=utf-8' });
  const mediaNames = new Map([...media].map(([id, { type }]) => [id, exportedMediaName(id, type)]));
  const rows = await planCollection(decks, { mediaNames, now, digest: digestText });
  const files: Zippable = { 'collection.anki2': fillDatabase(await loadSqlite(), rows) };
  for (const [at, blob] of [...media.values()].entries())
    // Pictures and sounds are already compressed.
    files[at] = [new Uint8Array(await blob.arrayBuffer()), { level: 0 }];
  files['media'] = strToU8(JSON.stringify(Object.fromEntries([...mediaNames.values()].map((name, at) => [at, name]))));
  return new Blob([zipSync(files)], { type: 'application/apkg' });
}

async function loadInBrowser(): Promise<SqlJsStatic> {
  const { loadSqlite } = await import('../import/open-database.ts');
  return await loadSqlite();
}

async function digestText(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text)));
}

function fillDatabase({ Database }: SqlJsStatic, { col, notes, cards }: CollectionRows): Uint8Array {
  const database = new Database();
  database.run(`${collectionTables} BEGIN`);
  for (const [table, rows] of Object.entries({ col: [col], notes, cards })) {
    const insert = database.prepare(
      `INSERT INTO ${table} VALUES (${(rows[0] ?? []).map(() => '?').join(', ') || 'NULL'})`,
    );
    for (const row of rows) insert.run(row);
    insert.free();
  }
  database.run('COMMIT');
  const bytes = database.export();
  database.close();
  return bytes;
}

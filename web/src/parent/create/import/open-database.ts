import initSqlJs, { type SqlJsStatic } from 'sql.js';
import wasmAddress from 'sql.js/dist/sql-wasm-browser.wasm?url';
import type { AskDatabase } from '../../../../../shared/import/anki/review-log.ts';

/** Loads SQLite (WebAssembly), which only Anki packages need. */
export async function loadSqlite(): Promise<SqlJsStatic> {
  const wasmBinary = await (await fetch(wasmAddress)).arrayBuffer();
  return await initSqlJs({ wasmBinary });
}

/** Opens a SQLite database for reading. */
export function openDatabase({ Database }: SqlJsStatic, bytes: Uint8Array): AskDatabase {
  const database = new Database(bytes);
  return (query) => database.exec(query)[0]?.values ?? [];
}

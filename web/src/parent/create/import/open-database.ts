import initSqlJs from 'sql.js';
import wasmAddress from 'sql.js/dist/sql-wasm-browser.wasm?url';
import type { AskDatabase } from '../../../../../shared/import/collection.ts';

/** Opens a SQLite database, for reading: WebAssembly that is fetched only for packages of Anki. */
export async function openDatabase(bytes: Uint8Array): Promise<AskDatabase> {
  const wasmBinary = await (await fetch(wasmAddress)).arrayBuffer();
  const { Database } = await initSqlJs({ wasmBinary });
  const database = new Database(bytes);
  return (query) => database.exec(query)[0]?.values ?? [];
}

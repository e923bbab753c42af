import { type DBSchema, type IDBPDatabase, openDB, type OpenDBCallbacks } from 'idb';
import type { NameIn } from './browser-stores.ts';

export type { DBSchema, IDBPDatabase };

/** @returns the open database, whose name must be in `browser-stores.ts` */
export async function openDatabase<Schema extends DBSchema>(
  name: NameIn<'indexedDB'>,
  version: number,
  callbacks: OpenDBCallbacks<Schema>,
): Promise<IDBPDatabase<Schema>> {
  return await openDB<Schema>(name, version, callbacks);
}

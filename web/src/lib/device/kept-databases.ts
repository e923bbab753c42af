import { type DBSchema, type IDBPDatabase, openDB, type OpenDBCallbacks } from 'idb';
import type { NameIn } from './browser-stores.ts';

export type { DBSchema, IDBPDatabase };

/** @returns a database of the list of what a browser keeps. */
export async function openDatabase<Schema extends DBSchema>(
  name: NameIn<'indexedDB'>,
  version: number,
  callbacks: OpenDBCallbacks<Schema>,
): Promise<IDBPDatabase<Schema>> {
  return await openDB<Schema>(name, version, callbacks);
}

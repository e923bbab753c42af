import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join, relative, sep } from 'node:path';
import {
  type MediaPlace,
  type MediaStore,
  nameKey,
  readPlace,
} from '../../../functions/platform/effects/media-store.ts';

/** Media store in a local folder. A file gets its final name only when it is complete. */
export function createMediaDirectory(directory: string): MediaStore {
  const fileOf = (place: MediaPlace) => join(directory, ...nameKey(place).split('/'));
  const put = async (place: MediaPlace, bytes: Uint8Array) => {
    const file = fileOf(place);
    const arriving = join(directory, `arriving-${randomUUID()}`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(arriving, bytes, { mode: 0o600 });
    await rename(arriving, file);
  };
  return {
    put,
    copy: async (from, to) => await put(to, await readFile(fileOf(from))),
    get: async (place) => {
      const bytes = await unlessAbsent(readFile(fileOf(place)));
      return bytes && new Uint8Array(bytes);
    },
    remove: async (place) => await rm(fileOf(place), { force: true }),
    list: async (householdId) => {
      const folder = join(directory, householdId);
      const entries = (await unlessAbsent(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
      const files = entries.filter((entry) => entry.isFile());
      return files.flatMap(({ parentPath, name }) =>
        readPlace(relative(directory, join(parentPath, name)).replaceAll(sep, '/')),
      );
    },
    removeAllOf: async (householdId) => await rm(join(directory, householdId), { force: true, recursive: true }),
  };
}

async function unlessAbsent<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

export function createMediaMemory(): MediaStore {
  const kept = new Map<string, Uint8Array>();
  const keysOf = (householdId: string) => [...kept.keys()].filter((key) => key.startsWith(`${householdId}/`));
  const settled = async <T>(value: T): Promise<T> => await Promise.resolve(value);
  return {
    put: async (place, bytes) => {
      kept.set(nameKey(place), bytes.slice());
      await settled(undefined);
    },
    get: async (place) => {
      const bytes = kept.get(nameKey(place));
      return await settled(bytes && new Uint8Array(bytes));
    },
    copy: async (from, to) => {
      const bytes = kept.get(nameKey(from));
      if (!bytes) throw new Error('There is nothing to copy.');
      kept.set(nameKey(to), bytes);
      await settled(undefined);
    },
    remove: async (place) => {
      kept.delete(nameKey(place));
      await settled(undefined);
    },
    list: async (householdId) => await settled(keysOf(householdId).flatMap(readPlace)),
    removeAllOf: async (householdId) => {
      for (const key of keysOf(householdId)) kept.delete(key);
      await settled(undefined);
    },
  };
}

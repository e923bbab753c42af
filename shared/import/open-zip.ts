import { unzipSync } from 'fflate';
import { limits } from '../limits.ts';
import { ImportRefusal } from './reading-bounds.ts';

const broken = 'This file is damaged: it cannot be unpacked. Please save or export it again.';
/** Of what would fill the memory. */
export const tooLarge =
  'This file unpacks to more than a browser can hold. Please export fewer decks, or without media, and import them one by one.';

/** The names in a ZIP file. */
export function readZipNames(bytes: Uint8Array): string[] {
  return listZip(bytes).map(({ name }) => name);
}

function listZip(bytes: Uint8Array): { readonly name: string; readonly size: number }[] {
  const entries: { name: string; size: number }[] = [];
  guard(() =>
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (entries.length >= limits.importPackage.entries) throw new ImportRefusal(tooLarge);
        entries.push({ name, size: originalSize });
        return false;
      },
    }),
  );
  return entries;
}

/**
 * Unpacks some files of a ZIP. Refuses one that would fill the memory: what it says about their sizes is added up first, and no file becomes
 * larger than it says.
 */
export function unzip(bytes: Uint8Array, isWanted: (name: string) => boolean, most: number): Map<string, Uint8Array> {
  const size = listZip(bytes).reduce((sum, entry) => sum + (isWanted(entry.name) ? entry.size : 0), 0);
  if (size > most) throw new ImportRefusal(tooLarge);
  return new Map(Object.entries(guard(() => unzipSync(bytes, { filter: ({ name }) => isWanted(name) }))));
}

/** Adds up what is unpacked piece by piece, and refuses what becomes too much. @returns the sum so far. */
export function countUnpacked(most: number): (piece: Uint8Array) => number {
  let size = 0;
  return (piece) => {
    size += piece.length;
    if (size > most) throw new ImportRefusal(tooLarge);
    return size;
  };
}

/** Puts the words of a person for the errors of a library. */
export function guard<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof ImportRefusal ? error : new ImportRefusal(broken, { cause: error });
  }
}

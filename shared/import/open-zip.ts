import { reasons } from './reasons.ts';
import { unzipSync } from 'fflate';
import { limits } from '../limits.ts';
import { ImportRefusal } from './reading-bounds.ts';

/** Message for a file that would need more memory than the browser has. */

/** @returns the file names in a ZIP archive */
export function readZipNames(bytes: Uint8Array): string[] {
  return listZip(bytes).map(({ name }) => name);
}

function listZip(bytes: Uint8Array): { readonly name: string; readonly size: number }[] {
  const entries: { name: string; size: number }[] = [];
  guard(() =>
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (entries.length >= limits.importPackage.entries) throw new ImportRefusal(reasons.tooLarge);
        entries.push({ name, size: originalSize });
        return false;
      },
    }),
  );
  return entries;
}

/** Unpacks some files of a ZIP archive. Zip bombs are refused: the declared sizes are summed up first, and no file may exceed its declared size. */
export function unzip(bytes: Uint8Array, isWanted: (name: string) => boolean, most: number): Map<string, Uint8Array> {
  const size = listZip(bytes).reduce((sum, entry) => sum + (isWanted(entry.name) ? entry.size : 0), 0);
  if (size > most) throw new ImportRefusal(reasons.tooLarge);
  return new Map(Object.entries(guard(() => unzipSync(bytes, { filter: ({ name }) => isWanted(name) }))));
}

/** Creates a counter that adds up unpacked pieces and refuses more than `most` bytes. @returns a function that returns the sum so far */
export function createSizeLimiter(most: number): (piece: Uint8Array) => number {
  let size = 0;
  return (piece) => {
    size += piece.length;
    if (size > most) throw new ImportRefusal(reasons.tooLarge);
    return size;
  };
}

/** Turns the errors of a parsing library into a readable {@link ImportRefusal}. */
export function guard<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof ImportRefusal ? error : new ImportRefusal(reasons.damaged, { cause: error });
  }
}

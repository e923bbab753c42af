import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { makeExportFiles, recordsFileName } from '../../../../shared/export/make-files.ts';
import { type ExportFile, exportFile } from '../../../../shared/export/records.ts';

/** An unpacked file may not be larger: no family's is, and a small ZIP can hold gigabytes. */
const unpackedBytes = 500 * 1024 * 1024;

/** Packs an export as the one file that a person keeps. */
export function zipExport(file: ExportFile): Blob {
  const files = Object.entries(makeExportFiles(file)).map(([path, text]) => [path, strToU8(text)] as const);
  return new Blob([zipSync(Object.fromEntries(files))], { type: 'application/zip' });
}

/** An export that somebody chose, and a name that it has each time it is chosen. */
export interface ChosenExport {
  readonly file: ExportFile;
  readonly importId: string;
}

/** Reads an export back: the ZIP, or the one file of it that matters. Nothing for what is no export. */
export async function readExport(chosen: Blob): Promise<ChosenExport | undefined> {
  try {
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    const json = isZip(bytes) ? unzipRecords(bytes) : bytes;
    if (!json) return undefined;
    const parsed = exportFile.safeParse(JSON.parse(strFromU8(json)));
    return parsed.success ? { file: parsed.data, importId: await nameBytes(json) } : undefined;
  } catch {
    return undefined;
  }
}

function isZip([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b;
}

function unzipRecords(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const found = unzipSync(bytes, {
    filter: ({ name, originalSize }) => name.endsWith(recordsFileName) && originalSize <= unpackedBytes,
  });
  return Object.values(found)[0];
}

/** SHA-256, base64url: the same export goes on where it stopped, on whatever day and device. */
async function nameBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCodePoint(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { makeExportFiles, mediaPathOf } from '../../../../shared/export/make-files.ts';
import { type ExportFile, exportFile, recordsFileName } from '../../../../shared/export/records.ts';
import { limits } from '../../../../shared/limits.ts';
import { openArea } from '../../words/language.ts';
import { wordOf } from '../../words/word-of.ts';

/** Maximum unpacked size per file, in bytes. It stops a small ZIP that expands to gigabytes; real exports stay below it. */
const unpackedBytes = 500 * 1024 * 1024;

export async function zipExport(file: ExportFile, media: ReadonlyMap<string, Blob | undefined>): Promise<Blob> {
  const files: Zippable = {};
  // The readme's words are beside those of the privacy policy. Without them, it is in English.
  await openArea('legal').catch(() => undefined);
  for (const [path, text] of Object.entries(makeExportFiles(file, wordOf))) files[path] = strToU8(text);
  for (const [path, blob] of media) {
    // Pictures and sounds are already compressed.
    if (blob) files[path] = [new Uint8Array(await blob.arrayBuffer()), { level: 0 }];
  }
  return new Blob([zipSync(files)], { type: 'application/zip' });
}

/** An export chosen for a restore, with an id derived from its content. */
export interface ChosenExport {
  readonly file: ExportFile;
  readonly importId: string;
  readonly media: ReadonlyMap<string, Blob>;
}

/** Reads an export from its ZIP or from its JSON file alone. Returns undefined if it isn't an export. */
export async function readExport(chosen: Blob): Promise<ChosenExport | undefined> {
  try {
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    const json = isZip(bytes) ? unzipRecords(bytes) : bytes;
    if (!json) return undefined;
    const parsed = exportFile.safeParse(JSON.parse(strFromU8(json)));
    if (!parsed.success) return undefined;
    const media = isZip(bytes) ? unzipMedia(bytes, parsed.data) : new Map();
    return { file: parsed.data, importId: await nameImport(json), media };
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

function unzipMedia(bytes: Uint8Array, { records }: ExportFile): Map<string, Blob> {
  const wanted = new Map(records.flatMap((one) => (one.kind === 'media' ? [[mediaPathOf(one), one] as const] : [])));
  const found = unzipSync(bytes, {
    filter: ({ name, originalSize }) => wanted.has(name) && originalSize <= limits.mediaBytes,
  });
  return new Map(
    Object.entries(found).flatMap(([path, content]) => {
      const record = wanted.get(path);
      return record ? [[record.media, new Blob([content], { type: record.type })] as const] : [];
    }),
  );
}

/** Returns an import id: the export's SHA-256 hash in base64url, so that choosing the same export again, on any day and device, resumes the restore. */
async function nameImport(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCodePoint(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

import { t } from '@lingui/core/macro';
import { checkFile } from '../../../../../../shared/import/detect-kind.ts';
import { detectScan, type ScanKind } from '../../../../../../shared/import/scan/detect-scan.ts';
import { ImportRefusal, scanPages } from '../../../../../../shared/import/reading-bounds.ts';
import type { ScanLanguage } from '../../../../../../shared/import/scan/scan-languages.ts';
import type { ImportDevices } from '../devices.ts';
import type { OpenPdf } from './open-pdf.ts';
import type { ScannedPage } from './read-picture.worker.ts';

/** What the person says about a picture or PDF before it is read. */
export interface ScanWishes {
  readonly languages: readonly ScanLanguage[];
  /** Quarter turns, clockwise. */
  readonly turns: number;
  /** Pages of a PDF, from 1. */
  readonly firstPage: number;
  readonly lastPage: number;
}

/** A picture or an open PDF. */
export interface OpenScan {
  readonly file: File;
  readonly kind: ScanKind;
  readonly pdf: OpenPdf | undefined;
  /** Whether its first page is a picture, whose letters must be recognized. */
  readonly needsRecognition: boolean;
}

export type ScanDevices = Pick<ImportDevices, 'openPdf' | 'readPicture'>;

/** @returns what kind of scan the file is; undefined if it is none, or too large: then it is refused like other files */
export async function findScanKind(file: File): Promise<ScanKind | undefined> {
  if (checkFile(file.size, true) !== undefined) return undefined;
  return detectScan(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
}

/** Opens a PDF. @throws ImportRefusal if it can't be opened */
export async function openPdfScan(file: File, { openPdf }: ScanDevices): Promise<OpenScan> {
  const pdf = await openPdf(file);
  try {
    return { file, kind: 'pdf', pdf, needsRecognition: !(await pdf.hasText(1)) };
  } catch (error) {
    pdf.close();
    throw error;
  }
}

interface Reading {
  readonly devices: ScanDevices;
  readonly onProgress: (share: number) => unknown;
  readonly signal: AbortSignal;
}

/** Reads the wanted pages one by one. @throws ImportRefusal if one can't be read, or no page has words */
export async function readScan(scan: OpenScan, wishes: ScanWishes, reading: Reading): Promise<ScannedPage[]> {
  const last = Math.min(wishes.lastPage, wishes.firstPage + scanPages - 1);
  const count = last - wishes.firstPage + 1;
  const pages: ScannedPage[] = [];
  for (let page = wishes.firstPage; page <= last; page += 1) {
    const onProgress = (share: number) => reading.onProgress((pages.length + share) / count);
    pages.push(await readOnePage(scan, { page, wishes }, { ...reading, onProgress }));
    reading.signal.throwIfAborted();
    onProgress(0);
  }
  if (pages.every(({ rows }) => rows.length === 0))
    throw new ImportRefusal(
      t`We couldn’t find any words here. Take the picture from straight above in good light, then try again.`,
    );
  return pages;
}

async function readOnePage(
  { file, pdf }: OpenScan,
  { page, wishes }: { readonly page: number; readonly wishes: ScanWishes },
  { devices, onProgress, signal }: Reading,
): Promise<ScannedPage> {
  if (pdf && (await pdf.hasText(page))) return await pdf.readRows(page);
  const picture = pdf ? await pdf.draw(page) : file;
  // Drawing a page can't be stopped, but reading it need not start.
  signal.throwIfAborted();
  const { languages, turns } = wishes;
  return await devices.readPicture({ picture, languages, turns }, onProgress, signal);
}

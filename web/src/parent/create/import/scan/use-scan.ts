import { useEffect, useRef, useState } from 'react';
import { detectScan, type ScanKind } from '../../../../../../shared/import/scan/detect-scan.ts';
import { ImportRefusal, scanPages } from '../../../../../../shared/import/reading-bounds.ts';
import type { ScanLanguage } from '../../../../../../shared/import/scan/scan-languages.ts';
import { appendRow, type ScanRow, writeRows } from '../../../../../../shared/import/scan/table-rows.ts';
import type { ImportDevices } from '../devices.ts';
import type { ImportSource } from '../use-import-source.ts';
import type { OpenPdf } from './open-pdf.ts';
import { useObjectUrls } from './use-object-urls.ts';
import type { ScannedPage } from './read-picture.worker.ts';

/** What the person says about a picture or PDF before it is read. */
export interface ScanWishes {
  readonly languages: readonly ScanLanguage[];
  /** Quarter turns, clockwise. */
  readonly turns: number;
  readonly firstPage: number;
  readonly lastPage: number;
}

/** A row as the person sees and corrects it. */
export interface EditedRow extends ScanRow {
  readonly id: number;
  /** Page, from 0 in {@link Scan.pages}. */
  readonly page: number;
}

export interface ShownPage {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

type ScanStatus =
  | { readonly name: 'opening' | 'asking' | 'read' }
  | { readonly name: 'reading'; readonly progress: number }
  | { readonly name: 'failed'; readonly problem: string };

/** A picture or PDF on its way to rows of text. */
export interface Scan {
  readonly file: File | undefined;
  readonly kind: ScanKind;
  readonly status: ScanStatus;
  /** Number of pages; 1 for a picture. */
  readonly pageCount: number;
  /** Whether the pages are pictures whose letters must be recognized. */
  readonly needsRecognition: boolean;
  readonly pages: readonly ShownPage[];
  readonly rows: readonly EditedRow[];
  /** Takes a file if it is a picture or PDF. @returns whether it is one */
  readonly take: (file: File) => Promise<boolean>;
  readonly read: (wishes: ScanWishes) => Promise<void>;
  /** Stops the reading immediately. */
  readonly stop: () => void;
  readonly changeCell: (row: EditedRow, column: number, text: string) => void;
  readonly removeRow: (row: EditedRow) => void;
  /** Joins a row to the one above, for text that goes on in the next line. */
  readonly joinRow: (row: EditedRow) => void;
}

interface OpenedScan {
  readonly file: File;
  readonly kind: ScanKind;
  readonly pdf: OpenPdf | undefined;
  readonly hasText: boolean;
}

const nothingFound =
  'We couldn’t find any words here. Take the picture from straight above in good light, then try again.';
const unreadable = 'We couldn’t read this file. Please choose it again.';

/** Reads word lists from pictures and PDFs on this device, and gives the rows to the import as text. */
export function useScan({ openPdf, readPicture }: Pick<ImportDevices, 'openPdf' | 'readPicture'>, source: ImportSource): Scan {
  const [opened, setOpened] = useState<OpenedScan>();
  const [status, setStatus] = useState<ScanStatus>({ name: 'asking' });
  const [rows, setRows] = useState<readonly EditedRow[]>([]);
  const pictures = useObjectUrls();
  const stopper = useRef<AbortController>(undefined);
  const pdfRef = useRef<OpenPdf>(undefined);
  useEffect(
    () => () => {
      stopper.current?.abort();
      pdfRef.current?.close();
    },
    [],
  );

  function begin(): AbortController {
    stopper.current?.abort();
    stopper.current = new AbortController();
    return stopper.current;
  }

  const fail = (error: unknown): void =>
    setStatus({ name: 'failed', problem: error instanceof ImportRefusal ? error.message : unreadable });

  async function take(file: File): Promise<boolean> {
    const { signal } = begin();
    pdfRef.current?.close();
    pdfRef.current = undefined;
    setOpened(undefined);
    setRows([]);
    pictures.clear();
    const kind = detectScan(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
    if (kind === undefined || signal.aborted) return kind !== undefined;
    source.clear();
    setOpened({ file, kind, pdf: undefined, hasText: false });
    setStatus({ name: kind === 'pdf' ? 'opening' : 'asking' });
    if (kind === 'picture') return true;
    try {
      const pdf = await openPdf(file);
      if (signal.aborted) pdf.close();
      else {
        pdfRef.current = pdf;
        setOpened({ file, kind, pdf, hasText: await pdf.hasText(1) });
        setStatus({ name: 'asking' });
      }
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
    return true;
  }

  async function readPageOf(scan: OpenedScan, page: number, wishes: ScanWishes, say: (share: number) => void) {
    const { signal } = stopper.current ?? begin();
    if (scan.pdf && (await scan.pdf.hasText(page))) return await scan.pdf.readRows(page);
    const picture = scan.pdf ? await scan.pdf.draw(page) : scan.file;
    return await readPicture({ picture, languages: wishes.languages, turns: wishes.turns }, say, signal);
  }

  async function read(wishes: ScanWishes): Promise<void> {
    if (!opened) return;
    const { signal } = begin();
    setStatus({ name: 'reading', progress: 0 });
    const last = Math.min(wishes.lastPage, wishes.firstPage + scanPages - 1);
    const count = last - wishes.firstPage + 1;
    const read: ScannedPage[] = [];
    try {
      for (let page = wishes.firstPage; page <= last; page += 1) {
        const say = (share: number) =>
          signal.aborted || setStatus({ name: 'reading', progress: (read.length + share) / count });
        read.push(await readPageOf(opened, page, wishes, say));
        if (signal.aborted) return;
      }
      show(opened.file, read);
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  }

  function show(file: File, read: readonly ScannedPage[]): void {
    const found = read.flatMap((page, index) => page.rows.map((row) => ({ ...row, page: index })));
    if (found.length === 0) return setStatus({ name: 'failed', problem: nothingFound });
    pictures.replace(read);
    setStatus({ name: 'read' });
    change(
      file,
      found.map((row, id) => ({ ...row, id })),
    );
  }

  function change(file: File | undefined, next: readonly EditedRow[]): void {
    setRows(next);
    if (!file) return;
    const table = writeRows(next);
    source.scan(new File([table.text], file.name), table.delimiter);
  }

  return {
    file: opened?.file,
    kind: opened?.kind ?? 'picture',
    status,
    pageCount: opened?.pdf?.pageCount ?? 1,
    needsRecognition: opened?.hasText === false,
    pages: pictures.pages,
    rows,
    take,
    read,
    stop: () => {
      stopper.current?.abort();
      setStatus({ name: 'asking' });
    },
    changeCell: (row, column, text) =>
      change(
        opened?.file,
        rows.map((one) =>
          one.id === row.id
            ? {
                ...one,
                cells: one.cells.map((cell, at) => (at === column ? text : cell)),
                doubts: one.doubts.filter((at) => at !== column),
              }
            : one,
        ),
      ),
    removeRow: (row) =>
      change(
        opened?.file,
        rows.filter(({ id }) => id !== row.id),
      ),
    joinRow: (row) => {
      const above = rows[rows.findIndex(({ id }) => id === row.id) - 1];
      if (!above || above.page !== row.page) return;
      const joined = { ...above, ...appendRow(above, row) };
      change(
        opened?.file,
        rows.filter(({ id }) => id !== row.id).map((one) => (one.id === above.id ? joined : one)),
      );
    },
  };
}

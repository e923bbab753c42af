import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { ImportRefusal } from '../../../../../../shared/import/reading-bounds.ts';
import { writeRows } from '../../../../../../shared/import/scan/table-rows.ts';
import type { ImportSource } from '../use-import-source.ts';
import { type EditedRow, numberRows } from './edited-rows.ts';
import { findScanKind, type OpenScan, openPdfScan, readScan, type ScanDevices, type ScanWishes } from './read-scan.ts';
import { type ShownPage, useShownRows } from './use-shown-rows.ts';

type ScanStatus =
  | { readonly name: 'opening' | 'asking' | 'read' }
  | { readonly name: 'reading'; readonly progress: number }
  | { readonly name: 'failed'; readonly problem: string };

/** A picture or PDF on its way to rows of text. */
export interface Scan {
  /** The chosen picture or PDF; undefined if there is none. */
  readonly opened: OpenScan | undefined;
  readonly status: ScanStatus;
  readonly pages: readonly ShownPage[];
  readonly rows: readonly EditedRow[];
  /** Takes a file if it is a picture or PDF. @returns whether it is one */
  readonly take: (file: File) => Promise<boolean>;
  /** Puts the picture or PDF away, with what was read of it. */
  readonly close: () => void;
  readonly read: (wishes: ScanWishes) => Promise<void>;
  /** Stops the reading immediately. */
  readonly stop: () => void;
  /** Takes corrected rows. */
  readonly change: (rows: readonly EditedRow[]) => void;
}

/** Reads word lists from pictures and PDFs on this device, and gives the rows to the import as text. */
export function useScan(devices: ScanDevices, source: ImportSource): Scan {
  const { pages, rows, setRows, replace } = useShownRows();
  const { opened, open, status, setStatus, begin, stop, attempt } = useAttempts();

  const close = (): AbortSignal => {
    open(undefined);
    replace([]);
    source.clear();
    return begin();
  };

  async function take(file: File): Promise<boolean> {
    const signal = close();
    // The import says why a file can't be read, as it does for every other file.
    const kind = await findScanKind(file).catch(() => undefined);
    if (kind === undefined || signal.aborted) return kind !== undefined;
    open({ file, kind, pdf: undefined, needsRecognition: kind === 'picture' });
    setStatus({ name: kind === 'pdf' ? 'opening' : 'asking' });
    if (kind === 'pdf') await attempt(signal, async () => showPdf(await openPdfScan(file, devices), signal));
    return true;
  }

  function showPdf(scan: OpenScan, signal: AbortSignal): void {
    if (signal.aborted) return scan.pdf?.close();
    open(scan);
    setStatus({ name: 'asking' });
  }

  async function read(wishes: ScanWishes): Promise<void> {
    const signal = begin();
    replace([]);
    source.clear();
    const onProgress = (progress: number) => signal.aborted || setStatus({ name: 'reading', progress });
    onProgress(0);
    await attempt(signal, async () => {
      const found = opened ? await readScan(opened, wishes, { devices, onProgress, signal }) : [];
      replace(found);
      setStatus({ name: 'read' });
      change(numberRows(found));
    });
  }

  function change(next: readonly EditedRow[]): void {
    setRows(next);
    const { text, delimiter } = writeRows(next);
    source.scan(new File([text], opened?.file.name ?? ''), delimiter);
  }

  return { opened, status, pages, rows, take, close, read, stop, change };
}

/** The opened file, and the state of the latest attempt to open or read it. It ends, and the PDF is closed, when another begins or the dialog closes. */
function useAttempts() {
  const [opened, setOpened] = useState<OpenScan>();
  const [status, setStatus] = useState<ScanStatus>({ name: 'asking' });
  const stopper = useRef<AbortController>(undefined);
  const pdf = useRef<OpenScan['pdf']>(undefined);
  useEffect(
    () => () => {
      stopper.current?.abort();
      pdf.current?.close();
    },
    [],
  );
  const begin = (): AbortSignal => {
    stopper.current?.abort();
    stopper.current = new AbortController();
    return stopper.current.signal;
  };
  return {
    opened,
    open: (next: OpenScan | undefined): void => {
      pdf.current?.close();
      pdf.current = next?.pdf;
      setOpened(next);
    },
    status,
    setStatus,
    /** Begins an attempt. @returns its signal; the attempt before is stopped */
    begin,
    stop: (): void => {
      begin();
      setStatus({ name: 'asking' });
    },
    /** Shows why something failed, unless it was stopped. */
    attempt: async (signal: AbortSignal, act: () => Promise<void>): Promise<void> => {
      try {
        await act();
      } catch (error) {
        if (signal.aborted) return;
        const problem =
          error instanceof ImportRefusal ? error.message : t`We couldn’t read this file. Please choose it again.`;
        setStatus({ name: 'failed', problem });
      }
    },
  };
}

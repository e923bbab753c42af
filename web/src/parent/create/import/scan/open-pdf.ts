import { t } from '@lingui/core/macro';
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import type { PDFPageProxy } from 'pdfjs-dist/types/src/pdf.d.ts';
import { ImportRefusal, pageBounds } from '../../../../../../shared/import/reading-bounds.ts';
import { findPdfRows, type PlacedText } from '../../../../../../shared/import/scan/pdf-rows.ts';
import type { ScannedPage } from './read-picture.worker.ts';

/** An open PDF. Pages count from 1. */
export interface OpenPdf {
  readonly pageCount: number;
  /** Whether the page has text, not just a picture of it. */
  readonly hasText: (page: number) => Promise<boolean>;
  readonly readRows: (page: number) => Promise<ScannedPage>;
  /** Draws the page for reading it as a picture. */
  readonly draw: (page: number) => Promise<Blob>;
  readonly close: () => void;
}

/** Characters from which a page counts as text. */
const leastText = 20;

/** Width in pixels at which a page is drawn: to be read as a picture (A4 at 250 dpi), and to be shown. */
const widths = { read: 2_050, shown: 1_100 } as const;

/** Addresses of decoders for pictures in scanned PDFs, by the names that PDF.js asks for. */
const decoders: Readonly<Record<string, string>> = { 'jbig2.wasm': jbig2, 'openjpeg.wasm': openjpeg };

/** Gives PDF.js its decoders, whose addresses have hashes. Fonts and character maps it would like are left out. */
class DecoderFiles {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = decoders[filename];
    if (address === undefined) throw new Error(`${filename} is not provided.`);
    return new Uint8Array(await (await fetch(address)).arrayBuffer());
  }
}

/** Opens a PDF on this device. @throws ImportRefusal with a message for the user */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const { getDocument, GlobalWorkerOptions, Util } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const worker = new Worker(new URL('pdf.worker.ts', import.meta.url), { type: 'module' });
  GlobalWorkerOptions.workerPort = worker;
  const task = getDocument({
    data: await file.arrayBuffer(),
    BinaryDataFactory: DecoderFiles,
    useWorkerFetch: false,
    enableXfa: false,
    verbosity: 0,
  });
  const close = (): void => {
    void task.destroy().finally(() => worker.terminate());
  };
  const pdf = await task.promise.catch((error: unknown) => {
    close();
    throw new ImportRefusal(error instanceof Error && error.name === 'PasswordException' ? sayLocked() : sayBroken());
  });
  const readTexts = async (page: PDFPageProxy): Promise<PlacedText[]> => {
    const { transform } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.filter((item) => 'str' in item).filter(({ str }) => str.trim() !== '');
    let length = 0;
    return texts.slice(0, pageBounds.texts).flatMap((item) => {
      length += item.str.length;
      if (length > pageBounds.length) return [];
      const [, , , , left = 0, bottom = 0] = Util.transform(transform, item.transform) as number[];
      const box = { left, top: bottom - item.height, right: left + item.width, bottom };
      return [{ text: item.str, box }];
    });
  };
  return {
    pageCount: pdf.numPages,
    hasText: async (number) => {
      const texts = await readTexts(await pdf.getPage(number));
      return texts.reduce((sum, { text }) => sum + text.trim().length, 0) >= leastText;
    },
    readRows: async (number) => {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const rows = findPdfRows(await readTexts(page), width);
      return { rows, width, height, picture: await drawPage(page, widths.shown) };
    },
    draw: async (number) => await drawPage(await pdf.getPage(number), widths.read),
    close,
  };
}

const sayLocked = (): string => t`This PDF has a password. Save a copy without it, then choose that one.`;
const sayBroken = (): string => t`We couldn’t open this PDF. Download it again, or take a picture of the page.`;

/** Draws a page at this width, or smaller if it is very long. */
async function drawPage(page: PDFPageProxy, width: number): Promise<Blob> {
  const full = page.getViewport({ scale: 1 });
  const scale = Math.min(
    width / full.width,
    pageBounds.height / full.height,
    Math.sqrt(pageBounds.pixels / (full.width * full.height)),
  );
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  await page.render({ canvas, viewport }).promise;
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9);
  });
  // Frees the memory now; Safari would keep it for a while.
  canvas.width = 0;
  if (!picture) throw new ImportRefusal(sayBroken());
  return picture;
}

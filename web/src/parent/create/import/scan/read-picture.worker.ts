import { type GreyImage, toGrey } from '../../../../../../shared/import/scan/grey-image.ts';
import { readPage } from '../../../../../../shared/import/scan/read-page.ts';
import type { ScanLanguage } from '../../../../../../shared/import/scan/scan-languages.ts';
import type { ScanRow } from '../../../../../../shared/import/scan/table-rows.ts';
import { loadTesseract } from './load-tesseract.ts';

export interface PictureRequest {
  readonly picture: Blob;
  readonly languages: readonly ScanLanguage[];
  /** Quarter turns, clockwise. */
  readonly turns: number;
}

/** A page with its rows; their boxes are pixels of a picture of this size. */
export interface ScannedPage {
  readonly rows: readonly ScanRow[];
  readonly width: number;
  readonly height: number;
  /** The page as it was read: level, in even light. */
  readonly picture: Blob;
}

/** What the worker reports: the share that is done, the page, or why there is none. */
export type PictureMessage =
  | { readonly progress: number }
  | { readonly page: ScannedPage }
  | { readonly failure: 'no-picture' | 'no-models' | 'broken' };

/** Longest side at which text of a page is read, in pixels: A4 at 215 dpi. */
const longestSide = 2_500;

/** Height in pixels of the parts in which a canvas is read. */
const bandHeight = 128;

/** Longest side of the picture that is shown. */
const shownSide = 1_600;

async function decode({ picture, turns }: PictureRequest): Promise<GreyImage> {
  // The browser turns photos by their EXIF orientation.
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const isSideways = turns % 2 === 1;
  const canvas = new OffscreenCanvas(isSideways ? height : width, isSideways ? width : height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('There is no canvas.');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((turns * Math.PI) / 2);
  pen.drawImage(bitmap, -width / 2, -height / 2, width, height);
  bitmap.close();
  const grey = readBands(pen, canvas);
  // Frees the memory before Tesseract needs it.
  canvas.width = 0;
  return grey;
}

/** Reads a canvas in bands, because all its colors at once would take four times the memory of its greys. */
function readBands(pen: OffscreenCanvasRenderingContext2D, { width, height }: OffscreenCanvas): GreyImage {
  const data = new Uint8Array(width * height);
  for (let top = 0; top < height; top += bandHeight)
    data.set(toGrey(pen.getImageData(0, top, width, Math.min(bandHeight, height - top))).data, top * width);
  return { width, height, data };
}

async function encode({ width, height, data }: GreyImage): Promise<Blob> {
  const step = Math.max(1, Math.ceil(Math.max(width, height) / shownSide));
  const canvas = new OffscreenCanvas(Math.floor(width / step), Math.floor(height / step));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is no canvas.');
  const image = pen.createImageData(canvas.width, canvas.height);
  for (let at = 0; at < image.data.length; at += 4) {
    const [x, y] = [(at >> 2) % canvas.width, Math.trunc((at >> 2) / canvas.width)];
    image.data.fill(data[y * step * width + x * step] ?? 255, at, at + 3);
    image.data[at + 3] = 255;
  }
  pen.putImageData(image, 0, 0);
  return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.75 });
}

const say = (message: PictureMessage): void => postMessage(message);

async function read(request: PictureRequest): Promise<PictureMessage> {
  const photo = await decode(request).catch(() => undefined);
  if (!photo) return { failure: 'no-picture' };
  say({ progress: 0.05 });
  const recognize = await loadTesseract(request.languages).catch(() => undefined);
  if (!recognize) return { failure: 'no-models' };
  const { picture, rows } = readPage(photo, request.languages, recognize, (share) => say({ progress: share }));
  return { page: { rows, width: picture.width, height: picture.height, picture: await encode(picture) } };
}

addEventListener('message', (event: MessageEvent<PictureRequest>) => {
  read(event.data).then(say, () => say({ failure: 'broken' }));
});

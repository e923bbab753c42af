import { limits } from '../../../../../../shared/limits.ts';

/** Why a file cannot be put on a card, as a sentence for whoever chose it. */
export class UnfitFileError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'UnfitFileError';
  }
}

/** How good a picture is, from first to last: less of it looks better than much of it badly. */
const qualities = [0.86, 0.74, 0.6] as const;
const sizes = [1, 0.8, 0.64, 0.5, 0.38, 0.28];

/** Draws a picture anew, so many pixels wide and high. Undefined where the browser cannot make such a file. */
export type DrawPicture = (width: number, height: number, quality: number) => Promise<Blob | undefined>;

/** The largest and best picture that still is small enough. @param size of the picture as it is, in pixels. */
export async function shrinkPicture(
  { width, height }: { readonly width: number; readonly height: number },
  draw: DrawPicture,
): Promise<Blob> {
  const scale = Math.min(1, limits.picturePixels / Math.max(width, height));
  for (const size of sizes) {
    const pixels = [width, height].map((side) => Math.max(1, Math.round(side * scale * size)));
    for (const quality of qualities) {
      const blob = await draw(pixels[0] ?? 1, pixels[1] ?? 1, quality);
      if (blob && blob.size <= limits.pictureBytes) return blob;
    }
  }
  throw new UnfitFileError('This picture could not be made small enough. Please take another one.');
}

/**
 * Makes a picture fit for a card: turned upright, drawn anew (so that nothing is left of where and with what it was taken), small, and WebP
 * where the browser can. @throws UnfitFileError for what is no picture.
 */
export async function makePicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) throw new UnfitFileError('This is no picture that the browser can read. JPEG, PNG and WebP work.');
  const canvas = makeCanvas();
  const context = contextOf(canvas);
  try {
    return await shrinkPicture(bitmap, async (width, height, quality) => {
      if (canvas.width !== width || canvas.height !== height || quality === qualities[0]) {
        Object.assign(canvas, { width, height });
        context?.drawImage(bitmap, 0, 0, width, height);
      }
      return (await encode(canvas, 'image/webp', quality)) ?? (await encodeWithoutWebp(canvas, quality));
    });
  } finally {
    bitmap.close();
  }
}

/** A picture of what is painted: WebP, or PNG where the browser makes none. @throws UnfitFileError where the browser cannot. */
export async function paintPicture(
  { width, height }: { readonly width: number; readonly height: number },
  paint: (context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D) => void,
): Promise<Blob> {
  const canvas = makeCanvas();
  Object.assign(canvas, { width, height });
  const context = contextOf(canvas);
  if (context) paint(context);
  const blob =
    context && ((await encode(canvas, 'image/webp', qualities[0])) ?? (await encode(canvas, 'image/png', 1)));
  if (!blob) throw new UnfitFileError('This browser could not draw the pictures of the deck. Please try another one.');
  return blob;
}

type AnyCanvas = HTMLCanvasElement | OffscreenCanvas;

/** A worker has no page to take one from. */
function makeCanvas(): AnyCanvas {
  return typeof document === 'undefined' ? new OffscreenCanvas(1, 1) : document.createElement('canvas');
}

/** The same drawing, by two names. */
function contextOf(canvas: AnyCanvas): CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null {
  return 'convertToBlob' in canvas ? canvas.getContext('2d') : canvas.getContext('2d');
}

/** Browsers that cannot make one type quietly make PNG instead. */
async function encode(canvas: AnyCanvas, type: string, quality: number): Promise<Blob | undefined> {
  const blob =
    'convertToBlob' in canvas
      ? await canvas.convertToBlob({ type, quality })
      : await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  return blob?.type === type ? blob : undefined;
}

/** A drawing stays sharp as PNG; where that is too large, a photo on white. */
async function encodeWithoutWebp(canvas: AnyCanvas, quality: number): Promise<Blob | undefined> {
  const drawing = await encode(canvas, 'image/png', quality);
  if (drawing && drawing.size <= limits.pictureBytes) return drawing;
  const context = contextOf(canvas);
  if (context) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.globalCompositeOperation = 'source-over';
  }
  return await encode(canvas, 'image/jpeg', quality);
}

/** The names that systems have for what cards take. */
const soundTypes: Readonly<Record<string, string>> = {
  'audio/webm': 'audio/webm',
  'video/webm': 'audio/webm',
  'audio/mpeg': 'audio/mpeg',
  'audio/mp3': 'audio/mpeg',
  'audio/mp4': 'audio/mp4',
  'audio/m4a': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
};

/** A sound of a file or a recording, as a card takes it. @throws UnfitFileError for another kind, and for one that is too large or too long. */
export async function takeSound(file: Blob): Promise<Blob> {
  const type = soundTypes[file.type.split(';')[0] ?? ''];
  if (type === undefined) throw new UnfitFileError('This is no sound that cards can play. MP3, M4A and WebM work.');
  const tooLong = `This sound is too long. Up to ${limits.soundSeconds} seconds fit on a card.`;
  if (file.size > limits.soundBytes) {
    const most = `${limits.soundBytes / 1024} KB`;
    throw new UnfitFileError(`This sound is too large: up to ${most} fit on a card. Please take a shorter one.`);
  }
  const seconds = await measureSound(file);
  // A recording may not say how long it is.
  if (Number.isFinite(seconds) && seconds > limits.soundSeconds + 1) throw new UnfitFileError(tooLong);
  return new Blob([file], { type });
}

async function measureSound(file: Blob): Promise<number> {
  const url = URL.createObjectURL(file);
  const sound = new Audio();
  try {
    return await new Promise((resolve, reject) => {
      const unreadable = 'This sound could not be read. Please try another file.';
      Object.assign(sound, {
        onloadedmetadata: () => resolve(sound.duration),
        onerror: () => reject(new UnfitFileError(unreadable)),
        src: url,
      });
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** What whoever chose a file wants it to be. */
export type MeantKind = 'picture' | 'sound';

/** @returns whether a file is taken as a picture. Where nobody said so, all but sounds are: systems have no name for some pictures. */
export function isTakenAsPicture({ type }: Blob, meant: MeantKind | undefined): boolean {
  return meant === undefined ? !/^(audio|video)\//.test(type) : meant === 'picture';
}

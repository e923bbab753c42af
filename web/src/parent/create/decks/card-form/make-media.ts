import { limits } from '../../../../../../shared/limits.ts';

/** Why a file can't be used on a card. `describeUnfit` words it: workers run this file too, and have no words. */
export type UnfitReason =
  | 'picture-too-large'
  | 'no-picture'
  | 'not-drawn'
  | 'masks-not-drawn'
  | 'no-sound'
  | 'sound-too-large'
  | 'sound-too-long'
  | 'sound-unreadable';

/** Thrown if a file can't be used on a card. */
export class UnfitFileError extends Error {
  readonly reason: UnfitReason;

  constructor(reason: UnfitReason) {
    super(reason);
    this.name = 'UnfitFileError';
    this.reason = reason;
  }
}

/** Encoding qualities, tried in order at each size. After the last one, the picture shrinks, which looks better than stronger compression. */
const qualities = [0.86, 0.74, 0.6] as const;
const sizes = [1, 0.8, 0.64, 0.5, 0.38, 0.28];

/** Redraws a picture at the given size in pixels. Returns undefined if the browser can't encode it. */
export type DrawPicture = (width: number, height: number, quality: number) => Promise<Blob | undefined>;

/** Returns the largest, best-quality version of a picture within the size limit. @param size original size in pixels. */
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
  throw new UnfitFileError('picture-too-large');
}

type PaintOver = (
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  size: { readonly width: number; readonly height: number },
) => void;

/**
 * Prepares a picture for a card: applies its orientation, shrinks it, and redraws it as WebP if supported. Redrawing strips metadata such as location and
 * camera.
 * @param paintOver draws over the picture, at the size in pixels that it has then
 * @throws UnfitFileError if the file isn't a picture the browser can read.
 */
export async function makePicture(file: Blob, paintOver?: PaintOver): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) throw new UnfitFileError('no-picture');
  const canvas = makeCanvas();
  const context = contextOf(canvas);
  try {
    return await shrinkPicture(bitmap, async (width, height, quality) => {
      if (canvas.width !== width || canvas.height !== height || quality === qualities[0]) {
        Object.assign(canvas, { width, height });
        context?.drawImage(bitmap, 0, 0, width, height);
        if (context) paintOver?.(context, { width, height });
      }
      return (await encode(canvas, 'image/webp', quality)) ?? (await encodeWithoutWebp(canvas, quality));
    });
  } finally {
    bitmap.close();
  }
}

/** Draws a picture with `paint` and encodes it as WebP, or PNG if unsupported. @throws UnfitFileError if the browser can't encode it. */
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
  if (!blob) throw new UnfitFileError('not-drawn');
  return blob;
}

type AnyCanvas = HTMLCanvasElement | OffscreenCanvas;

/** Creates a canvas. Workers have no document, so they use an `OffscreenCanvas`. */
function makeCanvas(): AnyCanvas {
  return typeof document === 'undefined' ? new OffscreenCanvas(1, 1) : document.createElement('canvas');
}

/** Returns the canvas's 2D context. Both branches make the same call, but TypeScript needs the union narrowed. */
function contextOf(canvas: AnyCanvas): CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null {
  return 'convertToBlob' in canvas ? canvas.getContext('2d') : canvas.getContext('2d');
}

/** Encodes a canvas. Returns undefined if the browser doesn't support the type, in which case it silently produces a PNG. */
async function encode(canvas: AnyCanvas, type: string, quality: number): Promise<Blob | undefined> {
  const blob =
    'convertToBlob' in canvas
      ? await canvas.convertToBlob({ type, quality })
      : await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  return blob?.type === type ? blob : undefined;
}

/** Encodes as PNG, which keeps drawings sharp. Falls back to JPEG on white if that is too large. */
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

/** Maps the media types that operating systems report to those that cards accept. */
const soundTypes: Readonly<Record<string, string>> = {
  'audio/webm': 'audio/webm',
  'video/webm': 'audio/webm',
  'audio/mpeg': 'audio/mpeg',
  'audio/mp3': 'audio/mpeg',
  'audio/mp4': 'audio/mp4',
  'audio/m4a': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
};

/** Validates a sound file or recording for a card. @throws UnfitFileError if the type isn't supported or the sound is too large or too long. */
export async function takeSound(file: Blob): Promise<Blob> {
  const type = soundTypes[file.type.split(';')[0] ?? ''];
  if (type === undefined) throw new UnfitFileError('no-sound');
  if (file.size > limits.soundBytes) throw new UnfitFileError('sound-too-large');
  const seconds = await measureSound(file);
  // The duration of a recording may be unknown (Infinity).
  if (Number.isFinite(seconds) && seconds > limits.soundSeconds + 1) throw new UnfitFileError('sound-too-long');
  return new Blob([file], { type });
}

async function measureSound(file: Blob): Promise<number> {
  const url = URL.createObjectURL(file);
  const sound = new Audio();
  try {
    return await new Promise((resolve, reject) => {
      Object.assign(sound, {
        onloadedmetadata: () => resolve(sound.duration),
        onerror: () => reject(new UnfitFileError('sound-unreadable')),
        src: url,
      });
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

export type MeantKind = 'picture' | 'sound';

/**
 * @returns whether to treat a file as a picture. The chosen kind decides; without one, every file except sound and video counts as a picture, because operating
 * systems don't recognize some picture types.
 */
export function isTakenAsPicture({ type }: Blob, meant: MeantKind | undefined): boolean {
  return meant === undefined ? !/^(audio|video)\//.test(type) : meant === 'picture';
}

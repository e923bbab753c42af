import { readDrawing } from '../../../../../shared/import/anki/mask-drawing.ts';
import type { Cover, MaskShape } from '../../../../../shared/import/anki/occlusion.ts';
import { makePicture } from '../decks/card-form/make-media.ts';

/** Files of a package, by name. */
export type ReadFiles = ReadonlyMap<string, Blob>;

/** Colors of the asked mask, of the others, and of their outlines, as in Anki. */
const [askedInk, otherInk, outlineInk] = ['#ff8e8e', '#ffeba2', '#212121'];

/**
 * Draws a picture of a package with masks over it.
 * @returns undefined if a file is missing. Without its masks, the picture would show the answer
 * @throws UnfitFileError if the browser can't read or draw it
 */
export async function coverPicture({ picture, shapes, drawing }: Cover, files: ReadFiles): Promise<Blob | undefined> {
  const [below, above] = [files.get(picture), drawing === undefined ? undefined : files.get(drawing)];
  if (!below || (drawing !== undefined && !above)) return undefined;
  const isDrawn = above?.type === 'image/svg+xml';
  const drawn = isDrawn ? readDrawing(await above.text()) : [];
  const overlay = above && !isDrawn ? await createImageBitmap(above).catch(() => undefined) : undefined;
  if (shapes.length + drawn.length === 0 && !overlay) return undefined;
  try {
    return await makePicture(below, (context, size) => {
      for (const shape of [...shapes, ...drawn]) paintShape(context, shape, size);
      if (overlay) context.drawImage(overlay, 0, 0, size.width, size.height);
    });
  } finally {
    overlay?.close();
  }
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
type Size = { readonly width: number; readonly height: number };

function paintShape(context: Context, shape: MaskShape, { width, height }: Size): void {
  context.save();
  const { turn } = shape;
  if (turn) {
    context.translate(turn.x * width, turn.y * height);
    context.rotate((turn.angle * Math.PI) / 180);
    context.translate(-turn.x * width, -turn.y * height);
  }
  if (shape.kind === 'text') {
    const size = shape.size * height;
    // oxlint-disable-next-line structure/words-in-catalogue -- names a font
    Object.assign(context, { font: `600 ${size}px sans-serif`, textBaseline: 'top', fillStyle: outlineInk });
    context.fillText(shape.text, shape.left * width, shape.top * height);
  } else {
    Object.assign(context, { fillStyle: shape.isAsked ? askedInk : otherInk, strokeStyle: outlineInk });
    context.lineWidth = Math.max(1, width / 400);
    const outline = outlineOf(context, shape, { width, height });
    context.fill(outline);
    context.stroke(outline);
  }
  context.restore();
}

/** @returns the outline of a shape. Scales the context if the shape needs it. */
function outlineOf(context: Context, shape: Exclude<MaskShape, { kind: 'text' }>, { width, height }: Size): Path2D {
  if (shape.kind === 'path') {
    context.scale(width / shape.width, height / shape.height);
    context.lineWidth = Math.max(1, shape.width / 400);
    return new Path2D(shape.path);
  }
  const outline = new Path2D();
  if (shape.kind === 'polygon') {
    for (const [x, y] of shape.points) outline.lineTo(x * width, y * height);
    outline.closePath();
    return outline;
  }
  const [left, top, wide, high] = [shape.left * width, shape.top * height, shape.width * width, shape.height * height];
  if (shape.kind === 'rect') outline.rect(left, top, wide, high);
  else outline.ellipse(left + wide / 2, top + high / 2, Math.abs(wide / 2), Math.abs(high / 2), 0, 0, 2 * Math.PI);
  return outline;
}

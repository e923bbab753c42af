import { type Cover, type MaskShape, readDrawing } from '../../../../../shared/import/anki/occlusion.ts';
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
  if (shape.kind === 'text') {
    const size = shape.size * height;
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

/** @returns the outline of a shape. Turns or scales the context, as the shape needs. */
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
  const [wide, high] = [shape.width * width, shape.height * height];
  context.translate(shape.left * width + wide / 2, shape.top * height + high / 2);
  context.rotate(((shape.angle ?? 0) * Math.PI) / 180);
  if (shape.kind === 'rect') outline.rect(-wide / 2, -high / 2, wide, high);
  else outline.ellipse(0, 0, Math.abs(wide / 2), Math.abs(high / 2), 0, 0, 2 * Math.PI);
  return outline;
}

import { loadPicture } from '../../../../../shared/library/drawings.ts';
import type { Drawing } from '../../../../../shared/library/marks.ts';
import { paintPicture } from '../decks/card-form/make-media.ts';
import type { NamedFile } from '../import/read-media.worker.ts';

/** Scale at which drawings are rendered: twice their size is sharp on large screens and still only a few kilobytes. */
const scale = 2;

export async function paintDrawings(names: readonly string[]): Promise<NamedFile[]> {
  const painted: NamedFile[] = [];
  // One canvas at a time, because phones limit canvas memory.
  for (const name of names) painted.push({ name, file: await paintOne(await loadPicture(name)), isFit: true });
  return painted;
}

async function paintOne({ width, height, marks }: Drawing): Promise<Blob> {
  return await paintPicture({ width: width * scale, height: height * scale }, (context) => {
    Object.assign(context, { lineCap: 'round', textAlign: 'center', textBaseline: 'middle' });
    context.scale(scale, scale);
    for (const mark of marks) {
      context.fillStyle = mark.ink;
      context.strokeStyle = mark.ink;
      if ('text' in mark) {
        context.font = `600 ${mark.size}px sans-serif`;
        context.fillText(mark.text, mark.x, mark.y);
        continue;
      }
      const path = new Path2D(mark.path);
      context.lineWidth = mark.width ?? 0;
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- this is a canvas method, not Array.fill
      if (mark.width === undefined) context.fill(path);
      else context.stroke(path);
    }
  });
}

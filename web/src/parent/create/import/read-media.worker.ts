import { openPackage, type PackageFile } from '../../../../../shared/import/anki/package-file.ts';
import { type FieldMedia, filesOf } from '../../../../../shared/import/markup/read-markup.ts';
import { coverPicture, type ReadFiles } from './paint-masks.ts';
import { makePicture } from '../decks/card-form/make-media.ts';

export interface MediaRequest {
  readonly file: Blob;
  readonly media: readonly FieldMedia[];
}

/** A media file. `isFit` is true if a card can use it without conversion. */
export interface NamedFile {
  readonly name: string;
  readonly file: Blob;
  readonly isFit: boolean;
  /** For a picture with masks that this worker could not draw: the files that it is made of. */
  readonly parts?: ReadFiles;
}

let opened: Promise<PackageFile> | undefined;

async function read({ file, media }: MediaRequest): Promise<NamedFile[]> {
  opened ??= file.arrayBuffer().then((bytes) => openPackage(new Uint8Array(bytes)));
  const found = (await opened).readMedia(new Set(media.flatMap(filesOf)));
  const files = new Map(
    found.map(({ name, type, bytes }) => [name, new Blob([Uint8Array.from(bytes)], { type })] as const),
  );
  const made = await Promise.all(media.map(async (one) => await readOne(one, files)));
  return made.filter((one) => one !== undefined);
}

async function readOne({ name, cover }: FieldMedia, files: ReadFiles): Promise<NamedFile | undefined> {
  const whole = files.get(cover?.picture ?? name);
  if (!whole) return undefined;
  const drawing = cover ? coverPicture(cover, files) : whole.type.startsWith('image/') ? makePicture(whole) : undefined;
  const fit = await drawing?.catch(() => undefined);
  const parts = cover && new Map([...files].filter(([part]) => [cover.picture, cover.drawing].includes(part)));
  return fit ? { name, file: fit, isFit: true } : { name, file: whole, isFit: false, ...(parts && { parts }) };
}

// Posts undefined if the files couldn't be read, for example because the package was deleted.
addEventListener('message', (event: MessageEvent<MediaRequest>) => {
  read(event.data).then(
    (files) => postMessage(files),
    () => postMessage(undefined),
  );
});

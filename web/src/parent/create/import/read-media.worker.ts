import { openPackage, type PackageFile } from '../../../../../shared/import/anki/package-file.ts';
import { makePicture } from '../decks/card-form/make-media.ts';

export interface MediaRequest {
  readonly file: Blob;
  readonly names: readonly string[];
}

/** A media file. `isFit` is true if a card can use it without conversion. */
export interface NamedFile {
  readonly name: string;
  readonly file: Blob;
  readonly isFit: boolean;
}

let opened: Promise<PackageFile> | undefined;

async function read({ file, names }: MediaRequest): Promise<NamedFile[]> {
  opened ??= file.arrayBuffer().then((bytes) => openPackage(new Uint8Array(bytes)));
  const found = (await opened).readMedia(new Set(names));
  return await Promise.all(
    found.map(async ({ name, type, bytes }) => {
      const whole = new Blob([Uint8Array.from(bytes)], { type });
      const fit = type.startsWith('image/') ? await makePicture(whole).catch(() => undefined) : undefined;
      return { name, file: fit ?? whole, isFit: fit !== undefined };
    }),
  );
}

// Posts undefined if the files couldn't be read, for example because the package was deleted.
addEventListener('message', (event: MessageEvent<MediaRequest>) => {
  read(event.data).then(
    (files) => postMessage(files),
    () => postMessage(undefined),
  );
});

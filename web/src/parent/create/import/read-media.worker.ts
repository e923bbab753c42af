import { openPackage, type PackageFile } from '../../../../../shared/import/anki/package-file.ts';
import { makePicture } from '../decks/card-form/make-media.ts';

/** Some pictures and sounds of a package. */
export interface MediaRequest {
  readonly file: Blob;
  readonly names: readonly string[];
}

/** One of them; `isFit` where a card can take it as it is. */
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

// An empty answer says that they could not be read: the file may have gone from the disk meanwhile.
addEventListener('message', (event: MessageEvent<MediaRequest>) => {
  read(event.data).then(
    (files) => postMessage(files),
    () => postMessage(undefined),
  );
});

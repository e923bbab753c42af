import { readFields, textOf } from './proto-fields.ts';
import { limits } from '../../limits.ts';
import { countUnpacked, guard, unzip } from '../open-zip.ts';
import { collectionBounds, ImportRefusal } from '../reading-bounds.ts';
import { unpackZstd } from './unpack-zstd.ts';

/** A picture or a sound of a package. */
interface ImportMedia {
  readonly name: string;
  /** Its media type, by its name; empty where nobody knows it. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A package of Anki, unpacked as far as it is needed. */
export interface PackageFile {
  /** Unpacks its SQLite database. */
  readonly readDatabase: () => Uint8Array;
  /** Which names the package has pictures and sounds for. */
  readonly mediaNames: ReadonlySet<string>;
  /** Unpacks some of them. */
  readonly readMedia: (names: ReadonlySet<string>) => ImportMedia[];
}

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'audio/mp4',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  webm: 'audio/webm',
};

/** @returns the media type of a file with this name; nothing where nobody knows it. */
export function typeOfName(name: string): string {
  return types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? '';
}

/** @returns a name for a picture or a sound of ours that is the same in every package, and that nobody gave a file of their own. */
export function nameMedia(id: string, type: string): string {
  const ending = Object.keys(types).find((one) => types[one] === type.split(';')[0]) ?? 'bin';
  return `flashspark-${id.slice(id.lastIndexOf('-') + 1).toLowerCase()}.${ending}`;
}

/** Newest first: a package of today also holds an old collection, whose only note asks to update Anki. */
const collections = ['collection.anki21b', 'collection.anki21', 'collection.anki2'];

/** Opens an Anki package (.apkg, .colpkg), of today or of any year before. */
export function openPackage(bytes: Uint8Array): PackageFile {
  const most = collectionBounds.unpackedBytes;
  const files = unzip(bytes, (file) => collections.includes(file) || file === 'media', most);
  const name = collections.find((one) => files.has(one));
  const packed = files.get(name ?? '');
  if (!packed) throw new ImportRefusal('This package has no collection in it. Please export it from Anki again.');
  const isNew = name === collections[0];
  const numbers = guard(() => readMediaList(files.get('media') ?? new Uint8Array(), isNew));
  return {
    readDatabase: () => (isNew ? guard(() => unpackZstd(packed, most)) : packed),
    mediaNames: new Set(numbers.keys()),
    readMedia: (names) => readMedia(bytes, numbers, names, isNew),
  };
}

/** Which file of the package a picture or a sound is: they are numbered. */
function readMediaList(list: Uint8Array, isNew: boolean): Map<string, string> {
  if (list.length === 0) return new Map();
  if (!isNew) {
    const names = JSON.parse(new TextDecoder().decode(list)) as Readonly<Record<string, unknown>>;
    return new Map(Object.entries(names).map(([number, name]) => [String(name), number]));
  }
  const entries = readFields(unpackZstd(list, collectionBounds.unpackedBytes)).filter(({ field }) => field === 1);
  return new Map(
    entries.map(({ value }, index) => {
      const fields = typeof value === 'number' ? [] : readFields(value);
      return [textOf(fields, 1), String(fields.find(({ field }) => field === 255)?.value ?? index)];
    }),
  );
}

function readMedia(
  bytes: Uint8Array,
  numbers: ReadonlyMap<string, string>,
  names: ReadonlySet<string>,
  isNew: boolean,
): ImportMedia[] {
  const wanted = new Map(
    [...names].flatMap((name) => {
      const number = numbers.get(name);
      return number === undefined ? [] : [[number, name] as const];
    }),
  );
  // Pictures and sounds hardly become smaller by packing: together they are no more than a package.
  const most = limits.importPackage.bytes;
  const count = countUnpacked(most);
  return [...wanted].flatMap(([number, name]) => {
    const packed = unzip(bytes, (file) => file === number, most).get(number);
    if (!packed) return [];
    const media = isNew ? guard(() => unpackZstd(packed, most)) : packed;
    count(media);
    return [{ name, type: typeOfName(name), bytes: media }];
  });
}

import { reasons } from '../reasons.ts';
import { readFields, textOf } from './proto-fields.ts';
import { limits } from '../../limits.ts';
import { createSizeLimiter, guard, unzip } from '../open-zip.ts';
import { collectionBounds, ImportRefusal } from '../reading-bounds.ts';
import { unpackZstd } from './unpack-zstd.ts';

/** A picture or sound of a package. */
interface ImportMedia {
  readonly name: string;
  /** The media type derived from the name; empty for unknown extensions. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** An Anki package whose files are unpacked on demand. */
export interface PackageFile {
  readonly readDatabase: () => Uint8Array;
  /** Names of the pictures and sounds in the package. */
  readonly mediaNames: ReadonlySet<string>;
  /** Unpacks the named pictures and sounds. */
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

/** @returns the media type of a file with this name; empty for unknown extensions */
export function typeOfName(name: string): string {
  return types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? '';
}

/** @returns a stable file name for our picture or sound in every exported package, which can't clash with the user's own files */
export function exportedMediaName(id: string, type: string): string {
  const ending = Object.keys(types).find((one) => types[one] === type.split(';')[0]) ?? 'bin';
  return `flashspark-${id.slice(id.lastIndexOf('-') + 1).toLowerCase()}.${ending}`;
}

/** Newest format first: a modern package also holds a legacy collection, whose only note asks to update Anki. */
const collections = ['collection.anki21b', 'collection.anki21', 'collection.anki2'];

/** Opens an Anki package (.apkg, .colpkg) of any version. */
export function openPackage(bytes: Uint8Array): PackageFile {
  const most = collectionBounds.unpackedBytes;
  const files = unzip(bytes, (file) => collections.includes(file) || file === 'media', most);
  const name = collections.find((one) => files.has(one));
  const packed = files.get(name ?? '');
  if (!packed) throw new ImportRefusal(reasons.noCollection);
  const isNew = name === collections[0];
  const numbers = guard(() => readMediaList(files.get('media') ?? new Uint8Array(), isNew));
  return {
    readDatabase: () => (isNew ? guard(() => unpackZstd(packed, most)) : packed),
    mediaNames: new Set(numbers.keys()),
    readMedia: (names) => readMedia(bytes, numbers, names, isNew),
  };
}

/** Maps each picture's or sound's name to its numbered file in the package. Older Macs wrote accents apart from their letters (NFD). */
function readMediaList(list: Uint8Array, isNew: boolean): Map<string, string> {
  if (list.length === 0) return new Map();
  if (!isNew) {
    const names = JSON.parse(new TextDecoder().decode(list)) as Readonly<Record<string, unknown>>;
    return new Map(Object.entries(names).map(([number, name]) => [String(name).normalize(), number]));
  }
  const entries = readFields(unpackZstd(list, collectionBounds.unpackedBytes)).filter(({ field }) => field === 1);
  return new Map(
    entries.map(({ value }, index) => {
      const fields = typeof value === 'number' ? [] : readFields(value);
      return [textOf(fields, 1).normalize(), String(fields.find(({ field }) => field === 255)?.value ?? index)];
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
  // Pictures and sounds hardly compress, so the limit for the whole package also suffices for the unpacked files together.
  const most = limits.importPackage.bytes;
  const count = createSizeLimiter(most);
  return [...wanted].flatMap(([number, name]) => {
    const packed = unzip(bytes, (file) => file === number, most).get(number);
    if (!packed) return [];
    const media = isNew ? guard(() => unpackZstd(packed, most)) : packed;
    count(media);
    return [{ name, type: typeOfName(name), bytes: media }];
  });
}

import { joinBytes, readText, viewOf } from './bytes.ts';

/** Keeps only MPEG frames, each followed by another or the file's end. Drops ID3, APE and Lyrics3 tags anywhere, and a truncated last frame. */
export function stripMp3(bytes: Uint8Array): Uint8Array | undefined {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [];
  let at = 0;
  let isAmongFrames = false;
  while (at < bytes.length) {
    const size = frameSize(view, at);
    const end = at + (size ?? 0);
    const isFrame = size !== undefined && end <= bytes.length;
    if (isFrame && (isAmongFrames || end === bytes.length || frameSize(view, end) !== undefined)) {
      kept.push(bytes.subarray(at, end));
      isAmongFrames = true;
      at = end;
    } else {
      isAmongFrames = false;
      at = skipTag(bytes, at);
    }
  }
  return kept.length > 0 ? joinBytes(kept) : undefined;
}

/** @returns the position from which to continue: after a whole ID3v2 tag, because the tag's pictures may contain bytes that look like frames */
function skipTag(bytes: Uint8Array, at: number): number {
  if (readText(bytes, at, 3) !== 'ID3' || at + 10 > bytes.length) return at + 1;
  const size = [6, 7, 8, 9].reduce((sum, place) => sum * 128 + ((bytes[at + place] ?? 0) & 0x7f), 0);
  return at + 10 + size;
}

interface BoxRules {
  /** Container boxes, with the rules for their contents. */
  readonly inside?: Readonly<Record<string, BoxRules>>;
  /** Boxes that stay unchanged. */
  readonly kept?: RegExp;
}

const samples: BoxRules = { kept: /^(?:stsd|stts|ctts|stsc|stsz|stz2|stco|co64|stss|sgpd|sbgp|sdtp|saiz|saio)$/ };
const media: BoxRules = {
  kept: /^(?:mdhd|hdlr)$/,
  inside: { minf: { kept: /^(?:smhd|dinf)$/, inside: { stbl: samples } } },
};

/** Boxes needed for playback: ISO/IEC 14496-12. */
const mp4Rules: BoxRules = {
  kept: /^(?:ftyp|styp|mdat|sidx|mfra)$/,
  inside: {
    moov: {
      kept: /^mvhd$/,
      inside: { trak: { kept: /^(?:tkhd|edts)$/, inside: { mdia: media } }, mvex: { kept: /^(?:trex|mehd)$/ } },
    },
    moof: { kept: /^mfhd$/, inside: { traf: { kept: /^(?:tfhd|tfdt|trun|sgpd|sbgp|saiz|saio)$/ } } },
  },
};

/** Replaces all but the sound with free space of equal size, so that offsets stay valid, and sets times to 0. Returns undefined for files with other tracks. */
export function stripMp4(bytes: Uint8Array): Uint8Array | undefined {
  const stripped = bytes.slice();
  return stripBoxes(stripped, mp4Rules) ? stripped : undefined;
}

function stripBoxes(bytes: Uint8Array, { inside = {}, kept = /^$/ }: BoxRules): boolean {
  const view = viewOf(bytes);
  let at = 0;
  while (at < bytes.length) {
    if (at + 8 > bytes.length) return false;
    const box = boxAt(view, at);
    if (box.size < box.header || at + box.size > bytes.length) return false;
    const name = readText(bytes, at + 4, 4);
    const body = bytes.subarray(at + box.header, at + box.size);
    const rules = Object.hasOwn(inside, name) ? inside[name] : undefined;
    if (rules && !stripBoxes(body, rules)) return false;
    if (name === 'hdlr' && readText(body, 8, 4) !== 'soun') return false;
    if (kept.test(name)) clearNames(name, body);
    else if (!rules) {
      bytes.set([0x66, 0x72, 0x65, 0x65], at + 4);
      body.fill(0);
    }
    at += box.size;
  }
  return true;
}

/** Reads a box's size: 0 means "to the end of the file", 1 means that a 64-bit size follows the name. */
function boxAt(view: DataView, at: number): { readonly size: number; readonly header: number } {
  const size = view.getUint32(at);
  if (size === 0) return { size: view.byteLength - at, header: 8 };
  if (size !== 1) return { size, header: 8 };
  return { size: at + 16 <= view.byteLength ? Number(view.getBigUint64(at + 8)) : 0, header: 16 };
}

const timesOf: ReadonlySet<string> = new Set(['mvhd', 'tkhd', 'mdhd']);

/** Clears the creation and modification times (after version and flags), and the name at the end of a handler box. */
function clearNames(name: string, body: Uint8Array): void {
  if (timesOf.has(name)) body.fill(0, 4, body[0] === 1 ? 20 : 12);
  if (name === 'hdlr') body.fill(0, 24);
}

const [ebmlHeader, segment, cluster] = [0x1a45dfa3, 0x18538067, 0x1f43b675];
const [info, tracks, trackEntry] = [0x1549a966, 0x1654ae6b, 0xae];
/** Elements whose children are checked. Children of a cluster are checked one by one, because its size may be unknown. */
const opened: ReadonlySet<number> = new Set([segment, cluster, info, tracks, trackEntry]);
/** Elements to clear: tags, attachments, chapters; title, date, file names and ids; names of tracks and codecs; and void space, which may contain data. */
const cleared: ReadonlySet<number> = new Set([
  0x1254c367, 0x1941a469, 0x1043a770, 0x7ba9, 0x4461, 0x7384, 0x3c83ab, 0x3e83bb, 0x73a4, 0x3cb923, 0x3eb923, 0x4444,
  0x536e, 0x258688, 0xec,
]);
/** Elements whose content is emptied: the muxing and writing application. Both are required, but may be empty. */
const emptied: ReadonlySet<number> = new Set([0x4d80, 0x5741]);

/** Replaces all but the sound with void elements of equal size (RFC 9559), so that offsets stay valid. Clusters, which hold the sound, stay unchanged. */
export function stripWebm(bytes: Uint8Array): Uint8Array | undefined {
  const stripped = bytes.slice();
  let at = 0;
  while (at < stripped.length) {
    const element = elementAt(stripped, at);
    if (!element) return undefined;
    const { id, body, end } = element;
    if (at === 0 && id !== ebmlHeader) return undefined;
    if (cleared.has(id)) clearElement(stripped, at, end);
    else if (emptied.has(id)) stripped.fill(0, body, end);
    at = opened.has(id) ? body : end;
  }
  return stripped;
}

interface Element {
  readonly id: number;
  /** Start of the element's content. */
  readonly body: number;
  readonly end: number;
}

/** @returns the element at a position; undefined if it is incomplete. An element of unknown size extends to the end */
function elementAt(bytes: Uint8Array, at: number): Element | undefined {
  const idLength = Math.clz32(bytes[at] ?? 0) - 23;
  const sizeAt = at + idLength;
  const sizeLength = Math.clz32(bytes[sizeAt] ?? 0) - 23;
  const body = sizeAt + sizeLength;
  if (idLength > 4 || sizeLength > 8 || body > bytes.length) return undefined;
  const number = (from: number, to: number, first: number) =>
    bytes.subarray(from + 1, to).reduce((sum, byte) => sum * 256 + byte, first);
  const id = number(at, sizeAt, bytes[at] ?? 0);
  const mask = 0xff >> sizeLength;
  const size = number(sizeAt, body, (bytes[sizeAt] ?? 0) & mask);
  const isUnknown = opened.has(id) && size === 2 ** (7 * sizeLength) - 1;
  const end = isUnknown ? bytes.length : body + size;
  return end > bytes.length ? undefined : { id, body, end };
}

/** Overwrites an element with a `Void` element of the same size. */
function clearElement(bytes: Uint8Array, at: number, end: number): void {
  const length = end - at;
  bytes.fill(0, at, end);
  bytes[at] = 0xec;
  if (length - 2 < 0x7f) bytes[at + 1] = 0x80 | (length - 2);
  else {
    bytes[at + 1] = 0x01;
    viewOf(bytes).setUint32(at + 5, length - 9);
  }
}

const kilobits = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const hertz = [44_100, 48_000, 32_000] as const;

/** @returns the size in bytes of the Layer III frame at a position, or undefined if there is none: ISO/IEC 11172-3 */
export function frameSize(file: DataView, at: number): number | undefined {
  if (at + 4 > file.byteLength) return undefined;
  const header = file.getUint32(at);
  const [version, layer] = [(header >>> 19) & 3, (header >>> 17) & 3];
  const isFrame = header >>> 21 === 0x7ff && version !== 1 && layer === 1;
  const isFirst = version === 3;
  const rate = kilobits[isFirst ? 'mpeg1' : 'mpeg2'][(header >>> 12) & 15];
  const base = hertz[(header >>> 10) & 3];
  if (!isFrame || !rate || base === undefined) return undefined;
  const frequency = base / { 3: 1, 2: 2, 0: 4 }[version as 0 | 2 | 3];
  return Math.floor(((isFirst ? 144 : 72) * rate * 1_000) / frequency) + ((header >>> 9) & 1);
}

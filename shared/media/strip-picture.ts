import { joinBytes, readText, viewOf } from './bytes.ts';

const soi = 0xd8;
const eoi = 0xd9;
const startOfScan = 0xda;
const [app0, app1, app2, app14, app15, comment] = [0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe];

/** Keeps the image data, its colors (JFIF, ICC, Adobe) and its orientation; ends after the first image (ITU T.81). */
export function stripJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const view = viewOf(bytes);
  if (bytes[0] !== 0xff || bytes[1] !== soi) return undefined;
  const kept = [bytes.subarray(0, 2)];
  let turned: number | undefined;
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length || end < at + 4) return undefined;
    const segment = bytes.subarray(at, end);
    if (marker === app1) turned ??= orientationOf(segment);
    if (isOfPicture(marker, segment)) kept.push(segment);
    at = end;
    if (marker !== startOfScan) continue;
    const next = endOfScan(bytes, at);
    if (next === undefined) return undefined;
    kept.push(bytes.subarray(at, next));
    at = next;
    if (bytes[at + 1] !== eoi) continue;
    const [begin = new Uint8Array(), ...rest] = kept;
    return joinBytes([begin, ...sayOrientation(turned), ...rest, bytes.subarray(at, at + 2)]);
  }
  return undefined;
}

function isOfPicture(marker: number, segment: Uint8Array): boolean {
  if (marker === app0) return readText(segment, 4, 5) === 'JFIF\0';
  if (marker === app2) return readText(segment, 4, 12) === 'ICC_PROFILE\0';
  return marker !== comment && (marker < app0 || marker > app15 || marker === app14);
}

/** @returns the position of the marker that ends a scan; within a scan, 0xFF is followed by 0 or a restart number */
function endOfScan(bytes: Uint8Array, from: number): number | undefined {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return undefined;
}

const exifStart = 10;
const orientationTag = 0x0112;

/** @returns the Exif orientation (2 to 8), if present */
function orientationOf(segment: Uint8Array): number | undefined {
  if (readText(segment, 4, 6) !== 'Exif\0\0' || segment.length < exifStart + 8) return undefined;
  const view = viewOf(segment.subarray(exifStart));
  const isLittle = readText(segment, exifStart, 2) === 'II';
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > view.byteLength) return undefined;
  const count = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > view.byteLength) return undefined;
    if (view.getUint16(at, isLittle) !== orientationTag) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 2 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** @returns an Exif segment that contains only the orientation */
function sayOrientation(value: number | undefined): Uint8Array[] {
  if (value === undefined) return [];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0];
  return [Uint8Array.from([0xff, app1, 0, 8 + tiff.length, 0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff])];
}

const signatureLength = 8;
/** PNG chunks needed for image data (animated ones included) and colors: https://www.w3.org/TR/png-3/#11Chunks */
const chunksOfPng = /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|bKGD|pHYs|cICP|mDCV|cLLI|acTL|fcTL|fdAT)$/;

export function stripPng(bytes: Uint8Array): Uint8Array | undefined {
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, signatureLength)];
  let at = signatureLength;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return undefined;
    const name = readText(bytes, at + 4, 4);
    if (chunksOfPng.test(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return joinBytes(kept);
    at = end;
  }
  return undefined;
}

const riffHeader = 12;
const frameHeader = 16;
/** WebP chunks to keep (https://developers.google.com/speed/webp/docs/riff_container): all but Exif, XMP and unknown ones. */
const chunksOfWebp = /^(?:VP8 |VP8L|VP8X|ALPH|ANIM|ANMF|ICCP)$/;
const saysExifOrXmp = 0b1100;

export function stripWebp(bytes: Uint8Array): Uint8Array | undefined {
  const chunks = bytes.length < riffHeader ? undefined : keepChunks(bytes.subarray(riffHeader));
  if (!chunks) return undefined;
  const stripped = joinBytes([bytes.subarray(0, riffHeader), ...chunks]);
  viewOf(stripped).setUint32(4, stripped.length - 8, true);
  return stripped;
}

/** @returns the chunks needed to draw a picture or one of its frames, each padded to an even length; undefined if malformed */
function keepChunks(bytes: Uint8Array): Uint8Array[] | undefined {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [];
  let at = 0;
  while (at < bytes.length) {
    if (at + 8 > bytes.length) return undefined;
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (end > bytes.length) return undefined;
    const name = readText(bytes, at, 4);
    const chunk = name === 'ANMF' ? stripFrame(bytes.slice(at, end)) : bytes.slice(at, end);
    if (!chunk) return undefined;
    if (name === 'VP8X' && size > 0) chunk[8] = (chunk[8] ?? 0) & ~saysExifOrXmp;
    if (chunksOfWebp.test(name)) kept.push(chunk);
    at = end;
  }
  return kept;
}

function stripFrame(chunk: Uint8Array): Uint8Array | undefined {
  const from = 8 + frameHeader;
  const size = viewOf(chunk).getUint32(4, true);
  const inside = chunk.length < from ? undefined : keepChunks(chunk.subarray(from, 8 + size));
  if (!inside) return undefined;
  const stripped = joinBytes([chunk.subarray(0, from), ...inside]);
  viewOf(stripped).setUint32(4, stripped.length - 8, true);
  return stripped;
}

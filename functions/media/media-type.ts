import { frameSize } from '../../shared/media/strip-sound.ts';
import type { MediaType } from '../../shared/schemas/media.ts';

/**
 * @returns the file's type by its first and, if the format allows, last bytes (nothing may be appended); undefined for other types. The content is not
 *   decoded: see functions/decisions/media.md, "A file is what its bytes say".
 */
export function findMediaType(bytes: Uint8Array): MediaType | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return checks.find(([, is]) => is(view))?.[0];
}

const checks: readonly (readonly [MediaType, (file: DataView) => boolean])[] = [
  ['image/webp', isWebp],
  ['image/png', isPng],
  ['image/jpeg', isJpeg],
  ['audio/webm', isWebm],
  ['audio/mp4', isMp4],
  ['audio/mpeg', isMp3],
];

/** @returns whether these characters (Latin-1) are at this offset. */
function has(file: DataView, at: number, text: string): boolean {
  if (at < 0 || at + text.length > file.byteLength) return false;
  return Array.from(text).every((char, index) => file.getUint8(at + index) === char.codePointAt(0));
}

/** Checks for a RIFF container that spans the whole file and starts with a WebP chunk: https://developers.google.com/speed/webp/docs/riff_container */
function isWebp(file: DataView): boolean {
  const isRiff = file.byteLength >= 20 && has(file, 0, 'RIFF') && file.getUint32(4, true) === file.byteLength - 8;
  return isRiff && has(file, 8, 'WEBP') && ['VP8 ', 'VP8L', 'VP8X'].some((chunk) => has(file, 12, chunk));
}

/** Checks the signature and IHDR at the start and the empty IEND at the end: https://www.w3.org/TR/png-3/ */
function isPng(file: DataView): boolean {
  const begins = has(file, 0, '\u0089PNG\r\n\u001A\n\0\0\0\rIHDR');
  return begins && has(file, file.byteLength - 12, '\0\0\0\0IEND\u00AEB`\u0082');
}

/** Checks for the SOI marker and the start of another marker at the beginning, and the EOI marker at the end. */
function isJpeg(file: DataView): boolean {
  return has(file, 0, '\u00FF\u00D8\u00FF') && has(file, file.byteLength - 2, '\u00FF\u00D9');
}

/** Checks for an EBML header that names WebM, followed by the segment: https://www.rfc-editor.org/rfc/rfc8794 */
function isWebm(file: DataView): boolean {
  if (!has(file, 0, '\u001A\u0045\u00DF\u00A3')) return false;
  const size = readVint(file, 4);
  if (!size || size.value > 64) return false;
  const [from, to] = [4 + size.length, 4 + size.length + size.value];
  const isNamed = Array.from({ length: size.value }, (_, index) => from + index).some((at) =>
    has(file, at, '\u0042\u0082\u0084webm'),
  );
  return isNamed && has(file, to, '\u0018\u0053\u0080\u0067');
}

/** Reads an EBML variable-length integer: its length is one more than the number of leading zero bits. */
function readVint(file: DataView, at: number): { readonly value: number; readonly length: number } | undefined {
  if (at >= file.byteLength) return undefined;
  const first = file.getUint8(at);
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > file.byteLength) return undefined;
  let value = first & (0xff >> length);
  for (let index = 1; index < length; index += 1) value = value * 256 + file.getUint8(at + index);
  return { value, length };
}

const audioBrands = /^(?:M4A |M4B |mp4[12]|iso[m2-9]|dash|MSNV)$/;

/** Checks that the file consists of boxes, of which the first names an audio brand and one is `moov` (ISO/IEC 14496-12). */
function isMp4(file: DataView): boolean {
  if (file.byteLength < 16 || !has(file, 4, 'ftyp') || !audioBrands.test(readText(file, 8))) return false;
  let isDescribed = false;
  let at = 0;
  while (at + 8 <= file.byteLength) {
    const size = boxSize(file, at);
    if (size < 8) return false;
    isDescribed ||= has(file, at + 4, 'moov');
    at += size;
  }
  return isDescribed && at === file.byteLength;
}

/** Size 0 means "to the end of the file"; size 1 means that a 64-bit size follows the name. */
function boxSize(file: DataView, at: number): number {
  const size = file.getUint32(at);
  if (size === 0) return file.byteLength - at;
  if (size !== 1) return size;
  return at + 16 <= file.byteLength ? Number(file.getBigUint64(at + 8)) : 0;
}

function readText(file: DataView, at: number): string {
  return String.fromCodePoint(...[0, 1, 2, 3].map((index) => file.getUint8(at + index)));
}

/**
 * After an optional ID3v2 tag and padding, checks for a Layer III frame that is followed by another frame, an ID3v1 tag or the end of the file: ISO/IEC
 * 11172-3.
 */
function isMp3(file: DataView): boolean {
  let at = tagSize(file);
  while (at < file.byteLength && file.getUint8(at) === 0) at += 1;
  const first = frameSize(file, at);
  if (first === undefined) return false;
  const next = at + first;
  return next === file.byteLength || has(file, next, 'TAG') || frameSize(file, next) !== undefined;
}

function tagSize(file: DataView): number {
  if (file.byteLength < 10 || !has(file, 0, 'ID3')) return 0;
  return 10 + [6, 7, 8, 9].reduce((size, at) => size * 128 + (file.getUint8(at) & 0x7f), 0);
}

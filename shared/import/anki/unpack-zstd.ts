import { reasons } from '../reasons.ts';
import { Decompress, decompress } from 'fzstd';
import { createSizeLimiter } from '../open-zip.ts';
import { ImportRefusal, zstdBounds } from '../reading-bounds.ts';

/** A Zstandard frame with the sizes from its header: https://www.rfc-editor.org/rfc/rfc8878#section-3.1.1 */
interface Frame {
  readonly windowBytes: number;
  /** Declared size of the unpacked content; absent if the header omits it. */
  readonly contentBytes: number | undefined;
}

const pieceBytes = 65_536;

/**
 * Unpacks Zstandard into one buffer of the right size.
 * @throws ImportRefusal if the content exceeds `most` bytes, declared or not, or its window needs too much memory
 */
export function unpackZstd(packed: Uint8Array, most: number): Uint8Array {
  const frames = listFrames(packed);
  const [frame] = frames;
  // A single-segment frame has a window as large as its content, which is in the buffer anyway.
  const isWhole = frames.length === 1 && frame?.contentBytes === frame?.windowBytes;
  if (isWhole && frame && frame.windowBytes <= Math.min(most, zstdBounds.segmentBytes))
    return decompress(packed, new Uint8Array(frame.windowBytes));
  if (frames.some(({ windowBytes }) => windowBytes > zstdBounds.windowBytes)) throw new ImportRefusal(reasons.tooLarge);
  const count = createSizeLimiter(most);
  let size = 0;
  stream(packed, (piece) => (size = count(piece)));
  const whole = new Uint8Array(size);
  let at = 0;
  stream(packed, (piece) => {
    whole.set(piece, at);
    at += piece.length;
  });
  return whole;
}

function stream(packed: Uint8Array, take: (piece: Uint8Array) => void): void {
  const unpacking = new Decompress(take);
  for (let at = 0; at < packed.length; at += pieceBytes)
    unpacking.push(packed.subarray(at, at + pieceBytes), at + pieceBytes >= packed.length);
}

function listFrames(packed: Uint8Array): Frame[] {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const frames: Frame[] = [];
  let at = 0;
  while (at < packed.length) {
    const isSkipped = view.getUint32(at, true) >>> 4 === 0x1_84_d2_a5;
    if (isSkipped) at += 8 + view.getUint32(at + 4, true);
    else at = readFrame(view, at, frames);
  }
  return frames;
}

/** @returns the offset of the next frame */
function readFrame(view: DataView, start: number, frames: Frame[]): number {
  const flags = view.getUint8(start + 4);
  const isSingleSegment = (flags & 0x20) !== 0;
  const contentFlag = flags >> 6;
  let at = start + 5;
  const windowField = isSingleSegment ? 0 : view.getUint8(at);
  at += isSingleSegment ? 0 : 1;
  at += [0, 1, 2, 4][flags & 3] ?? 0;
  const contentLength = contentFlag === 0 && !isSingleSegment ? 0 : 1 << contentFlag;
  const contentBytes =
    contentLength === 0 ? undefined : readNumber(view, at, contentLength) + (contentFlag === 1 ? 256 : 0);
  at += contentLength;
  const base = 2 ** (10 + (windowField >> 3));
  frames.push({
    contentBytes,
    windowBytes: isSingleSegment ? (contentBytes ?? 0) : base + (base / 8) * (windowField & 7),
  });
  for (let isLast = false; !isLast;) {
    const header = readNumber(view, at, 3);
    isLast = (header & 1) === 1;
    const isOneByte = ((header >> 1) & 3) === 1;
    at += 3 + (isOneByte ? 1 : header >> 3);
  }
  return at + ((flags & 4) === 0 ? 0 : 4);
}

function readNumber(view: DataView, at: number, length: number): number {
  let number = 0;
  for (let byte = length - 1; byte >= 0; byte -= 1) number = number * 256 + view.getUint8(at + byte);
  return number;
}

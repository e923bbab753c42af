/** Minimal valid media files, with variable content and size. */
import type { MediaType } from '../../../shared/schemas/media.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export function join(...parts: readonly (string | readonly number[] | Uint8Array)[]): Bytes {
  return new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part)))),
  );
}

export function number32(value: number, isLittle = false): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4));
  bytes.setUint32(0, value, isLittle);
  return new Uint8Array(bytes.buffer);
}

function webp(filling: string): Bytes {
  const body = join('WEBPVP8L', number32(filling.length, true), filling, '\0'.repeat(filling.length % 2));
  return join('RIFF', number32(body.length, true), body);
}

export function box(name: string, ...content: (string | Uint8Array)[]): Bytes {
  const inside = join(...content);
  return join(number32(inside.length + 8), name, inside);
}

/** EBML element with an eight-byte size field. */
export function element(id: readonly number[], content: string | Uint8Array): Bytes {
  return join(id, [0x01, 0, 0, 0], number32(content.length), content);
}

/** PNG chunk with a dummy checksum, which nothing verifies. */
export function chunk(name: string, content: string): Bytes {
  return join(number32(content.length), name, content, 'sums');
}

/** Frame of 96 bytes: MPEG-1, Layer III, 32 kbit/s, 48 kHz. */
export function mp3Frame(filling: string): Bytes {
  return join([0xff, 0xfb, 0x14, 0x00], filling.slice(0, 92).padEnd(92, '\0'));
}

/** MP3 file with half a second of silence, which browsers can play. */
export const silence = join(...Array.from({ length: 20 }, () => mp3Frame('')));

/** Sample file of a type; a different `filling` gives a different file. */
export function sampleOf(type: MediaType, filling = 'some'): Bytes {
  switch (type) {
    case 'image/webp':
      return webp(filling);
    case 'image/png':
      return join(
        '\u0089PNG\r\n\u001A\n',
        chunk('IHDR', '\0\0\0\u0001\0\0\0\u0001\b\u0002\0\0\0'),
        chunk('IDAT', filling),
        '\0\0\0\0IEND\u00AEB`\u0082',
      );
    case 'image/jpeg':
      return join('\u00FF\u00D8\u00FF\u00DA\0\u0002', filling, '\u00FF\u00D9');
    case 'audio/webm':
      return join(
        '\u001A\u0045\u00DF\u00A3',
        [0x87],
        '\u0042\u0082\u0084webm',
        element([0x18, 0x53, 0x80, 0x67], element([0x1f, 0x43, 0xb6, 0x75], element([0xa3], filling))),
      );
    case 'audio/mp4':
      return join(box('ftyp', 'M4A ', number32(0)), box('mdat', filling), box('moov', box('mvhd', '\0'.repeat(100))));
    default:
      return join(mp3Frame(filling), mp3Frame(filling));
  }
}

export function fileOf(type: MediaType, filling?: string): Blob {
  return new Blob([sampleOf(type, filling)], { type });
}

/** The smallest files of each kind, and a way to make different ones of a size. */
import type { MediaType } from '../../shared/schemas/media.ts';

type Bytes = Uint8Array<ArrayBuffer>;

function join(...parts: readonly (string | readonly number[] | Uint8Array)[]): Bytes {
  return new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part)))),
  );
}

function number32(value: number, isLittle = false): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4));
  bytes.setUint32(0, value, isLittle);
  return new Uint8Array(bytes.buffer);
}

function webp(filling: string): Bytes {
  const body = join('WEBPVP8L', number32(filling.length, true), filling);
  return join('RIFF', number32(body.length, true), body);
}

function box(name: string, ...content: (string | Uint8Array)[]): Bytes {
  const inside = join(...content);
  return join(number32(inside.length + 8), name, inside);
}

/** MPEG-1, Layer III, 32 kbit/s, 48 kHz: 96 bytes. */
function mp3Frame(filling: string): Bytes {
  return join([0xff, 0xfb, 0x14, 0x00], filling.slice(0, 92).padEnd(92, '\0'));
}

/** One file of each type; another filling is another file. */
export function sampleOf(type: MediaType, filling = 'some'): Bytes {
  switch (type) {
    case 'image/webp':
      return webp(filling);
    case 'image/png':
      return join(
        '\u0089PNG\r\n\u001A\n\0\0\0\rIHDR',
        '\0\0\0\u0001\0\0\0\u0001\b\u0002\0\0\0',
        filling,
        '\0\0\0\0IEND\u00AEB`\u0082',
      );
    case 'image/jpeg':
      return join('\u00FF\u00D8\u00FF\u00E0', filling, '\u00FF\u00D9');
    case 'audio/webm':
      return join('\u001A\u0045\u00DF\u00A3', [0x87], '\u0042\u0082\u0084webm', '\u0018\u0053\u0080\u0067', filling);
    case 'audio/mp4':
      return join(box('ftyp', 'M4A ', number32(0)), box('mdat', filling), box('moov', 'some'));
    default:
      return join(mp3Frame(filling), mp3Frame(filling));
  }
}

/** What a client sends. */
export function fileOf(type: MediaType, filling?: string): Blob {
  return new Blob([sampleOf(type, filling)], { type });
}

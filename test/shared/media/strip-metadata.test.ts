import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMediaType } from '../../../functions/media/media-type.ts';
import { stripMetadata } from '../../../shared/media/strip-metadata.ts';
import { type MediaType, mediaTypes } from '../../../shared/schemas/media.ts';
import { box, chunk, element, join, mp3Frame, number32, sampleOf } from '../../support/files/sample-media.ts';

/** Text that the tests put wherever a file can store a location, a time or a name. */
const secret = 'GPS 52.5200N 13.4050E 2026-11-24 by Emma Smith';
const holds = (bytes: Uint8Array | undefined, text: string) => Buffer.from(bytes ?? []).includes(text, 0, 'latin1');

const segment = (marker: number, content: string | Uint8Array) =>
  join([0xff, marker], [((content.length + 2) >> 8) & 0xff, (content.length + 2) & 0xff], content);
const exif = join(
  'Exif\0\0MM\0\u002A\0\0\0\u0008\0\u0002',
  [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0],
  [0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 38],
  [0, 0, 0, 0],
  secret,
);
const scan = join('\u00FF\u00DA\0\u0002', [1, 2, 0xff, 0, 3, 0xff, 0xd0, 4, 0xff, 0xd9]);

const sound = (content: string) => box('hdlr', '\0'.repeat(8), content, '\0'.repeat(12), secret);
const times = (length: number) =>
  join('\0\0\0\0', [0xe3, 0x12, 0x34, 0x56, 0xe3, 0x12, 0x34, 0x57], '\u0001'.repeat(length));
const track = (kind: string) =>
  box(
    'trak',
    box('tkhd', times(72)),
    box('udta', box('name', secret)),
    box(
      'mdia',
      box('mdhd', times(12)),
      sound(kind),
      box('minf', box('smhd', '\0'.repeat(8)), box('stbl', box('stco', secret.slice(0, 8)))),
    ),
  );
const movie = (kind = 'soun') =>
  join(
    box('ftyp', 'M4A ', number32(0)),
    box('moov', box('mvhd', times(88)), track(kind), box('udta', box('meta', secret)), box('meta', secret)),
    box('free', secret),
    box('uuid', secret),
    box('mdat', 'the sound itself'),
  );

const frames = join(mp3Frame('one'), mp3Frame('two'));
const id3 = join('ID3\u0004\0\0', [0, 0, (secret.length >> 7) & 0x7f, secret.length & 0x7f], secret);

const webm = join(
  element([0x1a, 0x45, 0xdf, 0xa3], '\u0042\u0082\u0084webm'),
  [0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
  element(
    [0x15, 0x49, 0xa9, 0x66],
    join(element([0x7b, 0xa9], secret), element([0x4d, 0x80], secret), element([0x44, 0x61], secret)),
  ),
  element([0x16, 0x54, 0xae, 0x6b], element([0xae], join(element([0x53, 0x6e], secret), element([0x86], 'A_OPUS')))),
  element([0x12, 0x54, 0xc3, 0x67], secret),
  [0x1f, 0x43, 0xb6, 0x75, 0xff],
  element([0xa3], 'the sound itself'),
  element([0xec], secret),
);

/** A file of each type with the secret everywhere possible, and the content that must remain. */
const files: Readonly<Record<MediaType, readonly [Uint8Array, string]>> = {
  'image/jpeg': [
    join(
      '\u00FF\u00D8',
      segment(0xe0, 'JFIF\0\u0001'),
      segment(0xe1, exif),
      segment(0xe1, secret),
      segment(0xed, secret),
      segment(0xe2, `MPF\0${secret}`),
      segment(0xe2, 'ICC_PROFILE\0colours'),
      segment(0xfe, secret),
      segment(0xdb, 'a table'),
      scan,
      '\u00FF\u00D8',
      secret,
      '\u00FF\u00D9',
    ),
    'colours',
  ],
  'image/png': [
    join(
      '\u0089PNG\r\n\u001A\n',
      chunk('IHDR', '\0'.repeat(13)),
      chunk('eXIf', secret),
      chunk('tEXt', secret),
      chunk('tIME', secret),
      chunk('IDAT', 'pixels'),
      chunk('prVt', secret),
      '\0\0\0\0IEND\u00AEB`\u0082',
    ),
    'pixels',
  ],
  'image/webp': (() => {
    const riff = (name: string, content: string) =>
      join(name, number32(content.length, true), content, '\0'.repeat(content.length % 2));
    const body = join(
      'WEBP',
      riff('VP8X', '\u001C'.padEnd(10, '\0')),
      riff('VP8L', 'pixels'),
      riff('EXIF', secret),
      riff('XMP ', secret),
      riff('odd!', secret),
    );
    return [join('RIFF', number32(body.length, true), body), 'pixels'] as const;
  })(),
  'audio/mpeg': [
    join(id3, id3, '\0\0', frames, 'APETAGEX', secret, 'LYRICSBEGIN', secret, 'TAG', secret.padEnd(125, '\0')),
    'two',
  ],
  'audio/mp4': [movie(), 'the sound itself'],
  'audio/webm': [webm, 'the sound itself'],
};

describe.each(mediaTypes)('a file of %s', (type) => {
  const [file, kept] = files[type];

  it('loses what says where, when and by whom it was made, and is still one', () => {
    expect(holds(file, secret)).toBe(true);
    const stripped = stripMetadata(type, file);
    expect(holds(stripped, secret)).toBe(false);
    expect(holds(stripped, kept)).toBe(true);
    expect(findMediaType(stripped ?? new Uint8Array())).toBe(type);
  });

  it('is left as it is where there is nothing to take out', () => {
    const stripped = stripMetadata(type, file);
    expect(stripMetadata(type, stripped ?? new Uint8Array())).toEqual(stripped);
    expect(stripMetadata(type, sampleOf(type))).toEqual(sampleOf(type));
  });

  it('is nothing, or less, where it is cut off or broken, and never makes anything stop', () => {
    const cutOrBroken = fc.record({
      end: fc.nat(file.length),
      at: fc.nat(file.length),
      by: fc.uint8Array({ maxLength: 6 }),
    });
    fc.assert(
      fc.property(cutOrBroken, ({ end, at, by }) => {
        const broken = file.slice(0, end);
        broken.set(by.subarray(0, Math.max(broken.length - at, 0)), Math.min(at, broken.length));
        expect(stripMetadata(type, broken)?.length ?? 0).toBeLessThanOrEqual(file.length);
      }),
      { numRuns: 500 },
    );
  });
});

it('a JPEG that lies on its side still does', () => {
  const [file] = files['image/jpeg'];
  const stripped = stripMetadata('image/jpeg', file) ?? new Uint8Array();
  expect(Buffer.from(stripped.subarray(2, 40)).toString('hex')).toBe(
    'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000ffe0',
  );
});

it('a picture of WebP says no more that it has Exif or XMP', () => {
  const [file] = files['image/webp'];
  expect(stripMetadata('image/webp', file)?.[20]).toBe(0x10);
});

it('a sound in MP4 keeps every place where it is, and no time', () => {
  const [file] = files['audio/mp4'];
  const stripped = stripMetadata('audio/mp4', file) ?? new Uint8Array();
  expect(Buffer.from(stripped).indexOf('the sound itself')).toBe(Buffer.from(file).indexOf('the sound itself'));
  expect(Buffer.from(stripped).includes(Buffer.from([0xe3, 0x12, 0x34]))).toBe(false);
});

it('a file with a track of something else, such as the places of a ride, is no sound', () => {
  expect(stripMetadata('audio/mp4', movie('meta'))).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../../shared/import/text/decode-text.ts';
import { supportedEncodings } from '../../../../shared/import/text/encodings.ts';
import { encodeText } from '../../../support/files/encode-text.ts';
import { readFixture } from '../read-fixture.ts';

const codesOf = (text: string) => Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? codesOf(part) : part)));

function encodeWide(text: string, bigEndian: boolean): Uint8Array {
  const buffer = new DataView(new ArrayBuffer(text.length * 2));
  codesOf(text).forEach((code, index) => buffer.setUint16(index * 2, code, !bigEndian));
  return new Uint8Array(buffer.buffer);
}

// Shift_JIS bytes of: 日本,Japan / 山,mountain / 川,river / こんにちは,hello
const shiftJis = bytes(
  [0x93, 0xfa, 0x96, 0x7b],
  ',Japan\r\n',
  [0x8e, 0x52],
  ',mountain\r\n',
  [0x90, 0xec],
  ',river\r\n',
  [0x82, 0xb1, 0x82, 0xf1, 0x82, 0xc9, 0x82, 0xbf, 0x82, 0xcd],
  ',hello\r\n',
);

describe('decodeText', () => {
  it.each([
    ['UTF-8', [0xef, 0xbb, 0xbf, 0xc3, 0xa9], 'utf-8', 'é'],
    ['UTF-16 LE', [0xff, 0xfe, 0xe9, 0x00], 'utf-16le', 'é'],
    ['UTF-16 BE', [0xfe, 0xff, 0x00, 0xe9], 'utf-16be', 'é'],
  ])('believes the byte order mark of %s and takes it off', (_name, content, encoding, text) => {
    expect(decodeText(Uint8Array.from(content))).toEqual({ text, encoding, certain: true });
  });

  it.each([
    ['utf-16le', false],
    ['utf-16be', true],
  ] as const)('sees %s without a mark, in Latin and in Chinese text', (encoding, bigEndian) => {
    for (const text of [
      'front,back\r\ndog,Hund\r\n',
      '一,one\n一一一一一,two\n中国人口,people of China\n',
      '犬\t狗\n猫\t猫\n',
      '犬,dog',
    ]) {
      expect(decodeText(encodeWide(text, bigEndian))).toEqual({ text, encoding, certain: false });
    }
  });

  it('reads plain ASCII and UTF-8 as certain', () => {
    expect(decodeText(bytes('a,b\n'))).toEqual({ text: 'a,b\n', encoding: 'utf-8', certain: true });
    expect(decodeText(readFixture('world-capitals.csv'))).toMatchObject({ encoding: 'utf-8', certain: true });
  });

  it('does not take a stray zero byte for UTF-16', () => {
    expect(decodeText(bytes('xy,', [0], 'dog,Hund\n'.repeat(50))).encoding).toBe('utf-8');
  });

  it('stays with UTF-8 when a few bytes of many are broken', () => {
    const text = 'é,日本\n'.repeat(20);
    expect(decodeText(Uint8Array.from([...new TextEncoder().encode(text), 0xff]))).toEqual({
      text: `${text}\uFFFD`,
      encoding: 'utf-8',
      certain: false,
    });
  });

  it.each([
    [
      'French',
      bytes('caf', [0xe9], ',coffee\r\n', [0xe9], 't', [0xe9], ',summer\r\n'),
      'café,coffee\r\nété,summer\r\n',
    ],
    [
      'German',
      bytes('M', [0xfc], 'ller;Stra', [0xdf], 'e\r\n', [0xc4], 'pfel;', [0xd6], 'l\r\n'),
      'Müller;Straße\r\nÄpfel;Öl\r\n',
    ],
    ['quotes and the euro', bytes([0x93], 'It', [0x92], 's 5 ', [0x80, 0x94], ',yes\n'), '“It’s 5 €”,yes\n'],
    ['one apostrophe', bytes('it', [0x92], 's,es ist\n'), 'it’s,es ist\n'],
  ])('guesses Windows-1252 for %s', (_name, content, text) => {
    expect(decodeText(content)).toEqual({ text, encoding: 'windows-1252', certain: false });
  });

  it('guesses Shift_JIS for Japanese', () => {
    expect(decodeText(shiftJis)).toEqual({
      text: '日本,Japan\r\n山,mountain\r\n川,river\r\nこんにちは,hello\r\n',
      encoding: 'shift_jis',
      certain: false,
    });
  });

  it.each([
    ['windows-1255', 'תפוח;apple\nבית־ספר;school\nצה״ל;army\n'],
    ['windows-1253', 'μήλο;apple\n«αχλάδι»;pear\nκεράσι·βύσσινο;cherry\n'],
    ['windows-1251', 'яблоко;apple\n«груша» – плод;pear\nсемья;family\n'],
    ['gb18030', '苹果,apple\n香蕉,banana\n葡萄,grape\n'],
    ['gb18030', '桌子;table\n椅子;chair\n铅笔;pencil\n'],
    ['gb18030', '米饭 - rice\n面条 - noodles\n鸡蛋 - egg\n'],
    ['big5', '蘋果,apple\n香蕉,banana\n鉛筆,pencil\n'],
  ] as const)('guesses %s for a few words of %j', (encoding, text) => {
    expect(decodeText(encodeText(text, encoding))).toEqual({ text, encoding, certain: false });
  });

  it('guesses Shift_JIS where the first Japanese comes late', () => {
    const late = Uint8Array.from([...bytes('a,b\n'.repeat(50_000)), ...shiftJis]);
    expect(decodeText(late).encoding).toBe('shift_jis');
  });

  it('guesses Mac Roman for CR-only text with accents', () => {
    expect(decodeText(bytes('caf', [0x8e], ',coffee\r', [0x8e], 't', [0x8e], ',summer'))).toEqual({
      text: 'café,coffee\rété,summer',
      encoding: 'macintosh',
      certain: false,
    });
  });

  it('obeys a chosen encoding, even against a byte order mark', () => {
    expect(decodeText(Uint8Array.from([0xef, 0xbb, 0xbf, 0x41]), 'windows-1252')).toEqual({
      text: 'ï»¿A',
      encoding: 'windows-1252',
      certain: true,
    });
    expect(decodeText(Uint8Array.from([0xef, 0xf0, 0xe8]), 'windows-1251').text).toBe('при');
  });

  it('gives empty text for an empty file', () => {
    expect(decodeText(new Uint8Array())).toEqual({ text: '', encoding: 'utf-8', certain: true });
  });

  it.each(supportedEncodings)('can decode $label', ({ value }) => {
    expect(new TextDecoder(value).encoding).toBe(value);
  });
});

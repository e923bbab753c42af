import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { detectKind } from '../../../shared/import/detect-kind.ts';
import { unzip } from '../../../shared/import/open-zip.ts';
import { limits } from '../../../shared/limits.ts';

const zipOf = (...names: readonly string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])), { level: 0 });

describe('what a file is', () => {
  it.each<readonly [string, Uint8Array, string]>([
    ['a package', zipOf('media', 'collection.anki2'), 'package'],
    ['a package of today', zipOf('meta', 'collection.anki21b', 'collection.anki2'), 'package'],
    ['a workbook', zipOf('[Content_Types].xml', 'xl/workbook.xml'), 'workbook'],
    ['a text', strToU8('PK,Pakistan\n'), 'text'],
    ['a text in UTF-16', Uint8Array.from([0xff, 0xfe, 0x61, 0, 0x2c, 0, 0x62, 0]), 'text'],
    [
      'a text in UTF-16 without a mark',
      Uint8Array.from(Array.from('a,b\nc,d\n', (sign) => [sign.charCodeAt(0), 0]).flat()),
      'text',
    ],
    ...[
      '1\t00:30\n2\t01:00\n',
      '<b>,bold\n<i>,italic\n',
      '<div><img src="a.jpg"></div>\tHund\n',
      '<b><span style="color:red">Hund</span></b>\tdog\n',
      '<ruby><rt class="kana">いぬ</rt></ruby>;Hund\n',
      'ID;Polnisch;Deutsch\n1;pies;Hund\n',
      'ID;Prompt;Answer\r\nC;dog;Hund\r\n',
      'Received: got\nSent: gave\nself-made: handmade\n',
    ].map((words) => [`a list that starts like another file: ${words}`, strToU8(words), 'text'] as const),
    ['nothing', new Uint8Array(), 'text'],
  ])('is said by its bytes: %s', (_, bytes, kind) => {
    expect(detectKind(bytes)).toBe(kind);
  });

  it.each([
    [
      'a Word document',
      zipOf('[Content_Types].xml', 'word/document.xml'),
      'This is a Word document. Copy the words or the table in it',
    ],
    ['a presentation', zipOf('ppt/presentation.xml'), 'This is a PowerPoint presentation.'],
    [
      'a text document of LibreOffice',
      zipOf('mimetype', 'content.xml'),
      'This is a LibreOffice or OpenOffice file. Copy the words or the table in it',
    ],
    ['a file of Numbers', zipOf('Index/Document.iwa'), 'This is a Numbers, Pages or Keynote file'],
    ['a binary workbook', zipOf('xl/workbook.bin'), 'This is a binary Excel workbook'],
    ['an e-book', zipOf('META-INF/container.xml'), 'This is an e-book.'],
    ['an archive of something else', zipOf('cards.csv'), 'This is a ZIP archive without cards. Unpack it'],
    ['a spreadsheet in SYLK', strToU8('ID;PCALC\r\nB;Y2;X2\r\nE\r\n'), 'This is an old spreadsheet file.'],
    ['a mail', strToU8('Received: from a.example\n\tby b.example\nReceived: from c.example\n'), 'This is an email'],
    ['subtitles', strToU8('1\r\n00:00:01,000 --> 00:00:04,000\r\nHello.\r\n'), 'This is a subtitle file.'],
    ['subtitles of the web', strToU8('WEBVTT\n\n00:00.000 --> 00:02.000\nHello'), 'This is a subtitle file.'],
    ['XML without its first line', strToU8('<cards>\n<card front="a" back="b"/></cards>'), 'This is an XML file'],
    ['XML on one line', strToU8('<cards><card front="a &amp; b" back="c;d"/></cards>'), 'This is an XML file'],
    ['XML with tabs', strToU8('<basket>\n\t<box id="1">\ta</box></basket>'), 'This is an XML file'],
    ['half an archive', zipOf('xl/workbook.xml').slice(0, 40), 'This file is damaged'],
  ])('%s is refused by its name', (_, bytes, words) => {
    expect(() => detectKind(bytes)).toThrow(words);
  });

  it('has so many files at most', () => {
    const names = Array.from({ length: limits.importPackage.entries + 1 }, (_, index) => String(index));
    expect(() => detectKind(zipOf(...names))).toThrow(/unpacks to more than/);
  });
});

it('what a file says about its size is all that it can fill', () => {
  const bytes = zipSync({ small: new Uint8Array(100_000) });
  const view = new DataView(bytes.buffer);
  const central = bytes.findIndex((_, at) => at + 4 <= bytes.length && view.getUint32(at, true) === 0x02014b50);
  view.setUint32(central + 24, 10, true);
  expect(unzip(bytes, () => true, 1_000).get('small')?.length).toBe(10);
});

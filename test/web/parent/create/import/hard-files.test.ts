import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { cutOff } from '../../../../../shared/import/detect-kind.ts';
import { readImportFile } from '../../../../../web/src/parent/create/import/read-import-file.ts';
import { buildWorkbook } from '../../../../support/files/build-workbook.ts';

const read = async (content: string | Uint8Array<ArrayBuffer>, languages: readonly string[] = ['en']) =>
  readImportFile({ file: new File([content], 'cards'), choices: {}, languages });
const sidesOf = ({ cards }: Awaited<ReturnType<typeof read>>) => cards.map(({ front, back }) => [front, back]);
const animals = [
  ['dog', 'Hund'],
  ['cat', 'Katze'],
  ['cow', 'Kuh'],
];
const wide = (text: string, order: 'le' | 'be') => {
  const bytes = Uint8Array.from(Array.from(text, (sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]).flat());
  return order === 'le' ? bytes : bytes.map((_, at) => bytes[at ^ 1] ?? 0);
};

describe('headers of school', () => {
  it.each([
    'Bruch;Wert',
    'Bild;Wort',
    'Event;Date',
    'Ereignis;Datum',
    'Land;Hauptstadt',
    'Country;Capital',
    'Aufgabe;Ergebnis',
    'Problem;Result',
  ])('%s names the sides, in this order', async (header) => {
    const content = await read(`${header}\ndog;Hund\ncat;Katze\ncow;Kuh\n`);
    expect(content.columns.hasHeader).toBe('yes');
    expect(sidesOf(content)).toEqual(animals);
  });
});

describe('texts', () => {
  it('a line of an Anki text that starts with # and has a tab is a card', async () => {
    const content = await read('#separator:tab\n#html:false\n#deck: a\tb\n#1\tfirst\n# sharp\tKreuz\ndog\tHund\n');
    expect(sidesOf(content)).toEqual([
      ['#deck: a', 'b'],
      ['#1', 'first'],
      ['# sharp', 'Kreuz'],
      ['dog', 'Hund'],
    ]);
  });

  it.each(['le', 'be'] as const)('UTF-16 (%s) without a mark is read in every script', async (order) => {
    for (const text of [
      'dog;Hund\ncat;Katze\n',
      'собака;Hund\nкошка;Katze\n',
      '犬,いぬ\n猫,ねこ\n',
      '犬\tいぬ\r\n猫\tねこ\r\n',
    ]) {
      const sides = text
        .trim()
        .split(/\r?\n/)
        .map((line) => line.split(/[;,\t]/));
      expect(sidesOf(await read(wide(text, order)))).toEqual(sides);
    }
  });

  it('a download that was cut off shows what is whole, and says what may not be', async () => {
    const bytes = new Uint8Array(4_096);
    bytes.set(strToU8('front,back\ndog,Hund\ncat,Katze\ncow,Ku'));
    const content = await read(bytes);
    expect(sidesOf(content)).toEqual([...animals.slice(0, 2), ['cow', 'Ku']]);
    expect(content.notes).toMatchObject([{ line: 4, reason: cutOff }]);
  });

  it('half a letter at the end of UTF-16 is no part of a card, and the last row says so', async () => {
    const bytes = wide('front,back\ndog,Hund\ncat,Katze\ncow,Kuhe', 'le').slice(0, -1);
    const content = await read(bytes);
    expect(sidesOf(content)).toEqual(animals);
    expect(content.notes).toMatchObject([{ line: 4, reason: cutOff }]);
  });

  it('a zero byte in a cell is no part of a card', async () => {
    expect(sidesOf(await read('front,back\ndo\0g,Hund\0\ncat,Katze\ncow,Kuh\n'))).toEqual(animals);
  });
});

const ods = (rows: string) =>
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
    'content.xml': strToU8(
      `<?xml version="1.0"?><office:document-content><office:body><office:spreadsheet><table:table table:name="Animals">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
  });
const cell = (text: string, more = '') => `<table:table-cell${more}><text:p>${text}</text:p></table:table-cell>`;

describe('workbooks', () => {
  it('a spreadsheet of LibreOffice is read', async () => {
    const rows = [
      `<table:table-row>${cell('front')}${cell('back')}<table:table-cell table:number-columns-repeated="1022"/></table:table-row>`,
      `<table:table-row>${cell('dog')}${cell('Hund')}</table:table-row>`,
      `<table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>`,
      `<table:table-row>${cell('a<text:s text:c="2"/>b &amp; <text:span>c</text:span>')}<table:table-cell><office:annotation><text:p>note</text:p></office:annotation><text:p>x</text:p><text:p>y<text:line-break/>z</text:p></table:table-cell></table:table-row>`,
      `<table:table-row>${cell('twice', ' table:number-columns-repeated="2"')}</table:table-row>`,
      `<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>`,
    ];
    const content = await read(ods(rows.join('')));
    expect(content.kind).toBe('workbook');
    expect(content.cards).toMatchObject([
      { front: 'dog', back: 'Hund', line: 2 },
      { front: 'a  b & c', back: 'x\ny\nz', line: 6 },
      { front: 'twice', back: 'twice', line: 7 },
    ]);
  });

  it('a workbook with a password says so', async () => {
    const bytes = new Uint8Array(2_048).fill(1, 2_000);
    bytes.set(strToU8('\u00D0\u00CF\u0011\u00E0', true));
    bytes.set(wide('EncryptedPackage', 'le'), 1_152);
    await expect(read(bytes)).rejects.toThrow('This workbook has a password.');
  });

  it('a formula whose result is not in the file says so', async () => {
    const workbook = buildWorkbook({
      Words: [
        ['front', 'back'],
        ['1 + 1', { formula: 'A1' }],
        ['2 + 2', 4],
      ],
    });
    const { refused } = await read(workbook);
    expect(refused).toMatchObject([{ line: 2, reason: expect.stringMatching(/^The back is a formula/) }]);
  });

  it('long dates, and dates with a time, are written as people write them', async () => {
    const workbook = buildWorkbook({
      Days: [
        ['front', 'back'],
        ['long', [45_658, '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy']],
        ['both', [45_658.75, 22]],
      ],
    });
    expect(sidesOf(await read(workbook, ['de']))).toEqual([
      ['long', 'Mittwoch, 1. Januar 2025'],
      ['both', '1.1.2025, 18:00'],
    ]);
  });
});

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { cutOff } from '../../../../../shared/import/detect-kind.ts';
import { readImportFile } from '../../../../../web/src/parent/create/import/read-import-file.ts';
import { buildWorkbook } from '../../../../support/files/build-workbook.ts';
import { encodeText } from '../../../../support/files/encode-text.ts';

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

const lines = (rows: readonly (readonly string[])[]) => rows.map((cells) => cells.join(';'));

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
    '漢字;意味',
    'عربي;إنجليزي',
  ])('%s names the sides, in this order', async (header) => {
    const content = await read(`${header}\ndog;Hund\ncat;Katze\ncow;Kuh\n`);
    expect(content.columns.firstRowIsHeader).toBe(true);
    expect(sidesOf(content)).toEqual(animals);
  });

  it('short names above figures are no card where they are known, and words above words with digits are', async () => {
    const prices = ['5" screen\t100 €', '7" screen\t1.200,50 €', '10" screen\t3 kg'];
    expect((await read(['size\tprice', ...prices].join('\n'))).cards).toHaveLength(3);
    expect((await read('salt\tNaCl\nwater\tH2O\nair\tO2\nice\tH2O2\n')).cards).toHaveLength(4);
    expect((await read('pi\tthree\nfour\t4\nfive\t5 cm\nsix\t6\n')).cards).toHaveLength(4);
  });
});

const food = [
  ['apple', 'Apfel'],
  ['bread', 'Brot'],
  ['milk', 'Milch'],
  ['salt', 'Salz'],
];

describe('several tables', () => {
  it('beside each other with the same names become one, whichever is longer', async () => {
    for (const gap of [[''], []]) {
      const rows = food.map((sides, at) => [...(animals[at] ?? ['', '']), ...gap, ...sides]);
      const text = lines([['English', 'German', ...gap, 'English', 'German'], ...rows]).join('\n');
      expect(sidesOf(await read(text)), text).toEqual([...animals, ...food]);
    }
  });

  it('below each other repeat their names, which are no card', async () => {
    const content = await read(['English;German', ...lines(animals), '', 'English;German', ...lines(food)].join('\n'));
    expect(sidesOf(content)).toEqual([...animals, ...food]);
    expect(content.refused).toMatchObject([{ line: 6, reason: 'This is a heading, not a card.' }]);
  });

  it('whose first column names groups are about the other columns', async () => {
    const grouped = [...animals.map((sides) => ['Animals', ...sides]), ...food.map((sides) => ['Food', ...sides])];
    expect(sidesOf(await read(lines(grouped).join('\n')))).toEqual([...animals, ...food]);
    const meanings = [
      ['bank', 'Bank', 'money'],
      ['bank', 'Ufer', 'river'],
      ['seal', 'Siegel', 'wax'],
      ['seal', 'Robbe', 'sea'],
    ];
    expect(sidesOf(await read(lines(meanings).join('\n')))).toEqual(meanings.map((cells) => cells.slice(0, 2)));
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

  it.each([0, 4_000])(
    'UTF-8 cut off within a letter, with %i zeros behind it, keeps its letters and says so',
    async (zeros) => {
      const cut = strToU8('Größe;size\nTür;door\nPark;parké').slice(0, -1);
      const bytes = new Uint8Array(cut.length + zeros);
      bytes.set(cut);
      const content = await read(bytes);
      expect(sidesOf(content)).toEqual([
        ['Größe', 'size'],
        ['Tür', 'door'],
        ['Park', 'park'],
      ]);
      expect(content.notes).toMatchObject([{ line: 3, reason: cutOff }]);
    },
  );

  it.each(['café', 'don’'])('UTF-8 cut off within the only letter that tells, in %s, loses only that', async (end) => {
    const content = await read(strToU8(`dog;Hund\ncat;Katze\ncow;${end}`).slice(0, -1));
    expect(sidesOf(content)).toEqual([...animals.slice(0, 2), ['cow', end.slice(0, -1)]]);
    expect(content.notes).toMatchObject([{ line: 3, reason: cutOff }]);
  });

  it.each(['Spaß', 'café', 'IRMÃ'])(
    'a Western European file whose last letter is the only one of its kind keeps it: %s',
    async (end) => {
      const content = await read(encodeText(`dog;Hund\ncat;Katze\ncow;${end}`, 'windows-1252'));
      expect(sidesOf(content)).toEqual([...animals.slice(0, 2), ['cow', end]]);
      expect(content.notes).toEqual([]);
    },
  );

  it('a zero byte in a cell is no part of a card', async () => {
    expect(sidesOf(await read('front,back\ndo\0g,Hund\0\ncat,Katze\ncow,Kuh\n'))).toEqual(animals);
  });
});

const zipOds = (files: Readonly<Record<string, string>>) =>
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  });
const odsOf = (tables: string, styles = '') =>
  zipOds({
    'content.xml': `<?xml version="1.0"?><office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
  });
const ods = (rows: string) => odsOf(`<table:table table:name="Animals">${rows}</table:table>`);
const row = (...cells: readonly string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
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

  it('a hidden sheet of LibreOffice is not the one that is shown first', async () => {
    const style = (name: string, isShown: boolean) =>
      `<style:style style:name="${name}" style:family="table"><style:table-properties table:display="${isShown}"/></style:style>`;
    const table = (name: string, look: string, sides: readonly string[]) =>
      `<table:table table:name="${name}" table:style-name="${look}">${row(...sides.map((text) => cell(text)))}</table:table>`;
    const tables = [table('old', 'ta2', ['apple', 'Apfel']), table('new', 'ta1', ['dog', 'Hund'])];
    const content = await read(odsOf(tables.join(''), style('ta1', true) + style('ta2', false)));
    expect([content.part, sidesOf(content)]).toEqual(['1', [['dog', 'Hund']]]);
  });

  it('a merged cell counts for all rows that it covers', async () => {
    const meanings = [
      ['Bank', 'bank'],
      ['Bank', 'bench'],
      ['Hahn', 'tap'],
    ];
    const merged = ' table:number-rows-spanned="2"';
    const document = ods(
      [
        row(cell('Bank', merged), cell('bank')),
        row('<table:covered-table-cell/>', cell('bench')),
        row(cell('Hahn'), cell('tap')),
      ].join(''),
    );
    expect(sidesOf(await read(document))).toEqual(meanings);
    const workbook = buildWorkbook({ Words: meanings.map((cells, at) => (at === 1 ? ['', 'bench'] : cells)) });
    const files = unzipSync(workbook);
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const ranges = '<mergeCells><mergeCell ref="A1:A2"/><mergeCell ref="B2:C2"/></mergeCells>';
    const changed = { ...files, 'xl/worksheets/sheet1.xml': strToU8(sheet.replace('</sheetData>', `$&${ranges}`)) };
    expect(sidesOf(await read(zipSync(changed)))).toEqual(meanings);
  });

  it.each([
    ['its parts', { 'content.xml': '\u0001', 'META-INF/manifest.xml': '<manifest:encryption-data a="b">' }],
    ['the whole', { 'encrypted-package': '\u0001', 'META-INF/manifest.xml': '<manifest:manifest/>' }],
  ])('a spreadsheet of LibreOffice with a password on %s says so', async (_, files) => {
    await expect(read(zipOds(files))).rejects.toThrow('This spreadsheet has a password.');
  });

  it('a shopping list is shown with a doubt', async () => {
    const rows = Object.entries({ Milch: '2 l', Brot: '1 Stk', Eier: '10 Stk', Mehl: '500 g' });
    const content = await read(buildWorkbook({ Einkauf: rows }));
    expect(sidesOf(content)).toEqual(rows);
    expect(content.doubt).toBeDefined();
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

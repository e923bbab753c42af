import { expect, it } from 'vitest';
import { parseImport } from '../../../../shared/import/cards/parse-cards.ts';
import { readHtmlTables } from '../../../../shared/import/markup/html-table.ts';

const cardsOf = (html: string) => parseImport(readHtmlTables(html) ?? '').cards.map(({ front, back }) => [front, back]);
const animals = [
  ['dog', 'Hund'],
  ['cat', 'Katze'],
  ['cow', 'Kuh'],
];

it('keeps letters in brackets that stand before a raised text', () => {
  const html = '<table><tr><td>Hund [n]<sup></sup></td><td>dog<sup>2</sup><sup>[1]</sup></td></tr></table>';
  expect(readHtmlTables(html)).toBe('Hund [n]\tdog2\n');
});

it('reads 100,000 raised texts in one cell within two seconds of work', () => {
  const before = process.threadCpuUsage();
  readHtmlTables(`<table><tr><td>a${'<sup>[1] x</sup>'.repeat(100_000)}</td><td>b</td></tr></table>`);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(2_000);
});

it.each([
  [
    'Google Docs',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><div dir="ltr"><table><colgroup><col><col></colgroup><tbody><tr><td><p dir="ltr"><span>dog</span></p></td><td><p dir="ltr"><span>Hund</span></p></td></tr><tr><td><p><span>cat</span></p></td><td><p><span>Katze</span></p></td></tr><tr><td><p>cow</p></td><td><p>Kuh</p></td></tr></tbody></table></div></b>',
  ],
  [
    'Google Sheets',
    '<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #ccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml"><tbody><tr><td>dog</td><td data-sheets-value="x">Hund</td></tr><tr><td>cat</td><td>Katze</td></tr><tr><td>cow</td><td>Kuh</td></tr></tbody></table>',
  ],
  [
    'Word',
    '<html xmlns:o="urn:x"><head><title>Words</title><style>p {color: red}</style></head><body><!--StartFragment--><table class=MsoTable><tr><td><p class=MsoNormal>dog<o:p></o:p></p></td><td><p class=MsoNormal>\r\n  Hund<o:p></o:p></p></td></tr><tr><td>cat</td><td>Katze</td></tr><tr><td>cow</td><td>Kuh&nbsp;</td></tr></table><!--EndFragment--></body></html>',
  ],
  [
    'an encyclopedia',
    '<table class="wikitable"><caption>Animals</caption><tbody><tr><th>English</th><th>German</th></tr><tr><td><a href="/wiki/Dog">dog</a><sup class="reference">[1]</sup></td><td>Hund</td></tr><tr><td>cat</td><td>Katze<span class="mw-editsection">[edit]</span></td></tr><tr><td>cow</td><td>Kuh</td></tr></tbody></table>',
  ],
])('a table of %s becomes its cards', (_, html) => {
  expect(cardsOf(html)).toEqual(animals);
});

it('lines inside a cell, quotes and joined cells stay what they are', () => {
  const html =
    '<p>Words of the week:</p><table><tr><td>dog</td><td>Hund<br>ein "Tier"</td></tr><tr><td>cat</td><td><ul><li>Katze</li><li>Kater</li></ul></td></tr><tr><td colspan="2">cow</td><td>Kuh</td></tr></table>';
  expect(readHtmlTables(html)).toBe('Words of the week:\ndog\t"Hund\nein ""Tier"""\ncat\t"Katze\nKater"\ncow\t\tKuh\n');
});

it('a cell over several rows stands in each of them', () => {
  const html =
    '<table><tr><td rowspan="2">Europe</td><td>Italy</td><td rowspan="3">1</td></tr><tr><td>Spain</td></tr><tr><td>Asia</td><td>Japan</td></tr><tr><td>Africa</td><td>Kenya</td><td>2</td></tr></table>';
  expect(readHtmlTables(html)).toBe('Europe\tItaly\t1\nEurope\tSpain\t1\nAsia\tJapan\t1\nAfrica\tKenya\t2\n');
});

it('a cell over several rows and columns covers both in each of them', () => {
  const html =
    '<table><tr><td rowspan="2" colspan="2">x</td><td>1</td></tr><tr><td>2</td></tr><tr><td>a</td><td>b</td><td>3</td></tr></table>';
  expect(readHtmlTables(html)).toBe('x\t\t1\nx\t\t2\na\tb\t3\n');
});

it.each([
  ['long cells', `<td rowspan="50">${'x'.repeat(100_000)}</td><td>y</td>`],
  ['many cells', '<td rowspan="50" colspan="50">x</td>'.repeat(1_000)],
])('a table of %s that repeats more than a page can hold is pasted as its plain text', (_, cells) => {
  expect(readHtmlTables(`<table><tr>${cells}</tr>${'<tr></tr>'.repeat(60)}</table>`)).toBeUndefined();
});

it.each(['<p>dog - Hund</p>', '<table><tr><td>only one column</td></tr></table>', 'plain'])(
  '%s has no table, so that its plain text is pasted',
  (html) => {
    expect(readHtmlTables(html)).toBeUndefined();
  },
);

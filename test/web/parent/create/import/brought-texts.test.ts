import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readHtmlTables } from '../../../../../shared/import/markup/html-table.ts';
import type { SourceChoices } from '../../../../../shared/import/parse-source.ts';
import { readImportFile } from '../../../../../web/src/parent/create/import/read-import-file.ts';
import { buildWorkbook } from '../../../../support/files/build-workbook.ts';
import { encodeText } from '../../../../support/files/encode-text.ts';

/** A text or file that families bring, with the cards that it must become, each as `front ¦ back ¦ extra ¦ tags`. */
interface Brought {
  readonly name: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
  readonly cards: readonly string[];
  /** Whether the preview says that it isn't sure. */
  readonly isUnsure?: boolean;
  readonly choices?: SourceChoices;
}

const toControls = (text: string) =>
  text
    .replaceAll(String.raw`\t`, '\t')
    .replaceAll(String.raw`\r`, '\r')
    .replaceAll(/\\u([\dA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
const fixture = readFileSync(new URL('../../../../fixtures/brought-texts.txt', import.meta.url), 'utf8');
const texts = fixture
  .split(/^@@@ /m)
  .slice(1)
  .map((part): Brought => {
    const [heading = '', ...lines] = part.trimEnd().split('\n');
    const [, name = '', choices = '{}'] = /^(.*?)(?: (\{.*\}))?$/.exec(heading) ?? [];
    const at = lines.findIndex((line) => /^>>>\??$/.test(line));
    const isUnsure = lines[at] === '>>>?';
    const content = toControls(lines.slice(0, at).join('\n'));
    return { name, content, isUnsure, cards: lines.slice(at + 1), choices: JSON.parse(choices) as SourceChoices };
  });

const table = (rows: readonly (readonly string[])[]) =>
  `<p class=MsoTitle><b>Vokabeln Unit 3</b><o:p></o:p></p><table class=MsoTableGrid>${rows
    .map((row) => `<tr>${row.map((text) => `<td><p class=MsoNormal>${text}<o:p></o:p></p></td>`).join('\n')}</tr>`)
    .join('')}</table>`;
const ods = (rows: readonly (readonly string[])[]) =>
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
    'content.xml': strToU8(
      `<?xml version="1.0"?><office:document-content><office:body><office:spreadsheet><table:table table:name="Verben">${rows
        .map(
          (cells) =>
            `<table:table-row>${cells.map((text) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`).join('')}</table:table-row>`,
        )
        .join('')}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
  });

const files: readonly Brought[] = [
  {
    name: 'a table of Word in HTML with a title above',
    content:
      readHtmlTables(
        table([
          ['<b>Englisch</b>', '<b>Deutsch</b>', '<b>Beispielsatz</b>'],
          ['bridge', 'Brücke', 'We crossed the bridge.'],
          ['street', 'Straße', ''],
        ]),
      ) ?? '',
    cards: ['bridge ¦ Brücke ¦ We crossed the bridge.', 'street ¦ Straße'],
  },
  {
    name: 'a workbook with numbered rows and units between',
    content: buildWorkbook({
      Vokabeln: [
        ['Nr.', 'Englisch', 'Deutsch'],
        ['Unit 1', '', ''],
        [1, 'bridge', 'Brücke'],
        [2, 'river', 'Fluss'],
        ['Unit 2', '', ''],
        [3, 'apple', 'Apfel'],
      ],
    }),
    cards: ['bridge ¦ Brücke ¦ ¦ Unit 1', 'river ¦ Fluss ¦ ¦ Unit 1', 'apple ¦ Apfel ¦ ¦ Unit 2'],
  },
  {
    name: 'a workbook with two lists side by side and an empty column between',
    content: buildWorkbook({
      Vokabeln: [
        ['Tiere', '', '', 'Farben', ''],
        ['dog', 'Hund', '', 'red', 'rot'],
        ['cat', 'Katze', '', 'blue', 'blau'],
      ],
    }),
    cards: ['dog ¦ Hund ¦ ¦ Tiere', 'cat ¦ Katze ¦ ¦ Tiere', 'red ¦ rot ¦ ¦ Farben', 'blue ¦ blau ¦ ¦ Farben'],
  },
  {
    name: 'a workbook of weights and prices with their units',
    content: buildWorkbook({
      Maße: [
        ['Frage', 'Antwort'],
        ['ein Laib Brot', [1.5, '0.0" kg"']],
        ['ein Kino-Besuch', [9, '#,##0.00\\ "€"']],
        ['die Hälfte', [0.5, 9]],
      ],
    }),
    cards: ['ein Laib Brot ¦ 1.5 kg', 'ein Kino-Besuch ¦ 9.00 €', 'die Hälfte ¦ 50%'],
  },
  {
    name: 'a workbook of two halves of sentences whose columns have the names of sides',
    content: buildWorkbook({
      Sätze: [
        ['Front', 'Back'],
        ['Der Hund bellt laut', 'weil er Hunger hat.'],
        ['Die Katze schläft nun', 'wenn sie müde ist.'],
        ['Das Kind lacht heute', 'denn es ist froh.'],
      ],
    }),
    cards: [
      'Der Hund bellt laut ¦ weil er Hunger hat.',
      'Die Katze schläft nun ¦ wenn sie müde ist.',
      'Das Kind lacht heute ¦ denn es ist froh.',
    ],
  },
  {
    name: 'a spreadsheet of LibreOffice with a title and a third column',
    content: ods([
      ['Unregelmäßige Verben', '', ''],
      ['', '', ''],
      ['Englisch', 'Deutsch', 'Hinweis'],
      ['to go', 'gehen', 'went, gone'],
      ['to be', 'sein', ''],
    ]),
    cards: ['to go ¦ gehen ¦ went, gone', 'to be ¦ sein'],
  },
  {
    name: 'a CSV file of German Excel with decimal commas and umlauts',
    content: encodeText('Bruch;Dezimalzahl\r\n1/2;0,5\r\n3/4;0,75\r\n"ein Fünftel";0,2\r\n', 'windows-1252'),
    cards: ['1/2 ¦ 0,5', '3/4 ¦ 0,75', 'ein Fünftel ¦ 0,2'],
  },
  {
    name: 'a quiz in the template of Kahoot',
    content: buildWorkbook({
      Quiz: [
        ['', 'Kahoot!', '', '', '', '', ''],
        [
          '',
          'Question - max 120 characters',
          'Answer 1',
          'Answer 2',
          'Answer 3',
          'Time limit (sec)',
          'Correct answer(s)',
        ],
        [1, 'Capital of France?', 'Rome', 'Paris', 'Oslo', 20, 2],
        [2, 'Cities in Italy?', 'Rome', 'Paris', 'Milan', 20, '1,3'],
      ],
    }),
    cards: [
      'Capital of France?⏎A) Rome⏎B) Paris⏎C) Oslo ¦ Paris',
      'Cities in Italy?⏎A) Rome⏎B) Paris⏎C) Milan ¦ Rome⏎Milan',
    ],
  },
  {
    name: 'a table of an encyclopedia with the number of a footnote',
    content:
      readHtmlTables(
        '<table><tr><th>Symbol</th><th>Element</th></tr><tr><td>H</td><td>Hydrogen<sup><a>[1]</a></sup></td></tr><tr><td>m<sup>2</sup></td><td>square meter</td></tr></table>',
      ) ?? '',
    cards: ['H ¦ Hydrogen', 'm2 ¦ square meter'],
  },
  {
    name: 'a table of an encyclopedia with two names that belong together, and a third',
    content:
      readHtmlTables(
        '<table><tr><th>Land</th><th>Hauptstadt</th><th>Einwohner<sup>[1]</sup></th></tr><tr><th>Hessen</th><td>Wiesbaden</td><td>6,4 Mio.</td></tr><tr><th>Saarland</th><td>Saarbrücken</td><td>1,0 Mio.</td></tr></table>',
      ) ?? '',
    cards: ['Hessen ¦ Wiesbaden ¦ 6,4 Mio.', 'Saarland ¦ Saarbrücken ¦ 1,0 Mio.'],
  },
  {
    name: 'a workbook of fractions with percents and a column of truths',
    content: buildWorkbook({
      Brüche: [
        ['Bruch', 'Prozent', 'Stimmt'],
        ['1/2', [0.5, '0%'], true],
        ['1/5', [0.2, '0%'], true],
      ],
    }),
    cards: ['1/2 ¦ 50% ¦ TRUE', '1/5 ¦ 20% ¦ TRUE'],
  },
  {
    name: 'a short list in the encoding of older Chinese programs',
    content: encodeText('苹果,apple\n香蕉,banana\n葡萄,grape\n西瓜,watermelon\n', 'gb18030'),
    cards: ['苹果 ¦ apple', '香蕉 ¦ banana', '葡萄 ¦ grape', '西瓜 ¦ watermelon'],
  },
];

const read = async ({ content, choices = {} }: Brought) =>
  readImportFile({ file: new File([content], 'brought'), choices });
const writeCard = ({ front, back, extra = '', tags = [] }: Awaited<ReturnType<typeof read>>['cards'][number]) =>
  [front, back, extra, tags.join(', ')]
    .join(' ¦ ')
    .replaceAll('\n', '⏎')
    .replace(/( ¦ )+$/, '')
    .replaceAll('¦  ¦', '¦ ¦');

test.each([...texts, ...files])('$name becomes its cards, and no others', async (one) => {
  const { cards, refused, notes, totalRows, doubt } = await read(one);
  expect(cards.map(writeCard)).toEqual(one.cards);
  // No line is lost without a word.
  expect(totalRows - refused.length).toBeGreaterThanOrEqual(new Set(cards.map(({ line }) => line)).size);
  expect(notes).toEqual([]);
  expect(doubt !== undefined).toBe(one.isUnsure ?? false);
});

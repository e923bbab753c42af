import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeText } from '../../../shared/import/text/decode-text.ts';
import { ImportRefusal } from '../../../shared/import/reading-bounds.ts';
import { type ImportChoices, parseImport } from '../../../shared/import/cards/parse-cards.ts';
import { readMarkup } from '../../../shared/import/markup/read-markup.ts';
import { readCloze } from '../../../shared/import/markup/write-marks.ts';

const separators = [' - ', ' = ', ': ', '::', ',', ';', '\t', '|', '\n', '\n\n', '\r', '\r\n', '"', "'"];
const shapes = [
  '# ',
  '#separator:tab\n',
  '---',
  '| --- | --- |\n',
  '- ',
  '1. ',
  'Q: ',
  'A: ',
  '[["a","b"]]',
  '{"a":"b"}',
];
const tags = ['<b>', '</b>', '<br>', '<li>', '<ul>', '</ul>', '<img src="a.jpg">', '[sound:b.mp3]', '&amp;', '&nbsp;'];
const gaps = ['{{c1::', '{{c2::', '::hint', '}}', '\\(', '\\)', '$x^2$', '[', ']', '{', '}'];
const words = ['dog', 'Hund', '日本', 'שלום', '\0', '\u200B', '\uFEFF', '\u202E', '😀', '\uD800'];
const pieces = fc.constantFrom(...separators, ...shapes, ...tags, ...gaps, ...words);
const anyText = fc
  .array(fc.oneof({ weight: 4, arbitrary: pieces }, { weight: 1, arbitrary: fc.string({ unit: 'binary' }) }), {
    maxLength: 40,
  })
  .map((parts) => parts.join(''));
const takes = fc.record({ formatting: fc.boolean(), media: fc.boolean() });

function parseOrRefuse(text: string, choices: ImportChoices) {
  try {
    return parseImport(text, choices);
  } catch (error) {
    expect(error).toBeInstanceOf(ImportRefusal);
    return undefined;
  }
}

it('every row of any text is a card, or is in the list of those that are none, and no side is empty', () => {
  fc.assert(
    fc.property(anyText, takes, fc.option(fc.boolean(), { nil: undefined }), (text, taken, hasMarkup) => {
      const read = parseOrRefuse(text, { takes: taken, hasMarkup });
      if (!read) return;
      const { cards, refused, totalRows, unit, rowSeparator } = read;
      const places = new Set(
        [...cards, ...refused].flatMap(({ line, ...rest }) =>
          'lastLine' in rest && rest.reason.startsWith('A file can have') ? [] : [line],
        ),
      );
      expect(places.size, JSON.stringify({ unit, rowSeparator })).toBe(totalRows);
      for (const { front, back, frontFiles } of cards) {
        expect(front !== '' || frontFiles !== undefined).toBe(true);
        expect(back).not.toBe('');
      }
    }),
    { numRuns: 500 },
  );
});

it('any bytes are read in some encoding', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.constantFrom([], ['ja'], ['ru', 'en']), (bytes, languages) => {
      expect(typeof decodeText(bytes, undefined, languages).text).toBe('string');
    }),
  );
});

it('markup of any kind becomes text without tags, and its plain text needs no marks', () => {
  fc.assert(
    fc.property(anyText, (html) => {
      const { plain, marked } = readMarkup(html);
      expect(plain).not.toMatch(/<(b|br|li|ul|img)\b[^>]*>/);
      expect(marked).not.toMatch(/<(b|br|li|ul|img)\b[^>]*>/);
    }),
  );
});

it('every gap of a text becomes a question that hides it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{3,8}$/), { minLength: 1, maxLength: 5 }), (hidden) => {
      const text = hidden.map((word, index) => `{{c${index + 1}::${word}}}`).join(' / ');
      expect(readCloze(text)).toEqual(
        hidden.map((word, index) => ({
          number: index + 1,
          question: hidden.map((one) => (one === word ? '[…]' : one)).join(' / '),
          answer: word,
        })),
      );
    }),
  );
});

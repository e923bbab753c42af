import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeText } from '../../../shared/import/decode-text.ts';
import { parseImport } from '../../../shared/import/parse-cards.ts';
import { readMarkup } from '../../../shared/import/read-markup.ts';
import { readCloze } from '../../../shared/import/write-marks.ts';

const pieces = fc.constantFrom(
  ...[' - ', ' = ', ': ', '::', ',', ';', '\t', '|', '\n', '\n\n', '\r', '\r\n', '"', "'", '# ', '#separator:tab\n', '---', '| --- | --- |\n', '- ', '1. ', 'Q: ', 'A: '],
  ...['<b>', '</b>', '<br>', '<li>', '<ul>', '</ul>', '<img src="a.jpg">', '[sound:b.mp3]', '&amp;', '&nbsp;', '{{c1::', '{{c2::', '::hint', '}}', '\\(', '\\)', '$x^2$'],
  ...['[', ']', '{', '}', '[["a","b"]]', '{"a":"b"}', 'dog', 'Hund', '日本', 'שלום', '\0', '\u200B', '\uFEFF', '\u202E', '😀', '\uD800'],
);
const anyText = fc.array(fc.oneof({ weight: 4, arbitrary: pieces }, { weight: 1, arbitrary: fc.string({ unit: 'binary' }) }), { maxLength: 40 }).map((parts) => parts.join(''));
const takes = fc.record({ formatting: fc.boolean(), media: fc.boolean() });

it('every row of any text is a card, or is in the list of those that are none, and no side is empty', () => {
  fc.assert(
    fc.property(anyText, takes, fc.option(fc.boolean(), { nil: undefined }), (text, taken, hasMarkup) => {
      const { cards, refused, totalRows, unit, rowSeparator } = parseImport(text, { takes: taken, hasMarkup });
      const places = new Set([...cards, ...refused].flatMap(({ line, ...rest }) => ('lastLine' in rest && rest.reason.startsWith('A file can have') ? [] : [line])));
      expect(places.size, JSON.stringify({ unit, rowSeparator })).toBe(totalRows);
      for (const { front, back, frontMedia } of cards) {
        expect(front !== '' || frontMedia !== undefined).toBe(true);
        expect(back).not.toBe('');
      }
    }),
    { numRuns: 2_000 },
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
    fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{3,8}$/), { minLength: 1, maxLength: 5 }), (words) => {
      const text = words.map((word, index) => `{{c${index + 1}::${word}}}`).join(' / ');
      expect(readCloze(text)).toEqual(words.map((word) => ({ question: words.map((one) => (one === word ? '[…]' : one)).join(' / '), answer: word })));
    }),
  );
});

import { expect, test } from 'vitest';
import { detectScan } from '../../../../shared/import/scan/detect-scan.ts';
import { findPdfRows, type PlacedText } from '../../../../shared/import/scan/pdf-rows.ts';
import { chooseScanLanguages } from '../../../../shared/import/scan/scan-languages.ts';

/** A text 10 high whose letters are 5 wide, as in a PDF with a font of that size. */
const place = (text: string, left: number, baseline: number): PlacedText => ({
  text,
  box: { left, top: baseline - 10, right: left + text.length * 5, bottom: baseline },
});

const cellsOf = (texts: readonly PlacedText[]) => findPdfRows(texts, 595).map(({ cells }) => cells);

test('texts of a PDF become rows by their places, whatever their order and pieces', () => {
  const texts = ['dog', 'cat', 'house', 'to put on'].map((text, row) => place(text, 300.4, 100.2 + row * 20));
  const words = ['der Hund', 'die Katze', 'das Haus', 'anziehen'].map((text, row) => place(text, 60.7, 100 + row * 20));
  const [, , , last] = words;
  if (!last) throw new Error('There is no last word.');
  const pieces = [place('anzie', 60.7, 160), place('hen', 85.7, 160), place('(etwas)', 104, 160), place(' ', 200, 160)];
  expect(cellsOf([...texts, ...pieces, ...words.filter((one) => one !== last)])).toEqual([
    ['der Hund', 'dog'],
    ['die Katze', 'cat'],
    ['das Haus', 'house'],
    ['anziehen (etwas)', 'to put on'],
  ]);
});

test('a PDF without columns gives its lines, and an empty one none', () => {
  expect(cellsOf([place('dog - Hund', 60, 100), place('cat - Katze', 60, 120)])).toEqual([
    ['dog - Hund'],
    ['cat - Katze'],
  ]);
  expect(cellsOf([place(' ', 60, 100)])).toEqual([]);
});

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0);

test.each([
  ['%PDF-1.7', 'pdf'],
  ['\n\n%PDF-1.4', 'pdf'],
  ['\u0089PNG\r\n', 'picture'],
  ['\u00FF\u00D8\u00FF\u00E0', 'picture'],
  ['RIFF\0\0\0\0WEBP', 'picture'],
  ['\0\0\0\u0020ftypheic', 'picture'],
  ['\0\0\0\u0020ftypmp42', undefined],
  ['front,back', undefined],
  ['PK\u0003\u0004', undefined],
])('the file %j is a scan: %s', (start, kind) => {
  expect(detectScan(bytesOf(start))).toBe(kind);
});

test.each([
  [
    ['fr-CA', 'de'],
    ['fr', 'de'],
  ],
  [
    ['ja', 'pt-BR'],
    ['pt', 'en'],
  ],
  [['en-US'], ['en', 'de']],
  [[], ['en', 'de']],
])('for %j a picture is read in %j first', (wanted, chosen) => {
  expect(chooseScanLanguages(wanted)).toEqual(chosen);
});

import { expect, test, vi } from 'vitest';
import { makeRecognizer, readTsv, type TesseractCore } from '../../../../shared/import/scan/recognize-text.ts';

const word = (line: number, left: number, confidence: number, text: string) =>
  ['5', '1', '1', '1', line, 1, left, 10 * line, 20, 8, confidence, text].join('\t');

test('words of a line are joined with their box, their mean and their lowest confidence', () => {
  const table = [
    '4\t1\t1\t1\t1\t0\t0\t10\t90\t8\t-1\t',
    word(1, 0, 96, 'der'),
    word(1, 30, 80, 'Hund'),
    word(2, 0, 90, 'die'),
  ];
  expect(readTsv(table.join('\n'))).toEqual([
    { text: 'der Hund', confidence: 80, average: 88, box: { left: 0, top: 10, right: 50, bottom: 18 } },
    { text: 'die', confidence: 90, average: 90, box: { left: 0, top: 20, right: 20, bottom: 28 } },
  ]);
});

test('marks at both ends that are hardly letters are dropped, but no words inside', () => {
  const table = [
    word(1, 0, 20, 'E'),
    word(1, 30, 91, 'to'),
    word(1, 60, 30, 'a'),
    word(1, 90, 92, 'dog'),
    word(1, 120, 40, '|'),
  ];
  expect(readTsv(table.join('\n')).map(({ text }) => text)).toEqual(['to a dog']);
  expect(readTsv(word(1, 0, 10, '..'))).toEqual([]);
});

function makeCore(status: number) {
  const writeFile = vi.fn();
  const calls: string[] = [];
  class Api {
    Init = (_: null, language: string) => (calls.push(`init ${language}`), status);
    SetVariable = () => undefined;
    SetImageFile = () => 0;
    Recognize = () => 0;
    GetTSVText = () => word(1, 0, 95, 'dog');
    Clear = () => undefined;
  }
  return { core: { FS: { writeFile }, TessBaseAPI: Api } satisfies TesseractCore, writeFile, calls };
}

const image = { width: 2, height: 1, data: Uint8Array.of(0, 255) };

test('a language is loaded once, and a picture is given as a grey map', () => {
  const { core, writeFile, calls } = makeCore(0);
  const recognize = makeRecognizer(core, { en: Uint8Array.of(1) });
  recognize(image, 'en');
  expect(recognize(image, 'en').map(({ text }) => text)).toEqual(['dog']);
  expect(calls).toEqual(['init en']);
  expect(writeFile.mock.calls[0]).toEqual(['en.traineddata', Uint8Array.of(1)]);
  const [, bytes] = writeFile.mock.calls[1] as [string, Uint8Array];
  expect(new TextDecoder('latin1').decode(bytes)).toBe('P5 2 1 255\n\0ÿ');
});

test('a model that does not load is an error, not an empty page', () => {
  const { core } = makeCore(-1);
  expect(() => makeRecognizer(core, {})(image, 'xx')).toThrow('No model of xx');
});

import { expect, it } from 'vitest';
import { parseWorkbook } from '../../../../shared/import/parse-source.ts';
import { readWorkbook } from '../../../../shared/import/workbook/workbook.ts';
import { buildWorkbook } from '../../../support/files/build-workbook.ts';

const sheets = {
  'Read me': [['My words & more']],
  Words: [
    ['Frage', 'Antwort', 'Note'],
    ['Hund <b>', 'dog', ''],
    ['', '', ''],
    ['Katze', '', 'no answer'],
    [' line\nbreak ', 'x_x000D_y', ''],
  ],
  Numbers: [
    ['What', 'Value'],
    ['half', [0.5, 9]],
    ['root', [2.4142, '0.00']],
    ['many', [1_234_567, '#,##0']],
    ['year', 2024],
    ['day', [45_658, 14]],
    ['month', [45_658, 'd mmmm yyyy']],
    ['time', [0.75, 20]],
    ['price', [12.5, '"€" 0.00']],
    ['yes', true],
    ['third', 1 / 3],
  ],
  Old: [['a', 'b']],
} as const;

it('takes the first sheet in sight that is a table, by its own row numbers', () => {
  const content = parseWorkbook(readWorkbook(buildWorkbook(sheets, ['Old']), 'en-GB'), {});
  expect(content).toMatchObject({
    part: '1',
    unit: 'row',
    parts: [{ name: 'Read me' }, { name: 'Words', count: 4 }, { name: 'Numbers' }, { name: 'Old' }],
    columns: { hasHeader: 'yes' },
    cards: [
      { front: 'Hund <b>', back: 'dog', line: 2 },
      { front: 'line\nbreak', back: 'x\ry', line: 5 },
    ],
    refused: [{ line: 4, reason: 'The back is missing.' }],
  });
});

it('takes another sheet, with dates and numbers as people see them', () => {
  const { cards } = parseWorkbook(readWorkbook(buildWorkbook(sheets), 'en-GB'), { part: '2', hasHeader: true });
  expect(Object.fromEntries(cards.map(({ front, back }) => [front, back]))).toEqual({
    half: '50%',
    root: '2.41',
    many: '1,234,567',
    year: '2024',
    day: '01/01/2025',
    month: '1 January 2025',
    time: '18:00',
    price: '€ 12.50',
    yes: 'TRUE',
    third: '0.333333333',
  });
});

it('writes days and decimals in the language of the browser', () => {
  const { cards } = parseWorkbook(readWorkbook(buildWorkbook(sheets), 'de-DE'), { part: '2', hasHeader: true });
  expect(cards.filter(({ front }) => ['root', 'day', 'month'].includes(front)).map(({ back }) => back)).toEqual([
    '2,41',
    '1.1.2025',
    '1 Januar 2025',
  ]);
});

it('reads the days of a workbook that counts them from 1904', () => {
  const days = {
    Days: [
      ['day', [45_658 - 1_462, 14]],
      ['month', [45_658 - 1_462, 'd mmmm yyyy']],
    ],
  } as const;
  const { cards } = parseWorkbook(readWorkbook(buildWorkbook(days, [], true), 'en-GB'), {});
  expect(cards.map(({ back }) => back)).toEqual(['01/01/2025', '1 January 2025']);
});

it('refuses a damaged workbook', () => {
  expect(() => readWorkbook(buildWorkbook({ A: [['a', 'b']] }).slice(0, 300), 'en')).toThrow(/^This file is damaged/);
});

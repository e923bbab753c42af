import { describe, expect, test } from 'vitest';
import { cleanPage, evenLight, findTurn } from '../../../../shared/import/scan/clean-page.ts';
import { findColumns } from '../../../../shared/import/scan/find-columns.ts';
import {
  cropImage,
  enlarge,
  type GreyImage,
  shrink,
  toGrey,
  turnImage,
} from '../../../../shared/import/scan/grey-image.ts';
import { readPage } from '../../../../shared/import/scan/read-page.ts';
import type { ReadLine } from '../../../../shared/import/scan/recognize-text.ts';

const [width, height] = [900, 1_200];
const paper = 235;

/** Draws a page: each word a row of boxes as letters, 12 wide and 16 high, 5 apart. */
function drawPage(
  words: readonly { readonly left: number; readonly top: number; readonly letters: number }[],
): GreyImage {
  const data = new Uint8Array(width * height).fill(paper);
  for (const { left, top, letters } of words) {
    for (let letter = 0; letter < letters; letter += 1) {
      for (let y = top; y < top + 16; y += 1) {
        const start = y * width + left + letter * 17;
        data.fill(40, start, start + 12);
      }
    }
  }
  return { width, height, data };
}

/** Two columns of 20 lines; words get longer and shorter, so that the columns are ragged. */
const rows = Array.from({ length: 20 }, (_, index) => [
  { left: 90, top: 100 + index * 50, letters: 3 + ((index * 5) % 9) },
  { left: 480, top: 100 + index * 50, letters: 2 + ((index * 7) % 11) },
]);
const table = drawPage(rows.flat());

/** Darkens a page towards its right lower corner, down to 40 percent. */
function shade({ data }: GreyImage): GreyImage {
  const dark = (at: number) => 1 - 0.6 * (((at % width) / width + Math.floor(at / width) / height) / 2);
  return { width, height, data: data.map((value, at) => value * dark(at)) };
}

describe('cleanPage', () => {
  test('a shadow becomes as light as the paper, and ink stays dark', () => {
    const even = evenLight(shade(table));
    const values = [...even.data].filter((_, at) => at % 7 === 0);
    expect(values.filter((value) => value > 130 && value < 200)).toEqual([]);
    expect(values.filter((value) => value < 100).length / values.length).toBeGreaterThan(0.02);
  });

  test.each([-8, -3.5, -0.4, 0, 1.2, 6, 8])('a page turned by %s degrees becomes level', (turn) => {
    const turned = turnImage(table, turn);
    expect(Math.abs(findTurn(turned) - turn)).toBeLessThan(0.26);
    expect(Math.abs(findTurn(cleanPage(turned)))).toBeLessThan(0.26);
  });

  test('an empty page stays as it is', () => {
    expect(findTurn(drawPage([]))).toBe(0);
  });
});

describe('findColumns', () => {
  test('columns are found by the gap that no line crosses, whatever the length of the words', () => {
    const { columns, letterHeight } = findColumns(table);
    expect(letterHeight).toBe(16);
    expect(columns.map(({ pieces }) => pieces.length)).toEqual([20, 20]);
    expect(columns[1]?.box.left).toBeGreaterThan(440);
  });

  test('a headline across the page does not join the columns', () => {
    const headline = { left: 90, top: 30, letters: 45 };
    expect(findColumns(drawPage([...rows.flat(), headline])).columns).toHaveLength(2);
  });

  test('a desk, a rule and specks are no columns', () => {
    const page = drawPage([...rows.flat(), { left: 800, top: 700, letters: 1 }]);
    for (let y = 0; y < height; y += 1) page.data.fill(30, y * width, y * width + 40);
    page.data.fill(60, 620 * width + 60, 620 * width + 860);
    expect(findColumns(page).columns).toHaveLength(2);
  });

  test('an empty page has none', () => {
    expect(findColumns(drawPage([])).columns).toEqual([]);
  });
});

/** Reads each line of boxes as its number of letters, surer in the language that the column is written in. */
function makeReader(written: readonly string[]) {
  const asked: string[] = [];
  const recognize = (image: GreyImage, language: string): ReadLine[] => {
    const { columns } = findColumns(image);
    asked.push(language);
    // Two samples and the whole column are read of each.
    const isRight = language === written[Math.min(written.length - 1, Math.floor((asked.length - 1) / 3))];
    return (columns[0]?.pieces ?? []).map((box) => ({
      text: `${language} ${box.right - box.left}`,
      confidence: isRight ? 95 : 60,
      average: isRight ? 95 : 60,
      box,
    }));
  };
  return { asked, recognize };
}

describe('readPage', () => {
  test('each column is read in the language that fits its sample best', () => {
    const { asked, recognize } = makeReader(['de', 'en']);
    const shares: number[] = [];
    const { rows: read } = readPage(shade(turnImage(table, 0)), ['de', 'en'], recognize, (share) => shares.push(share));
    expect(asked).toEqual(['de', 'en', 'de', 'de', 'en', 'en']);
    expect(read).toHaveLength(20);
    expect(read.every(({ cells }) => cells[0]?.startsWith('de') && cells[1]?.startsWith('en'))).toBe(true);
    expect(shares.at(-1)).toBe(1);
  });

  test('a page with one language is read once a column', () => {
    const { asked, recognize } = makeReader(['fr']);
    readPage(table, ['fr'], recognize);
    expect(asked).toEqual(['fr', 'fr']);
  });

  test('columns that nobody can read are left out', () => {
    const { recognize } = makeReader(['en']);
    const unsure = (image: GreyImage, language: string) =>
      recognize(image, language).map((line) => ({ ...line, average: 20, confidence: 10 }));
    expect(readPage(table, ['en'], unsure).rows).toEqual([]);
  });

  test('a page without text has no rows', () => {
    expect(readPage(drawPage([]), ['en', 'de'], () => []).rows).toEqual([]);
  });
});

describe('pictures in grey', () => {
  const small: GreyImage = { width: 2, height: 2, data: Uint8Array.of(0, 100, 200, 100) };

  test('colors become grey by how bright they look', () => {
    const data = [255, 255, 255, 255, 0, 0, 0, 255, 0, 255, 0, 255];
    expect([...toGrey({ width: 3, height: 1, data }).data]).toEqual([255, 0, 149]);
  });

  test('shrinking takes means, enlarging goes between, and cutting copies', () => {
    expect([...shrink(small, 2).data]).toEqual([100]);
    expect(enlarge(small)).toMatchObject({ width: 4, height: 4 });
    expect(enlarge(small).data[0]).toBe(0);
    expect([...cropImage(small, { left: 1, top: 0, right: 2, bottom: 2 }).data]).toEqual([100, 100]);
  });
});

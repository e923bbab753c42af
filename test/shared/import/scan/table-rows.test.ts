import { describe, expect, test } from 'vitest';
import { parseImport } from '../../../../shared/import/cards/parse-cards.ts';
import { joinRows, type TextLine, writeRows } from '../../../../shared/import/scan/table-rows.ts';

/** A line of text 20 high; small letters are 10 high. */
function line(text: string, column: number, top: number, confidence = 95): TextLine {
  return { text, column, confidence, box: { left: column * 300, top, right: column * 300 + 100, bottom: top + 20 } };
}

const cellsOf = (lines: readonly TextLine[], columns = 2) => joinRows(lines, columns, 10).map(({ cells }) => cells);

describe('joinRows', () => {
  test('lines at the same height are a row, even if a tail or an accent moves one of them', () => {
    const lines = [line('cat', 1, 103), line('die Katze', 0, 100), line('der Hund', 0, 150), line('dog', 1, 146)];
    expect(cellsOf(lines)).toEqual([
      ['die Katze', 'cat'],
      ['der Hund', 'dog'],
    ]);
  });

  test('a line without a first cell goes on in the row above, and a hyphenated word becomes whole', () => {
    const lines = [
      line('die Groß-', 0, 100),
      line('grandparents', 1, 100),
      line('eltern', 0, 122),
      line('on both sides', 1, 122),
      line('der Hund', 0, 180),
      line('dog', 1, 180),
      line('or: hound', 1, 202),
      line('die Katze', 0, 260),
      line('cat', 1, 260),
    ];
    expect(cellsOf(lines)).toEqual([
      ['die Groß-', 'grandparents'],
      ['eltern', 'on both sides'],
      ['der Hund', 'dog or: hound'],
      ['die Katze', 'cat'],
    ]);
    const wrapped = lines.filter(({ text }) => text !== 'on both sides');
    expect(cellsOf(wrapped)[0]).toEqual(['die Großeltern', 'grandparents']);
  });

  test('a headline stays a row of its own', () => {
    const rows = [60, 160, 210, 260].flatMap((top) =>
      top === 60 ? [line('Unit 3', 0, top)] : [line('a', 0, top), line('b', 1, top)],
    );
    expect(cellsOf(rows)[0]).toEqual(['Unit 3', '']);
    expect(cellsOf(rows)).toHaveLength(4);
  });

  test('cells that were read with doubt are marked, and know their place', () => {
    const [row] = joinRows([line('der Hund', 0, 100), line('dug', 1, 100, 40)], 2, 10);
    expect(row?.doubts).toEqual([1]);
    expect(row?.boxes[1]).toEqual({ left: 300, top: 100, right: 400, bottom: 120 });
  });

  test('what rules leave behind is removed, and apostrophes are those of the keyboard', () => {
    expect(cellsOf([line('| l’école _', 0, 100), line('— school |', 1, 100)])).toEqual([["l'école", 'school']]);
  });
});

describe('writeRows', () => {
  test('any cells come out of the import as they went in', () => {
    const rows = [
      ['say "hi"', '#5, or =1+1'],
      ['a - b; c', 'tab | pipe'],
    ];
    const { text, delimiter } = writeRows(rows.map((cells) => ({ cells })));
    const { cards } = parseImport(text, { delimiter, hasHeader: false });
    expect(cards.map(({ front, back }) => [front, back])).toEqual(rows);
  });

  test('lines of a single column are cut at their own signs', () => {
    const { text, delimiter } = writeRows(
      ['dog - Hund', 'cat - Katze', 'cow - Kuh'].map((cell) => ({ cells: [cell] })),
    );
    const { cards } = parseImport(text, { delimiter });
    expect(cards.map(({ front, back }) => [front, back])).toEqual([
      ['dog', 'Hund'],
      ['cat', 'Katze'],
      ['cow', 'Kuh'],
    ]);
  });
});

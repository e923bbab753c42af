import { describe, expect, it } from 'vitest';
import { parseImport } from '../../../../shared/import/cards/parse-cards.ts';
import { limits } from '../../../../shared/limits.ts';
import { importedCard } from '../../../../shared/schemas/deck.ts';

const refusalsOf = (text: string, choices?: Parameters<typeof parseImport>[1]) =>
  parseImport(text, choices).refused.map(({ line, reason }) => [line, reason]);

describe('refused rows', () => {
  it('names the missing side', () => {
    const text = 'front,back\na,\n  ,b\nonly\n"c","  "\nok,yes\n';
    expect(refusalsOf(text)).toEqual([
      [2, 'The back is missing.'],
      [3, 'The front is missing.'],
      [4, 'The back is missing.'],
      [5, 'The back is missing.'],
    ]);
    expect(parseImport(text).cards).toEqual([{ front: 'ok', back: 'yes', line: 6 }]);
  });

  it('passes over empty lines without a word, but lists rows of blanks', () => {
    const text = 'front,back\n\na,b\r\n\r\n,\n  \n" ",\nc,d\n\n\n';
    expect(refusalsOf(text)).toEqual([
      [5, 'The row is blank.'],
      [6, 'The row is blank.'],
      [7, 'The row is blank.'],
    ]);
    expect(parseImport(text)).toMatchObject({ totalRows: 5, cards: [{ line: 3 }, { line: 8 }] });
  });

  it('takes a side of 5,000 characters and refuses one of 5,001', () => {
    const text = `front,back\n ${'x'.repeat(5000)} ,b\n${'y'.repeat(5001)},b\nc,${'z'.repeat(12_345)}\n`;
    expect(refusalsOf(text)).toEqual([
      [3, 'The front has 5,001 characters. The limit is 5,000.'],
      [4, 'The back has 12,345 characters. The limit is 5,000.'],
    ]);
  });

  it('refuses half a character', () => {
    expect(refusalsOf('front,back\na\uD800,b\nc,\uDC00d\n😀,ok\n')).toEqual([
      [2, 'The front has a broken character.'],
      [3, 'The back has a broken character.'],
    ]);
  });

  it('refuses the same card a second time and says where the first one is', () => {
    const text = 'front,back\na,b\n"a", b \na,B\nb,a\na,b\n';
    expect(refusalsOf(text)).toEqual([
      [3, 'The same card is already on line 2.'],
      [6, 'The same card is already on line 2.'],
    ]);
  });

  it('keeps a repeated card at hand, and no other one that it refuses', () => {
    const { refused } = parseImport('front,back\na,b\na,b\nc,\n');
    expect(refused.map(({ card }) => card)).toEqual([{ front: 'a', back: 'b', line: 3 }, undefined]);
  });

  it('tells ab+c from a+bc', () => {
    expect(refusalsOf('front,back\nab,c\na,bc\n')).toEqual([]);
  });

  it('names the line of an open quote and imports what follows', () => {
    const text = 'front,back\na,b\n"open,c\nd,e\n';
    expect(parseImport(text).refused).toEqual([
      {
        line: 3,
        lastLine: 3,
        reason: 'The quotation mark on this line is never closed.',
        excerpt: '"open,c',
      },
    ]);
    expect(parseImport(text).cards).toHaveLength(2);
  });

  it('does not let a quote that closes far below swallow the rows between', () => {
    const { cards, refused } = parseImport('front,back\n"open,c\nd,e\nf,g\n"h",i\n');
    expect(cards.map(({ line }) => line)).toEqual([3, 4, 5]);
    expect(refused.map(({ line }) => line)).toEqual([2]);
  });

  it('refuses each row past 10,000 on its own line', () => {
    const text = `front,back\n${Array.from({ length: 10_003 }, (_, index) => `q${index},a\n`).join('')}`;
    const result = parseImport(text);
    expect(result.cards).toHaveLength(10_000);
    expect(result.totalRows).toBe(10_003);
    expect(result.refused).toHaveLength(3);
    expect(result.refused[0]).toEqual({
      line: 10_002,
      lastLine: 10_002,
      reason: 'A file can have 10,000 rows. This one comes after that.',
      excerpt: 'q10000 | a',
    });
  });

  it('accounts for every line of a file far over the limit', () => {
    const { cards, refused, totalRows } = parseImport(
      Array.from({ length: 50_000 }, (_, index) => `q${index},a\r\n`).join(''),
    );
    expect(cards).toHaveLength(10_000);
    expect(totalRows).toBe(50_000);
    expect(refused.at(-2)).toMatchObject({ line: 20_001, lastLine: 20_001 });
    expect(refused.at(-1)).toMatchObject({ line: 20_002, lastLine: 50_000 });
  });
});

describe('ragged rows', () => {
  it('imports a row with further cells and says what was left out', () => {
    const { cards, refused, notes } = parseImport('front,back\nCapital of France,Paris, France\na,b,,\n');
    expect(cards).toHaveLength(2);
    expect(refused).toEqual([]);
    expect(notes).toEqual([
      {
        line: 2,
        lastLine: 2,
        reason: 'This row has more cells than the file has columns. Left out: France',
        excerpt: 'Capital of France | Paris | France',
      },
    ]);
  });

  it('measures a file without a header by its usual width', () => {
    expect(parseImport('a,b\nc,d\ne,f,g\nh\n')).toMatchObject({
      notes: [{ line: 3 }],
      refused: [{ line: 4 }],
      columnCount: 3,
    });
  });

  it('says nothing of a further cell that was chosen', () => {
    expect(parseImport('a,b\nc,d\ne,f,g\n', { backColumn: 2 })).toMatchObject({
      cards: [{ front: 'e', back: 'g' }],
      notes: [],
    });
  });

  it('says nothing about tables that are wide all over', () => {
    const wide = Array.from({ length: 80 }, (_, index) => `c${index}`).join(',');
    expect(parseImport(`front,back,${wide}\na,b,${wide}\n`)).toMatchObject({ notes: [], columnCount: 50 });
  });
});

describe('files without a single card', () => {
  const empty = 'CSV file must have at least a header row and one data row';
  const noCards = 'No valid cards found in CSV file. Make sure each row has front and back text.';

  it.each(['', '\uFEFF', '\n\r\n', 'front,back', 'front,back\r\n\r\n', '#separator:tab\n'])(
    'says that %j is empty',
    (text) => {
      expect(parseImport(text)).toMatchObject({ error: empty, cards: [], refused: [] });
    },
  );

  it.each(['just one column\nand another\n', 'front,back\na,\n,b\n', ',,,\n'])(
    'says that %j has no valid card',
    (text) => {
      expect(parseImport(text).error).toBe(noCards);
    },
  );
});

describe('cards of one row', () => {
  it('share a number that an import takes, however far below the row is', () => {
    const text = `front,back\n{{c1::a}} {{c2::b}},x\n${'\n'.repeat(limits.importPackage.notes)}{{c1::c}} {{c2::d}},x\n`;
    const { cards } = parseImport(text);
    expect(cards.map(({ note }) => note)).toEqual([1, 1, 2, 2]);
    for (const { line: _, ...card } of cards) expect(importedCard.safeParse(card).success).toBe(true);
  });
});

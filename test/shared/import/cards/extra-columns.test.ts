import { describe, expect, it, test } from 'vitest';
import { compareCards } from '../../../../shared/import/cards/compare-cards.ts';
import { exportCards } from '../../../../shared/import/cards/export-cards.ts';
import { type ImportChoices, parseImport } from '../../../../shared/import/cards/parse-cards.ts';
import { parseWorkbook } from '../../../../shared/import/parse-source.ts';
import { limits } from '../../../../shared/limits.ts';

const read = (text: string, choices: ImportChoices = {}) =>
  parseImport(text, { takes: { formatting: true, media: false }, ...choices });
const toLine = ({ front, back, extra }: { front: string; back: string; extra?: string }) =>
  [front, back, extra ?? ''].join('|');
const cardsOf = (text: string, choices?: ImportChoices) => read(text, choices).cards.map(toLine);

const animals = ['cat|Katze|/kæt/', 'dog|Hund|/dɒɡ/', 'house|Haus|/haʊs/'];

test.each([
  ['a file with names', 'English,Phonetic,German\ncat,/kæt/,Katze\ndog,/dɒɡ/,Hund\nhouse,/haʊs/,Haus\n'],
  ['a file without names', 'cat,/kæt/,Katze\ndog,/dɒɡ/,Hund\nhouse,/haʊs/,Haus\n'],
  ['a file with phonetics behind', 'front,back,Lautschrift\ncat,Katze,/kæt/\ndog,Hund,/dɒɡ/\nhouse,Haus,/haʊs/\n'],
  ['a copied table', 'cat\t/kæt/\tKatze\ndog\t/dɒɡ/\tHund\nhouse\t/haʊs/\tHaus'],
  ['columns of spaces', 'English   Phonetic   German\ncat   /kæt/   Katze\ndog   /dɒɡ/   Hund\nhouse   /haʊs/   Haus'],
  [
    'a Markdown table',
    '| English | Phonetic | German |\n|---|---|---|\n| cat | /kæt/ | Katze |\n| dog | /dɒɡ/ | Hund |\n| house | /haʊs/ | Haus |',
  ],
  ['dashes', 'cat - /kæt/ - Katze\ndog - /dɒɡ/ - Hund\nhouse - /haʊs/ - Haus'],
  ['phonetics between', 'cat /kæt/ Katze\ndog /dɒɡ/ Hund\nhouse /haʊs/ Haus'],
  ['phonetics at the end', 'cat – Katze /kæt/\ndog – Hund /dɒɡ/\nhouse – Haus /haʊs/'],
  ['phonetics behind a colon', 'cat: /kæt/ Katze\ndog: /dɒɡ/ Hund\nhouse: /haʊs/ Haus'],
])('a list of words, phonetics and meanings keeps all three: %s', (_, text) => {
  expect(cardsOf(text)).toEqual(animals);
});

test('phonetics without slashes, and readings of Chinese and Japanese words, are no meanings', () => {
  expect(cardsOf('cat,kæt,Katze\ndog,dɒɡ,Hund\nhouse,haʊs,Haus\n')[0]).toBe('cat|Katze|kæt');
  expect(cardsOf('cat / kæt / Katze\ndog / dɒɡ / Hund\nhouse / haʊs / Haus')[0]).toBe('cat|Katze|kæt');
  expect(cardsOf('猫,ねこ,cat\n犬,いぬ,dog\n家,いえ,house\n')[0]).toBe('猫|cat|ねこ');
  expect(cardsOf('猫;māo;cat\n狗;gǒu;dog\n家;jiā;house\n')[0]).toBe('猫|cat|māo');
});

test('what stands beside a text with gaps is the extra of each, not a part of the answer, unless an extra would cut it', () => {
  const withGaps = (beside: string) =>
    cardsOf(`Text\tInfo\n{{c1::Paris}} is in {{c2::France}}\t${beside}\n{{c1::cat}} meows\t\n`, { hasHeader: true });
  expect(withGaps('Europe')).toEqual([
    '[…] is in France|Paris|Europe',
    'Paris is in […]|France|Europe',
    '[…] meows|cat|',
  ]);
  const long = 'x'.repeat(limits.cardExtraLength + 1);
  expect(withGaps(long)[1]).toBe(`Paris is in […]|France\n${long}|`);
});

describe('a third column', () => {
  it('is the extra by itself', () => {
    expect(cardsOf('cat,Katze,The cat sleeps\ndog,Hund,The dog barks\n')).toEqual([
      'cat|Katze|The cat sleeps',
      'dog|Hund|The dog barks',
    ]);
    expect(cardsOf('front,back,remark\ncat,Katze,\ndog,Hund,barks\n')).toEqual(['cat|Katze|', 'dog|Hund|barks']);
  });

  it('is joined with others that are named alike, and leaves tags alone', () => {
    const { cards, columns, unusedColumns } = read(
      'front,back,Beispiel,Hinweis,Level,tags\ncat,Katze,The cat sleeps.,ein Tier,A1,animals\ndog,Hund,,,A1,\n',
    );
    expect(cards).toMatchObject([{ extra: 'The cat sleeps.\nein Tier', tags: ['animals'] }, { front: 'dog' }]);
    expect(cards[1]).not.toHaveProperty('extra');
    expect([columns.extraColumns, unusedColumns]).toEqual([[2, 3], [4]]);
  });

  it('is none if it holds figures, or if a table has many columns', () => {
    expect(read('cat,Katze,1\ndog,Hund,2\n').columns.extraColumns).toEqual([]);
    const wide = read('a,b,c,d,e,f\nz,y,x,w,v,u\n');
    expect([wide.columns.extraColumns, wide.unusedColumns]).toEqual([[], [2, 3, 4, 5]]);
  });

  it('follows the person: other columns, several, none, and never a side', () => {
    const text = 'cat,Katze,one,two\ndog,Hund,three,four\n';
    expect(cardsOf(text, { extraColumns: [2, 3] })[0]).toBe('cat|Katze|one\ntwo');
    expect(cardsOf(text, { extraColumns: [] })[0]).toBe('cat|Katze|');
    expect(cardsOf(text, { frontColumn: 2, extraColumns: [0, 2] })[0]).toBe('one|Katze|cat');
  });

  it('is read from a sheet of a workbook, and its formatting makes the deck formatted', () => {
    const rows = [
      ['front', 'back', 'example'],
      ['cat', 'Katze', 'A <b>cat</b> sleeps'],
    ].map((cells, index) => ({ line: index + 1, lastLine: index + 1, cells }));
    const sheets = [{ name: 'Animals', isHidden: false, rows }];
    const { cards, format } = parseWorkbook(sheets, { takes: { formatting: true, media: false } });
    expect([cards[0]?.extra, format]).toEqual(['A **cat** sleeps', 'formatted']);
  });
});

describe('an extra', () => {
  it('that is too long is cut, and the row says so', () => {
    const { cards, notes } = read(`front,back,extra\ncat,Katze,${'x'.repeat(limits.cardExtraLength - 1)}😀😀\n`);
    expect(cards[0]?.extra).toBe('x'.repeat(limits.cardExtraLength - 1));
    expect(notes).toMatchObject([{ line: 2, reason: 'The extra has 503 characters. The first 500 are kept.' }]);
  });

  it('with pictures keeps its words, and the row says what is left out', () => {
    const { cards, notes } = read('front,back,extra\ncat,Katze,"<b>meow</b> <img src=""cat.png"">"\n');
    expect(cards[0]?.extra).toBe('**meow**');
    expect(notes).toMatchObject([{ reason: 'An extra is text only. Left out: cat.png' }]);
  });

  it('with a broken character is refused with its row', () => {
    expect(read('front,back,extra\ncat,Katze,\uD800\ndog,Hund,x\n').refused).toMatchObject([
      { line: 2, reason: 'The extra has a broken character.' },
    ]);
  });
});

it('comes back from an export with extras and tags, as it was', () => {
  const cards = [
    { front: 'cat', back: 'Katze', extra: '/kæt/\nThe "cat", <b>sleeps</b>', tags: ['animals', 'week 1'] },
    { front: 'dog', back: 'Hund', extra: '=1+1' },
    { front: 'cow', back: 'Kuh' },
    { front: 'hablar', back: 'to speak', tags: ['-ar verbs', "'-er verbs"] },
    { front: 'comer', back: 'to eat', tags: ["'-er verbs"] },
  ];
  const text = exportCards(cards);
  expect(text.startsWith('\uFEFFfront,back,extra,tags\r\n')).toBe(true);
  expect(parseImport(text).cards).toMatchObject(cards);
  expect(parseImport(text).cards[2]).toEqual({ front: 'cow', back: 'Kuh', line: 5 });
  expect(exportCards([{ front: 'a', back: 'b', tags: ['x'] }])).toContain('front,back,tags\r\na,b,x');
});

it('is not what an export of the family says about its children', () => {
  const rows = 'front,back,Emma asked,Emma mastered,Emma due\r\ncat,Katze,3,yes,2026-01-05\r\n';
  expect(parseImport(rows).cards).toEqual([{ front: 'cat', back: 'Katze', line: 2 }]);
});

it('makes a card changed if a newer file has another one, and stays if the file has none', () => {
  const deck = [
    { front: 'cat', back: 'Katze', extra: 'old' },
    { front: 'dog', back: 'Hund', extra: 'kept' },
    { front: 'cow', back: 'Kuh' },
  ];
  const file = [
    { front: 'cat', back: 'Katze', extra: 'new' },
    { front: 'dog', back: 'Hund' },
    { front: 'cow', back: 'Kuh', extra: 'moo' },
  ];
  const { changed, same, fresh, gone } = compareCards(deck, file);
  expect(changed.map(({ sides }) => sides.extra)).toEqual(['new', 'moo']);
  expect([same.length, fresh, gone]).toEqual([1, [], []]);
});

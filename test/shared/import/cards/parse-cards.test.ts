import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../../shared/import/text/decode-text.ts';
import { parseImport } from '../../../../shared/import/cards/parse-cards.ts';
import { readFixture } from '../read-fixture.ts';

const pairsOf = (text: string, choices?: Parameters<typeof parseImport>[1]) =>
  parseImport(text, choices).cards.map(({ front, back }) => [front, back]);

describe('parseImport on whole files', () => {
  it('reads all 219 world capitals and asks about the header', () => {
    const result = parseImport(decodeText(readFixture('world-capitals.csv')).text);
    expect(result).toMatchObject({
      delimiter: ',',
      columnCount: 17,
      totalRows: 219,
      refused: [],
      notes: [],
      error: undefined,
    });
    expect(result.columns).toMatchObject({
      hasHeader: 'unsure',
      firstRowIsHeader: true,
      frontColumn: 0,
      backColumn: 1,
    });
    expect(result.columnNames.slice(0, 3)).toEqual(['country', 'capital', 'capital:de']);
    expect(result.cards).toHaveLength(219);
    expect(result.cards[0]).toEqual({ front: 'England', back: 'London', line: 2 });
  });

  it('reads chosen columns of right-to-left and Chinese text', () => {
    const { text } = decodeText(readFixture('world-capitals.csv'));
    expect(pairsOf(text, { frontColumn: 16, backColumn: 11 })[0]).toEqual(['לונדון', '伦敦(London)']);
  });

  it('reads a file with a byte order mark', () => {
    expect(parseImport('\uFEFFfront,back\na,b\n').cards).toEqual([{ front: 'a', back: 'b', line: 2 }]);
    expect(pairsOf(decodeText(readFixture('pp-utf-8-bom-sample.csv')).text)).toEqual([
      ['A', 'B'],
      ['X', 'Y'],
    ]);
  });

  it('refuses the row of a real file that has one side only', () => {
    const { cards, refused } = parseImport(decodeText(readFixture('pp-sample-header.csv')).text);
    expect(cards).toHaveLength(1);
    expect(refused).toEqual([{ line: 3, lastLine: 3, reason: 'The front is missing.', excerpt: '| test name 02' }]);
  });

  it('reads a semicolon file from Excel', () => {
    const text = 'sep=;\r\nFrage;Antwort;;\r\n"Was, bitte?";"1,5";;\r\nWann?;9:00;;\r\n';
    expect(pairsOf(text)).toEqual([
      ['Was, bitte?', '1,5'],
      ['Wann?', '9:00'],
    ]);
    expect(parseImport(text)).toMatchObject({ columnCount: 2, notes: [] });
  });

  it('loses no card of a file without a header', () => {
    expect(pairsOf('dog,Hund\ncat,Katze')).toEqual([
      ['dog', 'Hund'],
      ['cat', 'Katze'],
    ]);
  });

  it('reads one card without a header', () => {
    expect(parseImport('dog,Hund')).toMatchObject({
      cards: [{ front: 'dog', back: 'Hund', line: 1 }],
      error: undefined,
    });
  });

  it('finds the header below a blank row', () => {
    expect(parseImport(',\nBack,Front\na,b\n')).toMatchObject({
      cards: [{ front: 'b', back: 'a', line: 3 }],
      refused: [{ line: 1 }],
    });
  });

  it('reads CR-only text with quoted line breaks', () => {
    const { cards } = parseImport('Question,Answer\r"two\rlines",x\r"y",z');
    expect(cards).toEqual([
      { front: 'two\rlines', back: 'x', line: 2 },
      { front: 'y', back: 'z', line: 4 },
    ]);
  });

  it('reads an Anki export: no header lines, ids or tags among the cards', () => {
    const text =
      '#separator:tab\n#html:true\n#guid column:1\n#tags column:4\nk1\t"a ""b"""\t<b>c</b>\tt1 t2\nk2\t#1\te\t\n';
    const result = parseImport(text);
    expect(result.cards).toEqual([
      { front: 'a "b"', back: 'c', line: 5, tags: ['t1', 't2'] },
      { front: '#1', back: 'e', line: 6 },
    ]);
    expect(result).toMatchObject({ delimiter: '\t', columns: { hasHeader: 'no' }, refused: [] });
  });

  it('takes the tags of a column of that name, which blanks do not part', () => {
    expect(parseImport('front,back,Tags\na,b,"pets; big cats, "\nc,d,\n').cards).toEqual([
      { front: 'a', back: 'b', line: 2, tags: ['pets', 'big cats'] },
      { front: 'c', back: 'd', line: 3 },
    ]);
  });

  it.each(['Unit 2,,', 'later:,,', '\nhorse'])('keeps the tags of a column beside rows of one cell: %j', (row) => {
    const { cards, refused } = parseImport(`front,back,tags\na,b,pets\n${row}\nc,d,pets\n${row}\ne,f,farm\n`);
    expect(cards.map(({ tags }) => tags)).toEqual([['pets'], ['pets'], ['farm']]);
    expect(refused.map(({ reason }) => reason)).toEqual(['The back is missing.', 'The back is missing.']);
  });

  it('joins the names of units and the tags of a column', () => {
    const { cards } = parseImport('word,note,tags\nUnit 1,,\na,b,pets\nUnit 2,,\nc,d,farm\n', {
      hasHeader: true,
    });
    expect(cards.map(({ tags }) => tags)).toEqual([
      ['Unit 1', 'pets'],
      ['Unit 2', 'farm'],
    ]);
  });

  it('takes no row without a back for a unit where cells have quotes, or where a block has no name', () => {
    const quotedRows = 'dog,"Hund"\ncat,Katze\n\nhorse\nred,rot\nblue,blau\n\npig\nbig,groß\nold,alt\n';
    for (const text of [quotedRows, `${quotedRows.replaceAll('"', '')}\nnew,neu\n`]) {
      const { cards, refused } = parseImport(text);
      expect(cards.flatMap(({ tags = [] }) => tags)).toEqual([]);
      expect(refused.map(({ reason }) => reason)).toEqual(['The back is missing.', 'The back is missing.']);
    }
  });

  it('keeps the cards of blocks apart', () => {
    const text = 'dog,Hund\ncat,Katze\n\nhorse\nred,rot\nblue,blau\n\npig\nbig,groß\n';
    expect(pairsOf(text)).toEqual([
      ['dog', 'Hund'],
      ['cat', 'Katze'],
      ['red', 'rot'],
      ['blue', 'blau'],
      ['big', 'groß'],
    ]);
  });

  it('believes the separator line, not the look of the rows', () => {
    expect(pairsOf('#separator:Semicolon\na,b;c,d\ne,f;g,h\n')).toEqual([
      ['a,b', 'c,d'],
      ['e,f', 'g,h'],
    ]);
  });

  it('keeps markup as text', () => {
    expect(pairsOf('front,back\n<img src=x onerror=alert(1)>,&lt;\n')).toEqual([
      ['<img src=x onerror=alert(1)>', '&lt;'],
    ]);
  });

  it('undoes the apostrophe of its own export only', () => {
    expect(pairsOf("front,back\n'=1+1,'tis\n''-x,'x\n")).toEqual([
      ['=1+1', "'tis"],
      ["'-x", "'x"],
    ]);
  });
});

describe('parseImport and the choices of the person', () => {
  const text = 'dog,Hund,chien\ncat,Katze,chat\n';

  it('takes the chosen columns', () => {
    expect(pairsOf(text, { frontColumn: 2, backColumn: 0 })).toEqual([
      ['chien', 'dog'],
      ['chat', 'cat'],
    ]);
  });

  it('swaps when the guessed back is chosen as the front', () => {
    expect(pairsOf(text, { frontColumn: 1 })[0]).toEqual(['Hund', 'dog']);
    expect(pairsOf(text, { backColumn: 0 })[0]).toEqual(['Hund', 'dog']);
  });

  it('takes the first row as a header or as a card, as chosen', () => {
    expect(pairsOf(text, { hasHeader: true })).toEqual([['cat', 'Katze']]);
    expect(parseImport(text, { hasHeader: true }).columnNames).toEqual(['dog', 'Hund', 'chien']);
    expect(pairsOf('front,back\na,b', { hasHeader: false })).toEqual([
      ['front', 'back'],
      ['a', 'b'],
    ]);
  });

  it('takes the chosen delimiter', () => {
    expect(pairsOf('a;b,c\nd;e,f\n', { delimiter: ',' })).toEqual([
      ['a;b', 'c'],
      ['d;e', 'f'],
    ]);
  });

  it('leaves columns without a header unnamed', () => {
    expect(parseImport(text).columnNames).toEqual(['', '', '']);
  });

  it('shows the first ten rows below the header, long cells cut', () => {
    const { rows } = parseImport(`front,back\n${'x'.repeat(500)},b\n${'c,d\n'.repeat(20)}`);
    expect(rows).toHaveLength(10);
    expect(rows[0]).toEqual({ line: 2, cells: [`${'x'.repeat(200)}…`, 'b'] });
  });
});

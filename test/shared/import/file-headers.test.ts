import { describe, expect, it } from 'vitest';
import { readFileHeaders } from '../../../shared/import/file-headers.ts';

describe('readFileHeaders', () => {
  it('reads every line of an Anki export', () => {
    const text =
      '#separator:tab\r\n#html:true\r\n#guid column:1\r\n#notetype column:2\r\n#deck column:3\r\n#tags column:6\r\nx';
    expect(readFileHeaders(text)).toEqual({
      fromAnki: true,
      delimiter: '\t',
      columnNames: [],
      otherColumns: new Set([0, 1, 2, 5]),
      tagsColumn: 5,
      hasMarkup: true,
      bodyStart: text.length - 1,
      bodyLine: 7,
    });
  });

  it.each([
    ['Comma', ','],
    ['semicolon', ';'],
    ['TAB', '\t'],
    ['Pipe', '|'],
    ['Colon', ':'],
    ['Space', ' '],
    [';', ';'],
    ['\t', '\t'],
    ['nonsense', undefined],
  ])('knows the separator %j', (value, delimiter) => {
    expect(readFileHeaders(`#separator:${value}\na`).delimiter).toBe(delimiter);
  });

  it('reads the names of the columns', () => {
    expect(readFileHeaders('#separator:;\n#columns:Back;Front\nx').columnNames).toEqual(['Back', 'Front']);
    expect(readFileHeaders('#columns:Back\tFront\nx').columnNames).toEqual(['Back', 'Front']);
  });

  it('ends at the first line that is a card, also one that starts with #', () => {
    expect(readFileHeaders('#note: wait,x').bodyStart).toBe(0);
    expect(readFileHeaders('#html:true\r#1 hit,song\r#tags:x')).toMatchObject({ bodyStart: 11, bodyLine: 2 });
  });

  it.each(['#name:Animals\n#generator:some program\n#separator:tab\nx\ty', '# made by hand\n#separator:tab\nx\ty'])(
    'passes over lines it does not know before those it knows: %j',
    (text) => {
      expect(readFileHeaders(text)).toMatchObject({ fromAnki: true, delimiter: '\t', bodyStart: text.length - 3 });
    },
  );

  it('reads the separator line of Excel', () => {
    expect(readFileHeaders('sep=;\r\na;b')).toMatchObject({
      fromAnki: false,
      delimiter: ';',
      bodyStart: 7,
      bodyLine: 2,
    });
  });

  it('finds nothing in a plain file', () => {
    expect(readFileHeaders('front,back\na,b')).toMatchObject({
      fromAnki: false,
      delimiter: undefined,
      bodyStart: 0,
      bodyLine: 1,
    });
  });
});

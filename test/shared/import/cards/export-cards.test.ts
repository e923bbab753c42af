import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyOfCard } from '../../../../shared/import/cards/card-text.ts';
import { decodeText } from '../../../../shared/import/text/decode-text.ts';
import { exportCards } from '../../../../shared/import/cards/export-cards.ts';
import { parseImport } from '../../../../shared/import/cards/parse-cards.ts';

const importBack = (text: string) => {
  const { cards, ...rest } = parseImport(decodeText(new TextEncoder().encode(text)).text);
  return { ...rest, cards: cards.map(({ front, back }) => ({ front, back })) };
};

describe('exportCards', () => {
  it('writes a byte order mark, the header and CRLF lines', () => {
    expect(exportCards([{ front: 'dog', back: 'Hund' }])).toBe('\uFEFFfront,back\r\ndog,Hund\r\n');
  });

  it('quotes what would start a new cell in any spreadsheet', () => {
    expect(exportCards([{ front: 'a, "b"', back: 'x;=1+1' }])).toBe('\uFEFFfront,back\r\n"a, ""b""","x;=1+1"\r\n');
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@now',
    '\tx',
    '\rx',
    "'=1",
    '=1\n+2',
    '\0=1+1',
    '\uFF1D1+1',
    '\uFF0B1',
    '\uFF0D1',
    '\uFF20now',
  ])('lets no spreadsheet run %j', (text) => {
    expect(exportCards([{ front: text, back: 'b' }])).toMatch(/\r\n"?'/);
  });

  it('leaves an apostrophe before anything else alone', () => {
    expect(exportCards([{ front: "'tis", back: 'it is' }])).toContain("\r\n'tis,it is\r\n");
  });

  it('writes the header alone for an empty deck', () => {
    expect(exportCards([])).toBe('\uFEFFfront,back\r\n');
  });
});

// Pieces that can confuse a parser of delimited text, mixed with text of every script.
const pieces = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  '\uFF1D',
  '\uFF0B',
  '\uFF0D',
  '\uFF20',
  "'",
  '"',
  '""',
  ',',
  ', "',
  ';',
  '\t',
  '|',
  '\r',
  '\n',
  '\r\n',
  '\v',
  '\v\v',
  ' ',
  '\uFEFF',
  '\u2028',
  'a',
  'front',
  'back',
  '#separator:tab',
  'sep=;',
  '日本語',
  'שלום',
  'مرحبا',
  '\u202E',
  '😀',
  'e\u0301',
  '\0',
  '\uFFFD',
  '<b>',
);
const side = fc
  .oneof(
    fc.array(pieces, { minLength: 1, maxLength: 12 }),
    fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }),
  )
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '' && text.isWellFormed());
const cards = fc.uniqueArray(fc.record({ front: side, back: side }), {
  minLength: 1,
  maxLength: 30,
  selector: keyOfCard,
});

describe('export and import', () => {
  it('give back the same cards, whatever text a card holds', () => {
    fc.assert(
      fc.property(cards, (deck) => {
        const result = importBack(exportCards(deck));
        expect(result.cards).toEqual(deck);
        expect(result.refused).toEqual([]);
        expect(result.notes).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('give back a deck of which every text is a formula or looks like one already made safe', () => {
    const texts = [
      '=1',
      "'=1",
      "''=1",
      "'+",
      "'",
      "''",
      "'a",
      '-',
      "'-",
      "'\tx",
      "'\rx",
      '\0=1',
      "'\0",
      '\uFF1D1',
      "'\uFF20",
    ];
    const deck = texts.map((text) => ({ front: text, back: text }));
    expect(importBack(exportCards(deck)).cards).toEqual(deck);
  });

  it('give back texts in apostrophes from an export that an editor saved with other line ends', () => {
    const deck = ["'-s", "'-s'", "'=2'", "''=2'"].map((text) => ({ front: text, back: 'x' }));
    const saved = exportCards(deck).replaceAll('\r\n', '\n');
    expect(importBack(saved).cards).toEqual(deck);
  });

  it('give back a deck of one card that looks like a header', () => {
    const deck = [{ front: 'front', back: 'back' }];
    expect(importBack(exportCards(deck)).cards).toEqual(deck);
  });
});

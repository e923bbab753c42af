import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitIntoDecks } from '../../../../shared/import/cards/split-decks.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('splitIntoDecks', () => {
  it('keeps the name of a file that fits into one deck', () => {
    expect(splitIntoDecks('Animals', numbers(5000))).toEqual([{ name: 'Animals', cards: numbers(5000) }]);
  });

  it('starts a second deck with card 5,001', () => {
    const parts = splitIntoDecks('Animals', numbers(5001));
    expect(parts.map(({ name, cards }) => [name, cards.length])).toEqual([
      ['Animals (1 of 2)', 5000],
      ['Animals (2 of 2)', 1],
    ]);
    expect(parts[1]?.cards).toEqual([5000]);
  });

  it('shortens the name, not the numbering', () => {
    expect(splitIntoDecks('n'.repeat(120), numbers(10_000)).map(({ name }) => name)).toEqual([
      `${'n'.repeat(111)} (1 of 2)`,
      `${'n'.repeat(111)} (2 of 2)`,
    ]);
  });

  it('gives one empty deck for no cards', () => {
    expect(splitIntoDecks('Animals', [])).toEqual([{ name: 'Animals', cards: [] }]);
  });

  it('keeps every card in order and every name within 120 characters', () => {
    const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 });
    fc.assert(
      fc.property(names, fc.integer({ min: 0, max: 20_000 }), (name, count) => {
        const parts = splitIntoDecks(name.slice(0, 120), numbers(count));
        expect(parts.flatMap(({ cards }) => cards)).toEqual(numbers(count));
        expect(parts.every((part) => part.name.length <= 120 && part.cards.length <= 5000)).toBe(true);
        expect(new Set(parts.map((part) => part.name)).size).toBe(parts.length);
      }),
      { numRuns: 30 },
    );
  });
});

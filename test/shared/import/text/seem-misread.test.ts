import { describe, expect, it } from 'vitest';
import { parseImport } from '../../../../shared/import/cards/parse-cards.ts';
import { seemMisread } from '../../../../shared/import/text/seem-misread.ts';
import { settleChoices } from '../../../../shared/library/catalogue.ts';
import { libraryDecks } from '../../../../shared/library/decks.ts';
import { makeLibraryDeck } from '../../../../shared/library/make-deck.ts';

const made = await Promise.all(
  libraryDecks.map(async (deck) => await makeLibraryDeck(deck, settleChoices(deck, {}, ['en', 'de']))),
);
const decks = made.flatMap(({ library, cards }) => {
  const texts = cards.filter(({ front, back }) => front !== '' && back !== '' && !`${front}${back}`.includes('\n'));
  return texts.length > 2 ? [{ id: library.id, pairs: texts.map(({ front, back }) => [front, back] as const) }] : [];
});

/** Writes a list with a separator, if no side has it. */
const write = (pairs: readonly (readonly [string, string])[], between: string): string | undefined =>
  pairs.flat().some((side) => side.includes(between.trim() || between))
    ? undefined
    : pairs.map((pair) => pair.join(between)).join('\n');

describe('whether cards seem misread', () => {
  it.each(['\t', ' = ', ' - ', ': ', ';'])('is denied for every ready deck that is a list with %j', (between) => {
    const lists = decks.flatMap(({ id, pairs }) => {
      const text = write(pairs, between);
      const read = text === undefined ? undefined : parseImport(text);
      return read?.cards.length === new Set(pairs.map((pair) => pair.join('\t'))).size ? [{ id, ...read }] : [];
    });
    expect(lists.length).toBeGreaterThan(50);
    expect(lists.filter((list) => seemMisread(list, list.delimiter)).map(({ id }) => id)).toEqual([]);
  });

  const pairs = ['dog|Hund', 'cat|Katze', 'cow|Kuh', 'pig|Schwein', 'hen|Henne', 'duck|Ente'].map((pair) =>
    pair.split('|'),
  );
  it.each([
    ['of which the first half has another separator', pairs.map((pair, at) => pair.join(at < 3 ? ' = ' : '\t'))],
    ['with quotation marks around each', pairs.map((pair) => `„${pair.join(' = ')}“`)],
    ['with boxes before them', pairs.map((pair) => `▢ ${pair.join(' = ')}`)],
    ['with a third separator', pairs.map((pair, at) => `${pair.join(' :: ')} :: ${at}`)],
    ['all on one line', [pairs.map((pair) => pair.join(' = ')).join(' ')]],
    [
      'that are numbered words, two on each line',
      pairs.map((pair, at) => `${2 * at + 1}. ${pair[0]}\t${2 * at + 2}. x`),
    ],
    ['with counted labels', pairs.map((pair, at) => `Nr. ${at + 1}: ${pair.join(', ')}`)],
    ['with the same back', pairs.map(([front]) => `${front} = animal`)],
  ])('is said of pairs %s', (_name, lines) => {
    const { cards, doubt } = parseImport(lines.join('\n'));
    expect(cards.length).toBeGreaterThan(0);
    expect(doubt).toBeDefined();
  });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Choices } from '../../../shared/library/cards.ts';
import { settleChoices } from '../../../shared/library/catalogue.ts';
import { libraryDecks } from '../../../shared/library/decks.ts';
import type { LibraryDeck } from '../../../shared/library/library-deck.ts';
import { makeLibraryDeck } from '../../../shared/library/make-deck.ts';

/** Rooms, and decks of other rooms, of each row in the table of `shared/library/README.md`. */
const families = [
  'numbers',
  'drawn note-names',
  'pictures',
  'languages',
  'meanings',
  'body nature physics everyday signs earth history nations culture science opposites young-animals music-words',
  'places',
  'maps',
  'reading-english reading-german reading-french reading-spanish first-reading',
  'english german french spanish',
].map((row) => row.split(' '));

/** Returns the choices that make all cards of a deck in one language: all levels at once, and each value of the other options. */
function listWholes(deck: LibraryDeck): Choices[] {
  let all: Choices[] = [settleChoices(deck, {}, ['en-US'])];
  for (const option of deck.options) {
    // The answers of clocks are languages too.
    if (option.kind === 'language' || option.key === 'answer') continue;
    const values = option.values.map(({ value }) => value);
    const wanted = option.kind === 'many' ? [values.join(',')] : values;
    all = all.flatMap((choices) => wanted.map((value) => ({ ...choices, [option.key]: value })));
  }
  return all;
}

async function countCards(deck: LibraryDeck): Promise<number> {
  const cards = new Set<string>();
  for (const choices of listWholes(deck))
    for (const { front, back, frontFiles } of (await makeLibraryDeck(deck, choices)).cards)
      cards.add(JSON.stringify([front, back, frontFiles]));
  return cards.size;
}

test('the table of counts and checks has every deck once, and as many cards as there are', async () => {
  const table = readFileSync(new URL('../../../shared/library/README.md', import.meta.url), 'utf8');
  const rows = [...table.matchAll(/^\| [^|]+ \| (\d+) \| ([\d,]+) \|/gm)].map(([, decks, cards]) => [decks, cards]);
  const counted = await Promise.all(
    families.map(async (names) => {
      const decks = libraryDecks.filter(({ id, room }) => names.includes(id) || names.includes(room));
      const counts = await Promise.all(decks.map(countCards));
      return [String(decks.length), counts.reduce((sum, count) => sum + count, 0).toLocaleString('en-US')];
    }),
  );
  expect(counted).toEqual(rows);
  expect(rows.reduce((sum, [decks]) => sum + Number(decks), 0)).toBe(libraryDecks.length);
});

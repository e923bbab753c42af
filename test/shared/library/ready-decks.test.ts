import { describe, expect, test } from 'vitest';
import { settleChoices, readChoices, writeChoices } from '../../../shared/library/catalogue.ts';
import type { Choices, LibraryCard } from '../../../shared/library/cards.ts';
import { libraryDecks } from '../../../shared/library/decks.ts';
import type { LibraryDeck, LibraryOption } from '../../../shared/library/library-deck.ts';
import { makeLibraryDeck } from '../../../shared/library/make-deck.ts';
import { importCards } from '../../../shared/routes/cards.ts';
import { createDeck } from '../../../shared/routes/decks.ts';
import { limits } from '../../../shared/limits.ts';
import type { CardSides } from '../../../shared/schemas/deck.ts';

function valuesOf(option: LibraryOption): readonly string[] {
  if (option.kind === 'language') return [...option.languages, ...(option.none === undefined ? [] : ['none'])];
  const values = option.values.map(({ value }) => value);
  return option.kind === 'many' ? [...values, values.join(',')] : values;
}

/** Returns the default choices, and each value of each option with the other options at their defaults. */
function listChoices(deck: LibraryDeck): Choices[] {
  const first = settleChoices(deck, {}, ['en-US']);
  const changed = deck.options.flatMap((option) =>
    valuesOf(option).map((value) => ({ ...first, [option.key]: value })),
  );
  return [first, ...changed].filter(({ from, to }) => deck.isTranslation !== true || from !== to);
}

/** Returns a card as it is sent, with its drawings replaced by uploaded pictures. */
function showDrawing({ frontFiles, ...card }: LibraryCard): CardSides {
  return { ...card, ...(frontFiles && { frontMedia: frontFiles.map(({ name, alt }) => ({ id: name, alt })) }) };
}

test('offers two dozen decks and more, each under an id of its own, with age, subject, size, source and licence', () => {
  expect(libraryDecks.length).toBeGreaterThanOrEqual(24);
  expect(new Set(libraryDecks.map(({ id }) => id)).size).toBe(libraryDecks.length);
  expect(new Set(libraryDecks.map(({ name }) => name)).size).toBe(libraryDecks.length);
  for (const deck of libraryDecks) {
    expect(deck.id).toMatch(/^[a-z-]{4,40}$/);
    expect(deck.ages[0], deck.id).toBeLessThan(deck.ages[1]);
    expect(
      Math.min(...[deck.name, deck.description, deck.source, deck.licence].map(({ length }) => length)),
    ).toBeGreaterThan(2);
  }
});

describe.each(libraryDecks)('$id', (deck) => {
  test('makes as many cards as it says', async () => {
    const { cards } = await makeLibraryDeck(deck, settleChoices(deck, {}, ['en-US']));
    expect(cards.length).toBe(deck.size);
  });

  test('makes whole cards without duplicates, and what the server takes, in every language and with every choice', async () => {
    for (const choices of listChoices(deck)) {
      const { cards: drawn, ...made } = await makeLibraryDeck(deck, choices);
      const cards = drawn.map(showDrawing);
      const what = `${deck.id} ${JSON.stringify(choices)}`;
      const fronts = cards.map(({ front, frontMedia }) => front + (frontMedia?.[0]?.id ?? ''));
      expect(new Set(fronts).size, `${what}: ${fronts.join(', ')}`).toBe(fronts.length);
      expect(cards.length, what).toBeGreaterThan(3);
      expect(cards.length, what).toBeLessThanOrEqual(limits.cardsPerDeck);
      // Every picture needs a word in every language, and all words of a deck must differ.
      if (deck.room === 'pictures') expect(cards.length, what).toBe(deck.size);
      if (deck.room === 'pictures') expect(new Set(cards.map(({ back }) => back)).size, what).toBe(deck.size);
      const mostCards = cards[0]?.frontMedia ? limits.shownPerImportCall / 2 : limits.cardsPerImportCall;
      const call = importCards.body.shape.cards.safeParse(cards.slice(0, mostCards));
      expect(call.error, what).toBeUndefined();
      expect(call.data, what).toEqual(cards.slice(0, mostCards));
      for (const { front, back } of cards) expect(`${front}${back}`, what).not.toMatch(/undefined|NaN|\[object|_/);
      expect(createDeck.body.safeParse({ ...made, householdId: 'H1' }).error, what).toBeUndefined();
      for (const tag of [made.frontLanguage, made.backLanguage])
        if (tag !== undefined) expect(Intl.DisplayNames.supportedLocalesOf(tag), what).toHaveLength(1);
    }
  });

  test('is the same deck again from what a family’s deck keeps of it', () => {
    for (const choices of listChoices(deck)) {
      const kept = writeChoices(choices);
      expect(kept?.length ?? 0).toBeLessThanOrEqual(limits.libraryOptionsLength);
      expect(settleChoices(deck, readChoices(kept), ['ja'])).toEqual(choices);
    }
  });
});

test('begins with the language of the family, where there is one of it, and with another one to learn', () => {
  const [days, words, animals] = ['days', 'first-words', 'pictures-animals'].map((id) =>
    libraryDecks.find((deck) => deck.id === id),
  );
  if (!days || !words || !animals) throw new Error('These decks stay.');
  expect(settleChoices(days, {}, ['de-AT', 'en'])).toEqual({ from: 'de', to: 'es' });
  expect(settleChoices(words, {}, ['es-MX'])).toEqual({ from: 'es', to: 'fr' });
  expect(settleChoices(words, {}, ['xx'])).toEqual({ from: 'en', to: 'es' });
  expect(settleChoices(animals, {}, ['fr'])).toEqual({ from: 'none', to: 'fr' });
  expect(settleChoices(animals, { to: 'xx', from: 'it', other: 'en' }, ['fr'])).toEqual({ from: 'it', to: 'fr' });
});

test('names a deck by what was chosen', async () => {
  const name = async (id: string, choices: Choices) => {
    const deck = libraryDecks.find((one) => one.id === id);
    if (!deck) throw new Error(`There is no ${id}.`);
    return (await makeLibraryDeck(deck, settleChoices(deck, choices, ['en']))).name;
  };
  expect(await name('times-tables', { tables: '3,4' })).toBe('Times tables: 3, 4');
  expect(await name('counting', {})).toBe('Counting to ten');
  expect(await name('clock', { times: 'full,five' })).toBe('Telling the time: full hours, five minutes');
  expect(await name('notes', { clef: 'bass' })).toBe('Reading notes in the bass clef');
  expect(await name('pictures-food', { to: 'pt' })).toBe('Picture words: food in Portuguese');
  expect(await name('flags', { part: 'OC' })).toBe('Flags of Oceania');
  expect(await name('days', { from: 'fr', to: 'fr' })).toBe('Days of the week in French: which day comes next');
});

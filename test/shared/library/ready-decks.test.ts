import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { mapSources } from '../../../infra/maps/sources.ts';
import { settleChoices, settleKept, readChoices, writeChoices } from '../../../shared/library/catalogue.ts';
import { type Choices, inEnglish, type LibraryCard } from '../../../shared/library/cards.ts';
import { coverOf } from '../../../shared/library/covers.ts';
import { libraryDecks } from '../../../shared/library/decks.ts';
import type { LibraryDeck, LibraryOption } from '../../../shared/library/library-deck.ts';
import { makeLibraryDeck } from '../../../shared/library/make-deck.ts';
import { findNextDeck } from '../../../shared/library/paths.ts';
import { paceOf } from '../../../shared/library/pace.ts';
import { importCards } from '../../../shared/routes/cards.ts';
import { createDeck, updateDeck } from '../../../shared/routes/decks.ts';
import { limits } from '../../../shared/limits.ts';
import type { CardSides } from '../../../shared/schemas/deck.ts';
import { people } from './fact-rules.ts';
import { findTold } from './told-cards.ts';

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

function listSubsets(values: readonly string[]): string[] {
  return Array.from({ length: 2 ** values.length - 1 }, (_, set) =>
    values.filter((_value, at) => ((set + 1) >> at) % 2 === 1).join(','),
  );
}

/** Returns all choices of values, with every set of values where several can be chosen, and the default languages. */
function listSets(deck: LibraryDeck): Choices[] {
  let all: Choices[] = [settleChoices(deck, {}, ['en-US'])];
  for (const option of deck.options) {
    if (option.kind === 'language') continue;
    const values = option.values.map(({ value }) => value);
    const wanted = option.kind === 'many' ? listSubsets(values) : values;
    all = all.flatMap((choices) => wanted.map((value) => ({ ...choices, [option.key]: value })));
  }
  return all;
}

/** Returns a card as it is sent, with its drawings replaced by uploaded pictures. */
function showDrawing({ frontFiles, ...card }: LibraryCard): CardSides {
  return { ...card, ...(frontFiles && { frontMedia: frontFiles.map(({ name, alt }) => ({ id: name, alt })) }) };
}

const require = createRequire(import.meta.url);

test('each package that a deck is made from is named with the version that it was made from', () => {
  const { dependencies } = require('../../../package.json') as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const maps = Object.values(mapSources).map((one) => [one.package, one.version] as const);
  const [, flags = '', drawn = ''] =
    /(country-flag-icons) ([\d.]+)/.exec(readFileSync('infra/flags/make-flags.py', 'utf8')) ?? [];
  const versions = new Map([...Object.entries(dependencies), ...maps, [flags, drawn]]);
  const named = new Set(libraryDecks.flatMap(({ source }) => source.match(/\S+ \S* ?\(npm\)/g) ?? []));
  expect(named.size).toBeGreaterThan(4);
  for (const one of named) {
    const [name = ''] = one.split(' ');
    expect(one).toBe(`${name} ${versions.get(name)} (npm)`);
  }
});

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

/** What a child can do after a deck. */
const doing =
  /^(Add|Choose|Convert|Count|Divide|Double|Explain|Find|Join|Know|Name|Put|Read|Recognize|Round|Say|Sort|Take|Tell|Use) /;

test('says of each deck what a child can do afterwards, with a cover and how long it takes', () => {
  expect(libraryDecks.filter(({ description }) => !doing.test(description)).map(({ id }) => id)).toEqual([]);
  for (const deck of libraryDecks) {
    const { colour, emoji } = coverOf(deck);
    expect([colour === 'plain', emoji === undefined], deck.id).toEqual([false, false]);
    expect(paceOf(deck, deck.size).weeks, deck.id).toBeLessThanOrEqual(6);
  }
  const times = libraryDecks.find(({ id }) => id === 'times-tables');
  const counting = libraryDecks.find(({ id }) => id === 'counting');
  if (!times || !counting) throw new Error('These decks stay.');
  expect(paceOf(times, 220)).toEqual({ minutesADay: 10, weeks: 3 });
  expect(paceOf(counting, 110)).toEqual({ minutesADay: 5, weeks: 3 });
  expect(paceOf(counting, 4).weeks).toBe(1);
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
      for (const { front, back } of cards) expect(`${front}\n${back}`, what).not.toMatch(/undefined|NaN|\[object|_/);
      expect(createDeck.body.safeParse({ ...made, householdId: 'H1' }).error, what).toBeUndefined();
      for (const tag of [made.frontLanguage, made.backLanguage])
        if (tag !== undefined) expect(Intl.DisplayNames.supportedLocalesOf(tag), what).toHaveLength(1);
    }
  });

  test('shows new cards in an order in which no card answers the next, with every choice', async () => {
    for (const choices of listChoices(deck)) {
      const { cards } = await makeLibraryDeck(deck, choices);
      expect(findTold(cards), `${deck.id} ${JSON.stringify(choices)}`).toEqual([]);
    }
  });

  test('has a name that the server takes, with every set of levels', { timeout: 30_000 }, async () => {
    const tooLong: string[] = [];
    for (const choices of listSets(deck)) {
      const { name } = await makeLibraryDeck(deck, choices);
      if (!updateDeck.body.safeParse({ name }).success) tooLong.push(name);
    }
    expect(tooLong).toEqual([]);
  });

  test('is the same deck again from what a family’s deck keeps of it', () => {
    for (const choices of listChoices(deck)) {
      const kept = writeChoices(choices);
      expect(kept?.length ?? 0).toBeLessThanOrEqual(limits.libraryOptionsLength);
      expect(settleChoices(deck, readChoices(kept), ['ja'])).toEqual(choices);
    }
  });
});

test('has no remark in brackets within an answer, because a child types or chooses the answer, only first names', async () => {
  for (const deck of libraryDecks)
    for (const choices of listChoices(deck))
      for (const { back } of (await makeLibraryDeck(deck, choices)).cards)
        expect(people.has(deck.id) ? back.replaceAll(/[()]/g, '') : back, deck.id).not.toMatch(/[(（]/);
});

/** Decks of sixteen cards or more that are whole: each is a topic or the first words, and the next deck follows. */
const whole = `pictures-animals pictures-food pictures-home pictures-clothes pictures-outside pictures-vehicles first-words first-fifty`;

test('a deck of sixteen cards or more has levels, or another one follows it', async () => {
  const levels = 'levels ages how totals tables times topic upTo kinds reach'.split(' ');
  const found: string[] = [];
  for (const deck of libraryDecks.filter(({ options }) => !options.some(({ key }) => levels.includes(key)))) {
    const { cards, library } = await makeLibraryDeck(deck, settleChoices(deck, {}, ['en']));
    if (cards.length >= 16) found.push(deck.id);
    // The last topic of the pictures ends their path.
    const isLast = cards.length < 16 || deck.id === 'pictures-vehicles';
    expect(isLast || findNextDeck(library, [{ ...library, isMastered: true }], ['en']), deck.id).toBeTruthy();
  }
  expect(found).toEqual(whole.split(' '));
});

test('the cards of an easier level come before those of the next one', async () => {
  const keyOf = ({ front, frontFiles }: LibraryCard) => front + (frontFiles?.[0]?.name ?? '');
  for (const deck of libraryDecks) {
    const option = deck.options.find(({ kind }) => kind === 'many');
    if (option?.kind !== 'many') continue;
    const first = settleChoices(deck, {}, ['en-US']);
    const make = async (values: readonly string[]) =>
      (await makeLibraryDeck(deck, { ...first, [option.key]: values.join(',') })).cards.map(keyOf);
    const values = option.values.map(({ value }) => value);
    for (const [at, harder] of values.slice(1).entries()) {
      const easier = values[at] ?? '';
      const [alone, both] = [await make([easier]), await make([easier, harder])];
      expect(both.slice(0, alone.length).toSorted(), `${deck.id}: ${easier}, ${harder}`).toEqual(alone.toSorted());
    }
  }
});

test('begins with what is easier, and mixes each step in another order', async () => {
  const fronts = async (id: string, choices: Choices) => {
    const deck = libraryDecks.find((one) => one.id === id);
    if (!deck) throw new Error(`There is no ${id}.`);
    return (await makeLibraryDeck(deck, settleChoices(deck, choices, ['en']))).cards.map(({ front }) => front);
  };
  const tables = await fronts('times-tables', { tables: '2,5' });
  expect(tables.slice(0, 10).every((front) => front.endsWith('× 2'))).toBe(true);
  const [twos, fives] = [tables.slice(0, 10), tables.slice(10)].map((table) =>
    table.map((front) => parseInt(front, 10)),
  );
  expect(twos?.toSorted()).toEqual(fives?.toSorted());
  expect(twos).not.toEqual(fives);
  expect((await fronts('roman', {})).slice(0, 10).toSorted()).toEqual('I II III IV IX V VI VII VIII X'.split(' '));
  const flags = await fronts('flags', { levels: 'known,others' });
  expect(flags.indexOf('🇫🇷')).toBeLessThan(flags.indexOf('🇦🇩'));
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

test('takes a deck from before its cards came in other languages for English, whoever reads', () => {
  for (const deck of libraryDecks) {
    const { language, ...before } = settleChoices(deck, {}, ['en']);
    const kept = settleKept(deck, writeChoices(before), ['pt-BR', 'ru']);
    const isOffered = deck.options.some(
      (one) => one.key === 'language' && 'languages' in one && one.languages.includes('en'),
    );
    expect(kept, deck.id).toEqual({ ...before, ...(isOffered && { language: 'en' }) });
    expect(language, deck.id).toBe(isOffered ? 'en' : undefined);
  }
  const flags = libraryDecks.find(({ id }) => id === 'flags');
  if (!flags) throw new Error('There are flags.');
  expect(settleKept(flags, 'language=de&part=OC', ['fr'])).toEqual({
    levels: 'known,others',
    language: 'de',
    part: 'OC',
  });
});

test('names the language of the cards only to those who read in another one', async () => {
  const name = async (id: string, language: string, reader: string) => {
    const deck = libraryDecks.find((one) => one.id === id);
    if (!deck) throw new Error(`There is no ${id}.`);
    const choices = settleChoices(deck, { language }, ['en']);
    return (await makeLibraryDeck(deck, choices, { ...inEnglish, language: reader })).name;
  };
  expect(await name('currencies', 'de', 'de')).toBe('Currencies of the world, well-known countries');
  expect(await name('continents', 'de', 'en')).toBe('Which continent? (well-known countries), in German');
  expect(await name('flags', 'en', 'de')).toBe('Flags of the world, well-known countries, in English');
  expect(await name('human-body', 'en', 'en')).toBe('The human body: ages 4–6');
  expect(await name('human-body', 'en', 'fr')).toBe('The human body: ages 4–6, in English');
  expect(await name('capitals-oceania', 'en', 'fr')).toBe('Capitals of Oceania (English)');
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
  expect(await name('sight-words', { levels: 'pre,kinder,one', how: 'spell' })).toBe(
    'Sight words: preschool by ear, kindergarten by ear, grade 1 by ear',
  );
  expect(await name('sight-words', { levels: 'kinder,one,two,three,four,five,six,seven', how: 'spell' })).toBe(
    'Sight words: kindergarten by ear … grade 5, more words by ear',
  );
  expect(await name('flags', { part: 'OC' })).toBe('Flags of Oceania, well-known countries');
  expect(await name('capitals-asia', { levels: 'known,others' })).toBe('Capitals of Asia');
  expect(await name('numbers-in-words', { levels: 'ten,tens' })).toBe(
    'Numbers in words in Spanish, 0 to 10, 30 to 100',
  );
  expect(await name('days', { from: 'fr', to: 'fr' })).toBe('Days of the week in French: which day comes next');
});

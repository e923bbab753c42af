import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { findLibraryDeck, languageOf, settleChoices, writeChoices } from '../../../shared/library/catalogue.ts';
import { factLanguages, inEnglish } from '../../../shared/library/cards.ts';
import { libraryDecks } from '../../../shared/library/decks.ts';
import { factShelves } from '../../../shared/library/fact-decks.ts';
import { findDecks, listWays, readSearchable, type SearchableDeck } from '../../../shared/library/find-cards.ts';
import type { LibraryDeck } from '../../../shared/library/library-deck.ts';
import { makeLibraryDeck } from '../../../shared/library/make-deck.ts';
import { findNextDeck } from '../../../shared/library/paths.ts';
import { decksInSight, listForAge, listPicks, picks } from '../../../shared/library/picks.ts';
import { orderValues } from '../../../shared/library/reader.ts';
import { pictureTopics } from '../../../shared/library/picture-picks.ts';

const readers = ['en-US'];

/** Decks that teach to read or spell one language, of which only its own readers need one. */
const readingOf: Readonly<Record<string, string>> = {
  en: 'letters-sounds sounding-out syllables-english sight-words first-reading mix-ups-english',
  de: 'syllables-german school-words-german mix-ups-german',
  fr: 'syllables-french school-words-french mix-ups-french',
  es: 'syllables-spanish first-words-spanish mix-ups-spanish',
};
const factIds = new Set(factShelves.flatMap(({ decks }) => [...decks.matchAll(/^[a-z-]+/gm)].map(String)));
const ages = [undefined, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

test('every pick exists and fits an age of its list', () => {
  for (const [band, text] of Object.entries(picks)) {
    const ids = text.split(' ');
    expect(new Set(ids).size, band).toBe(ids.length);
    const [from = 0, to = from] = band === 'all' ? [0, 99] : band.split('-').map(Number);
    const unfit = ids.filter((id) => {
      const own = findLibraryDeck(id)?.ages;
      return !own || own[0] > to || own[1] < from;
    });
    expect(unfit, band).toEqual([]);
  }
});

test.each(factLanguages)('what a reader of %s sees first is for that language, and has facts', (language) => {
  const others = Object.keys(readingOf).filter((one) => one !== language);
  const wrong = new Set(others.flatMap((one) => readingOf[one]?.split(' ')));
  for (const age of ages) {
    const about = `age ${age ?? 'not chosen'}`;
    const ids = listPicks(age, [language, 'en']);
    expect(ids.length, about).toBeLessThanOrEqual(decksInSight);
    const seen = listForAge(age, undefined, [language, 'en']).slice(0, decksInSight);
    expect(
      seen.slice(0, ids.length).map(({ id }) => id),
      about,
    ).toEqual(ids);
    expect(
      seen.filter(({ id }) => wrong.has(id)).map(({ id }) => id),
      about,
    ).toEqual([]);
    if (age !== 3)
      expect(
        ids.some((id) => factIds.has(id)),
        about,
      ).toBe(true);
    const reading = readingOf[language]?.split(' ');
    if (reading && age !== undefined && age > 4 && age < 13)
      expect(
        ids.some((id) => reading.includes(id)),
        about,
      ).toBe(true);
  }
});

test('the history and the map are those of the reader’s country, or none', () => {
  const about = (...tags: readonly string[]) => listPicks(10, tags).filter((id) => /^(history|map)-/.test(id));
  expect(about('en-US')).toEqual(['history-us', 'map-us-states']);
  expect(about('en', 'en-GB')).toEqual(['history-uk']);
  expect(about('de', 'en-US')).toEqual(['history-germany', 'map-germany']);
  expect(about('pt-BR')).toEqual(['history-brazil', 'map-brazil']);
  expect(about('de-AT', 'de')).toEqual([]);
  expect(about('ar')).toEqual([]);
});

test('an age and a subject list each fitting deck once, the picks first', () => {
  expect(listForAge(undefined, undefined, readers)).toHaveLength(libraryDecks.length);
  const [first] = listForAge(9, 'numbers', readers);
  expect(first?.id).toBe('times-mixed');
  expect(listForAge(6, 'words', ['fr'])[0]?.id).toBe('syllables-french');
  for (const age of [3, 14]) {
    const all = listForAge(age, undefined, readers);
    expect(new Set(all).size).toBe(all.length);
  }
});

test('every value of an option is searched, each with choices that make its cards', () => {
  const tables = findLibraryDeck('times-tables');
  if (!tables) throw new Error('There are times tables.');
  const ways = listWays(tables, readers).map(writeChoices);
  expect(ways).toHaveLength(12);
  expect(ways).toContain('tables=12');
});

test('any card is found in less than 100 ms, in the decks of all subjects', { timeout: 60_000 }, async () => {
  const texts = new Map<LibraryDeck, SearchableDeck>();
  for (const deck of libraryDecks) texts.set(deck, await readSearchable(deck, readers));
  const all = listForAge(undefined, undefined, readers);
  const first = (query: string) => findDecks(all, query, texts).find(({ card }) => card);
  expect(first('7 × 8')).toMatchObject({ deck: { id: 'times-tables' }, choices: { tables: '8' } });
  const topics = findDecks(all, 'hospital', texts).find(({ deck }) => deck.id === 'topic-words');
  expect(topics?.choices['topic']).not.toBe('family');
  expect(topics?.card?.front).toMatch(/hospital/);
  expect(first('ouagadougou')?.deck.id).toMatch(/^capitals-/);
  expect(findDecks(all, 'zzzz', texts)).toEqual([]);
  const queries = ['o', 'zzzz', '7 × 8', 'hospital', 'the', 'ouagadougou'];
  const times = queries.map((query) => {
    const start = performance.now();
    findDecks(all, query, texts);
    return performance.now() - start;
  });
  expect(times.toSorted((one, other) => one - other)[3]).toBeLessThan(100);
});

test('a German family finds decks and cards by their German and by their English words', async () => {
  const inGerman = {
    ...inEnglish,
    language: 'de',
    say: (text: string) => (text === 'Animals' ? 'Tiere' : text),
  };
  const texts = new Map<LibraryDeck, SearchableDeck>();
  for (const id of ['animal-facts', 'human-body', 'first-fifty', 'inventors', 'elements'])
    for (const deck of libraryDecks.filter((one) => one.id === id)) texts.set(deck, await readSearchable(deck, ['de']));
  const find = (query: string) => findDecks([...texts.keys()], query, texts, inGerman);
  for (const query of ['Tiere', 'animals']) expect(find(query)[0]?.deck.id, query).toBe('animal-facts');
  const [herz, heart] = ['Herz', 'heart'].map((query) => find(query).find(({ deck }) => deck.id === 'human-body'));
  expect([herz?.card?.back, heart?.card?.back]).toEqual(['Herz', 'heart']);
  // Facts come in German all the same; a language to learn is offered as it was found.
  expect(heart?.choices).toEqual({ ...herz?.choices, language: 'de' });
  const hund = ['Hund', 'dog'].map((query) => find(query).find(({ deck }) => deck.id === 'first-fifty'));
  expect(hund.map((found) => found?.choices)).toEqual([
    { from: 'de', to: 'fr' },
    { from: 'de', to: 'en' },
  ]);
  // Whole words come before parts: Einsteinium.
  expect(find('Einstein')[0]?.deck.id).toBe('inventors');
});

const origin = (id: string, options?: string) => ({ id, version: 1, ...(options !== undefined && { options }) });
const isMastered = true as const;
const next = (mastered: ReturnType<typeof origin>, ...others: Parameters<typeof findNextDeck>[1]) => {
  const found = findNextDeck(mastered, [mastered, ...others], readers);
  return found && [found.deck.id, found.level, writeChoices(found.choices)];
};

test('each deck with several levels leads from its default through all of them, with no level twice', () => {
  const keys = 'levels ages how totals tables times topic upTo kinds reach'.split(' ');
  const short = libraryDecks.flatMap((deck) => {
    const option = deck.options.find((one) => one.kind !== 'language' && keys.includes(one.key));
    if (!option || option.kind === 'language') return [];
    const first = settleChoices(deck, {}, readers);
    const met = first[option.key]?.split(',') ?? [];
    const taken = [{ ...origin(deck.id, writeChoices(first)), isMastered }];
    for (;;) {
      const last = taken.at(-1);
      const step = last && findNextDeck(last, taken, readers);
      if (step?.deck.id !== deck.id) break;
      met.push(step.choices[option.key] ?? '');
      taken.push({ ...origin(deck.id, writeChoices(step.choices)), isMastered });
    }
    expect(new Set(met).size, deck.id).toBe(met.length);
    // A deck may begin after levels that are easier than what most need.
    const left = option.values
      .map(({ value }) => value)
      .slice(option.values.findIndex(({ value }) => met.includes(value)));
    return left.filter((value) => !met.includes(value)).map((value) => `${deck.id} ${value}`);
  });
  expect(short).toEqual([]);
  const dates = { ...origin('world-dates'), isMastered };
  expect(findNextDeck(dates, [dates], readers)).toMatchObject({
    deck: { id: 'world-dates' },
    choices: { times: 'old' },
  });
});

test('a mastered level leads to the next one, with the same other choices', () => {
  expect(next(origin('times-mixed', 'levels=easy'))).toEqual(['times-mixed', 2, 'levels=middle']);
  expect(next(origin('english-verbs', 'forms=past&levels=second'))).toEqual([
    'english-verbs',
    3,
    'forms=past&levels=third',
  ]);
  expect(next(origin('topic-words', 'from=en&level=A1&to=fr&topic=family'))?.[2]).toMatch(
    /^from=en&level=A1&to=fr&topic=(?!family)/,
  );
});

test('every deck that has facts for several ages, or elements up to a number, leads to its next ones', () => {
  const aged = libraryDecks.filter(({ options }) => options.some(({ key }) => key === 'ages'));
  expect(aged.length).toBeGreaterThan(20);
  for (const { id, options } of aged) {
    const [first, second] = options[0]?.kind === 'many' ? options[0].values.map(({ value }) => value) : [];
    expect(next(origin(id, `ages=${first}&language=de`)), id).toEqual([id, 2, `ages=${second}&language=de`]);
  }
  expect(next(origin('elements', 'language=fr&upTo=36'))).toEqual(['elements', 3, 'language=fr&upTo=54']);
  expect(next(origin('counting', 'upTo=10'))).toEqual(['counting', 2, 'upTo=20']);
});

test('a child who has a topic in pictures gets the next topic, and a child who can read the first words gets more', () => {
  expect(next(origin('pictures-animals', 'from=de&to=it'))).toEqual(['pictures-food', undefined, 'from=de&to=it']);
  const topics = Object.keys(pictureTopics).map((topic) => `pictures-${topic}`);
  expect(topics.map((id) => next(origin(id))?.[0])).toEqual([...topics.slice(1), undefined]);
  const steps = ['letters-sounds', 'sounding-out', 'first-reading', 'sight-words'];
  const last: Readonly<Record<string, string>> = { 'letters-sounds': 'levels=fourth', 'sounding-out': 'levels=teams' };
  expect(steps.slice(0, 3).map((id) => next(origin(id, last[id]))?.[0])).toEqual(steps.slice(1));
});

test('after the last level comes the deck that follows, in the same languages', () => {
  expect(next(origin('times-mixed', 'levels=twenty'))?.[0]).toBe('division');
  expect(next(origin('first-words', 'from=de&to=it'))).toEqual(['first-fifty', undefined, 'from=de&to=it']);
  expect(next(origin('planets', 'language=fr'))).toEqual(['planets', 2, 'ages=8&language=fr']);
  expect(next(origin('planets', 'ages=8&language=fr'))).toEqual(['space', undefined, 'ages=6&language=fr']);
  expect(next(origin('school-words-german', 'how=read&levels=fourth'))?.[0]).toBe('mix-ups-german');
});

test('each path of the sciences and of the world ends with its hardest deck', () => {
  const walk = (id: string): string[] => {
    const deck = findLibraryDeck(id);
    const option = deck?.options.find(({ kind }) => kind === 'many');
    const last = option?.kind === 'many' ? `${option.key}=${option.values.at(-1)?.value}` : undefined;
    const after = next(origin(id, last))?.[0];
    return typeof after === 'string' && after !== id ? [id, ...walk(after)] : [id];
  };
  const ends = ['planets', 'human-body', 'animal-facts', 'materials-matter', 'rivers', 'map-continents'];
  expect(ends.map((id) => walk(id).join(' '))).toEqual([
    'planets space',
    'human-body five-senses healthy-living',
    'animal-facts animal-groups food-chains',
    'materials-matter forces-machines light-sound electricity-magnets',
    'rivers mountains landmarks city-landmarks',
    'map-continents continents flags',
  ]);
});

test('US units come first in the United States, and elsewhere last and never as the next ones', () => {
  const units = findLibraryDeck('units');
  const option = units?.options.find(({ key }) => key === 'kinds');
  if (!units || option?.kind !== 'many') throw new Error('There are units.');
  const order = (tags: readonly string[]) => orderValues(option.values, tags).map(({ value }) => value);
  expect(order(['en-US'])[0]).toBe('us-length');
  for (const tags of [['de'], ['en-GB', 'en'], ['es-MX']]) expect(order(tags).indexOf('us-length'), tags[0]).toBe(4);
  expect(['en-US', 'en-GB', 'de'].map((tag) => settleChoices(units, {}, [tag])['kinds'])).toEqual([
    'us-length',
    'length',
    'length',
  ]);
  const metric = origin('units', 'kinds=length%2Cmass%2Cvolume%2Ctime&language=de');
  expect(findNextDeck(metric, [{ ...metric, isMastered }], ['de'])).toBeUndefined();
  expect(findNextDeck(metric, [{ ...metric, isMastered }], ['en-US'])?.choices['kinds']).toBe('us-length');
});

test('nothing is offered that the family has, and nothing after decks that lead nowhere', () => {
  expect(next(origin('times-mixed', 'levels=easy'), origin('times-mixed', 'levels=middle'))).toBeUndefined();
  expect(next(origin('first-words', 'from=de&to=it'), origin('first-fifty', 'from=de&to=it'))).toBeUndefined();
  expect(next(origin('us-codes'))).toBeUndefined();
  expect(next(origin('of-a-newer-release'))).toBeUndefined();
});

test.each(['times-tables', 'division', 'division-remainder'])('the path of the %s goes through all tables', (id) => {
  const taken = [{ ...origin(id, 'tables=2,5,10'), isMastered }];
  const offered: (string | undefined)[] = [];
  for (;;) {
    const steps = taken.map((one) => findNextDeck(one, taken, readers));
    // Whichever of its decks is asked, the next table is the same.
    expect(new Set(steps.map((step) => step && `${step.deck.id} ${writeChoices(step.choices)}`)).size).toBe(1);
    const [step] = steps;
    if (step?.deck.id !== id) break;
    offered.push(step.choices['tables']);
    taken.push({ ...origin(id, writeChoices(step.choices)), isMastered });
  }
  expect(offered).toEqual('3 4 6 7 8 9 11 12'.split(' '));
  const [last] = taken;
  const follower = { 'times-tables': 'times-mixed', division: 'division-remainder', 'division-remainder': 'rounding' }[
    id
  ];
  expect(last && findNextDeck(last, taken, readers)?.deck.id).toBe(follower);
});

test('a table that the child still learns is waited for, and one that only a sibling learns is skipped', () => {
  const tables = (values: string) => origin('times-tables', `tables=${values}`);
  expect(next(tables('2,5,10'), tables('3'))).toBeUndefined();
  expect(next(tables('2,5,10'), tables('12'))?.[2]).toBe('tables=3');
  expect(next(tables('3'), { ...tables('2,5,10'), isMastered }, tables('12'))?.[2]).toBe('tables=4');
});

test('a deck of other languages, or to be spelled instead of read, is not the next one', () => {
  const words = (how: string, level: string) => origin('sight-words', `how=${how}&levels=${level}`);
  expect(next(words('read', 'pre'), words('spell', 'kinder'))?.[2]).toBe('how=read&levels=kinder');
  expect(next(words('read', 'pre'), words('read', 'kinder'))).toBeUndefined();
  const topic = (from: string, name: string, level = 'A1') =>
    origin('topic-words', `from=${from}&level=${level}&to=en&topic=${name}`);
  const after = findNextDeck(topic('de', 'family'), [], readers)?.choices['topic'] ?? '';
  expect(next(topic('de', 'family'), topic('fr', after))?.[2]).toBe(`from=de&level=A1&to=en&topic=${after}`);
  expect(next(topic('de', 'family'), topic('de', after))).toBeUndefined();
  expect(next(topic('de', 'family'), topic('de', after, 'all'))).toBeUndefined();
  expect(next(origin('first-fifty', 'from=de&to=en'), topic('de', 'family'))).toBeUndefined();
  expect(next(origin('first-words', 'from=de&to=it'), origin('first-fifty', 'from=de&to=fr'))?.[2]).toBe(
    'from=de&to=it',
  );
});

test('a deck in one language only says which, and is found by it', async () => {
  for (const deck of libraryDecks) {
    const { frontLanguage, backLanguage = frontLanguage } = await makeLibraryDeck(
      deck,
      settleChoices(deck, {}, readers),
    );
    const written = deck.options.some(({ kind }) => kind === 'language') ? undefined : languageOf(deck);
    if (written !== undefined && backLanguage !== undefined) expect(backLanguage.split('-')[0], deck.id).toBe(written);
    if (deck.room === 'numbers' || deck.room === 'drawn') expect(languageOf(deck), deck.id).toBeUndefined();
  }
  const english = findDecks(libraryDecks, 'english', new Map()).map(({ deck }) => deck.id);
  expect(english).toContain('first-reading');
  expect(english).not.toContain('addition');
  expect(english.indexOf('english-verbs')).toBeLessThan(english.indexOf('first-reading'));
});

import { countries } from 'countries-list';
import { describe, expect, test } from 'vitest';
import { findLibraryDeck, settleChoices, settleKept, writeChoices } from '../../../shared/library/catalogue.ts';
import { type Choices, inEnglish, type ShelfWords } from '../../../shared/library/cards.ts';
import { libraryDecks } from '../../../shared/library/decks.ts';
import { drawPicture } from '../../../shared/library/drawings.ts';
import { factShelves } from '../../../shared/library/fact-decks.ts';
import type { LibraryDeck } from '../../../shared/library/library-deck.ts';
import { listGivenNames, makeLibraryDeck, type MadeDeck } from '../../../shared/library/make-deck.ts';
import { givesAway } from '../../../shared/quiz/shown-sides.ts';
import { importCards } from '../../../shared/routes/cards.ts';
import { findTold } from './told-cards.ts';
import { wholeLanguages } from './written-facts.ts';

const ids = factShelves.flatMap(({ decks }) => decks.trim().split('\n')).map((row) => row.split(' | ')[0] ?? '');
/** Decks of other shelves whose cards are written in each language as well. */
const further = 'planets elements opposites music-words us-capitals us-codes capitals-world'.split(' ');

/** Every value of the options that take several, and the most of the others. */
function chooseAll({ options }: LibraryDeck, language: string): Choices {
  return Object.fromEntries(
    options.map((option) => {
      if (option.kind === 'language') return [option.key, language];
      const values = option.values.map(({ value }) => value);
      return [option.key, option.kind === 'many' ? values.join(',') : (values.at(-1) ?? '')];
    }),
  );
}

function findDeck(id: string): LibraryDeck {
  const deck = findLibraryDeck(id);
  if (!deck) throw new Error(`There is no ${id}.`);
  return deck;
}

const makeWhole = async (id: string, language: string): Promise<MadeDeck> =>
  await makeLibraryDeck(findDeck(id), chooseAll(findDeck(id), language));

describe.each(wholeLanguages)('in %s', (language) => {
  test.each([...ids, ...further])(
    '%s is whole, in that language on both sides, and no card tells the next',
    async (id) => {
      const [{ cards, frontLanguage, backLanguage }, english] = await Promise.all([
        makeWhole(id, language),
        makeWhole(id, 'en'),
      ]);
      expect(cards).toHaveLength(english.cards.length);
      expect(backLanguage?.split('-')[0]).toBe(language);
      if (id !== 'music-words' && frontLanguage !== undefined) expect(frontLanguage).toBe(backLanguage);
      expect(
        importCards.body.shape.cards.safeParse(
          cards.map(({ front, back, frontFiles }) => ({ front: frontFiles ? '?' : front, back })),
        ).error,
      ).toBeUndefined();
      expect(findTold(cards)).toEqual([]);
    },
  );
});

test('each level of a deck has fifteen facts and more, or twelve signs, and the whole deck has those of all levels', async () => {
  for (const id of ids) {
    const [option] = findDeck(id).options;
    if (option?.kind !== 'many') continue;
    const levels = await Promise.all(
      option.values.map(({ value }) => makeLibraryDeck(findDeck(id), { [option.key]: value, language: 'en' })),
    );
    for (const { name, cards } of levels)
      expect(cards.length, name).toBeGreaterThanOrEqual(id.startsWith('road-signs') ? 12 : 15);
    const whole = await makeWhole(id, 'en');
    expect(whole.cards).toHaveLength(levels.reduce((sum, { cards }) => sum + cards.length, 0));
  }
});

test('a deck from before there were levels has the same cards as then', async () => {
  const signs = findDeck('road-signs-us');
  expect(settleChoices(signs, {}, ['en'])['levels']).toBe('walk');
  const kept = ['road-signs-us', 'road-signs-europe', 'planets', 'food-groups'].map(async (id) => {
    const { cards, name } = await makeLibraryDeck(findDeck(id), settleKept(findDeck(id), 'language=en', ['en']));
    return `${name}: ${cards.length}`;
  });
  expect(await Promise.all(kept)).toEqual([
    'Road signs: United States: 25',
    'Road signs: Europe: 31',
    'The planets: ages 6–8: 16',
    'Food groups: ages 6–8: 18',
  ]);
});

test('a deck without a language, as families have from before, is the English one, and its name says no language', async () => {
  for (const deck of libraryDecks.filter(({ id }) => [...ids, ...further].includes(id))) {
    const { language: _language, ...before } = settleChoices(deck, {}, ['de']);
    const [kept, english] = await Promise.all([
      makeLibraryDeck(deck, before),
      makeLibraryDeck(deck, { ...before, language: 'en' }),
    ]);
    expect(kept.cards).toEqual(english.cards);
    expect(english.name).toBe(kept.name);
  }
});

const german: ShelfWords = {
  language: 'de',
  say: (sentence, values) => `„${inEnglish.say(sentence, values)}“`,
  nameLanguage: (tag) => new Intl.DisplayNames('de', { type: 'language' }).of(tag) ?? tag,
};

test('a deck from before, taken on a German page, has a name that the library gave it, whatever the language of its cards', async () => {
  for (const deck of libraryDecks.filter(({ id }) => [...ids, ...further].includes(id))) {
    const { language: _language, ...before } = settleChoices(deck, {}, ['de']);
    const kept = await makeLibraryDeck(deck, before, german);
    const own = settleKept(deck, writeChoices(before), ['de']);
    const names = await listGivenNames(deck, own, german);
    expect(names).toContain(kept.name);
    expect(names).toContain((await makeLibraryDeck(deck, own, german)).name);
  }
  // Names of German cards once said so on a German page too.
  const flags = findDeck('flags');
  const once = { part: 'EU', language: 'de' };
  const saysAlways = (await makeLibraryDeck(flags, once, { ...german, language: 'nobody’s' })).name;
  expect(saysAlways).toContain('Deutsch');
  expect((await makeLibraryDeck(flags, once, german)).name).not.toContain('Deutsch');
  expect(await listGivenNames(flags, once, german)).toContain(saysAlways);
});

const facts = (
  await Promise.all(ids.map(async (id) => (await makeWhole(id, 'en')).cards.map((card) => ({ id, ...card }))))
).flat();

test('every nation has people and dates, thirty-five and more', async () => {
  const nations = ids.filter((id) => id.startsWith('history-'));
  expect(nations).toHaveLength(7);
  for (const id of nations) expect((await makeWhole(id, 'en')).cards.length, id).toBeGreaterThanOrEqual(35);
});

test('road signs differ, are drawn as they are called, and their descriptions don’t tell the meaning', () => {
  const signs = facts.filter(({ frontFiles }) => frontFiles);
  expect(signs).toHaveLength(25 + 31);
  const looks = signs.map(({ id, frontFiles }) => id + JSON.stringify(drawPicture(frontFiles?.[0]?.name ?? '').marks));
  expect(new Set(looks).size).toBe(looks.length);
  expect(looks.join('')).not.toMatch(/NaN|undefined/);
  for (const { back, frontFiles } of signs) {
    expect(givesAway(frontFiles?.[0]?.alt ?? '', back), back).toBe(false);
    // One path is drawn once, because a drawing's marks are told apart by it.
    const paths = drawPicture(frontFiles?.[0]?.name ?? '').marks.map((mark) =>
      'path' in mark ? mark.path : `${mark.text}${mark.x}`,
    );
    expect(new Set(paths).size, back).toBe(paths.length);
  }
  for (const id of ['road-signs-us', 'road-signs-europe']) {
    const alts = signs.filter((sign) => sign.id === id).map(({ frontFiles }) => frontFiles?.[0]?.alt);
    expect(new Set(alts).size).toBe(alts.length);
  }
  expect(() => drawPicture('sign-us-dog')).toThrow('Nothing draws the sign us-dog.');
});

test('days, months and their lengths are those of the calendar', () => {
  const calendar = facts.filter(({ id }) => id === 'calendar-facts');
  const nameDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
  const nameMonth = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
  const days = [0, 1, 2, 3, 4, 5, 6].map((at) => nameDay.format(Date.UTC(2026, 0, 5 + at)));
  const months = Array.from({ length: 12 }, (_, at) => nameMonth.format(Date.UTC(2026, at, 1)));
  const lengthOf = (month: string, year: number) => new Date(Date.UTC(year, months.indexOf(month) + 1, 0)).getUTCDate();
  const check = calendar.flatMap(({ front, back }) => {
    const [, name = ''] = /^Which (?:day|month) comes after (\w+)\?$/.exec(front) ?? [];
    const [, month = '', kind] = /^How many days does (\w+) have(?: in a (leap|normal) year)?\?$/.exec(front) ?? [];
    const row = days.includes(name) ? days : months;
    if (name !== '') return [[front, back, row[(row.indexOf(name) + 1) % row.length]]];
    return month === '' ? [] : [[front, back, String(lengthOf(month, kind === 'leap' ? 2028 : 2027))]];
  });
  expect(check).toHaveLength(7 + 12 + 8);
  for (const [front, back, right] of check) expect(back, front).toBe(right);
});

test('landmarks are in countries that there are', () => {
  const names = new Set<string>(Object.values(countries).map(({ name }) => name));
  const unknown = facts
    .filter(({ id }) => id === 'landmarks')
    .filter(({ back }) => !back.split(' / ').some((one) => names.has(one)));
  expect(unknown.map(({ back }) => back)).toEqual([]);
});

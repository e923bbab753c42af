import { createRequire } from 'node:module';
import { countries } from 'countries-list';
import { expect, test } from 'vitest';
import { type Choices, range, writtenLanguages } from '../../../shared/library/cards.ts';
import { findLibraryDeck, settleChoices, settleKept, writeChoices } from '../../../shared/library/catalogue.ts';
import { makeLibraryDeck } from '../../../shared/library/make-deck.ts';
import { taughtLanguages } from '../../../shared/library/word-topics.ts';
// Snapshot of facts from other sources. The file names the version and license of each source.
import second from '../../fixtures/library-facts.json' with { type: 'json' };

const require = createRequire(import.meta.url);

interface Country {
  readonly capital?: string;
  readonly continent?: string;
  readonly currency?: string;
}
const secondCountries: Readonly<Record<string, Country>> = second.countries;

/** @returns a map from front to back, or to what is added to the answer. */
async function readDeck(
  id: string,
  choices: Choices = {},
  side: 'back' | 'extra' = 'back',
): Promise<ReadonlyMap<string, string>> {
  const deck = findLibraryDeck(id);
  if (!deck) throw new Error(`There is no ${id}.`);
  const { cards } = await makeLibraryDeck(deck, settleKept(deck, writeChoices(choices), ['en']));
  return new Map(cards.map((card) => [card.front, card[side] ?? '']));
}

async function makeTopic(topic: string, to: string) {
  const deck = findLibraryDeck('topic-words');
  if (!deck) throw new Error('There are words by topic.');
  return await makeLibraryDeck(deck, settleChoices(deck, { topic, from: 'en', to }, ['en']));
}

/** @returns a name reduced to its lowercase letters, without accents. */
function fold(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/\bst\b/g, 'saint').replaceAll(/\P{L}/gu, '');
}

const codeOf = new Map<string, string>(Object.entries(countries).map(([code, { name }]) => [name, code]));

/** Countries for which the second source has an older capital (Bujumbura, Rangoon, Koror), a part of the capital, or a local or truncated name. */
const knownDifferences =
  'AT BE BH BI CL CN CU CZ DZ ET FI GB GR GT IT KI LK LU MC MH MM MN MX OM PA PL PS PT PW RO SD UZ VA';

test('capitals are those of a second source, but for names that are told otherwise there', async () => {
  const capitals = await readDeck('capitals-world');
  const remarks = await readDeck('capitals-world', {}, 'extra');
  const differing = [...capitals].flatMap(([name, capital]) => {
    const code = codeOf.get(name) ?? '';
    const said = secondCountries[code]?.capital;
    return said === undefined || fold(capital).includes(fold(said).slice(0, 12)) ? [] : [code];
  });
  expect(differing.toSorted().join(' ')).toBe(knownDifferences);
  // Individually verified capitals: those on which the sources differ, and those that have moved or are disputed.
  for (const [name, capital] of [
    ['Austria', 'Vienna'],
    ['Burundi', 'Gitega'],
    ['China', 'Beijing'],
    ['Myanmar', 'Naypyidaw'],
    ['Palau', 'Ngerulmud'],
    ['Romania', 'Bucharest'],
    ['Eswatini', 'Mbabane / Lobamba'],
    ['South Africa', 'Pretoria / Cape Town / Bloemfontein'],
    ['Bolivia', 'Sucre / La Paz'],
    ['Israel', 'Jerusalem'],
    ['Palestine', 'Ramallah'],
    ['Yemen', 'Sana’a / Aden'],
    ['Equatorial Guinea', 'Ciudad de la Paz / Malabo'],
    ['Indonesia', 'Jakarta'],
    ['Egypt', 'Cairo'],
    ['Chile', 'Santiago'],
  ] as const)
    expect(capitals.get(name), name).toBe(capital);
  for (const [name, remark] of [
    ['Israel', /disputed/],
    ['Palestine', /claimed/],
    ['Yemen', /disputed.*Aden/],
    ['Equatorial Guinea', /Malabo/],
    ['Indonesia', /moving to Nusantara/],
    ['Chile', /Valparaíso/],
  ] as const)
    expect(remarks.get(name), name).toMatch(remark);
});

test('countries are the members of the United Nations and four more, each on its continents', async () => {
  const world = await readDeck('capitals-world');
  expect(world.size).toBe(193 + 4);
  for (const name of ['Vatican City', 'Palestine', 'Kosovo', 'Taiwan']) expect(world.has(name), name).toBe(true);
  for (const name of ['Greenland', 'Puerto Rico', 'Hong Kong', 'Gibraltar']) expect(world.has(name), name).toBe(false);

  const continents = await readDeck('continents');
  const differing = [...continents].filter(([name, said]) => {
    const other = secondCountries[codeOf.get(name) ?? '']?.continent;
    return other !== undefined && !said.includes(other);
  });
  expect(differing).toEqual([]);
  // Sources differ on these two, so either answer is right.
  expect(continents.get('Cyprus')).toBe('Europe / Asia');
  expect(continents.get('Armenia')).toBe('Asia / Europe');
  expect(continents.get('Turkey') ?? continents.get('Türkiye')).toBe('Asia / Europe');
  const parts = await Promise.all(
    ['africa', 'asia', 'europe', 'north-america', 'oceania', 'south-america'].map((part) =>
      readDeck(`capitals-${part}`),
    ),
  );
  // A country that only some count to a second continent is in one of the capitals' decks.
  const twice = [...continents].filter(
    ([name, said]) => said.includes(' / ') && name !== 'Armenia' && name !== 'Cyprus',
  );
  expect(parts.reduce((sum, { size }) => sum + size, 0)).toBe(world.size + twice.length);
});

test('currencies are those of a second source, but where a newer one came', async () => {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  const differing = [...(await readDeck('currencies'))].flatMap(([name, said]) => {
    const code = codeOf.get(name) ?? '';
    const other = code === 'XK' ? 'EUR' : (secondCountries[code]?.currency ?? '');
    return said.includes(names.of(other) ?? other) ? [] : [code];
  });
  expect(differing.toSorted()).toEqual(['BG', 'SL', 'ST', 'VE', 'ZW']);
});

test('a flag is the sign of its country’s code', async () => {
  const flags = await readDeck('flags');
  for (const [flag, name] of flags) {
    const letters = Array.from(flag, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x1_f1e6 + 65)).join(
      '',
    );
    expect(letters).toBe(codeOf.get(name));
  }
  expect((await readDeck('flags', { language: 'de' })).get('🇦🇹')).toBe('Österreich');
});

test('states of the USA are fifty, not in alphabetical order, with the codes and capitals of a second source', async () => {
  const capitals = await readDeck('us-capitals');
  const codes = await readDeck('us-codes');
  const inOrder = [...capitals.keys()].toSorted((one, other) => one.localeCompare(other, 'en'));
  expect([...capitals.keys()].filter((name, at) => inOrder.indexOf(name) === at).length).toBeLessThan(10);
  const states: Readonly<Record<string, { code: string; capital: string }>> = second.states;
  for (const [code, name] of codes) {
    expect(states[name]?.code).toBe(code);
    expect(fold(capitals.get(name) ?? ''), name).toBe(fold(states[name]?.capital ?? ''));
  }
  expect([capitals.size, codes.size]).toEqual([50, 50]);
});

test('chemical elements are 118, ten by ten, as a second source has them', async () => {
  const deck = await readDeck('elements', { upTo: '118' });
  const spell = (name: string) =>
    name.replace('Aluminum', 'Aluminium').replace('Cesium', 'Caesium').replace('Sulphur', 'Sulfur');
  expect(deck.size).toBe(118);
  for (const [at, [symbol = '', name = '']] of second.elements.entries()) {
    expect(spell(deck.get(symbol) ?? ''), symbol).toBe(spell(name));
    expect(Math.floor([...deck.keys()].indexOf(symbol) / 10), symbol).toBe(Math.floor(at / 10));
  }
});

test('numbers in words are those of a second source', async () => {
  const numbers: Readonly<Record<string, Readonly<Record<string, string>>>> = second.numbers;
  for (const language of writtenLanguages) {
    const words = await readDeck('numbers-in-words', { to: language });
    // Brazilian Portuguese has quatorze besides catorze, and dezesseis, dezessete, dezenove where European Portuguese has an a; German 100 is also einhundert.
    // The second source writes Chinese numbers as banks do, and 100 in Arabic in its older spelling.
    const known = (text: string) =>
      fold(text)
        .replace('einhundert', 'hundert')
        .replace(/^deza/, 'deze')
        .replace('ماية', 'مية')
        .replaceAll(
          /[壹贰叁肆伍陆柒捌玖拾佰]/g,
          (sign) => '一二三四五六七八九十百'['壹贰叁肆伍陆柒捌玖拾佰'.indexOf(sign)] ?? '',
        )
        .replace(/^一十/, '十');
    for (const [figures, word] of words)
      expect(known(word.split(' / ')[0] ?? ''), language).toBe(known(numbers[language]?.[figures] ?? ''));
  }
});

test('calculations are right, by doing them', async () => {
  const read = (text: string) => text.match(/\d+/g)?.map(Number) ?? [];
  for (const tables of range(2, 12).map(String)) {
    for (const [front, back] of await readDeck('times-tables', { tables })) {
      const [a = 0, b = 0] = read(front);
      expect(Number(back)).toBe(a * b);
    }
    for (const [front, back] of await readDeck('division', { tables })) {
      const [a = 0, b = 0] = read(front);
      expect(Number(back) * b).toBe(a);
    }
  }
  for (const totals of ['5', '10', '20', '100'])
    for (const [front, back] of await readDeck('number-bonds', { totals })) {
      const [known = 0, total] = read(front);
      expect(known + Number(back)).toBe(total);
    }
  for (const how of ['ten', 'over']) {
    for (const [front, back] of await readDeck('addition', { how }))
      expect(read(front).reduce((sum, one) => sum + one, 0)).toBe(Number(back));
    for (const [front, back] of await readDeck('subtraction', { how })) {
      const [all = 0, less = 0] = read(front);
      expect(all - less).toBe(Number(back));
    }
  }
  for (const [front, back] of await readDeck('squares')) expect(Math.sqrt(Number(back))).toBe(read(front)[0]);
  for (const [front, back] of await readDeck('counting', { upTo: '20' }))
    expect(front.replaceAll(' ', '')).toHaveLength(Number(back));
  for (const [front, back] of await readDeck('fractions')) {
    const [part = 0, whole = 1] = read(front);
    expect(back.endsWith('%') ? Number(back.slice(0, -1)) / 100 : Number(back), front).toBeCloseTo(part / whole, 12);
    expect(back.length).toBeLessThan(6);
  }
  const doubles = await readDeck('doubles');
  for (const one of range(1, 20)) {
    expect(doubles.get(`double ${one}`)).toBe(String(2 * one));
    expect(doubles.get(`half of ${2 * one}`)).toBe(String(one));
  }
});

test('Roman numerals follow their rule', async () => {
  const worth: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
  for (const [written, value] of await readDeck('roman')) {
    const signs = Array.from(written, (sign) => worth[sign] ?? 0);
    // A numeral before a larger one is subtracted, and no numeral occurs four times in a row.
    expect(signs.reduce((sum, sign, at) => sum + (sign < (signs[at + 1] ?? 0) ? -sign : sign), 0)).toBe(Number(value));
    expect(written).not.toMatch(/(.)\1{3}/);
  }
});

test('days and months have the name of the same day and month in the other language', async () => {
  const days = await readDeck('days', { from: 'en', to: 'de' });
  expect([days.get('Monday'), days.get('Sunday')]).toEqual(['Montag', 'Sonntag']);
  const circle = await readDeck('months', { from: 'fr', to: 'fr' });
  expect(circle.get('décembre → ?')).toBe('janvier');
});

test('colors are called as the Unicode names of their dots have them', async () => {
  // There are none in Arabic, whose colors are compared with the words by topic.
  for (const language of writtenLanguages.filter((one) => one !== 'ar')) {
    const dots = new Map(
      (require(`emojibase-data/${language}/compact.json`) as { unicode: string; label: string }[]).map(
        ({ unicode, label }) => [unicode.replace('\u{fe0f}', ''), fold(label)],
      ),
    );
    for (const [dot, word] of await readDeck('colors', { to: language }))
      expect(dots.get(dot), `${language} ${dot} ${word}`).toContain(fold(word).slice(0, 2));
  }
});

test('colors are those among the words by topic, which were written independently, in each of their languages', async () => {
  for (const language of taughtLanguages.filter((one) => one !== 'en')) {
    const { cards } = await makeTopic('colors-shapes-sizes', language);
    const words = new Map(cards.map(({ front, back }) => [front.split(' ').at(-1), back.split(' / ')]));
    const colors = [...(await readDeck('colors', { from: 'en', to: language }))];
    expect(colors).toHaveLength(9);
    for (const [front, word] of colors) {
      const known = words.get(front.split(' ').at(-1)) ?? [];
      expect(
        word.split(' / ').some((one) => known.includes(one)),
        `${language} ${word}: ${known.join()}`,
      ).toBe(true);
    }
  }
});

test('a note on an Arabic word says plural, present and feminine in whole words', async () => {
  const topics = await Promise.all(['family', 'everyday-verbs', 'adjectives-numbers'].map((id) => makeTopic(id, 'ar')));
  const notes = topics.flatMap(({ cards }) => cards.map(({ extra }) => extra ?? '')).join('\n');
  for (const word of ['الجمع: ', 'المضارع: ', 'المؤنث: ']) expect(notes).toContain(word);
  expect(notes).not.toMatch(/(?<!\p{L})\p{L}:/u);
});

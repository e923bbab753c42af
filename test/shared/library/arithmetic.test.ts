import { expect, test } from 'vitest';
import type { Choices, LibraryCard } from '../../../shared/library/cards.ts';
import { findLibraryDeck, settleChoices } from '../../../shared/library/catalogue.ts';
import { libraryDecks } from '../../../shared/library/decks.ts';
import type { LibraryDeck, LibraryOption } from '../../../shared/library/library-deck.ts';
import { makeLibraryDeck } from '../../../shared/library/make-deck.ts';
import { taughtLanguages } from '../../../shared/library/word-topics.ts';
import { judgeTyped } from '../../../shared/study/judge-typed.ts';

/** Returns all values of an option that takes several; undefined for other options. */
function allOf(option: LibraryOption): string | undefined {
  return option.kind === 'many' ? option.values.map(({ value }) => value).join(',') : undefined;
}

async function makeCards(deck: LibraryDeck, choices: Choices): Promise<readonly LibraryCard[]> {
  return (await makeLibraryDeck(deck, settleChoices(deck, choices, ['en']))).cards;
}

/** Returns all cards of a deck, of every level. */
async function makeWhole(id: string, language = 'en'): Promise<readonly LibraryCard[]> {
  const deck = findLibraryDeck(id);
  if (!deck) throw new Error(`There is no ${id}.`);
  const all = deck.options.map((option) => [option.key, allOf(option) ?? option.kind] as const);
  return await makeCards(deck, { ...Object.fromEntries(all), language });
}

/** Works out an equation with one unknown by trying numbers. Units and words are left out. */
function solve(front: string): number | undefined {
  const text = front.replaceAll('−', '-').replaceAll('×', '*').replaceAll('÷', '/');
  const [left = '', right = '?'] = text.split(' = ');
  const work = (side: string, unknown: number): number => {
    const [, a = '', sign = '+', b = '0'] = /^(\S+)(?: ([-+*/]) (\S+))?$/.exec(side) ?? [];
    const [one, other] = [a, b].map((part) => (part === '?' ? unknown : Number(part))) as [number, number];
    return { '+': one + other, '-': one - other, '*': one * other, '/': one / other }[sign] ?? NaN;
  };
  return Array.from({ length: 401 }, (_, at) => at).find((one) => work(left, one) === work(right, one));
}

test.each(['addition', 'subtraction', 'missing-numbers', 'number-bonds', 'times-tables', 'times-mixed', 'division'])(
  'every card of %s is right, by trying which number fits',
  async (id) => {
    for (const { front, back } of await makeWhole(id)) expect(back, front).toBe(String(solve(front)));
  },
);

test('sums and differences stay within what their level says, and carry where it says so', async () => {
  const levels = { ten: 10, teens: 19, over: 18, tens: 100, hundred: 99, carry: 100 };
  const carries = { ten: false, teens: false, over: true, tens: false, hundred: false, carry: true };
  for (const id of ['addition', 'subtraction'])
    for (const [how, most] of Object.entries(levels)) {
      const deck = findLibraryDeck(id);
      const cards = deck ? await makeCards(deck, { how }) : [];
      expect(cards.length).toBeGreaterThan(30);
      for (const { front, back } of cards) {
        const [a = 0, b = 0] = front.match(/\d+/g)?.map(Number) ?? [];
        const [one, other] = id === 'addition' ? [a, b] : [Number(back), b];
        expect(one + other, front).toBeLessThanOrEqual(most);
        if (how !== 'ten') expect((one % 10) + (other % 10) >= 10, front).toBe(carries[how as keyof typeof carries]);
      }
    }
});

test('mixed tables have each product of two factors up to 20 once, the easy ones first', async () => {
  const cards = await makeWhole('times-mixed');
  const pairs = cards.map(({ front }) =>
    front
      .split(' × ')
      .map(Number)
      .toSorted((a, b) => a - b)
      .join(' '),
  );
  const wanted = Array.from({ length: 19 }, (_, at) => at + 2).flatMap((a) =>
    Array.from({ length: 21 - a }, (_, at) => `${a} ${a + at}`),
  );
  expect(pairs.toSorted()).toEqual(wanted.toSorted());
  expect(cards.slice(0, 9).every(({ front }) => front.split(' × ').includes('10'))).toBe(true);
});

test('a division says quotient and remainder, and the remainders differ', async () => {
  const cards = await makeWhole('division-remainder');
  for (const { front, back, extra } of cards) {
    const [whole = 0, by = 1] = front.match(/\d+/g)?.map(Number) ?? [];
    expect(back).toBe(`${Math.floor(whole / by)} R ${whole % by}`);
    expect(whole % by).toBeGreaterThan(0);
    expect(extra).toBe(`${by} × ${Math.floor(whole / by)} + ${whole % by} = ${whole}`);
  }
  const remainders = (by: number) =>
    new Set(cards.filter(({ front }) => front.endsWith(`÷ ${by}`)).map(({ back }) => back.split(' R ')[1])).size;
  expect([2, 3, 4, 5, 10].map(remainders)).toEqual([1, 2, 3, 4, 7]);
});

test('fractions, decimals and percentages are one value', async () => {
  const valueOf = (text: string) => {
    const [part = 0, whole = 1] = text.replace('%', '').split('/').map(Number);
    return part / whole / (text.endsWith('%') ? 100 : 1);
  };
  const divide = (a: number, b: number): number => (b === 0 ? a : divide(b, a % b));
  for (const { front, back } of await makeWhole('fractions')) {
    const [asked = '', form = ''] = front.split(' as a ');
    expect(valueOf(back), front).toBeCloseTo(valueOf(asked), 12);
    expect(back, front).toMatch({ decimal: /^\d+\.\d{1,3}$/, percentage: /^\d+(\.5)?%$/ }[form] ?? /^\d+\/\d+$/);
    const [part = 1, whole = 1] = back.split('/').map(Number);
    if (back.includes('/')) expect(divide(part, whole), front).toBe(1);
  }
});

test('rounding goes to the nearest number of its kind, and up from the middle', async () => {
  const cards = await makeWhole('rounding');
  const places = { ten: 10_000, hundred: 100_000, thousand: 1_000_000, 'whole number': 1000, tenth: 100 };
  for (const { front, back } of cards) {
    const [, number = '', place = ''] = /^Round (\S+) to the nearest (.+)$/.exec(front) ?? [];
    // In thousandths, so that all numbers are whole.
    const [own, rounded] = [number, back].map((text) => Math.round(1000 * Number(text))) as [number, number];
    const step = places[place as keyof typeof places];
    expect(rounded % step, front).toBe(0);
    expect(rounded - own, front).toBeGreaterThan(-step / 2);
    expect(rounded - own, front).toBeLessThanOrEqual(step / 2);
  }
  // Each kind has a number in the middle, and one that changes two figures or more.
  expect(cards.filter(({ front }) => /5(0*) to| \d+\.5 to/.test(front)).length).toBeGreaterThan(5);
});

/** How many of a base unit each unit is, by definition. */
const sizes: Readonly<Record<string, readonly [kind: string, size: number]>> = {
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1000],
  km: ['length', 1_000_000],
  mg: ['mass', 1],
  g: ['mass', 1000],
  kg: ['mass', 1_000_000],
  t: ['mass', 1_000_000_000],
  mL: ['volume', 1],
  cL: ['volume', 10],
  dL: ['volume', 100],
  L: ['volume', 1000],
  s: ['time', 1],
  min: ['time', 60],
  h: ['time', 3600],
  days: ['time', 86_400],
  weeks: ['time', 604_800],
  in: ['us length', 1],
  ft: ['us length', 12],
  yd: ['us length', 36],
  mi: ['us length', 63_360],
  oz: ['us weight', 1],
  lb: ['us weight', 16],
  'short tons': ['us weight', 32_000],
  'fl oz': ['us volume', 1],
  cups: ['us volume', 8],
  pt: ['us volume', 16],
  qt: ['us volume', 32],
  gal: ['us volume', 128],
};

test('units are converted by their definitions', async () => {
  const met = new Set<string>();
  for (const { front, back } of await makeWhole('units')) {
    const [, amount = '', from = '', to = ''] = /^(\S+) (.+) = \? (.+)$/.exec(front) ?? [];
    const [[kind = '', size = 0] = [], [otherKind = '', otherSize = 1] = []] = [sizes[from], sizes[to]];
    expect(kind, front).toBe(otherKind);
    expect(Number(back), front).toBeCloseTo((Number(amount) * size) / otherSize, 9);
    // Only metric answers have decimals, because people say one and a half feet or hours.
    if (/us|time/.test(kind)) expect(back, front).toMatch(/^\d+$/);
    met.add(from).add(to);
  }
  expect([...met].toSorted()).toEqual(Object.keys(sizes).toSorted());
});

test('a fact has the same card whatever else is chosen, so that a family that adds levels keeps what is remembered', async () => {
  const keyOf = ({ front, back, tags }: LibraryCard): string => JSON.stringify([front, back, tags]);
  for (const deck of libraryDecks)
    for (const option of deck.options) {
      if (option.kind !== 'many') continue;
      const whole = (await makeCards(deck, { [option.key]: allOf(option) ?? '' })).map(keyOf);
      const parts = await Promise.all(option.values.map(async ({ value }) => makeCards(deck, { [option.key]: value })));
      expect(parts.flatMap((part) => part.map(keyOf)).toSorted(), `${deck.id} ${option.key}`).toEqual(whole.toSorted());
    }
});

test('answers that are numbers are typed, but for those who cannot write yet', async () => {
  for (const deck of libraryDecks.filter(({ room }) => room === 'numbers')) {
    const { answerWay } = await makeLibraryDeck(deck, settleChoices(deck, {}, ['en']));
    expect(answerWay, deck.id).toBe(deck.id === 'counting' ? undefined : 'type');
  }
});

test.each(['doubles', 'rounding', 'measures'])(
  '%s asks for the same numbers in each language, in its own words',
  async (id) => {
    const numbers = ({ front, back }: LibraryCard) =>
      [...`${front} ${back}`.replaceAll(',', '.').matchAll(/\d+(?:\.\d+)?/g)].map(([one]) => one).join(' ');
    const english = await makeWhole(id);
    const all = await Promise.all(taughtLanguages.map((language) => makeWhole(id, language)));
    for (const cards of all) expect(cards.map(numbers)).toEqual(english.map(numbers));
    expect(new Set(all.flat().map(({ front }) => front)).size).toBe(english.length * taughtLanguages.length);
    if (id === 'rounding')
      expect(all.at(1)?.some(({ front, back }) => front === 'Runde 0,12 auf Zehntel' && back === '0,1')).toBe(true);
  },
);

test('numbers are the same in each language, with its decimal sign, its units and its words', async () => {
  const numbersIn = (text: string) =>
    text
      .replaceAll(/(?<=\d),(?=\d)/g, '.')
      .match(/[\d.]+/g)
      ?.join(' ');
  for (const id of ['fractions', 'units', 'division-remainder', 'rounding', 'doubles']) {
    const english = await makeWhole(id);
    for (const language of taughtLanguages) {
      const cards = await makeWhole(id, language);
      expect(
        cards.map(({ front, back }) => [numbersIn(front), numbersIn(back)]),
        `${id} ${language}`,
      ).toEqual(english.map(({ front, back }) => [numbersIn(front), numbersIn(back)]));
      const hasPoint = cards.some(({ front, back }) => /\d\.\d/.test(front + back));
      if (id !== 'division-remainder' && id !== 'doubles')
        expect(hasPoint, `${id} ${language}`).toBe(/en|ar|zh/.test(language));
    }
  }
  // A unit that is missing in a language with its own script would stay in Latin letters.
  for (const language of ['ar', 'zh'])
    for (const { front } of await makeWhole('units', language)) expect(front).not.toMatch(/[a-z]/i);
  const german = await makeWhole('units', 'de');
  expect(german.map(({ front }) => front).join()).not.toMatch(/days|weeks|cups|short/);
});

test.each([
  ['fr', '3 r 2', '3 reste 2'],
  ['ar', '3 r 2', '3 والباقي 2'],
  ['zh', '3……2', '3 余 2'],
  ['zh', '3余2', '3 余 2'],
])('a remainder may be typed in %s in another usual way: %s', (language, typed, answer) => {
  expect(judgeTyped(typed, answer, { language }).verdict).toBe('right');
  expect(judgeTyped(typed.replace('2', '1'), answer, { language }).verdict).toBe('wrong');
  expect(judgeTyped('32', answer, { language }).verdict).toBe('wrong');
});

test('a percentage may be typed without its sign in each language, because the question says it', async () => {
  for (const language of taughtLanguages) {
    const asked = (await makeWhole('fractions', language)).filter(({ back }) => back.endsWith('%'));
    expect(asked.length).toBeGreaterThan(20);
    for (const { front, back } of asked)
      expect(judgeTyped(back.slice(0, -1), back, { language, question: front }).verdict, front).toBe('right');
  }
});

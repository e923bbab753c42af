import { describe, expect, test } from 'vitest';
import { factLanguages } from '../../../shared/library/cards.ts';
import type { FactTexts } from '../../../shared/library/facts/fact-texts.ts';
import { judgeTyped } from '../../../shared/study/judge-typed.ts';
import { findAlike, findContradictions, findFaults, linesOf, people, readFact } from './fact-rules.ts';
import { readRooms, roomFiles, sizeOf, wholeLanguages, writtenFolders } from './written-facts.ts';

const english = await readRooms('en');

/** Answers in English that one wrong letter or two turn into another one of their deck. They are told apart by what they mean, and such a typo is only almost right. */
const nearby = [
  'Cesium ~ Cerium',
  'Curium ~ Cerium',
  'Kingstown ~ Kingston',
  'Rhine ~ Rhône',
  'Terbium ~ Erbium',
  'ears ~ tears',
  'invertebrates ~ vertebrates',
  'light ~ night',
  'light ~ right',
  'reflection ~ refraction',
  'right ~ night',
  'stalactite ~ stalagmite',
];

/** Pairs of answers that are one typo apart, at most, in each language. */
const mostNearby = 16;

test('each language that the shelf offers has a folder with each room, and English is one of them', () => {
  expect(factLanguages).toContain('en');
  expect(factLanguages.filter((language) => !wholeLanguages.includes(language))).toEqual([]);
});

describe.each(writtenFolders)('the facts in %s', (language) => {
  test('are those of English, line by line, and each question has one fair answer', async () => {
    const rooms = await readRooms(language);
    for (const [file, facts] of rooms) {
      expect(findFaults(language, facts, english.get(file) ?? {}), file).toEqual([]);
      expect(sizeOf(language, file), file).toBeLessThan(60_000);
    }
    expect(findContradictions([...rooms.values()])).toEqual([]);
  });

  test('have no answer that the judge takes for another one of their deck', { timeout: 60_000 }, async () => {
    const pairs = [...(await readRooms(language)).values()].map((facts) => findAlike(language, facts));
    expect(pairs.flatMap(({ right }) => right)).toEqual([]);
    const almost = new Set(pairs.flatMap((one) => one.almost).map((pair) => pair.split(' ~ ').toSorted().join(' ~ ')));
    if (language === 'en') {
      const known = new Set(nearby.map((pair) => pair.split(' ~ ').toSorted().join(' ~ ')));
      expect([...almost].filter((pair) => !known.has(pair))).toEqual([]);
    }
    expect(almost.size, [...almost].join(', ')).toBeLessThanOrEqual(mostNearby);
  });

  test('name days and months as browsers do, in their order', async () => {
    const levels = (await readRooms(language)).get('everyday.ts')?.['calendar-facts'] ?? {};
    const nameDay = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    const nameMonth = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    const answers = (level: string) =>
      linesOf(levels[level] ?? '').map((line) => readFact('calendar-facts', line).back.toLowerCase());
    for (const at of [0, 1, 2, 3, 4, 5, 6])
      expect(answers('4')[at]).toContain(nameDay.format(Date.UTC(2026, 0, 6 + at)).toLowerCase());
    for (let at = 0; at < 12; at += 1)
      expect(answers('6')[at]).toContain(nameMonth.format(Date.UTC(2026, at + 1, 1)).toLowerCase());
  });
});

test.each(factLanguages)(
  'a person is right in %s with the family name alone or with the whole name',
  async (language) => {
    const rooms = await readRooms(language);
    const answers = [...rooms.values()].flatMap((room) =>
      Object.entries(room).flatMap(([deck, levels]) =>
        people.has(deck)
          ? Object.values(levels)
              .flatMap(linesOf)
              .map((line) => readFact(deck, line))
          : [],
      ),
    );
    const [whole, family] = einstein[language]?.split(' | ') ?? [];
    const own = answers.filter(({ back }) => back.includes(family ?? '?'));
    expect(own).toHaveLength(1);
    for (const { front, back } of own)
      for (const typed of [whole, family])
        expect(judgeTyped(typed ?? '', back, { question: front, language }).verdict, typed).toBe('right');
    const accepted = answers.filter(({ back }) => back.includes('(') || back.includes(' / '));
    expect(accepted.length).toBeGreaterThan(language === 'zh' ? 90 : 220);
  },
);

/** Names by which people are known who have none of a family, or rarely use it: in full, and alone. */
const knownAs: readonly (readonly [language: string, deck: string, ...names: string[]])[] = [
  ['en', 'painters', 'Leonardo', 'Leonardo da Vinci', 'da Vinci'],
  ['en', 'painters', 'Michelangelo', 'Michelangelo Buonarroti'],
  ['en', 'painters', 'Raphael', 'Raphael Sanzio'],
  ['en', 'painters', 'Rembrandt', 'Rembrandt van Rijn'],
  ['en', 'history-italy', 'Galileo', 'Galileo Galilei'],
  ['en', 'history-france', 'Napoleon', 'Napoleon Bonaparte'],
  ['de', 'history-italy', 'Galilei', 'Galileo', 'Galileo Galilei'],
  ['fr', 'painters', 'Léonard', 'Léonard de Vinci', 'de Vinci'],
  ['es', 'painters', 'Miguel Ángel', 'Miguel Ángel Buonarroti'],
  ['it', 'painters', 'Leonardo', 'da Vinci', 'Leonardo da Vinci'],
  ['pt', 'painters', 'Rembrandt', 'Rembrandt van Rijn'],
  ['ar', 'painters', 'ليوناردو', 'دافنشي', 'ليوناردو دافنشي'],
  ['zh', 'painters', '达·芬奇', '列奥纳多', '列奥纳多·达·芬奇'],
];

test.each(knownAs)(
  'in %s one answer of %s is right as %s, and in its other forms',
  async (language, deck, ...names) => {
    const levels = [...(await readRooms(language)).values()].flatMap((room) => Object.values(room[deck] ?? {}));
    const facts = levels.flatMap(linesOf).map((line) => readFact(deck, line));
    const rightFor = (typed: string) =>
      facts.filter(({ front, back }) => judgeTyped(typed, back, { question: front, language }).verdict === 'right');
    const [first = ''] = names;
    expect(rightFor(first)).toHaveLength(1);
    for (const name of names) expect(rightFor(name), name).toEqual(rightFor(first));
  },
);

/** The whole name and the family name of one person in each language. */
const einstein: Readonly<Record<string, string>> = {
  ...Object.fromEntries('en de fr es it pt'.split(' ').map((one) => [one, 'Albert Einstein | Einstein'])),
  ar: 'ألبرت أينشتاين | أينشتاين',
  zh: '阿尔伯特·爱因斯坦 | 爱因斯坦',
};

describe('the rules of facts', () => {
  const right: FactTexts = { plants: { 6: 'Which tree grows from an acorn? | oak\nWhen was it? | 79 | A remark.' } };
  const find = (text: string) => findFaults('de', { plants: { 6: text } }, right);
  const first = 'Welcher Baum ist hier gemeint? | Eiche';
  const second = 'Wann war das? | 79 | Anmerkung.';

  test.each([
    ['a line too few', first],
    ['another number', `${first}\nWann war das? | 80`],
    ['an answer in its question', `Ist die Eiche ein Baum? | Eiche\n${second}`],
    ['a question twice', `${first}\n${first}`],
    ['a question without an answer', `Welcher Baum?\n${second}`],
    ['brackets in an answer', `Welcher Baum? | Eiche (Laub)\n${second}`],
    ['a straight quotation mark', `Welcher "Baum"? | Eiche\n${second}`],
    ['too long an answer', `Welcher Baum? | ${'Laubbaum '.repeat(6)}\n${second}`],
    ['one answer for two in English', `Welcher Baum? | 79\n${second}`],
  ])('find %s', (_what, text) => {
    expect(find(`${first}\n${second}`)).toEqual([]);
    expect(find(text)).not.toEqual([]);
  });

  test('find a missing level, another key and two decks that answer one question differently', () => {
    expect(findFaults('de', { plants: {} }, right)).not.toEqual([]);
    const elements: FactTexts = { elements: { all: 'H | Hydrogen' } };
    expect(findFaults('de', { elements: { all: 'H | Wasserstoff' } }, elements)).toEqual([]);
    expect(findFaults('de', { elements: { all: 'He | Wasserstoff' } }, elements)).not.toEqual([]);
    const [one, other] = [{ a: { 6: 'Wer? | Curie' } }, { b: { 6: 'Wer? | Kepler' } }];
    expect(findContradictions([one, one])).toEqual([]);
    expect(findContradictions([one, other])).not.toEqual([]);
  });

  test.each([
    ['right', 'de', 'der Baum', 'Baum'],
    ['right', 'de', 'Müller', 'Mueller'],
    ['almost', 'en', 'sea horse', 'seahorse'],
    ['right', 'fr', 'l’eau', 'eau'],
    ['right', 'en', 'red / crimson', 'Crimson'],
    ['right', 'en', 'red, white', 'white, red'],
    ['right', 'ar', 'القمر', 'قمر'],
    ['almost', 'en', 'the stalactite', 'stalagmite'],
    ['almost', 'en', 'light', 'right'],
    ['almost', 'en', 'left foot', 'Left fooot'],
    ['almost', 'en', 'red, white, blue', 'blue'],
    ['almost', 'de', 'die Katze', 'der Katze'],
    ['right', 'en', '(Rosalind) Franklin', '(Benjamin) Franklin'],
    ['right', 'ar', '(روزاليند) فرانكلين', 'فرانكلين'],
  ] as const)('find answers of a deck that are %s for each other in %s: %s and %s', (verdict, language, one, other) => {
    const found = findAlike(language, { a: { 6: `Eins? | ${one}\nZwei? | ${other}` } });
    expect(found[verdict]).not.toEqual([]);
    expect(findAlike(language, { a: { 6: `Eins? | ${one}\nZwei? | Quartz` } })).toEqual({ right: [], almost: [] });
  });
});

test('dates stand in the order of time in their tables, none of them twice', () => {
  const tables = ['history.ts', 'nations.ts'].flatMap((file) =>
    Object.values(english.get(file) ?? {}).flatMap((levels) =>
      Object.entries(levels).flatMap(([level, text]) => (level === 'who' ? [] : [linesOf(text)])),
    ),
  );
  expect(tables).toHaveLength(4 + 7);
  for (const lines of tables) {
    const years = lines
      .map((line) => readFact('world-dates', line).back)
      .map((back) => (back.includes('BC') ? -1 : 1) * parseInt(back, 10));
    expect(years).toEqual([...new Set(years)].toSorted((one, other) => one - other));
    expect(years.length).toBeGreaterThanOrEqual(19);
    expect(years.every((year) => year > -800 && year <= 2020)).toBe(true);
  }
});

test('every room of English is there, with more than sixteen hundred facts', () => {
  const count = [...english.values()].flatMap((room) => Object.values(room).flatMap(Object.values<string>)).join('\n');
  expect(roomFiles).toHaveLength(12);
  expect(linesOf(count).filter((line) => line.includes(' | ')).length).toBeGreaterThan(1600);
});

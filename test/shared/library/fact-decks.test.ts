import { readFileSync } from 'node:fs';
import { countries } from 'countries-list';
import { describe, expect, test } from 'vitest';
import { findLibraryDeck, settleChoices } from '../../../shared/library/catalogue.ts';
import { drawPicture } from '../../../shared/library/drawings.ts';
import { factShelves } from '../../../shared/library/fact-decks.ts';
import { makeLibraryDeck, type MadeDeck } from '../../../shared/library/make-deck.ts';
import { givesAway } from '../../../shared/quiz/shown-sides.ts';
import type { Forms } from '../../../shared/study/answer-forms.ts';
import { judgeTyped } from '../../../shared/study/judge-typed.ts';

const ids = factShelves.flatMap(({ decks }) => decks.trim().split('\n')).map((row) => row.split(' | ')[0] ?? '');

/** Returns the deck with each of its levels alone, and with all of them. */
async function makeAll(id: string): Promise<{ readonly levels: readonly MadeDeck[]; readonly whole: MadeDeck }> {
  const deck = findLibraryDeck(id);
  if (!deck) throw new Error(`There is no ${id}.`);
  const [option] = deck.options;
  const values = option && 'values' in option ? option.values.map(({ value }) => value) : [];
  const make = async (value: string) =>
    await makeLibraryDeck(deck, option ? { [option.key]: value } : settleChoices(deck, {}, ['en']));
  const levels = await Promise.all((values.length > 0 ? values : ['']).map(make));
  return { levels, whole: await make(values.join(',')) };
}

const decks = await Promise.all(ids.map(async (id) => ({ id, ...(await makeAll(id)) })));
const facts = decks.flatMap(({ id, whole }) => whole.cards.map((card) => ({ id, ...card })));

/** Answers that one wrong letter or two turn into another one of their deck. They are told apart by what they mean, and such a typo is only almost right. */
const nearby = new Set(
  [
    ['vertebrates', 'invertebrates'],
    ['reflection', 'refraction'],
    ['stalactite', 'stalagmite'],
    ['ears', 'tears'],
    ['Rhine', 'Rhône'],
  ].flatMap(([one, other]) => [`${one} ~ ${other}`, `${other} ~ ${one}`]),
);

describe.each(decks)('$id', ({ levels, whole }) => {
  test('has fifteen facts and more on each level, no question twice, and short answers', () => {
    for (const { name, cards } of levels) expect(cards.length, name).toBeGreaterThanOrEqual(15);
    const fronts = whole.cards.map(({ front, frontFiles }) => front + (frontFiles?.[0]?.name ?? ''));
    expect(new Set(fronts).size).toBe(fronts.length);
    expect(fronts.length).toBe(levels.reduce((sum, { cards }) => sum + cards.length, 0));
    for (const { front, back, extra } of whole.cards) {
      expect(front.split(' ').length, front).toBeLessThanOrEqual(16);
      expect(back.length, back).toBeLessThanOrEqual(40);
      expect(`${front}|${back}|${extra ?? '.'}`).toMatch(/^[^|]*\|[^|]+\|[^|]+$/);
      // Typed quotation marks and dashes are those of print.
      expect(front + back + (extra ?? '')).not.toMatch(/['"]|--|\s{2}|=/);
    }
  });

  test('has no answer that is right for another of its questions, typed or chosen, on any level', () => {
    const answers = [...new Map(whole.cards.map((card) => [card.back, card])).values()];
    const known = new Map<string, Forms>();
    // Two numbers are never taken for each other, so only words are compared.
    const isWord = ({ back }: { readonly back: string }) => /\p{L}/u.test(back);
    const alike = answers.flatMap(({ back, front }) =>
      answers
        .filter((other) => other.back !== back && isWord(other))
        .filter((other) => judgeTyped(other.back, back, { question: front, language: 'en', known }).verdict !== 'wrong')
        .map((other) => `${other.back} ~ ${back}`),
    );
    expect(alike.filter((pair) => !nearby.has(pair))).toEqual([]);
  });

  test('takes each alternative of an answer', () => {
    for (const { front, back } of whole.cards)
      for (const one of back.split(' / '))
        expect(judgeTyped(one, back, { question: front, language: 'en' }).verdict, back).toBe('right');
  });
});

test('no question tells its answer: at least one word of it is not in the question', () => {
  const isTold = (front: string, answer: string) => {
    const asked = front.replaceAll('-', ' ');
    const words = answer.split(/[ -]/);
    return words.every((word) => (word.length < 3 ? asked.split(' ').includes(word) : givesAway(asked, word)));
  };
  const told = facts.filter(({ front, back }) => front !== '' && back.split(' / ').some((one) => isTold(front, one)));
  expect(told.map(({ id, front, back }) => `${id}: ${front} ${back}`)).toEqual([]);
});

test('the same question has the same answer in every deck', () => {
  for (const [front, same] of Map.groupBy(
    facts.filter((fact) => fact.front !== ''),
    (fact) => fact.front,
  ))
    for (const { back } of same) {
      const [first = ''] = same.map((fact) => fact.back);
      expect(back.includes(first) || first.includes(back), `${front} ${first} / ${back}`).toBe(true);
    }
});

test('dates stand in the order of time in their tables, none of them twice', () => {
  const tables = ['history', 'nations', 'nations-europe'].flatMap((file) =>
    readFileSync(new URL(`../../../shared/library/facts/${file}.ts`, import.meta.url), 'utf8').split('`'),
  );
  const years = tables
    .map((table) =>
      [...table.matchAll(/^.+ \| (\d+)( BC[^|]*)?(?: \| .+)?$/gm)].map(([, year = '', isBefore]) =>
        Number(isBefore ? `-${year}` : year),
      ),
    )
    .filter(({ length }) => length > 0);
  expect(years.map(({ length }) => length).slice(0, 4)).toEqual([25, 25, 25, 25]);
  expect(years).toHaveLength(4 + 7);
  for (const table of years) {
    expect(table).toEqual([...new Set(table)].toSorted((one, other) => one - other));
    expect(table.length).toBeGreaterThanOrEqual(19);
    expect(table.every((year) => year > -800 && year <= 2020)).toBe(true);
  }
});

test('every nation has people and dates, forty and more', () => {
  const nations = decks.filter(({ id }) => id.startsWith('history-'));
  expect(nations).toHaveLength(7);
  for (const { id, whole } of nations) expect(whole.cards.length, id).toBeGreaterThanOrEqual(35);
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

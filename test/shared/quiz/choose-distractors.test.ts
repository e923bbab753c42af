import { describe, expect, it } from 'vitest';
import { chooseDistractors, prepareAnswer } from '../../../shared/quiz/choose-distractors.ts';
import { quizWords } from '../../../shared/quiz/quiz-words.ts';
import { makeOptionJudge } from '../../../shared/quiz/option-judge.ts';

/** Returns the distractors for the first of these cards. */
function choose(cards: readonly [front: string, back: string][], seed = 'seed'): string[] {
  const [right = prepareAnswer('', ''), ...others] = cards.map(([front, back]) => prepareAnswer(front, back));
  return chooseDistractors(right, [right, ...others], { count: 3, seed, judge: makeOptionJudge() }, quizWords.en).map(
    ({ text }) => text,
  );
}

describe('chooseDistractors', () => {
  it('takes answers of other cards', () => {
    expect(
      choose([
        ['France', 'Paris'],
        ['Italy', 'Rome'],
        ['Spain', 'Madrid'],
        ['Peru', 'Lima'],
      ]).toSorted(),
    ).toEqual(['Lima', 'Madrid', 'Rome']);
  });

  it('passes over the right answer in other letters', () => {
    const chosen = choose([
      ['Way', 'Straße'],
      ['Road', ' STRASSE '],
      ['Lane', 'Gasse'],
      ['Path', 'Weg'],
      ['Square', 'Platz'],
    ]);
    expect(chosen.toSorted()).toEqual(['Gasse', 'Platz', 'Weg']);
  });

  it('passes over the answer of another card that asks the same', () => {
    const chosen = choose([
      ['bank', 'Ufer'],
      [' Bank', 'Geldhaus'],
      ['tree', 'Baum'],
      ['house', 'Haus'],
      ['river', 'Fluss'],
    ]);
    expect(chosen.toSorted()).toEqual(['Baum', 'Fluss', 'Haus']);
  });

  it('passes over an answer of which one alternative is right', () => {
    const chosen = choose([
      ['Türkiye', 'Asia / Europe'],
      ['Egypt', 'Africa / Asia'],
      ['Japan', 'Asia'],
      ['Peru', 'South America'],
      ['Kenya', 'Africa'],
      ['Fiji', 'Oceania'],
    ]);
    expect(chosen.toSorted()).toEqual(['Africa', 'Oceania', 'South America']);
  });

  it('gives each wrong answer once, however it is written', () => {
    const chosen = choose([
      ['a', 'one'],
      ['b', 'two'],
      ['c', 'TWO'],
      ['d', 'two '],
      ['e', 'six'],
      ['f', 'ten'],
    ]);
    expect(chosen.map((text) => text.trim().toLowerCase()).toSorted()).toEqual(['six', 'ten', 'two']);
  });

  it('prefers answers of the same kind and length', () => {
    const cards: [string, string][] = [
      ['When?', '1914'],
      ['Who?', 'Napoleon'],
      ['Where?', 'Waterloo'],
      ['How?', 'on foot'],
      ['And then?', '1918'],
      ['Before?', '1871'],
      ['After?', '1939'],
      ['How many?', '17000000000000'],
    ];
    expect(choose(cards).toSorted()).toEqual(['1871', '1918', '1939']);
  });

  it('offers first the choices that the question lists, although they differ by accents or apostrophes only', () => {
    const others = [
      ['… est Luc ? (ou / où)', 'Où'],
      ['Je vais … lit. (au / aux)', 'au'],
      ['… vas-tu ? (ou / où)', 'où'],
      ['Il … un chat. (a / à)', 'a'],
      ['Mets … table. (la / là)', 'la'],
      ['Il … lave. (ce / se)', 'se'],
    ] as const;
    const words = ['thé ou café', 'ici ou là'].map((text) => [text, 'ou'] as const);
    const chosen = choose([['Thé … café ? (ou / où)', 'ou'], ...others, ...words].map(([a, b]) => [a, b]));
    expect(chosen[0]?.toLowerCase()).toBe('où');
    expect(choose([['Thé ou café ?', 'ou'], ...others].map(([a = '', b = '']) => [a, b]))).not.toContain('où');
  });

  it('lets the seed choose among equally like answers', () => {
    const cards = ['Paris', 'Rome', 'Bern', 'Oslo', 'Riga', 'Kyiv', 'Prague'].map((city): [string, string] => [
      `of ${city}`,
      city,
    ]);
    const quizzes = new Set(Array.from({ length: 50 }, (_, index) => choose(cards, `seed-${index}`).toSorted().join()));
    expect(quizzes.size).toBeGreaterThan(10);
  });

  it('fills up with placeholders only what the deck cannot give [real-placeholders-fill-only-what-deck]', () => {
    expect(
      choose([
        ['a', 'Yes'],
        ['b', 'yes'],
        ['c', 'No'],
      ]),
    ).toEqual(['No', 'None of these', 'Something else']);
    expect(
      choose([
        ['a', 'Yes'],
        ['b', 'Yes'],
        ['c', 'Yes'],
      ]),
    ).toEqual(['None of these', 'Something else', 'I’m not sure yet']);
  });

  it('never takes a placeholder that is a right answer or already there', () => {
    expect(
      choose([
        ['a', 'none of these'],
        ['A', 'Another answer 1'],
        ['b', 'something else'],
      ]),
    ).toEqual(['something else', 'I’m not sure yet', 'Another answer 2']);
  });

  it('has a placeholder left when the deck holds many of them', () => {
    const takenOnes = ['None of these', 'Something else', 'I’m not sure yet'];
    const numbered = Array.from({ length: 9 }, (_, index) => `Another answer ${index + 1}`);
    const cards = [...takenOnes, ...numbered].map((text): [string, string] => ['Why?', text]);
    expect(choose(cards)).toEqual(['Another answer 10', 'Another answer 11', 'Another answer 12']);
  });
});

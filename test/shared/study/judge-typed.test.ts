import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeTyped } from '../../../shared/study/judge-typed.ts';
import { loadNumberWords } from '../../../shared/study/number-words.ts';

/** A line of `typed-answers.txt`. */
interface Pair {
  readonly language: string | undefined;
  readonly verdict: string;
  readonly typed: string;
  readonly side: string;
  readonly question: string | undefined;
}

function readPairs(text: string): Pair[] {
  let language: string | undefined;
  return text.split('\n').flatMap((line) => {
    const section = /^## (\S+):/.exec(line)?.[1];
    if (section !== undefined) language = section === '-' ? undefined : section;
    const [verdict = '', typed = '', side, question] = line.split('|').map((cell) => cell.trim());
    return line.startsWith('#') || side === undefined ? [] : [{ language, verdict, typed, side, question }];
  });
}

const pairs = readPairs(readFileSync(new URL('../../fixtures/typed-answers.txt', import.meta.url), 'utf8'));

async function judgePair(pair: Pair): Promise<Pair> {
  const { language, typed, side, question } = pair;
  const [numbers, questionNumbers] = [await loadNumberWords(language), await loadNumberWords('en')];
  return { ...pair, verdict: judgeTyped(typed, side, { language, numbers, question, questionNumbers }).verdict };
}

/** Writes the judged parts as one text: `-extra-`, `+missing+`. */
function write(typed: string, side: string): string {
  const marks = { same: '', extra: '-', missing: '+' } as const;
  return judgeTyped(typed, side)
    .parts.map(({ kind, text }) => `${marks[kind]}${text}${marks[kind]}`)
    .join('');
}

describe('a typed answer', () => {
  it('is judged as a fair teacher would, in 19 languages', async () => {
    const languages = new Set(pairs.flatMap(({ language }) => language ?? []));
    expect([pairs.length >= 650, languages.size]).toEqual([true, 19]);
    expect(await Promise.all(pairs.map(judgePair))).toEqual(pairs);
  });

  it.each([
    ['dog', 'the dog', 'dog'],
    ['cafe', 'el café', 'caf-e-+é+'],
    ['elephent', 'elephant', 'eleph-e-+a+nt'],
    ['icecream', 'ice cream', 'ice+ +cream'],
    ['die Hund', 'der Hund', 'd-i-e+r+ Hund'],
    ['guten morgne', 'Guten Morgen!', 'Guten Morg-n-e+n!+'],
    ['Lisbon', 'Paris', '-Lisbon-+Paris+'],
    ['', 'Paris', '+Paris+'],
    ['grey', 'red / gray', 'gr-e-+a+y'],
  ])('%j for %j shows what differs: %j', (typed, side, shown) => {
    expect(write(typed, side)).toBe(shown);
  });

  it('is right when it is the same, whatever it is', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('?', ';', '/', '( )', '1/2'),
    );
    fc.assert(
      fc.property(anything, (text) => {
        expect(judgeTyped(text, text)).toEqual({ verdict: 'right', parts: [{ kind: 'same', text: text.trim() }] });
      }),
    );
  });

  it('may differ in case, accents, blanks, punctuation and article, on either side', () => {
    const word = fc.stringMatching(/^[b-hj-n][a-zéñöç]{2,9}$/);
    const dressings = [
      (text: string) => text.toUpperCase(),
      (text: string) => text.normalize('NFD'),
      (text: string) => text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, ''),
      (text: string) => `  ¡${text.replaceAll(' ', '   ')}! `,
      (text: string) => `the ${text}`,
      (text: string) => `${text} (so)`,
    ];
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), fc.constantFrom(...dressings), (words, dress) => {
        const plain = words.join(' ');
        expect([judgeTyped(dress(plain), plain).verdict, judgeTyped(plain, dress(plain)).verdict]).toEqual([
          'right',
          'right',
        ]);
      }),
    );
  });

  it('marks nothing where it is right without accents', () => {
    const text = fc.stringMatching(/^[a-e ,/;()]{0,12}$/);
    fc.assert(
      fc.property(text, text, (typed, side) => {
        const { verdict, parts } = judgeTyped(typed, side);
        if (verdict === 'right') expect(parts.every(({ kind }) => kind === 'same')).toBe(true);
      }),
    );
  });

  it('is judged beside a page of text, too, and beside very many alternatives', () => {
    const page = 'abcde '.repeat(800);
    expect(judgeTyped(`${page}abcdf`, `${page}abcde`).verdict).toBe('almost');
    expect(judgeTyped('x'.repeat(5_000), 'y'.repeat(5_000)).parts).toHaveLength(2);
    expect(judgeTyped('xy '.repeat(1_600), 'yx '.repeat(1_600)).verdict).toBe('wrong');
    const many = Array.from({ length: 900 }, (_, at) => `w${at}`).join('; ');
    expect(judgeTyped('w20', many).verdict).toBe('right');
    expect(judgeTyped(many.replace('w0', 'x'), many).verdict).not.toBe('right');
  });
});

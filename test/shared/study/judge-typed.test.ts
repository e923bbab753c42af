import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeTyped, type TypedVerdict } from '../../../shared/study/judge-typed.ts';

type Pair = readonly [typed: string, side: string];

const table: Readonly<Record<string, Readonly<Record<TypedVerdict, readonly Pair[]>>>> = {
  English: {
    right: [
      ['dog', 'the dog'],
      ['the dog', 'dog'],
      ['a dog', 'the dog'],
      ['apple', 'an apple'],
      ['run', 'to run'],
      ['to run', '(to) run'],
      ['it’s', "it's"],
      ['its raining', "It's raining!"],
      ['ICE-CREAM', 'ice cream'],
      ['color', 'colo(u)r'],
      ['colour', 'colo(u)r'],
      ['dog', 'dog (animal)'],
      ['big', 'big / large'],
      ['large', 'big; large'],
      ['big/large', 'big / large'],
      ['he', 'he/she'],
      ['large, big', 'big, large'],
      ['1000', '1,000'],
      ['1 000 000', '1,000,000'],
      ['0,5', '0.5'],
      ['5 %', '5%'],
      ['  photosynthesis. ', 'Photosynthesis'],
      ['naive', 'naïve'],
      ['I am', 'I am'],
      ['C++', 'c++'],
      ['60 km/h', '60 km/h'],
    ],
    almost: [
      ['elephent', 'the elephant'],
      ['freind', 'friend'],
      ['tabel', 'table'],
      ['yelow', 'yellow'],
      ['photosinthesys', 'photosynthesis'],
      ['icecream', 'ice cream'],
      ['big', 'big, large'],
      ['the hosue', 'the house'],
    ],
    wrong: [
      ['', 'dog'],
      ['?', 'dog'],
      ['cat', 'dog'],
      ['god', 'dog'],
      ['car', 'cat'],
      ['1989', '1998'],
      ['35', '3.5'],
      ['3141', '3.141'],
      ['1', '1/2'],
      ['5', '-5'],
      ['C', 'C++'],
      ['h', 'km/h'],
      ['330', '3:30'],
      ['you run', 'I run'],
      ['big cat', 'big, large'],
      ['elifunt', 'elephant'],
      ['he is here', 'he is not here'],
    ],
  },
  Spanish: {
    right: [
      ['perro', 'el perro'],
      ['los perros', 'perros'],
      ['cafe', 'café'],
      ['ano', 'año'],
      ['cómo estas', '¿Cómo estás?'],
      ['bonito', 'bonito/a'],
      ['bonita', 'bonito/a'],
      ['profesora', 'profesor/a'],
      ['niñas', 'niños/as'],
      ['coche', 'coche; carro'],
      ['PINGÜINO', 'pingüino'],
    ],
    almost: [
      ['la problema', 'el problema'],
      ['maripoza', 'mariposa'],
      ['una agua', 'el agua'],
      ['zapatto', 'zapato'],
      ['bunos dias', 'Buenos días'],
    ],
    wrong: [
      ['gato', 'perro'],
      ['pero', 'perra'],
      ['a', 'bonito/a'],
      ['dos', 'tres'],
    ],
  },
  French: {
    right: [
      ['eau', 'l’eau'],
      ["l'eau", 'l’eau'],
      ['l’eau', 'eau'],
      ['ecole', 'l’école'],
      ['coeur', 'le cœur'],
      ['garcon', 'garçon'],
      ['jolie', 'joli/e'],
      ['petite', 'petit/e'],
      ['s’il te plait', "S'il te plaît !"],
      ['noel', 'Noël'],
      ['les enfants', 'enfants'],
    ],
    almost: [
      ['la livre', 'le livre'],
      ['ognon', 'oignon'],
      ['bibliotheqe', 'la bibliothèque'],
      ['un pomme', 'une pomme'],
    ],
    wrong: [
      ['chien', 'chat'],
      ['un', 'le'],
      ['mere', 'père'],
    ],
  },
  German: {
    right: [
      ['hund', 'der Hund'],
      ['der Hund', 'Hund'],
      ['strasse', 'die Straße'],
      ['STRASSE', 'Straße'],
      ['schoen', 'schön'],
      ['schön', 'schoen'],
      ['schon', 'schön'],
      ['Maedchen', 'das Mädchen'],
      ['Lehrerin', 'Lehrer/in'],
      ['Guten Morgen', 'Guten Morgen!'],
      ['1.000.000', '1000000'],
      ['2,5', '2.5'],
    ],
    almost: [
      ['die Hund', 'der Hund'],
      ['ein Sonne', 'eine Sonne'],
      ['Schmeterling', 'der Schmetterling'],
      ['Fahrard', 'Fahrrad'],
      ['Guten Morgne', 'Guten Morgen'],
    ],
    wrong: [
      ['Katze', 'der Hund'],
      ['Mund', 'Hund'],
      ['die Mund', 'der Hund'],
      ['Auto', 'Auge'],
    ],
  },
  'Italian and Portuguese': {
    right: [
      ['amica', "un'amica"],
      ['gatti', 'i gatti'],
      ['gli amici', 'amici'],
      ['perche', 'perché'],
      ['citta', 'la città'],
      ['menino', 'o menino'],
      ['as meninas', 'meninas'],
      ['nao', 'não'],
      ['coracao', 'o coração'],
      ['uma casa', 'casa'],
    ],
    almost: [
      ['il zaino', 'lo zaino'],
      ['bucicletta', 'la bicicletta'],
      ['a menino', 'o menino'],
      ['cachoro', 'o cachorro'],
    ],
    wrong: [
      ['mare', 'sole'],
      ['gatto', 'cane'],
      ['pai', 'mãe'],
    ],
  },
  'Russian, Greek, Japanese and others': {
    right: [
      ['ЕЛКА', 'ёлка'],
      ['молоко', 'молоко́'],
      ['собака', 'Собака.'],
      ['καλημερα', 'Καλημέρα'],
      ['ΟΔΟΣ', 'οδός'],
      ['ﾈｺ', 'ネコ'],
      ['ありがとう', 'ありがとう。'],
      ['東 京', '東京'],
      ['１２', '12'],
      ['猫', '猫；ねこ'],
      ['שלום', 'שָׁלוֹם'],
      ['مرحبا', 'مَرْحَبًا'],
    ],
    almost: [
      ['сабака', 'собака'],
      ['こんにちわ', 'こんにちは'],
      ['καλιμερα', 'καλημέρα'],
    ],
    wrong: [
      ['мои', 'мой'],
      ['кот', 'кит'],
      ['か', 'が'],
      ['犬', '猫'],
      ['くま', 'うま'],
    ],
  },
};

const pairs = Object.entries(table).flatMap(([language, byVerdict]) =>
  Object.entries(byVerdict).flatMap(([verdict, own]) => own.map((pair) => [language, verdict, ...pair] as const)),
);

/** Writes the judged parts as one text: `-extra-`, `+missing+`. */
function write(typed: string, side: string): string {
  const marks = { same: '', extra: '-', missing: '+' } as const;
  return judgeTyped(typed, side)
    .parts.map(({ kind, text }) => `${marks[kind]}${text}${marks[kind]}`)
    .join('');
}

describe('a typed answer', () => {
  it('is judged as by hand, in six languages and more', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(120);
    const judged = pairs.map(([language, , typed, side]) => [language, judgeTyped(typed, side).verdict, typed, side]);
    expect(judged).toEqual(pairs);
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

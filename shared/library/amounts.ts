import type { CardSides } from '../schemas/deck.ts';
import type { DeckMaker } from './cards.ts';
import { type Level, type LevelTable, makeLevels, numberCard, readLevels } from './levels.ts';
import { nameUnit, phrasesIn, writeDecimal } from './number-phrases.ts';

/** A fraction as it is written, with its value. Rounding removes the errors of binary numbers, such as 7/100 × 100. */
function readFractions(text: string) {
  return text.split(' ').map((fraction) => {
    const [part = 0, whole = 1] = fraction.split('/').map(Number);
    return { fraction, decimal: String(part / whole), percent: `${Number(((100 * part) / whole).toFixed(6))}%` };
  });
}

/** The fractions that everyone needs, from easy to hard. */
const usualFractions = ['1/2 1/4 3/4 1/10 3/10', '1/5 2/5 3/5 4/5', '7/10 9/10 1/20 1/50 1/100'];
const furtherFractions = ['1/8 3/8 5/8 7/8', '3/20 7/20 9/20 1/25 2/25 3/50', '3/2 5/4 7/4 5/2 6/5 9/8'];

/** How a fraction is written, in the order of the phrases that ask for it. */
const writings = ['decimal', 'percent', 'fraction'] as const;
type Writing = (typeof writings)[number];

const fractions: DeckMaker = (choices, words) => {
  const { language = 'en' } = choices;
  const { forms } = phrasesIn(language);
  const ask = (groups: readonly string[], ...ways: readonly (readonly [asked: Writing, wanted: Writing])[]) =>
    groups.map((text) =>
      readFractions(text).flatMap((one) =>
        ways.map(([asked, wanted]) => {
          const form = forms[writings.indexOf(wanted)] ?? '';
          return numberCard(form.replace('#', writeDecimal(one[asked], language)), writeDecimal(one[wanted], language));
        }),
      ),
    );
  const levels: Record<string, Level> = {
    first: {
      detail: 'the first ones',
      groups: () => ask(usualFractions, ['fraction', 'decimal'], ['fraction', 'percent']),
    },
    between: {
      detail: 'decimals and percentages',
      groups: () => ask(usualFractions, ['decimal', 'percent'], ['percent', 'decimal']),
    },
    back: {
      detail: 'back to fractions',
      groups: () => ask(usualFractions, ['decimal', 'fraction'], ['percent', 'fraction']),
    },
    eighths: {
      detail: 'eighths and more',
      groups: () => ask(furtherFractions, ['fraction', 'decimal'], ['fraction', 'percent']),
    },
  };
  return makeLevels({ hasColon: true, levels, ...bothSidesIn(language) })(choices, words);
};

const bothSidesIn = (language: string) => ({ frontLanguage: language, backLanguage: language });

/** Numbers to round, easier ones first, by the place to round to. Every last figure occurs, and so do numbers that change two figures. */
const roundings: Readonly<Record<string, readonly [place: string, step: number, ...numbers: string[]]>> = {
  ten: ['ten', 10, '12 27 34 45 58 61 73 89 96', '104 117 235 342 486 551 668 793 897'],
  hundred: ['hundred', 100, '120 250 370 480 610 790 840 930', '149 263 351 438 549 650 772 907 961'],
  thousand: ['thousand', 1000, '1200 2500 3700 4100 5900 6400 7800 9600', '1499 2501 3650 4820 7350 8049 9499 9950'],
  whole: ['whole number', 1, '0.8 1.3 2.5 3.6 4.1 6.7 7.4 9.9', '10.49 12.51 15.05 20.62 34.95 49.38 61.5 99.7'],
  tenth: ['tenth', 0.1, '0.12 0.37 0.45 1.26 2.61 3.74 5.83 7.98', '10.04 12.55 18.96 24.71 36.29 41.33 50.06 72.47'],
};

/** Rounds half up. The small addend makes up for binary numbers: 0.45 is a little less than 0.45. */
function roundTo(text: string, step: number): string {
  return (Math.floor(Number(text) / step + 0.5 + 1e-9) * step).toFixed(step < 1 ? 1 : 0);
}

const rounding: DeckMaker = (choices, words) => {
  const { language = 'en' } = choices;
  const levels = Object.entries(roundings).map(([id, [place, step, ...groups]], at): [string, Level] => {
    const round = phrasesIn(language).round[at] ?? '';
    const makeCard = (one: string) =>
      numberCard(round.replace('#', writeDecimal(one, language)), writeDecimal(roundTo(one, step), language));
    return [id, { detail: `${place}s`, groups: () => groups.map((numbers) => numbers.split(' ').map(makeCard)) }];
  });
  return makeLevels({ hasColon: true, levels: Object.fromEntries(levels), ...bothSidesIn(language) })(choices, words);
};

/**
 * Units in rows of a larger and a smaller one: how many of the smaller make the larger, then amounts of the larger one to convert to the smaller and back. The
 * amounts differ, because a child who has just worked out one direction would read the other one off.
 */
const unitKinds: LevelTable = {
  length: [
    'length',
    'cm mm 10: 4 7 12, 2 5 9, 1.5 3.2, 0.5 6.4|m cm 100: 3 6 10, 2 5 8, 1.5 0.7, 2.5 1.2|km m 1000: 2 5 9, 3 4 8, 1.5 0.25, 2.5 0.4',
  ],
  mass: [
    'mass',
    'kg g 1000: 2 5 9, 3 4 8, 1.5 0.25, 2.5 0.4|t kg 1000: 3 6 10, 2 5 7, 1.2 0.5, 3.5 0.8|g mg 1000: 2 4 7, 3 5 8, 0.5 2.5, 1.5 0.2',
  ],
  volume: [
    'volume',
    'L mL 1000: 2 5 8, 3 4 9, 1.5 0.25, 2.5 0.7|L dL 10: 3 6 9, 2 5 7, 1.5 0.4, 2.5 0.8|L cL 100: 2 4 9, 3 5 8, 0.5 1.2, 2.5 0.3',
  ],
  time: [
    'time',
    'min s 60: 2 5 10, 3 4 6, 1.5 0.5 2.5|h min 60: 2 4 10, 3 5 8, 1.5 0.25 2.5|days h 24: 2 4 10, 3 5 7, 0.5 1.5|weeks days 7: 2 5 8, 3 4 9',
  ],
  'us-length': [
    'feet and miles',
    'ft in 12: 2 4 10, 3 5 6, 1.5 0.5|yd ft 3: 4 7 20, 5 6 9|yd in 36: 2 4, 3 10|mi ft 5280: 1, 2|mi yd 1760: 1, 2',
  ],
  'us-mass': ['pounds and ounces', 'lb oz 16: 2 4 10, 3 5 6, 0.5 1.5|short tons lb 2000: 2 5 9, 3 4 8, 0.5 1.5'],
  'us-volume': [
    'cups and gallons',
    'gal qt 4: 2 5 10, 3 6 7, 0.5 1.5|qt pt 2: 3 6 8, 4 5 7, 1.5 2.5|pt cups 2: 3 5 9, 2 4 6|cups fl oz 8: 2 4 6, 3 5 7, 0.5 1.5',
  ],
};

/** Reads rows such as `m cm 100: 3 6, 2 5, 1.5, 2.5`: whole amounts to the smaller unit and back, then the same with decimals. Only metric units have decimals as answers, because people say one and a half hours or feet. */
function convert(rows: string, language: string): CardSides[][] {
  const groups = rows.split('|').map((row) => {
    const [units = '', amounts = ''] = row.split(': ');
    const [, large = '', small = '', factor = ''] = /^(short tons|\S+) (.+) (\d+)$/.exec(units) ?? [];
    const [down = [], back = [], downPart = [], backPart = []] = amounts
      .split(', ')
      .map((list) => list.split(' ').map(Number));
    const inSmall = (amount: number) => Number((amount * Number(factor)).toFixed(3));
    const write = (amount: number) => writeDecimal(String(amount), language);
    const ask = (amount: number, from: string, to: string, answer: number) =>
      numberCard(`${write(amount)} ${nameUnit(from, language)} = ? ${nameUnit(to, language)}`, write(answer));
    const toSmall = (amount: number) => ask(amount, large, small, inSmall(amount));
    const toLarge = (amount: number) => ask(inSmall(amount), small, large, amount);
    return [
      [...down.map(toSmall), ...back.map(toLarge)],
      [...downPart.map(toSmall), ...backPart.map(toLarge)],
    ];
  });
  return [0, 1].map((step) => groups.flatMap((group) => group[step] ?? []));
}

const units: DeckMaker = (choices, words) => {
  const { language = 'en' } = choices;
  const levels = readLevels(unitKinds, (rows) => convert(rows, language));
  return makeLevels({ key: 'kinds', hasColon: true, levels, ...bothSidesIn(language) })(choices, words);
};

const howMany = {
  times: [60, 60, 24, 7, 12, 365, 52, 10, 100],
  measures: [10, 100, 1000, 1000, 1000, 1000, 90, 360, 12],
};

const measures: DeckMaker = (choices, words) => {
  const { language = 'en' } = choices;
  const asked = phrasesIn(language);
  const levelOf = (kind: 'times' | 'measures'): Level => ({
    detail: kind === 'times' ? 'time' : 'length, weight and more',
    groups: () => [
      asked[kind].map((text, at) => {
        const [front = '', extra] = text.split('=');
        return numberCard(front, howMany[kind][at] ?? '', extra);
      }),
    ],
  });
  const levels = { time: levelOf('times'), more: levelOf('measures') };
  return makeLevels({ hasColon: true, levels, frontLanguage: language })(choices, words);
};

export const makers = { fractions, rounding, units, measures };

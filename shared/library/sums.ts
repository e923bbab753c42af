import type { CardSides } from '../schemas/deck.ts';
import { type DeckMaker, joinDetails, range } from './cards.ts';
import { type Level, makeLevels, numberCard } from './levels.ts';
import { mixCards } from './mix-cards.ts';
import { phrasesIn } from './number-phrases.ts';

type Pair = readonly [first: number, second: number];

/** Lists all pairs of numbers from 1 to 9 whose sum is in the range. */
function pairUp(from: number, to: number): Pair[] {
  return range(1, 9).flatMap((a) =>
    range(1, 9).flatMap((b) => (a + b >= from && a + b <= to ? [[a, b] as const] : [])),
  );
}

/**
 * Pairs of numbers to add, in groups from easy to hard, by level. Of the thousands of sums of two-digit numbers, a level has one for each pair of ones, because
 * whoever knows those can work out the rest. Their tens vary, so that no sum is answered by its neighbor.
 */
const addends: Readonly<Record<string, { readonly detail: string; readonly groups: () => readonly Pair[][] }>> = {
  ten: { detail: 'to 10', groups: () => [pairUp(2, 5), pairUp(6, 10)] },
  teens: {
    detail: 'to 20',
    groups: () => [range(0, 8).flatMap((a) => range(1, 9 - a).map((b) => [10 + a, b] as const))],
  },
  over: { detail: 'over ten', groups: () => [pairUp(11, 14), pairUp(15, 18)] },
  tens: { detail: 'in tens', groups: () => [pairUp(2, 10).map(([a, b]) => [10 * a, 10 * b] as const)] },
  hundred: {
    detail: 'to 100',
    groups: () => [
      pairUp(2, 9).map(([a, b]) => [10 * (2 + ((5 * a + b) % 8)) + a, b] as const),
      pairUp(2, 9).map(([a, b]) => [10 * (1 + ((5 * a + b) % 5)) + a, 10 * (1 + ((a + 3 * b) % 4)) + b] as const),
    ],
  },
  carry: {
    detail: 'to 100 with carrying',
    groups: () => [
      pairUp(10, 18).map(([a, b]) => [10 * (1 + ((5 * a + b) % 8)) + a, b] as const),
      pairUp(10, 18).map(([a, b]) => [10 * (1 + ((5 * a + b) % 4)) + a, 10 * (1 + ((a + 3 * b) % 4)) + b] as const),
    ],
  },
};

function ask(toCard: (first: number, second: number) => CardSides): DeckMaker {
  const levels = Object.entries(addends).map(([id, { detail, groups }]): [string, Level] => [
    id,
    { detail, groups: () => groups().map((pairs) => pairs.map(([a, b]) => toCard(a, b))) },
  ]);
  return makeLevels({ key: 'how', levels: Object.fromEntries(levels) });
}

const addition = ask((a, b) => numberCard(`${a} + ${b}`, a + b));
const subtraction = ask((a, b) => numberCard(`${a + b} − ${b}`, a));

const toTen = [pairUp(2, 5), pairUp(6, 10)];
const overTen = [pairUp(11, 14), pairUp(15, 18)];

/** The unknown number is the second one, so that counting on or back finds it. */
const missingNumbers = makeLevels({
  hasColon: true,
  levels: {
    'plus-ten': {
      detail: 'adding to 10',
      groups: () => toTen.map((pairs) => pairs.map(([a, b]) => numberCard(`${a} + ? = ${a + b}`, b))),
    },
    'minus-ten': {
      detail: 'taking away to 10',
      groups: () => toTen.map((pairs) => pairs.map(([a, b]) => numberCard(`${a + b} − ? = ${a}`, b))),
    },
    'plus-over': {
      detail: 'adding over ten',
      groups: () => overTen.map((pairs) => pairs.map(([a, b]) => numberCard(`${a} + ? = ${a + b}`, b))),
    },
    'minus-over': {
      detail: 'taking away over ten',
      groups: () => overTen.map((pairs) => pairs.map(([a, b]) => numberCard(`${a + b} − ? = ${a}`, b))),
    },
    times: {
      detail: 'times',
      groups: () =>
        [
          [2, 5, 10],
          [3, 4],
          [6, 7, 8, 9],
        ].map((tables) => tables.flatMap((a) => range(2, 10).map((b) => numberCard(`${a} × ? = ${a * b}`, b)))),
    },
  },
});

const doubles: DeckMaker = (choices, words) => {
  const { language = 'en' } = choices;
  const { double, half } = phrasesIn(language);
  const doubleAndHalve = (numbers: readonly number[]) => [
    numbers.map((one) => numberCard(double.replace('#', String(one)), 2 * one)),
    numbers.map((one) => numberCard(half.replace('#', String(2 * one)), one)),
  ];
  const levels = {
    twenty: { detail: 'to 20', groups: () => [range(1, 10), range(11, 20)].flatMap(doubleAndHalve) },
    tens: { detail: 'in tens', groups: () => doubleAndHalve(range(3, 10).map((one) => 10 * one)) },
    fifty: {
      detail: 'to 50',
      groups: () => [range(21, 29), range(31, 39), range(41, 49)].flatMap(doubleAndHalve),
    },
  };
  return makeLevels({ levels, frontLanguage: language })(choices, words);
};

/** Pairs of factors from 2 on whose larger one is in the range, each once. Odd and even sums turn the order around, so that both 3 × 8 and 7 × 4 occur. */
function pairFactors(from: number, to: number): Pair[] {
  return range(from, to).flatMap((large) =>
    range(2, large).map((small) => ((large + small) % 2 === 0 ? [large, small] : [small, large]) as Pair),
  );
}

function multiply(pairs: readonly Pair[]): CardSides[] {
  return pairs.map(([a, b]) => numberCard(`${a} × ${b}`, a * b));
}

const has = (...factors: readonly number[]) => {
  return ([a, b]: Pair): boolean => factors.includes(a) || factors.includes(b);
};
const [isEasy, isMiddle] = [has(2, 5, 10), has(3, 4)];

const timesMixed = makeLevels({
  hasColon: true,
  levels: {
    easy: {
      detail: '2, 5 and 10',
      groups: () =>
        [has(10), has(2), has(5)].map((isIn, at, all) =>
          multiply(
            pairFactors(2, 10).filter((pair) => isIn(pair) && !all.slice(0, at).some((earlier) => earlier(pair))),
          ),
        ),
    },
    middle: {
      detail: '3 and 4',
      groups: () => [multiply(pairFactors(2, 10).filter((pair) => isMiddle(pair) && !isEasy(pair)))],
    },
    hard: {
      detail: '6 to 9',
      groups: () => [multiply(pairFactors(2, 10).filter((pair) => !isMiddle(pair) && !isEasy(pair)))],
    },
    twelve: { detail: 'to 12 × 12', groups: () => [multiply(pairFactors(11, 12))] },
    twenty: {
      detail: 'to 20 × 20',
      groups: () => [pairFactors(13, 15), pairFactors(16, 18), pairFactors(19, 20)].map(multiply),
    },
  },
});

/** Each divisor with the quotients 1 to 10. The remainders take turns. */
const divisionWithRemainder: DeckMaker = ({ tables = '', language }, words) => ({
  detail: words.say('by {numbers}', { numbers: joinDetails(words, tables.split(',')) }),
  answerWay: 'type',
  cards: mixCards(
    tables
      .split(',')
      .map(Number)
      .map((divisor) =>
        range(1, 10).map((quotient) => {
          const remainder = 1 + ((quotient + Math.floor(quotient / 4) + divisor) % (divisor - 1));
          const whole = divisor * quotient + remainder;
          const check = `${divisor} × ${quotient} + ${remainder} = ${whole}`;
          return numberCard(`${whole} ÷ ${divisor}`, `${quotient}${phrasesIn(language).remainder}${remainder}`, check);
        }),
      ),
  ),
});

export const makers = {
  addition,
  subtraction,
  'missing-numbers': missingNumbers,
  doubles,
  'times-mixed': timesMixed,
  'division-remainder': divisionWithRemainder,
};

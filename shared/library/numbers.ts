import type { CardSides } from '../schemas/deck.ts';
import { type DeckMaker, range, readCards } from './cards.ts';

function chosenNumbers(chosen: string | undefined): number[] {
  return (chosen ?? '').split(',').map(Number);
}

const counting: DeckMaker = ({ upTo = '10' }) => ({
  detail: `to ${upTo === '10' ? 'ten' : upTo}`,
  // Dots in groups of five, as on two hands.
  cards: range(1, Number(upTo)).map((count) => ({
    front: '●'.repeat(count).replaceAll(/●{5}(?=●)/g, '$& '),
    back: String(count),
  })),
});

const timesTables: DeckMaker = ({ tables }) => ({
  detail: `: ${(tables ?? '').replaceAll(',', ', ')}`,
  cards: chosenNumbers(tables).flatMap((a) => range(1, 10).map((b) => card(`${b} × ${a}`, b * a))),
});

const division: DeckMaker = ({ tables }) => ({
  detail: `by ${(tables ?? '').replaceAll(',', ', ')}`,
  cards: chosenNumbers(tables).flatMap((a) => range(1, 10).map((b) => card(`${a * b} ÷ ${a}`, b))),
});

const numberBonds: DeckMaker = ({ totals }) => ({
  detail: `to ${(totals ?? '').replaceAll(',', ', ')}`,
  cards: chosenNumbers(totals).flatMap((total) => {
    // Cards for totals above 20 go up in tens, because single steps to 100 would make 101 cards.
    const step = total > 20 ? 10 : 1;
    return range(0, total / step).map((part) => card(`${part * step} + ? = ${total}`, total - part * step));
  }),
});

/** Lists all pairs of numbers from 1 to 9 whose sum meets a condition. */
function pairs(isSo: (sum: number) => boolean): (readonly [number, number])[] {
  return range(1, 9).flatMap((a) => range(1, 9).flatMap((b) => (isSo(a + b) ? [[a, b] as const] : [])));
}

const sums = { ten: (sum: number) => sum <= 10, over: (sum: number) => sum > 10 };
const sumDetails = { ten: 'to 10', over: 'over ten' };
type Sums = keyof typeof sums;

const addition: DeckMaker = ({ how = 'ten' }) => ({
  detail: sumDetails[how as Sums],
  cards: pairs(sums[how as Sums]).map(([a, b]) => card(`${a} + ${b}`, a + b)),
});

const subtraction: DeckMaker = ({ how = 'ten' }) => ({
  detail: sumDetails[how as Sums],
  cards: pairs(sums[how as Sums]).map(([a, b]) => card(`${a + b} − ${b}`, a)),
});

const doubles: DeckMaker = () => ({
  cards: [
    ...range(1, 20).map((one) => card(`double ${one}`, 2 * one)),
    ...range(1, 20).map((one) => card(`half of ${2 * one}`, one)),
  ],
});

const squares: DeckMaker = () => ({ cards: range(1, 20).map((one) => card(`${one}²`, one * one)) });

const romanSigns = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

function writeRoman(value: number): string {
  let rest = value;
  let written = '';
  for (const [worth, sign] of romanSigns) {
    written += sign.repeat(Math.floor(rest / worth));
    rest %= worth;
  }
  return written;
}

const roman: DeckMaker = () => ({
  cards: [...range(1, 20), 30, 40, 50, 60, 70, 80, 90, 100, 400, 500, 900, 1000].map((value) =>
    card(writeRoman(value), value),
  ),
});

const fractions: DeckMaker = () => ({
  cards: [
    '1/2',
    '1/4',
    '3/4',
    '1/5',
    '2/5',
    '3/5',
    '4/5',
    '1/10',
    '3/10',
    '7/10',
    '9/10',
    '1/20',
    '1/50',
    '1/100',
  ].flatMap((fraction) => {
    const [part = 0, whole = 1] = fraction.split('/').map(Number);
    return [
      card(`${fraction} as a decimal`, part / whole),
      card(`${fraction} as a percentage`, `${(100 * part) / whole}%`),
    ];
  }),
});

const measures: DeckMaker = () => ({
  cards: readCards(
    'seconds in a minute=60|minutes in an hour=60|hours in a day=24|days in a week=7|months in a year=12|days in a year=365, and 366 in a leap year|weeks in a year=52, and a day or two|years in a decade=10|years in a century=100|millimeters in a centimeter=10|centimeters in a meter=100|meters in a kilometer=1000|grams in a kilogram=1000|milliliters in a liter=1000|kilograms in a tonne=1000|degrees in a right angle=90|degrees in a full turn=360|things in a dozen=12',
  ),
});

function card(front: string, back: number | string): CardSides {
  return { front, back: String(back) };
}

export const makers = {
  counting,
  'times-tables': timesTables,
  division,
  'number-bonds': numberBonds,
  addition,
  subtraction,
  doubles,
  squares,
  roman,
  fractions,
  measures,
};

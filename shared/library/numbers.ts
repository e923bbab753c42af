import { makers as amountMakers } from './amounts.ts';
import { type DeckMaker, joinDetails, range } from './cards.ts';
import { type Level, makeLevels, numberCard } from './levels.ts';
import { groupCards, mixCards } from './mix-cards.ts';
import { makers as sumMakers } from './sums.ts';

function chosenNumbers(chosen: string): number[] {
  return chosen.split(',').map(Number);
}

const counting: DeckMaker = ({ upTo = '10' }, { say }) => ({
  detail: upTo === '10' ? say('to ten') : say('to {number}', { number: upTo }),
  // Dots in groups of five, as on two hands.
  cards: mixCards(
    groupCards(
      range(1, Number(upTo)).map((count) => numberCard('●'.repeat(count).replaceAll(/●{5}(?=●)/g, '$& '), count)),
      5,
    ),
  ),
});

const timesTables: DeckMaker = ({ tables = '' }, words) => ({
  detail: `: ${joinDetails(words, tables.split(','))}`,
  answerWay: 'type',
  cards: mixCards(chosenNumbers(tables).map((a) => range(1, 10).map((b) => numberCard(`${b} × ${a}`, b * a)))),
});

const division: DeckMaker = ({ tables = '' }, words) => ({
  detail: words.say('by {numbers}', { numbers: joinDetails(words, tables.split(',')) }),
  answerWay: 'type',
  cards: mixCards(chosenNumbers(tables).map((a) => range(1, 10).map((b) => numberCard(`${a * b} ÷ ${a}`, b)))),
});

const numberBonds: DeckMaker = ({ totals = '' }, words) => ({
  detail: words.say('to {number}', { number: joinDetails(words, totals.split(',')) }),
  answerWay: 'type',
  cards: mixCards(
    chosenNumbers(totals).map((total) => {
      // Cards for totals above 20 go up in tens, because single steps to 100 would make 101 cards.
      const step = total > 20 ? 10 : 1;
      return range(0, total / step).map((part) => numberCard(`${part * step} + ? = ${total}`, total - part * step));
    }),
  ),
});

function squaresOf(detail: string, numbers: readonly number[]): Level {
  return { detail, groups: () => [numbers.map((one) => numberCard(`${one}²`, one * one))] };
}

const squares = makeLevels({
  hasColon: true,
  levels: { ten: squaresOf('1² to 10²', range(1, 10)), twenty: squaresOf('11² to 20²', range(11, 20)) },
});

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

function romanOf(detail: string, values: readonly number[]): Level {
  return { detail, groups: () => [values.map((value) => numberCard(writeRoman(value), value))] };
}

const roman = makeLevels({
  hasColon: true,
  levels: {
    ten: romanOf('I to X', range(1, 10)),
    twenty: romanOf('XI to XX', range(11, 20)),
    big: romanOf('XXX to M', [30, 40, 50, 60, 70, 80, 90, 100, 400, 500, 900, 1000]),
  },
});

export const makers = {
  ...sumMakers,
  ...amountMakers,
  counting,
  'times-tables': timesTables,
  division,
  'number-bonds': numberBonds,
  squares,
  roman,
};

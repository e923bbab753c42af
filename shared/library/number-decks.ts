import type { LibraryDeck, LibraryOption } from './library-deck.ts';
import { cardsIn, laterLevels, oneOf, own, same, type Shelf } from './shelf.ts';
import { taughtLanguages } from './word-topics.ts';

const tables: LibraryOption = {
  key: 'tables',
  label: 'Which tables?',
  kind: 'many',
  values: same(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
  initial: '2,5,10',
};

const levels = (values: string) => [oneOf('levels', 'Which levels?', values, 'many')];

const sums = oneOf(
  'how',
  'How far?',
  'ten=Up to 10|teens=Up to 20, like 12 + 5|over=Over ten, up to 18|tens=Tens, like 30 + 40|hundred=Up to 100, like 34 + 25|carry=Up to 100 with carrying, like 37 + 25',
  'many',
);
const differences = oneOf(
  'how',
  'How far?',
  'ten=Up to 10|teens=Up to 20, like 17 − 5|over=Over ten, up to 18|tens=Tens, like 70 − 40|hundred=Up to 100, like 59 − 25|carry=Up to 100 with borrowing, like 62 − 25',
  'many',
);

/** Options and other properties of the decks on this shelf that differ from the rest. */
export const numberOptions: Readonly<Record<string, Partial<LibraryDeck>>> = {
  counting: { options: [{ key: 'upTo', label: 'Up to', kind: 'one', values: same(10, 20), initial: '10' }] },
  'number-bonds': {
    options: [{ key: 'totals', label: 'Which totals?', kind: 'many', values: same(5, 10, 20, 100), initial: '10' }],
  },
  addition: { options: [sums] },
  subtraction: { options: [differences] },
  'missing-numbers': {
    options: levels(
      'plus-ten=Adding, up to 10|minus-ten=Taking away, up to 10|plus-over=Adding, over ten|minus-over=Taking away, over ten|times=Times tables, 2 to 10',
    ),
  },
  doubles: {
    options: [
      ...levels('twenty=Doubles of 1 to 20|tens=Doubles of tens|fifty=Doubles of 21 to 49'),
      cardsIn(taughtLanguages),
    ],
  },
  'times-tables': { options: [tables] },
  'times-mixed': {
    options: levels(
      'easy=2, 5 and 10|middle=3 and 4|hard=6, 7, 8 and 9|twelve=11 and 12, up to 12 × 12|twenty=13 to 20, up to 20 × 20',
    ),
  },
  division: { options: [tables] },
  'division-remainder': {
    options: [{ ...tables, label: 'Divide by', initial: '3,4,5' }, cardsIn(taughtLanguages)],
  },
  fractions: {
    options: [
      ...levels(
        'first=The first ones, like 1/4|between=Decimals and percentages, like 0.25|back=Back to fractions|eighths=Eighths, twentieths and more than one',
      ),
      cardsIn(taughtLanguages),
    ],
    version: 2,
  },
  rounding: {
    options: [
      ...levels(
        'ten=To the nearest ten|hundred=To the nearest hundred|thousand=To the nearest thousand|whole=To the nearest whole number|tenth=To the nearest tenth',
      ),
      cardsIn(taughtLanguages),
    ],
  },
  units: {
    options: [
      oneOf(
        'kinds',
        'Which units?',
        'length=Length: mm, cm, m, km|mass=Mass: mg, g, kg, t|volume=Volume: mL, cL, dL, L|time=Time: s, min, h, days, weeks|us-length=US length: in, ft, yd, mi|us-mass=US weight: oz, lb, short tons|us-volume=US volume: fl oz, cups, pt, qt, gal',
        'many',
      ),
      cardsIn(taughtLanguages),
    ],
  },
  measures: {
    options: [laterLevels('Which ones?', 'time=Time|more=Length, weight and more'), cardsIn(taughtLanguages)],
    version: 3,
  },
  squares: { options: [laterLevels('Which ones?', 'ten=1² to 10²|twenty=11² to 20²')] },
  roman: { options: [laterLevels('Which ones?', 'ten=I to X|twenty=XI to XX|big=XXX to M')] },
};

export const numberShelf: Shelf = {
  room: 'numbers',
  subject: 'numbers',
  ...own,
  options: [],
  decks: `
counting | Counting | Count dots and say how many. | 3-6 | 10
number-bonds | Number bonds | Find what is missing in 3 + ? = 10. | 5-8 | 11
addition | Adding | Add in your head, from 2 + 3 to 37 + 25. | 5-9 | 45
subtraction | Taking away | Take away in your head, from 5 − 3 to 62 − 25. | 5-9 | 45
missing-numbers | Missing numbers | Find the missing number in 7 + ? = 12. | 6-9 | 45
doubles | Doubles and halves | Double and halve numbers without counting. | 6-9 | 40
times-tables | Times tables | Say the products of your tables, from 1 × 2 on. | 7-11 | 30
times-mixed | Times tables, mixed | Say any product up to 20 × 20, easy ones first. | 8-14 | 24
division | Division | Divide with the times tables, like 35 ÷ 5. | 8-12 | 30
division-remainder | Division with remainder | Say what is left over: 17 ÷ 5 is 3 R 2. | 9-12 | 30
rounding | Rounding | Round to tens, hundreds, thousands or tenths. | 8-12 | 18
units | Converting units | Say how many centimeters are in 2.5 meters. | 8-13 | 22
measures | Time and measures | Say how many minutes are in an hour, and the like. | 7-12 | 9
fractions | Fractions, decimals and percentages | Say 1/4 as 0.25 and 25%, and back again. | 10-14 | 28
squares | Square numbers | Say the squares of 1 to 20. | 10-15 | 10
roman | Roman numerals | Read Roman numerals, from I to XX and the big ones. | 8-13 | 10`,
};

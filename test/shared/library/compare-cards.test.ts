import { expect, test } from 'vitest';
import { compareCards } from '../../../shared/library/compare-cards.ts';

const make = (text: string) =>
  text.split(' ').map((pair) => ({ front: pair.split('=')[0] ?? '', back: pair.split('=')[1] ?? '' }));
const tell = (from: string, to: string) => {
  const { fresh, changed, others } = compareCards(make(from), make(to));
  const write = ({ front, back }: { front: string; back: string }) => `${front}=${back}`;
  return {
    fresh: fresh.map((sides) => write(sides)),
    changed: changed.map(({ card, sides }) => `${write(card)} ${write(sides)}`),
    others: others.map((card) => write(card)),
  };
};

test('a card is the same one while one of its sides is', () => {
  expect(tell('a=1 b=2 c=3 d=4', 'b=2 a=9 x=3 e=5')).toEqual({
    fresh: ['e=5'],
    changed: ['a=1 a=9', 'c=3 x=3'],
    others: ['d=4'],
  });
});

test('what agrees with several is none of them', () => {
  expect(tell('a=1 b=1', 'x=1')).toEqual({ fresh: ['x=1'], changed: [], others: ['a=1', 'b=1'] });
  expect(tell('a=1 a=2', 'a=1')).toEqual({ fresh: [], changed: [], others: ['a=2'] });
});

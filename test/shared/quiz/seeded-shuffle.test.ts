import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shuffleBySeed } from '../../../shared/quiz/seeded-shuffle.ts';

describe('shuffleBySeed', () => {
  it('keeps every item once and repeats itself for the same seed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const shuffled = shuffleBySeed(items, seed);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
        expect(shuffleBySeed(items, seed)).toEqual(shuffled);
      }),
    );
  });

  it('puts each of four items at each place about as often', () => {
    const seeds = Array.from({ length: 4_000 }, (_, index) => `seed-${index}`);
    const orders = seeds.map((seed) => shuffleBySeed(['a', 'b', 'c', 'd'], seed));
    for (const item of ['a', 'b', 'c', 'd']) {
      for (const place of [0, 1, 2, 3]) {
        const times = orders.filter((order) => order[place] === item).length;
        expect(times, `${item} at ${place}`).toBeGreaterThan(850);
        expect(times, `${item} at ${place}`).toBeLessThan(1_150);
      }
    }
    expect(new Set(orders.map((order) => order.join(''))).size).toBe(24);
  });
});

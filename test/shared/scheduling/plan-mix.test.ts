import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyReview } from '../../../shared/scheduling/apply-review.ts';
import { type MixDeck, planMix, spreadEvenly } from '../../../shared/scheduling/plan-mix.ts';
import { cardsLeft, fullMix, goalOf, measureToday } from '../../../shared/scheduling/daily-goal.ts';

const now = new Date('2026-01-05T16:00:00.000Z');
const timeZone = 'Europe/Berlin';

function studied(cardId: string, daysAgo: number) {
  const answeredAt = new Date(now.getTime() - daysAgo * 86_400_000).toISOString();
  const state = applyReview(undefined, { id: cardId, rating: 'correct', answeredAt }, { cardId, timeZone });
  return { cardId, state };
}

function deckOf(deck: string, due: number, unseen: number, isAssigned = false): MixDeck {
  return {
    deck,
    isAssigned,
    due: Array.from({ length: due }, (_, index) => studied(`${deck}-due-${index}`, 5 + index)),
    unseen: Array.from({ length: unseen }, (_, index) => `${deck}-new-${index}`),
  };
}

function plan(decks: MixDeck[], size = 15) {
  return planMix({ decks, size, now, timeZone });
}

describe("today's mix", () => {
  it('mixes the cards of different decks, so that neighbours are of different ones', () => {
    const decks = plan([deckOf('a', 6, 0), deckOf('b', 6, 0)], 12).map(({ deck }) => deck);
    expect(decks.filter((deck, index) => deck === decks[index + 1])).toEqual([]);
  });

  it('takes what was assigned first, the new cards of it as well, and of the rest what an answer gains most', () => {
    const cards = plan([deckOf('asked', 2, 3, true), deckOf('b', 20, 0), deckOf('c', 0, 0)], 8).map(({ card }) => card);
    expect(cards.toSorted()).toEqual(
      ['asked-due-0', 'asked-due-1', 'asked-new-0', 'asked-new-1', 'asked-new-2'].concat([
        'b-due-0',
        'b-due-1',
        'b-due-2',
      ]),
    );
  });

  it('begins with what is most likely to be forgotten', () => {
    const due = plan([deckOf('a', 20, 0)], 4).map(({ card }) => card);
    expect(due).toEqual(['a-due-3', 'a-due-2', 'a-due-1', 'a-due-0']);
  });

  it('holds no card twice, never more than asked for, its share of new cards, and leaves nothing out that has room', () => {
    const decks = fc.array(fc.tuple(fc.nat(8), fc.nat(8), fc.boolean()), { maxLength: 6 });
    fc.assert(
      fc.property(decks, fc.integer({ min: 1, max: 30 }), (shapes, size) => {
        const all = shapes.map(([due, unseen, isAssigned], index) => deckOf(`d${index}`, due, unseen, isAssigned));
        const names = plan(all, size).map(({ card }) => card);
        const due = shapes.reduce((sum, [count]) => sum + count, 0);
        const unseen = shapes.reduce((sum, [, count]) => sum + count, 0);
        expect(new Set(names).size).toBe(names.length);
        expect(names).toHaveLength(Math.min(size, due + unseen));
        if (shapes.every(([, , isAssigned]) => !isAssigned))
          expect(names.filter((name) => name.includes('new'))).toHaveLength(Math.min(size, unseen));
      }),
    );
  });
});

/** The fewest neighbors of one kind in any order of these counts, found by trying all of them. */
const fewestNeighbors = (counts: readonly number[], last = -1, known = new Map<string, number>()): number => {
  const name = `${counts.join()} ${last}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  const after = counts.flatMap((count, kind) => {
    if (count === 0) return [];
    const left = counts.with(kind, count - 1);
    return [fewestNeighbors(left, kind, known) + (kind === last ? 1 : 0)];
  });
  const fewest = after.length === 0 ? 0 : Math.min(...after);
  known.set(name, fewest);
  return fewest;
};

/** All ways to share up to twelve cards among decks, largest first. */
const sharesOf = (cards: number, most = cards): number[][] =>
  cards === 0
    ? [[]]
    : Array.from({ length: Math.min(cards, most) }, (_, index) => index + 1).flatMap((first) =>
        sharesOf(cards - first, first).map((rest) => [first, ...rest]),
      );

describe('the order of a mix', () => {
  it('has as few neighbours of one deck as any order can have, for every mix of up to twelve cards', () => {
    for (const counts of Array.from({ length: 12 }, (_, cards) => sharesOf(cards + 1)).flat()) {
      for (const shares of [counts, counts.toReversed()]) {
        const order = spreadEvenly(shares.map((count, deck) => Array.from({ length: count }, () => deck)));
        expect(order).toHaveLength(shares.reduce((sum, count) => sum + count, 0));
        const neighbors = order.filter((deck, index) => deck === order[index + 1]).length;
        expect(neighbors, shares.join()).toBe(fewestNeighbors(shares));
      }
    }
  });

  it('keeps the order within each deck, and spreads each over the whole', () => {
    expect(spreadEvenly([['a1', 'a2', 'a3', 'a4'], ['b1', 'b2'], ['c1']])).toEqual([
      'a1',
      'b1',
      'a2',
      'c1',
      'a3',
      'b2',
      'a4',
    ]);
  });
});

describe("today's portion", () => {
  it('is what is left of the day, and a whole mix for who asks for more', () => {
    const goal = goalOf({});
    expect([0, 12, 15, 40].map((cards) => cardsLeft(goal, { cards, msTaken: 0 }))).toEqual([15, 3, 0, 0]);
    expect(fullMix(goal)).toBe(15);
  });

  it('is one mix after the other until the minutes are over, where a grown-up chose minutes', () => {
    const goal = goalOf({ cardsPerDay: 5, minutesPerDay: 10 });
    expect(cardsLeft(goal, { cards: 30, msTaken: 9 * 60_000 })).toBe(15);
    expect(measureToday(goal, { cards: 30, msTaken: 9 * 60_000 }).minutes).toEqual({ limit: 10, done: 9 });
    expect(cardsLeft(goal, { cards: 2, msTaken: 10 * 60_000 })).toBe(0);
    // Switching back to a goal in cards restores the previous number of cards.
    expect(cardsLeft(goalOf({ cardsPerDay: 5, minutesPerDay: 0 }), { cards: 3, msTaken: 0 })).toBe(2);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyReview } from '../../../shared/scheduling/apply-review.ts';
import { type MixDeck, planMix } from '../../../shared/scheduling/plan-mix.ts';
import { goalOf, measureToday, mixSizeOf } from '../../../shared/scheduling/daily-goal.ts';
import { countPortion } from '../../../shared/scheduling/today-portion.ts';

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

function plan(decks: MixDeck[], size = 15, allowedNew = 10) {
  return planMix({ decks, size, allowedNew, now, timeZone });
}

describe("today's mix", () => {
  it('mixes the cards of different decks, so that neighbours are of different ones', () => {
    const decks = plan([deckOf('a', 6, 0), deckOf('b', 6, 0)], 12).map(({ deck }) => deck);
    expect(decks.filter((deck, index) => deck === decks[index + 1])).toEqual([]);
  });

  it('takes what was assigned first, the new cards of it as well, and of the rest what is most forgettable', () => {
    const cards = plan([deckOf('asked', 2, 3, true), deckOf('b', 20, 0), deckOf('c', 0, 9)], 8).map(({ card }) => card);
    expect(cards.toSorted()).toEqual(
      ['asked-due-0', 'asked-due-1', 'asked-new-0', 'asked-new-1', 'asked-new-2'].concat([
        'b-due-17',
        'b-due-18',
        'b-due-19',
      ]),
    );
  });

  it('holds no card twice, never more than asked for, no more new ones than the day allows, and leaves nothing out that has room', () => {
    const decks = fc.array(fc.tuple(fc.nat(8), fc.nat(8), fc.boolean()), { maxLength: 6 });
    fc.assert(
      fc.property(decks, fc.integer({ min: 1, max: 30 }), fc.nat(10), (shapes, size, allowedNew) => {
        const all = shapes.map(([due, unseen, isAssigned], index) => deckOf(`d${index}`, due, unseen, isAssigned));
        const names = plan(all, size, allowedNew).map(({ card }) => card);
        const due = shapes.reduce((sum, [count]) => sum + count, 0);
        const unseen = shapes.reduce((sum, [, count]) => sum + count, 0);
        expect(new Set(names).size).toBe(names.length);
        expect(names.filter((name) => name.includes('new')).length).toBeLessThanOrEqual(allowedNew);
        expect(names).toHaveLength(Math.min(size, due + Math.min(unseen, allowedNew)));
      }),
    );
  });
});

describe("today's portion", () => {
  it('is what waits, up to what the day asks for in all, whatever lies behind it', () => {
    expect(countPortion({ due: 4, new: 3, limit: 15, done: 0 })).toBe(7);
    expect(countPortion({ due: 400, new: 10, limit: 15, done: 0 })).toBe(15);
    expect(countPortion({ due: 400, new: 10, limit: 15, done: 12 })).toBe(3);
    expect(countPortion({ due: 400, new: 10, limit: 15, done: 40 })).toBe(0);
  });

  it('is one mix after the other until the minutes are over, where a grown-up chose minutes', () => {
    const goal = goalOf({ cardsPerDay: 5, minutesPerDay: 10 });
    const after = (cards: number, msTaken: number) => ({ due: 40, new: 0, ...measureToday(goal, { cards, msTaken }) });
    expect(countPortion(after(30, 9 * 60_000))).toBe(15);
    expect(after(30, 9 * 60_000).minutes).toEqual({ limit: 10, done: 9 });
    expect(countPortion(after(2, 10 * 60_000))).toBe(0);
    expect(countPortion({ ...after(30, 0), due: 4 })).toBe(4);
    expect(mixSizeOf(goal, 30)).toBe(15);
    // Switching back to a goal in cards restores the previous number of cards.
    expect(mixSizeOf(goalOf({ cardsPerDay: 5, minutesPerDay: 0 }), 3)).toBe(2);
  });
});

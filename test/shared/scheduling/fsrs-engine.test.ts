import { describe, expect, it } from 'vitest';
import { createEngine, familySettings } from '../../../shared/scheduling/fsrs-engine.ts';
import type { EngineCard, EngineSettings } from '../../../shared/scheduling/fsrs-engine.ts';

const firstAnswer = '2026-01-05T09:00:00Z';

/** Defaults of ts-fsrs, with which its published vectors were made. */
const libraryDefaults: EngineSettings = {
  ...familySettings,
  maximumIntervalDays: 36_500,
  learningSteps: ['1m', '10m'],
  fuzz: false,
};
const tenMinutes: EngineSettings = { ...libraryDefaults, learningSteps: ['10m'] };
const longTerm: EngineSettings = { ...libraryDefaults, shortTerm: false };

/** Answers a new card whenever it is due. `answers`: C correct, W wrong. */
function answerWhenDue(settings: EngineSettings, answers: string, { cardId = 'card', start = firstAnswer } = {}) {
  const engine = createEngine(settings);
  const cards: EngineCard[] = [];
  for (const letter of answers.replaceAll(' ', '')) {
    const card = cards.at(-1);
    cards.push(engine.answer(card, letter === 'C' ? 'correct' : 'wrong', card?.due ?? new Date(start), cardId));
  }
  return cards;
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;
const daysOf = (cards: EngineCard[]) => cards.map(({ scheduledDays }) => scheduledDays);
const stabilitiesOf = (cards: EngineCard[]) => cards.map(({ stability }) => round(stability));
const difficultiesOf = (cards: EngineCard[]) => cards.map(({ difficulty }) => round(difficulty));

describe('FSRS-6 vectors', () => {
  it('agrees on seven correct answers with the default steps', () => {
    const cards = answerWhenDue(libraryDefaults, 'CCCCCCC');
    expect(stabilitiesOf(cards)).toEqual([2.3065, 2.3065, 10.971, 46.3169, 162.9998, 497.8766, 1347.9186]);
    expect(daysOf(cards)).toEqual([0, 2, 11, 46, 163, 498, 1348]);
  });

  it('agrees on a card that is forgotten twice with the default steps', () => {
    const cards = answerWhenDue(libraryDefaults, 'W C C C W C C');
    expect(stabilitiesOf(cards)).toEqual([0.212, 0.2467, 0.2842, 2.1521, 0.5456, 0.5966, 1.6955]);
    expect(difficultiesOf(cards)).toEqual([6.4133, 6.4021, 6.3909, 6.3798, 8.7953, 8.7817, 8.7682]);
    expect(daysOf(cards)).toEqual([0, 0, 1, 2, 0, 1, 2]);
    expect(cards.at(-1)?.lapses).toBe(1);
  });

  it('agrees on four correct answers with one step of ten minutes', () => {
    const cards = answerWhenDue(tenMinutes, 'CCCC');
    expect(stabilitiesOf(cards)).toEqual([2.3065, 10.9643, 46.2802, 162.8622]);
    expect(daysOf(cards)).toEqual([2, 11, 46, 163]);
  });

  it('agrees without steps', () => {
    expect(daysOf(answerWhenDue(longTerm, 'CCCCCC'))).toEqual([3, 14, 57, 196, 586, 1559]);
    const cards = answerWhenDue(longTerm, 'W C C W C C');
    expect(daysOf(cards)).toEqual([1, 3, 8, 1, 3, 5]);
    expect(stabilitiesOf(cards)).toEqual([0.212, 1.8868, 7.6382, 1.197, 2.4052, 5.297]);
  });

  it('agrees at other retentions', () => {
    expect(daysOf(answerWhenDue({ ...longTerm, retention: 0.95 }, 'CCCCCC'))).toEqual([3, 6, 15, 34, 72, 143]);
    expect(daysOf(answerWhenDue({ ...longTerm, retention: 0.85 }, 'CCCCCC'))).toEqual([4, 31, 173, 773, 2859, 9071]);
  });

  it("agrees with the library's own published vector", () => {
    const cards = answerWhenDue(libraryDefaults, 'CCCCCC WW CCCCC', { start: '2022-12-29T12:30:00Z' });
    expect(daysOf(cards)).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
  });
});

describe('fuzz', () => {
  it('gives the same date on a retry', () => {
    expect(answerWhenDue(familySettings, 'CCCC')).toEqual(answerWhenDue(familySettings, 'CCCC'));
  });

  it('spreads the dates of different cards around the exact interval', () => {
    const secondIntervals = Array.from(
      { length: 40 },
      (_, index) => answerWhenDue(familySettings, 'CC', { cardId: `card-${index}` }).at(-1)?.scheduledDays,
    );
    expect(new Set(secondIntervals).size).toBeGreaterThan(1);
    expect(secondIntervals.every((days = 0) => Math.abs(days - 11) <= 3)).toBe(true);
  });
});

describe('the maximum interval', () => {
  it.each([true, false])('is never passed, not by a day (fuzz: %s)', (fuzz) => {
    const cards = answerWhenDue({ ...familySettings, fuzz }, 'CCCCCCCC');
    for (const card of cards) {
      expect(card.scheduledDays).toBeLessThanOrEqual(180);
      expect(card.due.getTime() - card.lastReview.getTime()).toBe(card.scheduledDays * 86_400_000);
    }
    expect(Math.max(...daysOf(cards))).toBe(180);
  });
});

describe('recallProbability', () => {
  it('is 1 at once, 0.9 after as many days as the stability, and falls', () => {
    const engine = createEngine(familySettings);
    expect(engine.recallProbability(10, 0)).toBe(1);
    expect(engine.recallProbability(10, 10)).toBeCloseTo(0.9, 6);
    expect(engine.recallProbability(10, 50)).toBeLessThan(engine.recallProbability(10, 49));
  });
});

describe('settings that the library would silently replace', () => {
  const { weights } = familySettings;
  it.each<[string, Partial<EngineSettings>]>([
    ['a retention of 0', { retention: 0 }],
    ['a retention that is no number', { retention: NaN }],
    ['a retention above 1', { retention: 1.2 }],
    ['too few weights', { weights: weights.slice(0, 20) }],
    ['the 19 weights of FSRS-5', { weights: weights.slice(0, 19) }],
    ['a weight that is no number', { weights: weights.with(3, NaN) }],
    ['a weight out of range', { weights: weights.with(4, 11) }],
    ['a maximum of 0 days', { maximumIntervalDays: 0 }],
    ['a maximum of half a day', { maximumIntervalDays: 0.5 }],
    ['a step of 0 minutes', { learningSteps: ['0m'] }],
    ['a negative step', { relearningSteps: ['-5m'] }],
  ])('refuses %s', (_, wrong) => {
    expect(() => createEngine({ ...familySettings, ...wrong })).toThrow();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../shared/scheduling/calendar-day.ts';
import { applyReview, foldReviews } from '../../../shared/scheduling/apply-review.ts';
import { gainPerSecond, meanRecallOn, retrievability } from '../../../shared/scheduling/retrievability.ts';
import { buildCardState } from './card-states.ts';

const state = buildCardState({ stability: 10, lastReview: '2026-05-01T22:00:00.000Z' });
const recall = (now: string, timeZone = 'UTC') => retrievability(state, new Date(now), timeZone);

describe('retrievability', () => {
  it('is 0.9 when as many study days have passed as the stability counts', () => {
    expect(recall('2026-05-11T05:00:00Z')).toBeCloseTo(0.9, 6);
  });

  it('stays 1 until the study day ends at 04:00', () => {
    expect(recall('2026-05-02T03:59:59Z')).toBe(1);
    expect(recall('2026-05-02T04:00:00Z')).toBeLessThan(1);
  });

  it("goes by the household's zone", () => {
    expect(recall('2026-05-02T04:00:00Z', 'America/New_York')).toBe(1);
  });

  it('is 1 for a moment before the last review', () => {
    expect(recall('2026-04-01T00:00:00Z')).toBe(1);
  });
});

describe('the gain of an answer', () => {
  it('is what the schedule makes of it: the recall 30 days later with the answer and without, per second', () => {
    const options = { cardId: 'C1', timeZone: 'UTC' };
    const start = '2026-01-05';
    const day = (count: number) => new Date(`${addDays(start, count)}T16:00:00.000Z`);
    const answers = fc.array(fc.tuple(fc.nat(40), fc.constantFrom('correct' as const, 'wrong' as const)), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(answers, fc.nat(60), (log, waited) => {
        let passed = 0;
        const reviews = log.map(([pause, rating], index) => {
          passed += pause;
          return { id: String(index), rating, answeredAt: day(passed).toISOString() };
        });
        const memory = foldReviews(reviews, options);
        if (!memory) throw new Error('A log leaves a memory.');
        const now = day(passed + waited);
        const recallIn = (one: typeof memory, days: number) =>
          meanRecallOn([one], addDays(start, passed + waited + days), 'UTC');
        const after = (rating: 'correct' | 'wrong') =>
          recallIn(applyReview(memory, { id: 'now', rating, answeredAt: now.toISOString() }, options), 30);
        const right = recallIn(memory, 0);
        const gain = right * after('correct') + (1 - right) * after('wrong') - recallIn(memory, 30);
        expect(gainPerSecond(memory, now, 'UTC')).toBeCloseTo(gain / (right * 4 + (1 - right) * 40), 6);
      }),
    );
  });
});

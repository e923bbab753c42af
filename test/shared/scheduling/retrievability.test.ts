import { describe, expect, it } from 'vitest';
import { retrievability } from '../../../shared/scheduling/retrievability.ts';
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

import { describe, expect, it } from 'vitest';
import { dueDayOf, isDue } from '../../../shared/scheduling/card-state.ts';
import { buildCardState } from './card-states.ts';

const dueAtFive = buildCardState({ due: '2026-05-11T17:00:00.000Z' });
const dueAt = (now: string, timeZone = 'UTC') => isDue(dueAtFive, new Date(now), timeZone);

describe('isDue', () => {
  it('holds from 04:00 of the due day on, before the exact time too', () => {
    expect(dueAt('2026-05-11T03:59:59.999Z')).toBe(false);
    expect(dueAt('2026-05-11T04:00:00.000Z')).toBe(true);
    expect(dueAt('2026-05-11T16:30:00.000Z')).toBe(true);
  });

  it('holds for a card that is overdue', () => {
    expect(dueAt('2026-08-01T12:00:00Z')).toBe(true);
  });

  it('holds at once for a card in its ten-minute step', () => {
    const learning = buildCardState({ state: 'learning', due: '2026-05-11T17:10:00.000Z' });
    expect(isDue(learning, new Date('2026-05-11T17:00:00Z'), 'UTC')).toBe(true);
  });

  it("goes by the household's zone", () => {
    expect(dueAt('2026-05-10T20:00:00.000Z', 'Asia/Tokyo')).toBe(true);
    expect(dueAt('2026-05-11T07:00:00.000Z', 'America/Los_Angeles')).toBe(false);
  });
});

describe('dueDayOf', () => {
  it('names the study day in the zone', () => {
    expect(dueDayOf(dueAtFive, 'UTC')).toBe('2026-05-11');
    expect(dueDayOf(dueAtFive, 'Pacific/Kiritimati')).toBe('2026-05-12');
  });
});

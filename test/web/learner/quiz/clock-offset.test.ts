import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findClockOffset } from '../../../../web/src/learner/quiz/found-attempt.ts';

const begin = Date.parse('2026-03-02T15:00:00.000Z');
const attempt = { startedAt: '2026-03-02T15:00:00.000Z', expiresAt: '2026-03-02T15:10:00.000Z' };

describe('the offset between the clocks', () => {
  it('brings any device to within two seconds of the server', () => {
    const instant = fc.integer({ min: 0, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(instant, instant, (serverTime, deviceTime) => {
        const shown = deviceTime + findClockOffset(attempt, { serverTime, deviceTime });
        expect(Math.abs(shown - serverTime)).toBeLessThan(2_000);
      }),
    );
  });

  it('leaves a device alone that differs by the rounding of the header only', () => {
    expect(findClockOffset(attempt, { serverTime: begin, deviceTime: begin + 999 })).toBe(0);
  });

  it.each([
    ['in the middle', 300_000, 0],
    ['before the attempt began', -3_600_000, 3_600_000],
    ['after it must be over', 3_600_000, -3_600_000],
  ])('without the server’s time, a device that is %s is believed as far as it can be', (_words, since, offset) => {
    expect(findClockOffset(attempt, { serverTime: undefined, deviceTime: begin + since })).toBe(offset);
  });
});

import { describe, expect, it } from 'vitest';
import { limits } from '../../../shared/limits.ts';
import { extraTime } from '../../../shared/schemas/learner.ts';
import { deadlineOf, isLate, secondsAllowed, secondsSpent } from '../../../shared/quiz/attempt-clock.ts';

const start = new Date('2026-01-05T09:00:00.000Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

describe('deadlineOf', () => {
  it('is the time limit in seconds after the start', () => {
    expect(deadlineOf(start, 90)).toEqual(new Date('2026-01-05T09:01:30.000Z'));
  });
});

describe('secondsAllowed', () => {
  it.each([
    [600, undefined, 600],
    [600, 1, 600],
    [600, 1.25, 750],
    [61, 1.25, 77],
    [1, 1.5, 2],
    [600, 2, 1_200],
    [600, 'no-limit', undefined],
    [undefined, 2, undefined],
  ] as const)('of a limit of %s with %s times the time: %s', (timeLimit, extra, seconds) => {
    expect(secondsAllowed(timeLimit, extra)).toBe(seconds);
  });

  it('is never more than an export brings back', () => {
    const most = [...extraTime.def.values].map((extra) => secondsAllowed(limits.quizSeconds, extra) ?? 0);
    expect(Math.max(...most)).toBe(limits.attemptSeconds);
  });
});

describe('isLate', () => {
  it('begins when ten seconds of grace after the deadline have passed', () => {
    expect(limits.graceSeconds).toBe(10);
    expect(isLate(start, after(-1))).toBe(false);
    expect(isLate(start, after(10))).toBe(false);
    expect(isLate(start, after(10.001))).toBe(true);
  });

  it('never comes for an attempt without a deadline', () => {
    expect(isLate(undefined, after(1_000_000))).toBe(false);
  });
});

describe('secondsSpent', () => {
  it('counts whole seconds', () => {
    expect(secondsSpent(start, after(61.999))).toBe(61);
    expect(secondsSpent(start, after(61.999), 600)).toBe(61);
  });

  it('is the time limit at most', () => {
    expect(secondsSpent(start, after(605), 600)).toBe(600);
  });

  it('is never negative, should two clocks differ', () => {
    expect(secondsSpent(start, after(-3))).toBe(0);
  });
});

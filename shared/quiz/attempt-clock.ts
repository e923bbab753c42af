import { limits } from '../limits.ts';
import type { ExtraTime } from '../schemas/learner.ts';

/** Seconds that a learner with this extra time has for a quiz, rounded up; undefined if there is no limit. */
export function secondsAllowed(timeLimit: number | undefined, extraTime: ExtraTime = 1): number | undefined {
  return timeLimit === undefined || extraTime === 'no-limit' ? undefined : Math.ceil(timeLimit * extraTime);
}

/** When an attempt's time is up. `timeLimit` is in seconds. */
export function deadlineOf(startedAt: Date, timeLimit: number): Date {
  return new Date(startedAt.getTime() + timeLimit * 1_000);
}

/** Whether a submission arriving now is late: past the deadline plus the grace seconds. Never late without a deadline. */
export function isLate(expiresAt: Date | undefined, now: Date): boolean {
  return expiresAt !== undefined && now.getTime() > expiresAt.getTime() + limits.graceSeconds * 1_000;
}

/** Whole seconds from start to completion, rounded down and clamped to 0 and the time limit (seconds), if any. */
export function secondsSpent(startedAt: Date, completedAt: Date, timeLimit = Infinity): number {
  const seconds = Math.floor((completedAt.getTime() - startedAt.getTime()) / 1_000);
  return Math.min(Math.max(seconds, 0), timeLimit);
}

import { limits } from '../limits.ts';
import type { ExtraTime } from '../schemas/learner.ts';

/** The seconds that a learner with this extra time has for a quiz with this time limit, rounded up; undefined for no limit. */
export function secondsAllowed(timeLimit: number | undefined, extraTime: ExtraTime = 1): number | undefined {
  return timeLimit === undefined || extraTime === 'no-limit' ? undefined : Math.ceil(timeLimit * extraTime);
}

/** When the time of an attempt is up. `timeLimit` is in seconds. */
export function deadlineOf(startedAt: Date, timeLimit: number): Date {
  return new Date(startedAt.getTime() + timeLimit * 1_000);
}

/** Whether a submit that arrives now is late: after the deadline and the seconds of grace. Without a deadline none is. */
export function isLate(expiresAt: Date | undefined, now: Date): boolean {
  return expiresAt !== undefined && now.getTime() > expiresAt.getTime() + limits.graceSeconds * 1_000;
}

/** Whole seconds from start to completion, rounded down, at least 0 and at most the time limit (seconds) if there is one. */
export function secondsSpent(startedAt: Date, completedAt: Date, timeLimit = Infinity): number {
  const seconds = Math.floor((completedAt.getTime() - startedAt.getTime()) / 1_000);
  return Math.min(Math.max(seconds, 0), timeLimit);
}

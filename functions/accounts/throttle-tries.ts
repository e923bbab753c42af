import { createHash } from 'node:crypto';
import { ProductError } from '../../shared/errors.ts';
import { findThrottle, forgetThrottle, saveThrottle, type StoredThrottle } from '../data/throttle.ts';
import type { Table } from '../data/table.ts';

interface ThrottleRule {
  /** Tries that need no waiting. */
  readonly freeTries: number;
  readonly longestWaitSeconds: number;
}

/**
 * One account gets five tries and then waits that double: 1 s, 2 s, 4 s … up to a quarter of an hour. A network address gets
 * more: a family, a school or a mobile carrier shares one.
 */
export const throttleRules = {
  account: { freeTries: 5, longestWaitSeconds: 15 * 60 },
  address: { freeTries: 60, longestWaitSeconds: 15 * 60 },
  invitation: { freeTries: 10, longestWaitSeconds: 15 * 60 },
} as const satisfies Record<string, ThrottleRule>;

export type ThrottleScope = keyof typeof throttleRules;

const forgetAfterSeconds = 60 * 60;

/** @returns how long to wait after so many tries, in seconds. */
export function waitAfter(tries: number, { freeTries, longestWaitSeconds }: ThrottleRule): number {
  return tries < freeTries ? 0 : Math.min(2 ** (tries - freeTries), longestWaitSeconds);
}

/** What is counted: whom the tries are about, and when. */
export interface Tried {
  readonly scope: ThrottleScope;
  readonly subject: string;
  readonly now: Date;
}

/**
 * Counts a try BEFORE it is heard, so that tries sent in parallel are counted too. A try that turns out right is taken back
 * with {@link forgetTries}.
 * @throws ProductError `too-many-attempts` with the seconds to wait.
 */
export async function countTry(table: Table, tried: Tried): Promise<void> {
  const seen = await requireNotBlocked(table, tried);
  const rule = throttleRules[tried.scope];
  const tries = (seen?.tries ?? 0) + 1;
  const next: StoredThrottle = {
    tries,
    blockedUntil: new Date(tried.now.getTime() + waitAfter(tries, rule) * 1_000).toISOString(),
    expiresAt: Math.ceil(tried.now.getTime() / 1_000) + forgetAfterSeconds,
    version: (seen?.version ?? 0) + 1,
  };
  try {
    await saveThrottle(table, tried.scope, hashOf(tried), next, seen?.version);
  } catch (error) {
    // Somebody tried at the same moment: the other try is heard, this one waits.
    if (error instanceof ProductError && error.code === 'conflict') throw refusal(1);
    throw error;
  }
}

/**
 * @returns what has been counted and is not forgotten yet.
 * @throws ProductError `too-many-attempts` while the wait lasts.
 */
export async function requireNotBlocked(table: Table, tried: Tried): Promise<StoredThrottle | undefined> {
  const seen = await findThrottle(table, tried.scope, hashOf(tried));
  const nowMs = tried.now.getTime();
  if (!seen) return undefined;
  const waitMs = Date.parse(seen.blockedUntil) - nowMs;
  if (waitMs > 0) throw refusal(Math.ceil(waitMs / 1_000));
  return seen.expiresAt * 1_000 > nowMs ? seen : { ...seen, tries: 0 };
}

export async function forgetTries(table: Table, tried: Tried): Promise<void> {
  await forgetThrottle(table, tried.scope, hashOf(tried));
}

function hashOf({ subject }: Tried): string {
  return createHash('sha256').update(subject).digest('base64url');
}

function refusal(seconds: number): ProductError {
  return new ProductError('too-many-attempts', {
    sentence: `Too many tries. Please wait ${seconds === 1 ? 'a second' : describeWait(seconds)} and try again.`,
    retryAfterSeconds: seconds,
  });
}

function describeWait(seconds: number): string {
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}

import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import { type StoredThrottle, storedThrottles, throttlePlace } from '../data/throttle.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { Table } from '../data/table/table.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import { hasEnded } from '../data/table/expiry.ts';

/**
 * After the free tries come waits that double: 1 s, 2 s, 4 s … Sign-in is counted three times over: one account from one
 * network strictly; the account from anywhere with more patience, so that nobody elsewhere can lock a child out with a few
 * wrong passwords; the network for all accounts, since a family, a school or a mobile carrier shares one.
 */
type ThrottleScope = keyof typeof limits.tries;

interface Waits {
  readonly free: number;
  /** A second unless said otherwise. */
  readonly firstWaitSeconds?: number;
  readonly longestWaitSeconds: number;
}

/** @returns how long to wait after so many tries, in seconds. */
export function waitAfter(tries: number, { free, firstWaitSeconds = 1, longestWaitSeconds }: Waits): number {
  return tries < free ? 0 : Math.min(firstWaitSeconds * 2 ** (tries - free), longestWaitSeconds);
}

/** What is counted: whom the tries are about, and when. */
export interface Tried {
  readonly scope: ThrottleScope;
  readonly subject: string;
  readonly now: Date;
}

/**
 * Counts a try BEFORE it is checked, so that tries sent in parallel are counted one by one. A try that turns out right is taken
 * back with {@link forgetTries}.
 * @throws ProductError `too-many-attempts` with the seconds to wait.
 */
export async function countTry(table: Table, tried: Tried): Promise<void> {
  await repeatOnConflict(async () => await addTry(table, tried, await requireNotBlocked(table, tried)));
}

/** Counts a try that turned out wrong, whether or not others have been refused meanwhile. */
export async function countFailure(table: Table, tried: Tried): Promise<void> {
  await repeatOnConflict(async () => await addTry(table, tried, await findCounted(table, tried)));
}

/**
 * @returns what has been counted so far.
 * @throws ProductError `too-many-attempts` while the wait lasts.
 */
export async function requireNotBlocked(table: Table, tried: Tried): Promise<StoredThrottle | undefined> {
  const seen = await findCounted(table, tried);
  const waitMs = seen ? Date.parse(seen.blockedUntil) - tried.now.getTime() : 0;
  if (waitMs > 0) throw refusal(Math.ceil(waitMs / 1_000));
  return seen;
}

/** @returns until when no further try is taken; absent when the next one may come now. */
export async function findPause(table: Table, tried: Tried): Promise<string | undefined> {
  const seen = await findCounted(table, tried);
  return seen && Date.parse(seen.blockedUntil) > tried.now.getTime() ? seen.blockedUntil : undefined;
}

async function addTry(table: Table, tried: Tried, seen: StoredThrottle | undefined): Promise<void> {
  const tries = (seen?.tries ?? 0) + 1;
  const waitMs = waitAfter(tries, limits.tries[tried.scope]) * 1_000;
  const next = {
    ...throttlePlace(tried.scope, tried.subject),
    tries,
    blockedUntil: new Date(tried.now.getTime() + waitMs).toISOString(),
    expiresAt: Math.ceil(tried.now.getTime() / 1_000) + limits.triesRememberedSeconds,
  };
  // Refused when another try was counted meanwhile: nobody slips through in parallel.
  await table.commit([storedThrottles.save(table, seen, next)]);
}

/** Tries are forgotten by the time that stands with them: the table's own sweeping comes when it comes. */
async function findCounted(table: Table, tried: Tried): Promise<StoredThrottle | undefined> {
  const seen = await storedThrottles.find(table, throttlePlace(tried.scope, tried.subject));
  const isForgotten = seen !== undefined && hasEnded(seen, tried.now);
  return isForgotten ? { ...seen, tries: 0 } : seen;
}

/** @returns the write that lets tries begin anew. */
export function forgetTriesAction(table: Table, { scope, subject }: Tried): WriteAction {
  return storedThrottles.remove(table, throttlePlace(scope, subject));
}

export async function forgetTries(table: Table, tried: Tried): Promise<void> {
  await table.commit([forgetTriesAction(table, tried)]);
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

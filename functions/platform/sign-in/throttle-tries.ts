import { ProductError } from '../../../shared/errors.ts';
import { limits } from '../../../shared/limits.ts';
import { type StoredThrottle, storedThrottles, throttlePlace } from '../../data/operations/throttle.ts';
import { readTogether } from '../../data/table/read-together.ts';
import { repeatOnConflict } from '../../data/table/repeat-on-conflict.ts';
import type { Table } from '../../data/table/table.ts';
import type { WriteAction } from '../../data/table/write-action.ts';
import { hasExpired } from '../../data/table/expiry.ts';

/**
 * Kind of attempts that are counted together. After the free attempts, the wait doubles: 1 s, 2 s, 4 s … Sign-in counts attempts per account within a network,
 * more leniently per account (a stranger must not lock a child out), and per network for all accounts (a school or carrier shares one).
 */
type ThrottleScope = keyof typeof limits.tries;

interface Waits {
  readonly free: number;
  readonly firstWaitSeconds?: number;
  readonly longestWaitSeconds: number;
}

/** @returns the wait in seconds after this many attempts. */
export function waitAfter(tries: number, { free, firstWaitSeconds = 1, longestWaitSeconds }: Waits): number {
  return tries < free ? 0 : Math.min(firstWaitSeconds * 2 ** (tries - free), longestWaitSeconds);
}

export interface Attempt {
  readonly scope: ThrottleScope;
  readonly subject: string;
  readonly now: Date;
}

/** An attempt with the count already read, so that the first write needs no further read. */
export interface Counted extends Attempt {
  readonly seen: StoredThrottle | undefined;
}

/**
 * Counts an attempt BEFORE it is checked, so that parallel attempts can't exceed the limit. A correct secret resets the count ({@link resetAttempts}). Where an
 * attacker may hold a valid code of their own, it only undoes its own attempt ({@link undoAttempt}).
 * @throws ProductError `too-many-attempts` with the seconds to wait.
 */
export async function countAttempt(table: Table, attempt: Attempt | Counted): Promise<void> {
  await addAttempt(table, attempt, requireFree);
}

/** Counts a failed attempt, even while attempts are blocked. */
export async function countFailure(table: Table, attempt: Attempt | Counted): Promise<void> {
  await addAttempt(table, attempt, () => undefined);
}

/**
 * @returns the write that counts an attempt; it fails with `conflict` after a parallel attempt.
 * @throws ProductError `too-many-attempts` while attempts are blocked.
 */
export async function countAttemptAction(table: Table, attempt: Attempt): Promise<WriteAction> {
  return addAttemptAction(table, await requireNotBlocked(table, attempt));
}

/** @returns the current count. @throws ProductError `too-many-attempts` while attempts are blocked. */
export async function requireNotBlocked(table: Table, attempt: Attempt): Promise<Counted> {
  const [counted] = await requireNoneBlocked(table, [attempt]);
  return counted;
}

/** @returns the current counts of several scopes, in one read. @throws ProductError `too-many-attempts` while any of them blocks attempts. */
export async function requireNoneBlocked<const T extends readonly Attempt[]>(
  table: Table,
  all: T,
): Promise<{ readonly [I in keyof T]: Counted }> {
  const counted = await findCounted(table, all);
  counted.forEach(requireFree);
  return counted;
}

/** @returns the time until which attempts are blocked; undefined when an attempt is allowed now. */
export async function findBlockedUntil(table: Table, attempt: Attempt): Promise<string | undefined> {
  const [counted] = await findCounted(table, [attempt]);
  return waitMsOf(counted) > 0 ? counted.seen?.blockedUntil : undefined;
}

function requireFree(counted: Counted): void {
  const waitMs = waitMsOf(counted);
  if (waitMs > 0) throw refusal(Math.ceil(waitMs / 1_000));
}

function waitMsOf({ seen, now }: Counted): number {
  return seen ? Date.parse(seen.blockedUntil) - now.getTime() : 0;
}

/** Retries when a parallel call has counted an attempt since the read, so that the limit also holds under concurrency. */
async function addAttempt(table: Table, attempt: Attempt | Counted, accept: (counted: Counted) => void): Promise<void> {
  let known = 'seen' in attempt ? attempt : undefined;
  await repeatOnConflict(async () => {
    const counted = known ?? (await findCounted(table, [attempt]))[0];
    known = undefined;
    accept(counted);
    await table.commit([addAttemptAction(table, counted)]);
  });
}

/** Ignores counts past their expiry time, because DynamoDB's TTL deletes rows late. */
function addAttemptAction(table: Table, { scope, subject, now, seen }: Counted): WriteAction {
  const isForgotten = seen === undefined || hasExpired(seen, now);
  const tries = (isForgotten ? 0 : seen.tries) + 1;
  const waitMs = waitAfter(tries, limits.tries[scope]) * 1_000;
  const next = {
    ...throttlePlace(scope, subject),
    tries,
    blockedUntil: new Date(now.getTime() + waitMs).toISOString(),
    expiresAt: Math.ceil(now.getTime() / 1_000) + limits.attemptCountSeconds,
  };
  return storedThrottles.save(table, seen, next);
}

async function findCounted<const T extends readonly Attempt[]>(
  table: Table,
  all: T,
): Promise<{ readonly [I in keyof T]: Counted }> {
  const places = all.map(({ scope, subject }, index) => {
    return [String(index), storedThrottles.at(table, throttlePlace(scope, subject))] as const;
  });
  const found = await readTogether<Record<string, StoredThrottle>>(table, Object.fromEntries(places));
  const counted = all.map(({ scope, subject, now }, index) => ({ scope, subject, now, seen: found[String(index)] }));
  return counted as unknown as { readonly [I in keyof T]: Counted };
}

export function resetAttemptsAction(table: Table, { scope, subject }: Attempt): WriteAction {
  return storedThrottles.remove(table, throttlePlace(scope, subject));
}

export async function resetAttempts(table: Table, attempt: Attempt): Promise<void> {
  await table.commit([resetAttemptsAction(table, attempt)]);
}

/** Uncounts one correct attempt but none before it. Otherwise someone guessing codes could reset the count by entering a valid code of their own. */
export async function undoAttempt(table: Table, attempt: Attempt): Promise<void> {
  await repeatOnConflict(async () => {
    const [{ seen }] = await findCounted(table, [attempt]);
    if (!seen) return;
    const { now } = attempt;
    // The attempt was admitted, so earlier attempts left no wait to restore.
    const place = throttlePlace(attempt.scope, attempt.subject);
    const before = { ...seen, ...place, tries: Math.max(seen.tries - 1, 0), blockedUntil: now.toISOString() };
    await table.commit([storedThrottles.save(table, seen, before)]);
  });
}

function refusal(seconds: number): ProductError {
  return new ProductError('too-many-attempts', {
    sentence: `Too many tries. Wait ${seconds === 1 ? 'a second' : describeWait(seconds)}, then try again.`,
    values: { seconds },
    retryAfterSeconds: seconds,
  });
}

function describeWait(seconds: number): string {
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}

export function picturesAttempt(learnerId: string, now: Date) {
  return { scope: 'pictures', subject: learnerId, now } as const;
}

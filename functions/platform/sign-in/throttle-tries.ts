import { ProductError } from '../../../shared/errors.ts';
import { limits } from '../../../shared/limits.ts';
import { type StoredThrottle, storedThrottles, throttlePlace } from '../../data/operations/throttle.ts';
import { readTogether } from '../../data/table/read-together.ts';
import { repeatOnConflict } from '../../data/table/repeat-on-conflict.ts';
import type { Table } from '../../data/table/table.ts';
import type { WriteAction } from '../../data/table/write-action.ts';
import { hasExpired } from '../../data/table/expiry.ts';

/**
 * After the free attempts, waits double: 1 s, 2 s, 4 s … Sign-in counts per account and network, more leniently per account (a stranger must not lock a child
 * out), and per network for all accounts, since a school or carrier shares one.
 */
type ThrottleScope = keyof typeof limits.tries;

interface Waits {
  readonly free: number;
  readonly firstWaitSeconds?: number;
  readonly longestWaitSeconds: number;
}

/** @returns the wait after this many attempts, in seconds. */
export function waitAfter(tries: number, { free, firstWaitSeconds = 1, longestWaitSeconds }: Waits): number {
  return tries < free ? 0 : Math.min(firstWaitSeconds * 2 ** (tries - free), longestWaitSeconds);
}

export interface Tried {
  readonly scope: ThrottleScope;
  readonly subject: string;
  readonly now: Date;
}

/** An attempt with the count already read, so that the first write needs no further read. */
export interface Counted extends Tried {
  readonly seen: StoredThrottle | undefined;
}

/**
 * Counts an attempt BEFORE it is checked, so that parallel ones are counted one by one. A correct secret resets the count ({@link forgetTries}); where people
 * may hold codes of their own, only that attempt is undone ({@link takeBackTry}).
 * @throws ProductError `too-many-attempts` with the seconds to wait.
 */
export async function countTry(table: Table, tried: Tried | Counted): Promise<void> {
  await addTry(table, tried, requireFree);
}

/** Counts a failed attempt, even while attempts are blocked. */
export async function countFailure(table: Table, tried: Tried | Counted): Promise<void> {
  await addTry(table, tried, () => undefined);
}

/** @returns the write that counts an attempt; it fails with `conflict` after a parallel attempt. @throws ProductError `too-many-attempts` during a wait. */
export async function countTryAction(table: Table, tried: Tried): Promise<WriteAction> {
  return addTryAction(table, await requireNotBlocked(table, tried));
}

/** @returns the current count. @throws ProductError `too-many-attempts` during a wait. */
export async function requireNotBlocked(table: Table, tried: Tried): Promise<Counted> {
  const [counted] = await requireNoneBlocked(table, [tried]);
  return counted;
}

/** @returns the current counts of several scopes, in one read. @throws ProductError `too-many-attempts` during any of the waits. */
export async function requireNoneBlocked<const T extends readonly Tried[]>(
  table: Table,
  all: T,
): Promise<{ readonly [I in keyof T]: Counted }> {
  const counted = await findCounted(table, all);
  counted.forEach(requireFree);
  return counted;
}

/** @returns the time until which attempts are blocked; undefined when the next one may come now. */
export async function findPause(table: Table, tried: Tried): Promise<string | undefined> {
  const [counted] = await findCounted(table, [tried]);
  return waitMsOf(counted) > 0 ? counted.seen?.blockedUntil : undefined;
}

function requireFree(counted: Counted): void {
  const waitMs = waitMsOf(counted);
  if (waitMs > 0) throw refusal(Math.ceil(waitMs / 1_000));
}

function waitMsOf({ seen, now }: Counted): number {
  return seen ? Date.parse(seen.blockedUntil) - now.getTime() : 0;
}

/** Retries when a parallel call has counted an attempt since the read, so the limit also holds under concurrency. */
async function addTry(table: Table, tried: Tried | Counted, accept: (counted: Counted) => void): Promise<void> {
  let known = 'seen' in tried ? tried : undefined;
  await repeatOnConflict(async () => {
    const counted = known ?? (await findCounted(table, [tried]))[0];
    known = undefined;
    accept(counted);
    await table.commit([addTryAction(table, counted)]);
  });
}

/** Ignores counts past their expiry time, because DynamoDB's TTL deletes rows late. */
function addTryAction(table: Table, { scope, subject, now, seen }: Counted): WriteAction {
  const isForgotten = seen === undefined || hasExpired(seen, now);
  const tries = (isForgotten ? 0 : seen.tries) + 1;
  const waitMs = waitAfter(tries, limits.tries[scope]) * 1_000;
  const next = {
    ...throttlePlace(scope, subject),
    tries,
    blockedUntil: new Date(now.getTime() + waitMs).toISOString(),
    expiresAt: Math.ceil(now.getTime() / 1_000) + limits.triesRememberedSeconds,
  };
  return storedThrottles.save(table, seen, next);
}

async function findCounted<const T extends readonly Tried[]>(
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

export function forgetTriesAction(table: Table, { scope, subject }: Tried): WriteAction {
  return storedThrottles.remove(table, throttlePlace(scope, subject));
}

export async function forgetTries(table: Table, tried: Tried): Promise<void> {
  await table.commit([forgetTriesAction(table, tried)]);
}

/** Undoes one correct attempt but none before it: otherwise a valid code of one's own would reset the count while guessing others'. */
export async function takeBackTry(table: Table, tried: Tried): Promise<void> {
  await repeatOnConflict(async () => {
    const [{ seen }] = await findCounted(table, [tried]);
    if (!seen) return;
    const { now } = tried;
    // The attempt was admitted, so earlier attempts left no wait.
    const place = throttlePlace(tried.scope, tried.subject);
    const before = { ...seen, ...place, tries: Math.max(seen.tries - 1, 0), blockedUntil: now.toISOString() };
    await table.commit([storedThrottles.save(table, seen, before)]);
  });
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

export function picturesTried(learnerId: string, now: Date) {
  return { scope: 'pictures', subject: learnerId, now } as const;
}

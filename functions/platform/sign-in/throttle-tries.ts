import { ProductError } from '../../../shared/errors.ts';
import { limits } from '../../../shared/limits.ts';
import { type StoredThrottle, storedThrottles, throttlePlace } from '../../data/operations/throttle.ts';
import { readTogether } from '../../data/table/read-together.ts';
import { repeatOnConflict } from '../../data/table/repeat-on-conflict.ts';
import type { Table } from '../../data/table/table.ts';
import type { WriteAction } from '../../data/table/write-action.ts';
import { hasEnded } from '../../data/table/expiry.ts';

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

/** What has been counted of it when it was read: the first write goes by that, and reads no more. */
export interface Counted extends Tried {
  readonly seen: StoredThrottle | undefined;
}

/**
 * Counts a try BEFORE it is checked, so that tries sent in parallel are counted one by one. A secret of one's own that turns out right lets tries begin
 * anew, by {@link forgetTries}; where anybody may have a right code of their own, only that one try is taken back, by {@link takeBackTry}.
 * @throws ProductError `too-many-attempts` with the seconds to wait.
 */
export async function countTry(table: Table, tried: Tried | Counted): Promise<void> {
  await addTry(table, tried, requireFree);
}

/** Counts a try that turned out wrong, whether or not others have been refused meanwhile. */
export async function countFailure(table: Table, tried: Tried | Counted): Promise<void> {
  await addTry(table, tried, () => undefined);
}

/**
 * @returns the write that counts a try, for the transaction of what it is for: refused with `conflict` when another one was counted
 *   meanwhile.
 * @throws ProductError `too-many-attempts` while the wait lasts.
 */
export async function countTryAction(table: Table, tried: Tried): Promise<WriteAction> {
  return addTryAction(table, await requireNotBlocked(table, tried));
}

/**
 * @returns what has been counted so far.
 * @throws ProductError `too-many-attempts` while the wait lasts.
 */
export async function requireNotBlocked(table: Table, tried: Tried): Promise<Counted> {
  const [counted] = await requireNoneBlocked(table, [tried]);
  return counted;
}

/**
 * @returns what has been counted so far of several, in one read.
 * @throws ProductError `too-many-attempts` while one of the waits lasts.
 */
export async function requireNoneBlocked<const T extends readonly Tried[]>(
  table: Table,
  all: T,
): Promise<{ readonly [I in keyof T]: Counted }> {
  const counted = await findCounted(table, all);
  counted.forEach(requireFree);
  return counted;
}

/** @returns until when no further try is taken; absent when the next one may come now. */
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

/** When another try was counted meanwhile, all begins anew: nobody slips through in parallel. */
async function addTry(table: Table, tried: Tried | Counted, accept: (counted: Counted) => void): Promise<void> {
  let known = 'seen' in tried ? tried : undefined;
  await repeatOnConflict(async () => {
    const counted = known ?? (await findCounted(table, [tried]))[0];
    known = undefined;
    accept(counted);
    await table.commit([addTryAction(table, counted)]);
  });
}

/** Tries are forgotten by the time that stands with them: the table's own sweeping comes when it comes. */
function addTryAction(table: Table, { scope, subject, now, seen }: Counted): WriteAction {
  const isForgotten = seen === undefined || hasEnded(seen, now);
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

/** @returns the write that lets tries begin anew. */
export function forgetTriesAction(table: Table, { scope, subject }: Tried): WriteAction {
  return storedThrottles.remove(table, throttlePlace(scope, subject));
}

export async function forgetTries(table: Table, tried: Tried): Promise<void> {
  await table.commit([forgetTriesAction(table, tried)]);
}

/** Takes one try back that was right, and none of those before it: a good code of one's own is no help in guessing those of others. */
export async function takeBackTry(table: Table, tried: Tried): Promise<void> {
  await repeatOnConflict(async () => {
    const [{ seen }] = await findCounted(table, [tried]);
    if (!seen) return;
    const { now } = tried;
    // It was let in, so no wait was left from the tries before it.
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

/** @returns where the wrong tries at a child's picture code are counted. */
export function picturesTried(learnerId: string, now: Date) {
  return { scope: 'pictures', subject: learnerId, now } as const;
}

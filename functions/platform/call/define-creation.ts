import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ProductError } from '../../../shared/errors.ts';
import { limits } from '../../../shared/limits.ts';
import type { Route, RouteAnswer } from '../../../shared/routes/define-route.ts';
import { problem } from '../../../shared/schemas/problem.ts';
import { storedAnswers } from '../../data/operations/kept-answer.ts';
import { repeatOnConflict } from '../../data/table/repeat-on-conflict.ts';
import type { Call, Caller, Creation, Result } from './call.ts';
import type { AppContext } from '../context.ts';
import { type ApiHandler, type Arrival, defineHandler, type ExtrasFactory } from './define-handler.ts';
import { hasExpired } from '../../data/table/expiry.ts';

/** Idempotency key header: https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/ */
const header = 'idempotency-key';
const keyForm = new RegExp(`^[A-Za-z0-9_-]{1,${limits.idempotencyKeyLength}}$`);

/** @returns the call's idempotency key, if any. @throws ProductError `invalid-input` when it is malformed. */
function readIdempotencyKey(event: APIGatewayProxyEventV2): string | undefined {
  const key = event.headers[header];
  if (key === undefined || keyForm.test(key)) return key;
  const invalidKey = problem('invalidKey', { most: limits.idempotencyKeyLength });
  throw new ProductError('invalid-input', { problemTexts: { [header]: invalidKey }, saysFirst: true });
}

type Repeatable = Route & { readonly repeatable: string; readonly access: { readonly kind: 'account' | 'household' } };

/**
 * Creates the Lambda of a route that creates something.
 * @param plan returns the writes and the response; it is called again after each write conflict. For `by-resuming` routes it starts during the key lookup, so
 *   it must await `checkKey` before any write.
 */
export function defineCreation<R extends Repeatable, Extras extends object = object>(
  route: R,
  plan: (call: Call<R, Extras>, checkKey: CheckKey) => Promise<Creation<RouteAnswer<R>>>,
  openExtras?: ExtrasFactory<Extras>,
): ApiHandler<Extras> {
  const run = async (call: Call<R, Extras>, arrival: Arrival) => {
    const { caller, now } = call as unknown as { caller: Caller; now: Date };
    const creationCall = { ...arrival, accountId: caller.user.id, now };
    return (await createOnce(creationCall, async (checkKey) => await plan(call, checkKey))) as Result<R>;
  };
  return defineHandler<R, Extras>(route, run, openExtras);
}

/** Throws when the idempotency key belongs to a different call. */
type CheckKey = () => Promise<unknown>;
type Plan = (checkKey: CheckKey) => Promise<Creation<unknown>>;

interface CreationCall extends Arrival {
  readonly accountId: string;
  readonly now: Date;
}

/**
 * Commits the plan and returns its response. Under an idempotency key the response is stored in the same transaction, so retries, even parallel ones or up to
 * 25 hours later, create nothing and get the same response.
 * @throws ProductError `key-reused` when the key belongs to a different call.
 */
async function createOnce(creationCall: CreationCall, plan: Plan): Promise<unknown> {
  const key = readIdempotencyKey(creationCall.event);
  if (key === undefined)
    return await repeatOnConflict(
      async () => await commitCreation(creationCall, await plan(async () => await Promise.resolve())),
    );
  return await repeatOnConflict(async () => {
    try {
      return await createUnderKey(creationCall, key, plan);
    } catch (error) {
      const isRefused = error instanceof ProductError && error.code !== 'key-reused';
      // A parallel duplicate of this call may have succeeded and caused this refusal.
      const kept = isRefused ? await findKept(creationCall, key) : undefined;
      if (kept?.sealed !== undefined) return unseal(kept.sealed, key);
      throw error;
    }
  });
}

async function createUnderKey(creationCall: CreationCall, key: string, plan: Plan): Promise<unknown> {
  const { route, now, context } = creationCall;
  const keeping = findKept(creationCall, key);
  const checkKey = async () => await keeping;
  const planning = route.repeatable === 'by-resuming' ? plan(checkKey) : undefined;
  // A `key-reused` error takes precedence over the plan's own errors.
  await Promise.allSettled([keeping, planning]);
  const kept = await keeping;
  if (kept?.sealed !== undefined) return unseal(kept.sealed, key);
  const creation = await (planning ?? plan(checkKey));
  if (kept?.isOver === false) return await commitCreation(creationCall, creation);
  const answer = route.repeatable === 'by-key' ? await answerOf(creation) : undefined;
  const nowSeconds = Math.floor(now.getTime() / 1_000);
  const keep = storedAnswers.save(context.table, kept?.seen, {
    ...placeOf(creationCall, key),
    fingerprint: fingerprintOf(creationCall, key),
    ...(answer !== undefined && { sealed: seal(answer, key, context.randomBytes) }),
    expiresAt: nowSeconds + limits.keptAnswerSeconds,
  });
  return await commitCreation(creationCall, creation, [keep]);
}

function placeOf({ route, accountId: userId }: CreationCall, key: string) {
  return { userId, keyHash: createHash('sha256').update(`${route.id} ${key}`).digest('base64url') };
}

function fingerprintOf({ event }: CreationCall, key: string): string {
  return createHmac('sha256', key)
    .update(`${event.rawPath}\n${event.body ?? ''}`)
    .digest('base64url');
}

/** The row stored under the key; `isOver` when it has expired but is not deleted yet. @throws ProductError `key-reused` */
async function findKept(creationCall: CreationCall, key: string) {
  const seen = await storedAnswers.find(creationCall.context.table, placeOf(creationCall, key));
  if (!seen) return undefined;
  const isOver = hasExpired(seen, creationCall.now);
  if (isOver) return { seen, isOver, sealed: undefined };
  if (seen.fingerprint !== fingerprintOf(creationCall, key)) throw new ProductError('key-reused');
  return { seen, isOver, sealed: seen.sealed };
}

/** Commits the planned writes while the response may be read in parallel. If both fail, the write's error is thrown. */
async function commitCreation(
  { context }: CreationCall,
  creation: Creation<unknown>,
  keep: Creation<unknown>['actions'] = [],
): Promise<unknown> {
  const { actions, explain, afterwards } = creation;
  const writing = context.table.commit([...actions, ...keep]);
  const answering = answerOf(creation);
  await Promise.allSettled([writing, answering]);
  try {
    await writing;
  } catch (error) {
    await explain?.(error);
    throw error;
  }
  await afterwards?.();
  return await answering;
}

async function answerOf({ answer }: Creation<unknown>): Promise<unknown> {
  return typeof answer === 'function' ? await (answer as () => Promise<unknown>)() : answer;
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

function cipherKeyOf(key: string): Buffer {
  return createHash('sha256').update(`answer ${key}`).digest();
}

function seal(answer: unknown, key: string, randomBytes: AppContext['randomBytes']): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, cipherKeyOf(key), iv);
  const text = Buffer.concat([sealing.update(brotliCompressSync(JSON.stringify(answer))), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), text]).toString('base64url');
}

function unseal(sealed: string, key: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url');
  const opening = createDecipheriv(cipher, cipherKeyOf(key), bytes.subarray(0, ivBytes));
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const text = Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]);
  return JSON.parse(brotliDecompressSync(text).toString());
}

import * as z from 'zod';
import { userKeys } from './keys.ts';
import { Partition } from './partition.ts';
import type { Key, Table } from './table.ts';
import type { WriteAction } from './write-action.ts';

/** One signed-in browser. The token names it; without this record the token is worth nothing. */
export const storedSignInSession = z.object({
  id: z.string(),
  userId: z.string(),
  /** The account's session epoch when this session began. */
  epoch: z.int(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** Seconds since 1970. Checked by value on every request; the table's TTL only sweeps. */
  expiresAt: z.int(),
});
export type StoredSignInSession = z.infer<typeof storedSignInSession>;

export function signInSessionKey(userId: string, sessionId: string): Key {
  return { PK: userKeys.partition(userId), SK: userKeys.session(sessionId) };
}

function rows(table: Table, userId: string): Partition {
  return new Partition(table, userKeys.partition(userId));
}

export function createSignInSessionAction(table: Table, session: StoredSignInSession): WriteAction {
  return rows(table, session.userId).put(userKeys.session(session.id), session);
}

/**
 * Notes that the session is in use.
 * @throws ProductError `not-signed-in` when the session ended meanwhile: it stays ended.
 */
export async function touchSignInSession(table: Table, session: StoredSignInSession, now: Date): Promise<void> {
  await table.commit([
    rows(table, session.userId).change(
      userKeys.session(session.id),
      { set: { lastSeenAt: now.toISOString() } },
      { condition: { exists: true }, otherwise: 'not-signed-in' },
    ),
  ]);
}

/** @returns the write that carries a session over to the account's next epoch: it alone stays signed in. */
export function carryOverAction(table: Table, session: StoredSignInSession): WriteAction {
  return rows(table, session.userId).change(userKeys.session(session.id), { set: { epoch: session.epoch + 1 } });
}

export async function endSignInSession(table: Table, session: StoredSignInSession): Promise<void> {
  await table.commit([rows(table, session.userId).remove(userKeys.session(session.id))]);
}
